// The newest message stays in view as messages grow; whoever reads further up is left alone.
const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
const gone = document.getElementById("gone");
const SOON = 3000; // ms after a press in which a new message counts as its answer
const NEAR = 160; // px from the bottom
const MOVING = 800; // ms in which a wheel, a finger or a key goes on scrolling
const LOST = 3; // requests in a row without an answer after which the playground has stopped
let pressed = Date.now();
let newest = null;
let near = true;
let moved = 0; // when somebody last scrolled; while the bar is held, for ever
let unanswered = 0;

document.addEventListener("click", () => { pressed = Date.now(); }, true);
document.addEventListener("submit", () => { pressed = Date.now(); }, true);
for (const kind of ["wheel", "touchmove", "keydown"]) {
  document.addEventListener(kind, () => { moved = Date.now(); }, { capture: true, passive: true });
}
timeline.addEventListener("pointerdown", (event) => { if (event.target === timeline) moved = Infinity; });
document.addEventListener("pointerup", () => { if (moved === Infinity) moved = Date.now(); });
timeline.addEventListener("scroll", () => {
  // The library scrolls too, to keep its place: that says nothing about the reader.
  const isNear = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
  if (isNear || Date.now() - moved < MOVING) near = isNear;
});

function down() {
  timeline.scrollTop = timeline.scrollHeight;
}

new MutationObserver(() => {
  const last = [...list.querySelectorAll("[data-message-id]")].at(-1)?.dataset.messageId ?? null;
  if (last === newest) return;
  newest = last;
  const now = Date.now();
  if (!near && now - pressed > SOON) return;
  for (const wait of [0, 150, 600]) setTimeout(() => { if (moved < now) down(); }, wait);
}).observe(list, { childList: true, subtree: true });

// Pictures arrive later than the words around them.
new ResizeObserver(() => { if (near) down(); }).observe(list);

// The page keeps asking; when nobody answers any more it says so, and until somebody does.
const ask = window.fetch;
window.fetch = async (...request) => {
  try {
    const answer = await ask(...request);
    unanswered = 0;
    gone.hidden = true;
    return answer;
  } catch (error) {
    if (error.name !== "AbortError") gone.hidden = (unanswered += 1) < LOST;
    throw error;
  }
};

// Links to Discord's own address of a thread or a message lead to its page here.
const ADDRESS = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/;

function linked(target) {
  const mention = target.closest?.(".mention")?.textContent.replace(/^#/, "");
  const named = [...document.querySelectorAll(".message-system-link")];
  const link = target.closest?.("a") ?? named.find((each) => mention && each.textContent === mention);
  return ADDRESS.exec(link?.href ?? "");
}

document.addEventListener("click", (event) => {
  const found = linked(event.target);
  if (!found) return;
  event.preventDefault();
  const message = found[2] && list.querySelector(`[data-message-id="${found[2]}"]`);
  if (message) return message.scrollIntoView({ block: "center" });
  const [secret, person] = location.hash.slice(1).split(".");
  window.open(`${location.pathname}#${secret}.${person}.${found[1]}`, "_blank");
}, true);
