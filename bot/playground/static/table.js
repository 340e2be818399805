// What follows from one's own press is brought into view; whoever reads further up is left alone.
const timeline = document.getElementById("channel-timeline");
const list = document.getElementById("channel-message-list");
const SOON = 3000; // ms after a press in which a new message counts as its answer
const NEAR = 160; // px from the bottom
let pressed = Date.now();
let newest = null;
let near = true;

document.addEventListener("click", () => { pressed = Date.now(); }, true);
document.addEventListener("submit", () => { pressed = Date.now(); }, true);
timeline.addEventListener("scroll", () => {
  near = timeline.scrollHeight - timeline.scrollTop - timeline.clientHeight < NEAR;
});

function down() {
  timeline.scrollTop = timeline.scrollHeight;
}

new MutationObserver(() => {
  const last = [...list.querySelectorAll("[data-message-id]")].at(-1)?.dataset.messageId ?? null;
  if (last === newest) return;
  newest = last;
  if (near || Date.now() - pressed < SOON) for (const wait of [0, 150, 600]) setTimeout(down, wait);
}).observe(list, { childList: true, subtree: true });

// Pictures arrive later than the words around them.
new ResizeObserver(() => { if (near) down(); }).observe(list);
