# Reports of players, and the screen of somebody who is banned.

web-report-player = { $player } melden
web-report-what = Worum geht es?
web-report-this-game = Diese Partie
web-report-reason = Was stimmt nicht?
web-report-reason-false_name = Der Name
web-report-reason-harassment = Beleidigung oder Belästigung
web-report-reason-cheating = Betrug
web-report-reason-collusion = Absprachen
web-report-reason-stalling = Absichtliches Verzögern
web-report-reason-other = Etwas anderes
web-report-words = In deinen Worten (freiwillig)
web-report-words-what = Höchstens 500 Zeichen. Nur die Moderation liest sie.
web-report-choose = Wähle, was nicht stimmt.
web-report-send = Senden
web-report-sent = Deine Meldung ist verschickt
web-report-next = Die Moderation antwortet innerhalb eines Tages. Das Ergebnis liest du unter „Neues“. Sonst erfährt niemand, wer das gemeldet hat.
web-report-meanwhile = Bis dahin kannst du { $player } stummschalten oder blockieren.
web-report-none = Du hast noch nichts gemeldet.
web-report-how = Melden kannst du jemanden auf der eigenen Seite, eine Partie in ihrem Menü und einen Spruch daneben.
web-report-of-game = Eine Partie
web-report-of-phrase = Ein Spruch in einer Partie
web-report-hidden = Ein Konto
web-report-open = Wartet auf Antwort
web-report-outcome-no_action = Es wurde kein Verstoß gegen die Regeln gefunden.
web-report-outcome-warned = Das Konto wurde verwarnt.
web-report-outcome-renamed = Das Konto hat einen anderen Namen bekommen.
web-report-outcome-muted = Von diesem Konto kommt eine Weile lang nichts mehr.
web-report-outcome-banned = Das Konto wurde gesperrt.
web-report-outcome-game_voided = Die Partie wurde ohne Ergebnis beendet.

web-ban-title = Dein Konto ist gesperrt
web-ban-what = Du kannst nicht spielen, bis die Sperre endet. In deinen laufenden Partien spielen Bots weiter.
web-ban-why = Grund
web-ban-until = Ende
web-ban-endless = Keines: Die Sperre gilt, bis sie aufgehoben wird
web-ban-object = Hier kannst du widersprechen
