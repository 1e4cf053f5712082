# Reports of players, and the screen of somebody who is banned.

web-report-player = Report { $player }
web-report-what = What is it about?
web-report-this-game = This game
web-report-reason = What is wrong?
web-report-reason-false_name = The name
web-report-reason-harassment = Insults or harassment
web-report-reason-cheating = Cheating
web-report-reason-collusion = Playing for each other
web-report-reason-stalling = Wasting time on purpose
web-report-reason-other = Something else
web-report-words = In your words (optional)
web-report-words-what = At most 500 letters. Only moderators read them.
web-report-choose = Choose what is wrong.
web-report-send = Send
web-report-sent = Your report is sent
web-report-next = A moderator answers within a day. You read the outcome under “News”. Nobody but the moderators learns who has reported it.
web-report-meanwhile = Until then you need neither hear nor see { $player }.
web-report-none = You have reported nothing yet.
web-report-how = Players are reported on their page, games in their menu, and phrases beside what was said.
web-report-of-game = A game
web-report-of-phrase = Something said in a game
web-report-hidden = A player
web-report-open = Waits for an answer
web-report-outcome-no_action = Nothing against the rules was found.
web-report-outcome-warned = The player was warned.
web-report-outcome-renamed = The player was given another name.
web-report-outcome-muted = The player can say nothing for a while.
web-report-outcome-banned = The player was banned.
web-report-outcome-game_voided = The game was ended without a result.

web-ban-title = Your account is banned
web-ban-what = You cannot play until the ban ends. In your running games, bots play on.
web-ban-why = Reason
web-ban-until = End
web-ban-endless = None: the ban lasts until it is lifted
web-ban-object = You can object here
