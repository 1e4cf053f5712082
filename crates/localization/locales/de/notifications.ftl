# Was Posteingang und Webhooks sagen. Ein Titel hat keinen Punkt; darunter stehen Sätze.

notification-table = Mit { $opponents } · { $variant }

notification-your-turn-title = Du bist am Zug

notification-deadline-near-title = Deine Zeit läuft ab
notification-deadline-near-body = Übrige Zeit: etwa { $time }. { $table }

notification-invited-title = { $player } lädt dich zu einer Partie ein
notification-invited-by-nobody-title = Du bist zu einer Partie eingeladen

notification-rematch-title = { $player } möchte eine Revanche
notification-rematch-by-nobody-title = Eine Revanche wartet auf dich
notification-rematch-body = Für dich ist ein Platz reserviert. { $table }
notification-kept-seat-opened-title = Ein Platz deiner Revanche ist frei
notification-kept-seat-opened-body = Wer dort saß, ist nicht mehr da. Jetzt kann ihn jeder nehmen. { $table }

notification-started-title = Die Partie beginnt

notification-finished-title = Die Partie ist zu Ende
notification-finished-body =
    { $rank ->
        [1] Du hast gewonnen. { $table }
       *[other] Dein Rang: { $rank }. { $table }
    }

notification-voided-title = Die Partie endete ohne Ergebnis

notification-seat-handed-over-title = Ein Bot spielt für dich
notification-seat-handed-over-body = Deine Zeit ist abgelaufen. Solange die Partie läuft, kannst du deinen Platz wieder einnehmen. { $table }
notification-stand-in-seated-title = Jemand spielt für dich weiter
notification-stand-in-seated-body = Jemand hat den Platz übernommen, den du verlassen hattest. { $table }
notification-standing-order-title = Dein Auftrag
order-route-claimed = Ausgeführt: Die Strecke gehört dir.
order-cards-drawn = Ausgeführt: Für dich wurden Karten gezogen.
order-route-closed = Aufgehoben: Die Strecke steht dir nicht mehr offen. Du bist am Zug.
order-row-replaced = Aufgehoben: Die offenen Karten wurden ausgetauscht. Du bist am Zug.
order-last-round = Aufgehoben: Die letzte Runde hat begonnen. Du bist am Zug.
order-tunnel-asked = Der Tunnel verlangte mehr Karten, als du gelegt hast.
order-deck-empty = Aufgehoben: Es gibt keine Karten zu ziehen. Du bist am Zug.

# About the account. $device is the name of a device, or "notification-some-device".
notification-some-device = Eines deiner Geräte
notification-token-repeated-title = Vielleicht hat jemand anders deine Anmeldung
notification-token-repeated-body = { $device } hat die Anmeldung binnen Sekunden von zwei Orten erneuert. Wenn du da nicht gerade das Netz gewechselt hast, melde dich überall ab und ändere dein Passwort.
notification-token-reused-title = Ein Gerät wurde abgemeldet
notification-token-reused-body = Ein altes Token eines deiner Geräte wurde benutzt, vielleicht von jemand anderem. Wenn du es dir nicht erklären kannst, ändere dein Passwort.
notification-recovery-code-used-title = Ein Wiederherstellungscode wurde benutzt
notification-recovery-code-used-body = { $device } hat mit einem Wiederherstellungscode ein neues Passwort gesetzt. Alle anderen Geräte wurden abgemeldet.
notification-identity-linked-title = Eine Anmeldung wurde mit deinem Konto verknüpft
notification-identity-linked-body = { $device } hat die Anmeldung bei einem Anbieter verknüpft, die nun in dein Konto führt. Wenn du das nicht warst, trenne sie, melde dich überall ab und ändere dein Passwort.
notification-api-key-made-title = Ein API-Schlüssel wurde angelegt
notification-api-key-made-body = Programme können damit für dich lesen oder spielen. Wenn du das nicht warst: Widerrufe ihn in den Einstellungen, melde dich überall ab und ändere dein Passwort.

# About friends. $player is a name, or "notification-some-player".
notification-some-player = Jemand
notification-friend-request-title = { $player } möchte mit dir befreundet sein
notification-friend-request-body = Nimm in der Liste deiner Freunde an oder lehne ab.
notification-friend-accepted-title = { $player } ist jetzt mit dir befreundet
notification-friend-accepted-body = In der Liste deiner Freunde siehst du, wer auf Mitspielende wartet.

# About tournaments.
notification-tournament-soon-title = Dein Turnier beginnt bald
notification-tournament-soon-body = Es beginnt in einer Viertelstunde.
notification-tournament-finished-title = Dein Turnier ist zu Ende
notification-tournament-finished-body = Du bist auf Platz { $place }.
notification-tournament-cancelled-title = Dein Turnier wurde abgesagt
notification-tournament-cancelled-body = Kein Tisch davon wird weitergespielt.
notification-tournament-withdrawn-title = Du nimmst an deinem Turnier nicht mehr teil
notification-tournament-withdrawn-body = Du hast an einem Tisch keinen Zug gemacht.
notification-tournament-withdrawn-return-body = Du hast an deinem Tisch keinen Zug gemacht. Wenn du wieder da bist, nimm wieder teil.
notification-tournament-removed-title = Du wurdest aus einem Turnier genommen
notification-tournament-removed-body = Das hat entschieden, wer es ausrichtet, oder die Administration. Hattest du einen Tisch, spielt dort ein Bot weiter.
notification-table-ruled-title = Ein Tisch deines Turniers wurde entschieden
notification-table-ruled-body = Die Administration hat das Ergebnis entschieden. Es steht auf der Seite des Turniers.
notification-league-ends-title = Deine Liga endet
notification-league-ends-body = Es beginnt keine weitere Saison.
notification-league-left-title = Du bist kein Mitglied deiner Liga mehr
notification-league-left-body = Du hast in der letzten Saison keinen Zug gemacht. Du kannst wieder beitreten.
notification-league-removed-title = Du wurdest aus einer Liga genommen
notification-league-removed-body = Das hat entschieden, wer sie ausrichtet. Tische der laufenden Saison gehen weiter.
notification-league-season-title = In deiner Liga beginnt eine Saison
notification-league-season-body = Du spielst in Division { $division }.

# About seasons.
notification-season-finished-title = Die Saison { $season } ist zu Ende
notification-season-finished-duel-body = Zu zweit bist du auf Platz { $place }.
notification-season-finished-table-body = Zu dritt bis fünft bist du auf Platz { $place }.

# About tables that somebody looks for.
notification-table-opened-title = { $player } eröffnet einen Tisch, wie du ihn suchst
notification-table-opened-by-nobody-title = Ein Tisch, wie du ihn suchst, ist offen

# Über Meldungen.
notification-report-closed-title = Deine Meldung wurde beantwortet
notification-report-no-action-body = Die Moderation hat keinen Verstoß gegen die Regeln gefunden.
notification-report-warned-body = Das Konto wurde verwarnt.
notification-report-renamed-body = Das Konto hat einen anderen Namen bekommen.
notification-report-muted-body = Von diesem Konto kommt eine Weile lang nichts mehr.
notification-report-banned-body = Das Konto wurde gesperrt.
notification-report-game-voided-body = Die Partie wurde ohne Ergebnis beendet.

# Über Namen.
notification-renamed-title = Die Moderation hat dir einen anderen Namen gegeben
notification-bot-renamed-title = Die Moderation hat deinem Bot einen anderen Namen gegeben: { $player }
notification-renamed-body = Grund: { $reason }
notification-renamed-contact-body = Grund: { $reason } · Widerspruch: { $contact }

# About webhooks.
notification-test-title = Ein Test deines Webhooks
notification-test-body = Es klappt: Diese Anfrage kommt, weil du um einen Test gebeten hast.
notification-webhook-paused-title = Ein Webhook wurde angehalten
notification-webhook-paused-body = An einen deiner Webhooks ließ sich fünf Tage lang nichts zustellen. Sieh dir seine Zustellungen an und setze ihn fort.

# Feeds und Kalender.
feed-games = Partien von { $player }
feed-tournaments = Turniere
feed-called-off = Abgesagt
calendar-name = Fristen deiner Züge
