var d=`web-desk-parts = Bereiche der Moderation
web-desk-reports = Offene Meldungen
web-desk-answered = Beantwortet
web-desk-log = Protokoll
web-desk-not-yours = Diese Seite ist f\xFCr die Moderation.
web-desk-nothing = Keine Meldung wartet auf Antwort.
web-desk-none-answered = Noch wurde keine Meldung beantwortet.
web-desk-current = Die Meldung
web-desk-position = Meldung { $position } von { $count }
web-desk-previous = Vorige Meldung
web-desk-next = N\xE4chste Meldung
web-desk-due = Zu beantworten bis { $time }
web-desk-late = H\xE4tte bis { $time } beantwortet sein sollen
web-desk-overdue = \xDCberf\xE4llig
web-desk-said = Gesagt: \u201E{ $phrase }\u201C
web-desk-said-long-ago = Der Spruch ist nicht mehr gespeichert.
web-desk-no-words = Ohne Worte
web-desk-by = Gemeldet von { $player }, { $time }
web-desk-also = { $count ->
    [one] Eine weitere Meldung
   *[other] { $count } weitere Meldungen
}
web-desk-waiting = Wartende Meldungen
web-desk-outcome = Ergebnis
web-desk-outcome-no_action = Keine Ma\xDFnahme
web-desk-outcome-warned = Verwarnt
web-desk-outcome-muted = Stumm gestellt
web-desk-outcome-renamed = Umbenannt
web-desk-outcome-banned = Gesperrt
web-desk-outcome-game_voided = Partie beendet
web-desk-why = Grund, f\xFCr das Protokoll
web-desk-why-hint = Ohne Grund steht das Ergebnis im Protokoll.
web-desk-find = Name eines Kontos oder Link einer Partie
web-desk-find-do = Suchen
web-desk-player = Konto
web-desk-facts = Angaben
web-desk-actions = Ma\xDFnahmen
web-desk-profile = \xD6ffentliche Seite
web-desk-ban = Sperren
web-desk-ban-player = { $player } sperren
web-desk-ban-what = Das Konto kann sich nicht mehr anmelden und nichts tun; Bots \xFCbernehmen seine laufenden Partien. Die Person liest den Grund, das Ende und wo sie widersprechen kann.
web-desk-days = Wie lange
web-desk-days-of = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-desk-endless = Bis zur Aufhebung
web-desk-ban-reason = Grund, den die gesperrte Person liest
web-desk-banned = { $player } ist gesperrt.
web-desk-unban = Sperre aufheben
web-desk-unban-what = Die Sitzungen des Kontos gelten wieder. Partien, die Bots \xFCbernommen haben, kommen nicht zur\xFCck.
web-desk-unbanned = { $player } ist nicht mehr gesperrt.
web-desk-role = Rolle
web-desk-role-of = Rolle von { $player }
web-desk-role-what = Die Moderation beantwortet Meldungen und beendet Partien. Die Administration kann auch sperren, Rollen vergeben und das Protokoll lesen.
web-desk-role-player = Keine
web-desk-role-moderator = Moderation
web-desk-role-admin = Administration
web-desk-game = Partie
web-desk-status-lobby = Wartet auf Mitspielende
web-desk-status-running = L\xE4uft
web-desk-status-finished = Beendet
web-desk-status-void = Ohne Ergebnis beendet
web-desk-void = Partie beenden
web-desk-void-what = Die Partie endet f\xFCr alle, ohne Wertung und Wertungszahlen.
web-desk-log-none = Noch wurde nichts getan.
web-desk-did-grant = Zur Administration ernannt
web-desk-did-appoint = Zur Moderation ernannt
web-desk-did-revoke = Rolle entzogen
web-desk-did-ban = Gesperrt
web-desk-did-unban = Sperre aufgehoben
web-desk-did-void_game = Partie beendet
web-desk-did-close_report = Meldung beantwortet
web-desk-until = Bis { $time }
web-desk-command = Befehlszeile`;export{d as default};
