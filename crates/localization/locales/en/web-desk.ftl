# The desk of moderators and admins.

web-desk-parts = Parts of the desk
web-desk-reports = Open reports
web-desk-answered = Answered
web-desk-log = Log
web-desk-not-yours = This screen is for moderators.

web-desk-nothing = No report waits for an answer.
web-desk-none-answered = No report was answered yet.
web-desk-current = The report
web-desk-position = Report { $position } of { $count }
web-desk-previous = Previous report
web-desk-next = Next report
web-desk-due = To be answered by { $time }
web-desk-late = Should have been answered by { $time }
web-desk-overdue = Overdue
web-desk-said = Said: “{ $phrase }”
web-desk-said-long-ago = The phrase is not kept any more.
web-desk-no-words = Without words
web-desk-by = Reported by { $player }, { $time }
web-desk-also = { $count ->
    [one] One more report
   *[other] { $count } more reports
}
web-desk-waiting = Waiting reports

web-desk-outcome = Outcome
web-desk-outcome-no_action = No action
web-desk-outcome-warned = Warned
web-desk-outcome-muted = Muted
web-desk-outcome-renamed = Renamed
web-desk-outcome-banned = Banned
web-desk-outcome-game_voided = Game ended
web-desk-why = Reason, for the log
web-desk-why-hint = Left empty, the log names the outcome.

web-desk-find = Name of a player, or link of a game or a tournament
web-desk-find-do = Find
web-desk-player = Player
web-desk-facts = Facts
web-desk-actions = Actions
web-desk-profile = Public page
web-desk-ban = Ban
web-desk-ban-player = Ban { $player }
web-desk-ban-what = The account cannot sign in or act, and bots take over its running games. The person reads the reason, the end, and where to object.
web-desk-days = How long
web-desk-days-of = { $count ->
    [one] 1 day
   *[other] { $count } days
}
web-desk-endless = Until it is lifted
web-desk-ban-reason = Reason, which the banned person reads
web-desk-banned = { $player } is banned.
web-desk-unban = Lift the ban
web-desk-unban-what = The sessions of the account work again. Games that bots have taken over are not given back.
web-desk-unbanned = { $player } is not banned any more.
web-desk-role = Role
web-desk-role-of = Role of the account: { $player }
web-desk-role-what = Moderators answer reports and end games. Admins also ban, give roles and read the log.
web-desk-role-player = None
web-desk-role-moderator = Moderator
web-desk-role-admin = Admin

web-desk-game = Game
web-desk-status-lobby = Waits for players
web-desk-status-running = Being played
web-desk-status-finished = Finished
web-desk-status-void = Ended without a result
web-desk-void = End the game
web-desk-void-what = The game ends for everybody, without scores and ratings.

web-desk-log-none = Nothing was done yet.
web-desk-did-grant = Made an admin
web-desk-did-appoint = Made a moderator
web-desk-did-revoke = Role taken back
web-desk-did-ban = Banned
web-desk-did-unban = Ban lifted
web-desk-did-void_game = Game ended
web-desk-did-close_report = Report answered
web-desk-until = Until { $time }
web-desk-command = Command line

web-desk-mute = Mute
web-desk-mute-what = The account plays on, but says nothing. It reads the reason and the end when it tries.
web-desk-mute-reason = Reason, which the muted person reads
web-desk-muted = { $player } is muted.
web-desk-unmute = End the mute
web-desk-unmute-what = The account can say things again.
web-desk-unmuted = { $player } can say things again.
web-desk-did-mute = Muted
web-desk-did-unmute = Mute ended
web-desk-did-post_notice = Notice posted
web-desk-did-remove_notice = Notice removed
web-desk-pairs = Pairs
web-desk-pairs-what = Pairs with at least three rated games among the latest 10,000 games of the server, the most surprising first. Luck stands here, too: watch the games.
web-desk-pairs-none = No pair stands out.
web-desk-pair-score = { $score } of { $games } games won, { $expected } expected
web-desk-pair-more = Surprise { $surprise } · rating { $gained } · { $abandoned } left by the other
web-desk-gifts = Points given away
web-desk-gifts-what = Players of whom the moves were worth more to one opponent than to the rest of the table, in at least three rated games of three to five, the highest index first. An index above 3.5 is rare by chance: watch the games.
web-desk-gifts-none = No player stands out.
web-desk-gift = { $giver } to { $receiver }
web-desk-gift-more = { $points } points a game in { $games } games · index { $index }
web-desk-their-games = Their games
web-desk-notices = Notices
web-desk-notices-none = There are no notices.
web-desk-notice-time = From { $from } until { $until }
web-desk-notice-remove = Remove
web-desk-notice-new = A new notice
web-desk-notice-post = Post
web-desk-notice-text = Text, { $language }
web-desk-notice-hours = How long
web-desk-hours-of = { $count } hours
web-desk-rename = Rename
web-desk-rename-player = Rename { $player }
web-desk-rename-what = The old name leaves games, lists and pictures at once, and nobody can take it for 30 days. The person reads the reason in the inbox.
web-desk-rename-to = New name; left empty, the server makes one up
web-desk-rename-reason = Reason, which the person reads
web-desk-renamed = The name is now { $player }.
web-desk-did-rename = Renamed
web-desk-did-delete_account = Deleted on request
web-desk-delete = Delete
web-desk-delete-what = { $player } is deleted as if they had done it themselves: games stay, under another name. This cannot be taken back.
web-desk-deleted = { $player } is deleted.
web-desk-figures = Games: { $games }, not over: { $unfinished } · Devices: { $devices }
web-desk-open = Not answered yet
web-desk-tournament = Tournament
web-desk-rule-why = Reason, which everybody can read
web-desk-decide = Decide table { $table }
web-desk-decide-what = These places count as the result. Players who share a place leave out the next one: 1, 2, 2, 4. A game that goes on ends without a result.
web-desk-place = Place of { $player }
web-desk-did-pause_tournament = Tournament paused
web-desk-did-resume_tournament = Tournament goes on
web-desk-did-cancel_tournament = Tournament called off
web-desk-did-remove_entrant = Taken out of a tournament
web-desk-did-decide_table = Result of a table decided
web-desk-health = Health
web-desk-health-well = This server takes moves, and its work in the background goes on.
web-desk-health-jobs = Work in the background fails: { $jobs }. The log of the server says why.
web-desk-health-version = Version { $version }
web-desk-health-again = Look again
web-desk-health-webhooks = Webhooks that fail
web-desk-health-operator = Webhook of the operator
web-desk-health-since = { $count ->
    [one] { $count } failure since { $time }
   *[other] { $count } failures since { $time }
}
web-desk-health-paused = paused
web-desk-health-outages = Outages: clocks that had run out got five minutes more
