"""Settings: where each press on a panel of them goes, and the form for a time zone."""

from collections.abc import Mapping, Sequence

from bot.match.table import Clock
from bot.people.asking import Asking, Next, Wall, read_press
from bot.people.own_settings import OWN, OwnSettings
from bot.people.panels import ANSWER
from bot.people.people import People, Person
from bot.people.server_settings import OF_SERVER, ServerSettings, moderated
from bot.people.servers import Servers
from bot.ui.panels import Panel
from games.errors import UnreadableMove
from storage.audit import Audit


class Preferences:
    def __init__(
        self, people: People, servers: Servers, wall: Wall, audit: Audit, clock: Clock
    ) -> None:
        self.own = OwnSettings(people, wall, clock)
        self.of_server = ServerSettings(servers, wall, audit, clock)

    async def pressed(self, rest: str, values: Sequence[str], asking: Asking) -> Next:
        """A button or a menu."""
        whose, verb, argument = read_press(rest, values)
        if whose == "me" and verb in OWN:
            return await OWN[verb](self.own, asking.who, argument)
        if whose == "server" and verb in OF_SERVER:
            moderated(asking)
            return await OF_SERVER[verb](self.of_server, asking, argument)
        raise UnreadableMove

    async def sent(self, rest: str, answers: Mapping[str, str], who: Person) -> Panel:
        """The form for a time zone."""
        if read_press(rest) != ("me", "zone", ""):
            raise UnreadableMove
        return await self.own.set_zone(who, answers.get(ANSWER, ""))
