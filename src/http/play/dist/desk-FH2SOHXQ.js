var s=`web-desk-parts = Parts of the desk
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
web-desk-said = Said: \u201C{ $phrase }\u201D
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
web-desk-find = Name of a player, or link of a game
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
web-desk-command = Command line`;export{s as default};
