var s=`web-desk-parts = Parties de la mod\xE9ration
web-desk-reports = Signalements ouverts
web-desk-answered = Trait\xE9s
web-desk-log = Journal
web-desk-not-yours = Cet \xE9cran est r\xE9serv\xE9 \xE0 la mod\xE9ration.
web-desk-nothing = Aucun signalement n\u2019attend de r\xE9ponse.
web-desk-none-answered = Aucun signalement n\u2019a encore \xE9t\xE9 trait\xE9.
web-desk-current = Le signalement
web-desk-position = Signalement { $position } sur { $count }
web-desk-previous = Signalement pr\xE9c\xE9dent
web-desk-next = Signalement suivant
web-desk-due = \xC0 traiter avant le { $time }
web-desk-late = Aurait d\xFB \xEAtre trait\xE9 avant le { $time }
web-desk-overdue = En retard
web-desk-said = Phrase\u202F: \xAB\u202F{ $phrase }\u202F\xBB
web-desk-said-long-ago = La phrase n\u2019est plus conserv\xE9e.
web-desk-no-words = Sans commentaire
web-desk-by = Signal\xE9 par { $player }, { $time }
web-desk-also = { $count ->
    [one] { $count } autre signalement
   *[other] { $count } autres signalements
}
web-desk-waiting = Signalements en attente
web-desk-outcome = R\xE9sultat
web-desk-outcome-no_action = Sans suite
web-desk-outcome-warned = Averti
web-desk-outcome-muted = Mis en sourdine
web-desk-outcome-renamed = Renomm\xE9
web-desk-outcome-banned = Banni
web-desk-outcome-game_voided = Partie arr\xEAt\xE9e
web-desk-why = Motif, pour le journal
web-desk-why-hint = Sans motif, le journal indique le r\xE9sultat.
web-desk-find = Nom d\u2019un joueur, ou lien d\u2019une partie
web-desk-find-do = Chercher
web-desk-player = Joueur
web-desk-facts = Informations
web-desk-actions = Mesures
web-desk-profile = Page publique
web-desk-ban = Bannir
web-desk-ban-player = Bannir { $player }
web-desk-ban-what = Le compte ne peut plus se connecter ni agir, et des bots reprennent ses parties en cours. La personne lit le motif, la fin et o\xF9 contester.
web-desk-days = Dur\xE9e
web-desk-days-of = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-desk-endless = Sans fin
web-desk-ban-reason = Motif, que la personne bannie lit
web-desk-banned = Le compte de { $player } est banni.
web-desk-unban = Lever le bannissement
web-desk-unban-what = Les sessions du compte fonctionnent \xE0 nouveau. Les parties reprises par des bots ne sont pas rendues.
web-desk-unbanned = Le compte de { $player } n\u2019est plus banni.
web-desk-role = R\xF4le
web-desk-role-of = R\xF4le du compte\u202F: { $player }
web-desk-role-what = La mod\xE9ration traite les signalements et arr\xEAte des parties. L\u2019administration peut aussi bannir, donner des r\xF4les et lire le journal.
web-desk-role-player = Aucun
web-desk-role-moderator = Mod\xE9ration
web-desk-role-admin = Administration
web-desk-game = Partie
web-desk-status-lobby = Attend des joueurs
web-desk-status-running = En cours
web-desk-status-finished = Termin\xE9e
web-desk-status-void = Sans r\xE9sultat
web-desk-void = Arr\xEAter la partie
web-desk-void-what = La partie s\u2019arr\xEAte pour tout le monde, sans score ni cote.
web-desk-log-none = Rien n\u2019a encore \xE9t\xE9 fait.
web-desk-did-grant = Administration confi\xE9e
web-desk-did-appoint = Mod\xE9ration confi\xE9e
web-desk-did-revoke = R\xF4le retir\xE9
web-desk-did-ban = Bannissement
web-desk-did-unban = Bannissement lev\xE9
web-desk-did-void_game = Partie arr\xEAt\xE9e
web-desk-did-close_report = Signalement trait\xE9
web-desk-until = Jusqu\u2019au { $time }
web-desk-command = Ligne de commande`;export{s as default};
