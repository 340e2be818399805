# The playground: its start page, and what stands around the simulated Discord

playground-lead = Card games in Discord channels, with friends or against the computer.
playground-what = This is the real bot on a simulated Discord, on your own computer: no account, no token, nothing leaves this machine.
playground-as = Who are you?
playground-games = Pick a game
playground-seats = { $least } to { $most } players
playground-alone = Play three computers
playground-together = Open a table for friends
playground-people = Be several people
playground-people-how = Each link opens the channel as somebody else. Open several side by side, and hold several hands.
playground-open = The channel as { $name }
playground-messages = Direct messages to { $name }
playground-thread = “{ $thread }” as { $name }
playground-tables = { $count ->
    [0] No table is open.
    [one] One table is open.
   *[other] { $count } tables are open.
}
playground-how = How to play
playground-how-hand = Press *My hand* under the table. Only you see it, as on Discord.
playground-how-press = Its buttons are your moves. The table above follows, and so does everybody else's page.
playground-how-type = Or type a command into the message box. These are all there are:
playground-stop = Close the terminal, or press Ctrl+C in it, to stop. Matches are kept, and go on at the next start.
playground-home = Start page
playground-locked = Please use the link that was printed in the terminal. It ends in a secret, so that only you can play for everybody.
playground-not-opened = The table could not be opened: { $why }
playground-started = The playground is open. Stop it with Ctrl+C.
playground-kept = Matches are kept in { $file }; --fresh starts over.
playground-gone = The playground has stopped. Start it again, then use the link it prints.
