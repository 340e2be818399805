"""Lists what declares the slash commands of all rooms, in the order in which they are added."""

import bot.conduct.command
import bot.inbox.command
import bot.ladder.command
import bot.lobby.command
import bot.moderation.command
import bot.people.command
import bot.privacy.command
import bot.rulebook.command

COMMANDS = (
    bot.lobby.command.add,
    bot.inbox.command.add,
    bot.ladder.command.add,
    bot.rulebook.command.add,
    bot.people.command.add,
    bot.conduct.command.add,
    bot.privacy.command.add,
    bot.moderation.command.add,
)
