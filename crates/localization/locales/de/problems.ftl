# Die Einzelheiten von Fehlern: Sätze.

## Refusals of the rules

refusal-seat-count = Eine Partie hat 2 bis 5 Plätze, nicht { $seats }.
refusal-no-such-seat = Platz { $seat } gibt es an diesem Tisch nicht.
refusal-table-full = Alle Plätze sind besetzt.
refusal-color-taken = Diese Farbe ist schon vergeben: { $color }.
refusal-seats-open =
    { $open ->
        [one] Ein Platz ist noch frei.
       *[other] { $open } Plätze sind noch frei.
    }
refusal-not-host = Das ist nur der Tischleitung erlaubt.
refusal-kicked-host = Die Tischleitung kann sich nicht selbst entfernen. Sie kann die Partie verlassen.
refusal-no-person-there = Auf Platz { $seat } sitzt kein Mensch.
refusal-no-bot-there = Auf Platz { $seat } sitzt kein Bot.
refusal-rated-game = In gewerteten Partien spielen keine Bots.
refusal-rated-stand-ins = In gewerteten Partien springt niemand ein.
refusal-no-stand-ins = In dieser Partie darf niemand für andere einspringen.
refusal-seat-not-away = Auf Platz { $seat } spielt kein Bot für jemanden, der gegangen ist.
refusal-had-seat = Du hast oder hattest einen Platz in dieser Partie und kannst keinen anderen einnehmen.
refusal-clock-range = Diese Uhr gibt { $least } bis { $most } Sekunden, nicht { $seconds }.
refusal-seat-given-up = Du hast deinen Platz aufgegeben. Das ist endgültig.
refusal-not-waited-for = Die Partie wartet nicht auf Platz { $seat }.
refusal-not-seated = Du hast keinen Platz in dieser Partie.
refusal-already-seated = Du hast schon einen Platz in dieser Partie.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-already-started = Die Partie hat schon begonnen.
refusal-game-over = Die Partie ist zu Ende.
refusal-on-vacation = Du bist im Urlaub. Beende ihn zuerst.
refusal-not-your-turn = Platz { $turn } ist am Zug.
refusal-already-chosen = Du hast deine Zielkarten gewählt. Andere wählen noch.
refusal-must-keep-tickets = Wähle zuerst, welche der angebotenen Zielkarten du behältst.
refusal-no-tickets-offered = Dir liegen keine Zielkarten zur Wahl vor.
refusal-must-draw-second-card = Nimm zuerst die zweite Wagenkarte.
refusal-must-settle-tunnel = Bezahle zuerst den Tunnel oder gib ihn auf.
refusal-no-tunnel-pending = Es ist kein Tunnel zu bezahlen.
refusal-deck-empty = Stapel und Ablagestapel sind leer: Es kann keine Wagenkarte gezogen werden.
refusal-slot-empty = An Stelle { $slot } der Auslage liegt keine Karte.
refusal-locomotive-second = Eine offene Lokomotive kann nur die erste Karte eines Zuges sein.
refusal-route-taken = Die Strecke { $from } – { $to } gehört Platz { $owner }.
refusal-both-tracks = Dir gehört schon das andere Gleis der Doppelstrecke { $from } – { $to }.
refusal-track-closed = Zu zweit und zu dritt ist das zweite Gleis { $from } – { $to } gesperrt, sobald das erste genutzt wird.
refusal-trains-short =
    { $need ->
        [one] Nötig ist ein Waggon, du hast { $have }.
       *[other] Nötig sind { $need } Waggons, du hast { $have }.
    }
refusal-payment = Der Preis sind { $cards } Karten einer Farbe; Lokomotiven stehen für jede Karte. Nenne genau dann keine Farbe, wenn alle Karten Lokomotiven sind.
refusal-payment-of-color = Der Preis sind { $cards } Karten dieser Farbe: { $color }; Lokomotiven stehen für jede Karte. Nenne genau dann keine Farbe, wenn alle Karten Lokomotiven sind.
refusal-payment-with-locomotives = Der Preis sind { $cards } Karten einer Farbe, davon mindestens { $locomotives } Lokomotiven. Nenne genau dann keine Farbe, wenn alle Karten Lokomotiven sind.
refusal-payment-of-color-with-locomotives = Der Preis sind { $cards } Karten dieser Farbe: { $color }, davon mindestens { $locomotives } Lokomotiven. Nenne genau dann keine Farbe, wenn alle Karten Lokomotiven sind.
refusal-cards-short = Zum Bezahlen brauchst du { $need } Karten dieser Art: { $card }. Du hast { $have }.
refusal-no-tickets-left = Es gibt keine Zielkarten mehr zu ziehen.
refusal-ticket-not-offered = Die Zielkarte { $from } – { $to } liegt dir nicht zur Wahl vor oder ist doppelt genannt.
refusal-keep-count = Behalte { $keep_min } bis { $keep_max } Zielkarten, nicht { $kept }.
refusal-station-taken = In dieser Stadt hat Platz { $owner } einen Bahnhof: { $city }.
refusal-no-stations-left = Deine drei Bahnhöfe sind gebaut.
refusal-move-possible = Passen ist nicht erlaubt, solange ein Spielzug möglich ist.

## Refusals of a position to be scored

position-of-player = { $player }: { $detail }
position-player-count = Gewertet werden können 1 bis 5 Spielende, nicht { $players }.
position-unknown-route = Die Strecke „{ $id }“ gibt es nicht.
position-unknown-city = Die Stadt „{ $id }“ gibt es nicht.
position-unknown-ticket = Die Zielkarte „{ $id }“ gibt es nicht.
detail-nearest = { $detail } Am nächsten: { $ids }.
position-route-twice = Die Strecke { $from } – { $to } ist doppelt genannt.
position-route-taken = Die Strecke { $from } – { $to } gehört schon Nummer { $owner }.
position-both-tracks = Beide Gleise der Doppelstrecke { $from } – { $to } sind in einer Hand.
position-track-closed = Zu zweit und zu dritt ist das zweite Gleis { $from } – { $to } gesperrt, sobald das erste genutzt wird.
position-trains-short = Für die Strecken sind { $need } Waggons nötig; vorhanden sind { $have }.
position-station-twice = Der Bahnhof in dieser Stadt ist doppelt genannt: { $city }.
position-station-taken = Der Bahnhof in dieser Stadt gehört schon Nummer { $owner }: { $city }.
position-no-stations-left = Gebaut sind { $built } Bahnhöfe; vorhanden sind { $have }.
position-ticket-twice = Die Zielkarte { $from } – { $to } ist doppelt genannt.
position-ticket-taken = Die Zielkarte { $from } – { $to } gehört schon Nummer { $owner }.

## Requests that cannot be read

detail-unreadable = Die Anfrage ist unvollständig oder kein gültiges HTTP.
detail-not-json = Sende `Content-Type: application/json`.
detail-head-too-large =
    Pfad und Kopfzeilen dürfen höchstens { $maximum } Bytes haben.
detail-body-too-large =
    { $maximum ->
        [one] Der Inhalt darf höchstens ein Byte haben.
       *[other] Der Inhalt darf höchstens { $maximum } Bytes haben.
    }
detail-body-unreadable = Der Text ist nicht das JSON, das hier erwartet wird.
detail-body-object = Der Inhalt muss ein JSON-Objekt sein.
detail-body-slow = Der Inhalt der Anfrage kam zu langsam an.
detail-request-slow = Die Anfrage kam zu langsam an.
detail-field-unknown = Das Feld `{ $field }` gibt es hier nicht.
detail-field-missing = Das Feld `{ $field }` fehlt.
detail-fields-missing = Diese Felder fehlen: { $fields }.
detail-field-twice = Das Feld `{ $field }` kommt doppelt vor.
detail-choice-unknown = `{ $value }` ist nichts von diesen: { $allowed }.
detail-value-wrong = Der Wert bei `{ $place }` ist hier ungültig.
detail-value-minimum = `{ $name }` muss mindestens { $minimum } sein.
detail-value-maximum = `{ $name }` darf höchstens { $maximum } sein.
detail-value-short =
    { $minimum ->
        [one] `{ $name }` muss mindestens ein Zeichen lang sein.
       *[other] `{ $name }` muss mindestens { $minimum } Zeichen lang sein.
    }
detail-value-few =
    { $minimum ->
        [one] `{ $name }` braucht mindestens einen Eintrag.
       *[other] `{ $name }` braucht mindestens { $minimum } Einträge.
    }
detail-value-many =
    { $maximum ->
        [one] `{ $name }` darf höchstens einen Eintrag haben.
       *[other] `{ $name }` darf höchstens { $maximum } Einträge haben.
    }
detail-value-pattern = `{ $name }` muss zu `{ $pattern }` passen.
detail-parameter-unknown = Den Parameter `{ $name }` gibt es hier nicht.
detail-parameter-missing = Der Parameter `{ $name }` ist erforderlich.
detail-parameter-twice = Der Parameter `{ $name }` darf nur einmal vorkommen.
detail-parameter-integer = `{ $name }` muss eine ganze Zahl von { $minimum } bis { $maximum } sein, nicht `{ $value }`.
detail-parameter-choice = `{ $name }` muss eines von diesen sein: { $allowed }, nicht `{ $value }`.
detail-parameter-time = `{ $name }` muss eine Zeit nach RFC 3339 sein, wie 2026-11-01T00:00:00Z, nicht `{ $value }`.
detail-parameter-uuid = `{ $name }` muss eine UUID sein, nicht `{ $value }`.
detail-parameter-length =
    { $maximum ->
        [one] `{ $name }` darf höchstens ein Zeichen lang sein.
       *[other] `{ $name }` darf höchstens { $maximum } Zeichen lang sein.
    }
detail-parameter-unreadable = `{ $name }` kann nicht gelesen werden.
detail-query-unreadable = Die Parameter können nicht gelesen werden.
detail-format-not-supported = XML gibt es hier nicht: frage nach JSON.
detail-path-unreadable = Der Pfad kann nicht gelesen werden.
detail-period = `period` muss all, season, month, week oder ein Schlüssel wie 2026-Q4, 2026-11 oder 2026-W47 sein.
detail-season = `season` muss current oder ein Schlüssel wie 2026-Q4 sein.
detail-if-match = `If-Match` muss ein `ETag` dieser Partie sein.
detail-idempotency-key = `Idempotency-Key` muss 1 bis 255 sichtbare ASCII-Zeichen haben.
detail-last-event-id = `Last-Event-ID` muss die Kennung eines Ereignisses dieses Stroms sein.
detail-authorization = Die Kopfzeile muss `Authorization: Bearer` und ein Zugriffstoken sein.
detail-send-token = Sende ein Zugriffstoken in `Authorization: Bearer`.
detail-mine = `mine` braucht ein Zugriffstoken.
detail-no-path = Diesen Pfad gibt es nicht; siehe /docs.
detail-methods = Erlaubte Methoden: { $allowed }.
detail-no-file = Diese Datei gibt es nicht.
detail-no-code = Diesen Code gibt es nicht; siehe /docs/errors.
detail-no-guide = Diesen Leitfaden gibt es nicht; siehe /docs/guides.

## Accounts and sessions

detail-wrong-credentials = Der Name oder das Passwort ist falsch.
detail-wrong-recovery-code = Der Name oder der Wiederherstellungscode ist falsch, oder der Code wurde schon benutzt. Wenn du schon ein neues Passwort gesetzt hast, melde dich damit an.
detail-password-required = Das Passwort des Kontos ist erforderlich.
detail-banned = Dieses Konto ist gesperrt.
detail-banned-contact = Dieses Konto ist gesperrt. Widerspruch ist hier möglich: { $contact }
detail-muted = Dieses Konto ist stummgeschaltet und kann eine Zeit lang nichts sagen.
detail-muted-contact = Dieses Konto ist stummgeschaltet und kann eine Zeit lang nichts sagen. Widerspruch ist hier möglich: { $contact }
detail-no-notice = Diesen Hinweis gibt es nicht.
detail-too-many-notices = Es gibt schon { $most } Hinweise, die nicht vorbei sind. Entferne zuerst einen.
detail-notice-over = Der Hinweis wäre vorbei, bevor ihn jemand liest.
detail-refresh-token = Erneuere das Token oder melde dich neu an.
detail-sign-in-again = Melde dich neu an.
detail-token-reused = Die Sitzung ist beendet, weil dieses Token schon einmal benutzt wurde.
detail-no-session = Du hast keine solche Sitzung.
detail-account-deleted = Das Konto ist gelöscht.
detail-not-guest = Das Konto ist schon ein vollständiges Konto.
detail-guest-account = Ein Gastkonto hat kein Passwort. Mache zuerst ein vollständiges Konto daraus.
detail-no-password = Dieses Konto hat kein Passwort. Lege zuerst eines fest.
detail-unknown-provider = Mit diesem Anbieter kann man sich hier nicht anmelden.
detail-invalid-nonce = Die Anmeldung hat zu lange gedauert oder wurde schon benutzt. Beginne neu.
detail-identity-refused = Die Anmeldung beim Anbieter ließ sich nicht bestätigen. Beginne neu.
detail-provider-unavailable = Der Anbieter der Anmeldung ist nicht erreichbar. Versuche es gleich noch einmal.
detail-name-required = Wähle einen Namen für das neue Konto.
detail-identity-taken = Diese Anmeldung gehört zu einem anderen Konto.
detail-too-many-identities = Es können { $most } Anmeldungen verknüpft sein. Trenne zuerst eine.
detail-last-way-in = Nur so kommst du in dein Konto. Lege zuerst ein Passwort fest oder verknüpfe eine andere Anmeldung.
detail-no-identity = Du hast keine solche verknüpfte Anmeldung.
detail-name-length = Ein Name hat 2 bis 24 Zeichen.
detail-name-character = Ein Name besteht aus Buchstaben, Ziffern, einzelnen Leerzeichen, - _ . und Apostrophen zwischen zwei Buchstaben. Er hat einen Buchstaben oder eine Ziffer und beginnt und endet nicht mit einem Leerzeichen.
detail-name-mark = Ein Akzent oder ein anderes Zeichen in einem Namen gehört zur Schrift des Buchstabens, auf dem es steht.
detail-name-reserved = Dieser Name ist dem Betrieb vorbehalten.
detail-name-not-allowed = Dieser Name ist hier nicht erlaubt.
detail-name-taken = Wähle einen anderen Namen.
detail-password-length = Ein Passwort hat 8 bis 128 Zeichen.
detail-password-common = Dieses Passwort ist zu verbreitet oder zu leicht zu erraten.
detail-passwords-busy = Gerade werden zu viele Passwörter geprüft. Versuche es gleich noch einmal.
detail-too-many-renames =
    { $most ->
        [one] Ein Name kann in 30 Tagen einmal geändert werden.
       *[other] Ein Name kann in 30 Tagen { $most }-mal geändert werden.
    }
detail-too-many-attempts =
    { $seconds ->
        [one] Zu viele Fehlversuche. Versuche es in einer Sekunde wieder.
       *[other] Zu viele Fehlversuche. Versuche es in { $seconds } Sekunden wieder.
    }
detail-export-running = Warte, bis die andere Ausgabe deiner Daten gesendet ist.
detail-not-admin = Das Konto gehört nicht zur Administration.
detail-not-moderator = Das Konto gehört weder zur Moderation noch zur Administration.
detail-is-admin = Nimm dem Konto zuerst die Rolle der Administration: `railhead admin revoke`.
detail-no-account = Es gibt kein Konto mit diesem Namen.
detail-no-player = Unter diesem Namen spielt niemand.
detail-no-player-named = Niemand heißt { $name }.
detail-too-many-alerts = Du hast { $most } Weckrufe. Entferne erst einen.
detail-guest-alert = Gastkonten haben keine Weckrufe. Behalte erst das Konto.
detail-no-alert = Diesen Weckruf gibt es nicht.
detail-no-season = Diese Saison gibt es nicht.
detail-not-in-leaderboard = In dieser Rangliste fehlt { $name }.

## Games

detail-no-game = Diese Partie gibt es nicht.
detail-code-started = Die Partie zu diesem Code hat begonnen. Du kannst zuschauen.
detail-code-over = Die Partie zu diesem Code ist zu Ende. Du kannst sehen, wie sie ausgegangen ist.
detail-code-called-off = Die Partie zu diesem Code endete ohne Ergebnis.
detail-stale = Die Partie ist bei Version { $version }.
detail-history-changed = Dieser Stand gehört nicht zum Verlauf der Partie: Der Server hat bei einem Ausfall die letzten Spielzüge verloren, oder es gab ihn nie. Spiele vom jetzigen Stand aus weiter.
detail-rated-clock = Eine gewertete Partie braucht eine Bedenkzeit. Wähle eine, oder spiele ungewertet.
detail-guest-rated = Gäste können keine gewerteten Partien spielen. Gib deinem Konto zuerst einen Namen und ein Passwort.
detail-too-many-open-games =
    { $most ->
        [one] Du sitzt in einer Partie, die noch nicht begonnen hat. Verlasse sie oder warte.
       *[other] Du sitzt in { $most } Partien, die noch nicht begonnen haben. Verlasse eine oder warte.
    }
detail-too-many-games =
    { $most ->
        [one] Du spielst in einer Partie, die noch nicht zu Ende ist. Spiele sie zuerst zu Ende.
       *[other] Du spielst in { $most } Partien, die noch nicht zu Ende sind. Spiele zuerst eine zu Ende.
    }
detail-too-many-invitations =
    { $most ->
        [one] Es kann eine offene Einladung geben.
       *[other] Es kann { $most } offene Einladungen geben.
    }
detail-declined = Die Einladung wurde abgelehnt. Ein Beitritt ist trotzdem möglich.
detail-kicked = Die Tischleitung hat dich aus dieser Partie entfernt.
detail-not-over = Die Partie ist noch nicht zu Ende.
detail-nothing-more = In dieser Partie geschieht nichts mehr.
detail-export-not-over = Eine Partie kann ausgegeben werden, sobald sie zu Ende ist.
detail-analysis-not-over = Die Partie lässt sich analysieren, sobald sie vorbei ist.
detail-result-not-over = Das Ergebnis gibt es, sobald die Partie zu Ende ist.
detail-no-result = Es gibt kein Ergebnis.
detail-version-range = `at` muss zwischen 1 und { $maximum } liegen.
detail-not-for-players = Die Gewinnchancen sehen Mitspielende erst, wenn die Partie zu Ende ist.
detail-not-your-seat = Bis die Partie zu Ende ist, siehst du sie nur von deinem eigenen Platz aus.
detail-not-your-seat-to-offer = Platz { $seat } gehört jemandem, der zurückkommen kann. Nur diese Person kann ihn anbieten.
detail-seat-not-offered = Platz { $seat } wird dir nicht angeboten.
detail-too-many-stand-ins = Ein Platz kann höchstens { $most } Mal übernommen werden.
detail-key-reused = Benutze für jede Anfrage einen neuen Schlüssel.
detail-contended = Eine andere Anfrage war schneller. Versuche es noch einmal.
detail-pack-unknown = Das Zielkartenpaket „{ $pack }“ gibt es nicht. Verfügbar: { $known }.
detail-pack-twice = Das Zielkartenpaket „{ $pack }“ ist doppelt genannt.
detail-secret-sandbox = `secret` gibt es nur auf einem Server, der mit --sandbox gestartet ist.
detail-secret-rated = Eine Partie mit vorgegebenem `secret` kann nicht gewertet werden.
detail-secret-hex = `secret` muss aus 64 hexadezimalen Ziffern bestehen.
detail-no-prepared-table = `table` muss eine der Partien von GET /v1/reference/prepared-tables sein; „{ $name }“ ist keine.
detail-script-move = Zug { $number } der Eröffnung ist nicht erlaubt. { $reason }
detail-script-over = Nach Zug { $number } der Eröffnung ist die Partie zu Ende.
detail-nothing-to-decide = Nach Ereignis { $version } gibt es nichts zu entscheiden: Wähle eine Stellung zwischen dem Austeilen und dem Ende.
detail-player-name = Ein Name hat hier 1 bis 64 Zeichen, die man sieht.
detail-text = Der Text ist leer, oder er enthält Zeichen, die man nicht sieht, oder zu viele Akzente auf einem Buchstaben.
detail-too-many-imported-games = Du hast { $most } Partien eingelesen. Entferne zuerst eine.
detail-no-imported-game = Eine solche Partie hast du nicht eingelesen.
detail-import-unreadable = Der Export ist nicht lesbar: { $reason }
detail-void-import = Die Partie hat kein Ergebnis.
detail-import-names = Die Partie hat { $seats } Spieler: Gib so viele Namen an oder keinen.
detail-import-day = Der Tag muss vom { $first } bis zum { $last } sein.
detail-no-place = Es sind { $players } Spieler: Dein Platz zählt ab 0.

## Webhooks

detail-webhook-url = Die URL braucht einen Host, enthält keinen Benutzer, höchstens den Port 65535 und höchstens 2000 Zeichen.
detail-webhook-https = Die URL muss mit https:// beginnen.
detail-webhook-port = Der Port muss 443 oder größer als 1023 sein.
detail-webhook-private = Die Adresse ist nicht öffentlich.
detail-webhook-quiet = Ruhezeiten brauchen verschiedene Zeiten für Anfang und Ende und eine Zeitzone der IANA wie Europe/Paris.
detail-webhook-kinds = `kinds` kann jede Art einmal nennen.
detail-webhook-digest = `digest_minutes` muss zwischen 0 und 1440 liegen.
detail-webhook-remind = `remind_before` hat höchstens drei Werte, jeden zwischen 60 und 604800.
detail-webhook-language = `language` muss ein Sprachkürzel wie de oder pt-BR sein.
detail-webhook-batch = `batch` muss zwischen 1 und 100 liegen.
detail-webhook-exists = Unter dieser Adresse hast du schon einen Webhook.
detail-too-many-webhooks =
    { $most ->
        [one] Du hast einen Webhook. Lösche ihn zuerst.
       *[other] Du hast { $most } Webhooks. Lösche zuerst einen.
    }
detail-bot-uninvited = Niemand hat diesen Bot eingeladen, und in dieser Partie sind Bots nicht willkommen.
detail-bot-friend = Mit Bots kann man nicht befreundet sein.
detail-too-many-bots =
    { $most ->
        [one] Du hast einen Bot. Lösche ihn zuerst.
       *[other] Du hast { $most } Bots. Lösche zuerst einen.
    }
detail-too-many-api-keys =
    { $most ->
        [one] Es gibt einen API-Schlüssel. Widerrufe ihn zuerst.
       *[other] Es gibt { $most } API-Schlüssel, mehr sind nicht möglich. Widerrufe zuerst einen.
    }
detail-guest-bots = Gastkonten haben weder Bots noch API-Schlüssel. Mache zuerst ein vollständiges Konto daraus.
detail-no-bot = Du hast keinen solchen Bot.
detail-no-api-key = Es gibt keinen solchen API-Schlüssel.
detail-api-key-scopes = `scopes` muss mindestens ein Recht enthalten, jedes nur einmal.
detail-api-key-expiry = `expires_at` muss in den nächsten 366 Tagen liegen.
detail-invalid-key = Diesen API-Schlüssel gibt es nicht, oder er wurde widerrufen oder ist abgelaufen.
detail-not-for-keys = API-Schlüssel können das nicht; wem der Bot gehört, kann es in einer App tun.
detail-scope-missing = Der API-Schlüssel braucht das Recht `{ $scope }`.
detail-too-many-phrases =
    { $seconds ->
        [one] Zu viel auf einmal. In einer Sekunde kannst du wieder etwas sagen.
       *[other] Zu viel auf einmal. In { $seconds } Sekunden kannst du wieder etwas sagen.
    }
detail-phrases-over = Nach dem Ende einer Partie kann noch 24 Stunden lang etwas gesagt werden.
detail-too-many-spectators = Ein Link lässt { $most } Zuschauer ein.
detail-your-turn = Du bist schon am Zug. Spiele deinen Zug selbst.
detail-vacation-used-up =
    { $days ->
        [0] Du hast keine Urlaubstage mehr.
        [one] Du hast noch einen Urlaubstag.
       *[other] Du hast noch { $days } Urlaubstage.
    }
detail-too-soon = Die letzte Änderung ist noch nicht lange her. Versuche es später.
detail-invalid-sleeping-hours = Diese Zeitzone gibt es nicht, oder die Schlafenszeit ist leer oder länger als zehn Stunden.
detail-too-many-mutes =
    { $most ->
        [one] Du hast eine Person stummgeschaltet. Hebe das zuerst auf.
       *[other] Du hast { $most } Personen stummgeschaltet. Hebe das zuerst bei einer auf.
    }
detail-mute-oneself = Du kannst dich nicht selbst stummschalten.
detail-too-many-friends = Mit denen, die du gefragt hast, hast du { $most } Freunde. Entferne zuerst jemanden.
detail-too-many-friend-requests = { $most } deiner Anfragen warten auf Antwort. Eine zurückgezogene zählt noch einen Tag lang.
detail-friend-oneself = Du kannst nicht mit dir selbst befreundet sein.
detail-too-many-blocks = Du hast { $most } Konten blockiert. Hebe zuerst eine Blockierung auf.
detail-block-oneself = Du kannst dich nicht selbst blockieren.
detail-too-many-reports = Du hast an einem Tag { $most } Meldungen geschickt. Schicke die nächste morgen.
detail-already-reported = Du hast das schon gemeldet, und die Meldung ist noch offen.
detail-report-oneself = Du kannst dich nicht selbst melden.
detail-report-closed = Die Meldung ist schon abgeschlossen.
detail-no-report = Diese Meldung gibt es nicht.
detail-no-phrase = In dieser Partie gibt es keinen solchen Spruch.
detail-no-webhook = Du hast keinen solchen Webhook.
detail-no-delivery = Der Webhook hat keine solche Zustellung, oder nicht mehr.
detail-no-calendar = Es gibt keinen solchen Kalender, oder nicht mehr.
detail-push-keys = `keys` braucht `p256dh` und `auth` aus dem Abonnement des Browsers.
detail-no-push = Dieses Gerät hat kein Abonnement.

## The server

detail-too-many-streams = Höchstens { $each } Verbindungen je Gerät, { $per_address } je Adresse und { $all } insgesamt können offen sein.
detail-too-many-requests =
    { $seconds ->
        [one] Zu viele Anfragen dieser Art. Versuche es in einer Sekunde wieder.
       *[other] Zu viele Anfragen dieser Art. Versuche es in { $seconds } Sekunden wieder.
    }
detail-internal = Der Fehler ist verzeichnet.
detail-unavailable = Versuche es gleich noch einmal.
detail-stopping = Der Server wird angehalten.
detail-clock-wrong = Die Uhr dieses Servers geht falsch. Versuche es gleich noch einmal.
detail-answers-unread = Zu viele große Antworten warten darauf, dass jemand sie liest. Versuche es in Kürze noch einmal.
detail-bodies-many = Gerade kommen zu viele große Anfragen an. Versuche es in Kürze noch einmal.
detail-computations-busy = Es wird gerade zu viel für andere berechnet. Versuche es in Kürze noch einmal.
detail-answer-slow = Die Antwort dauert zu lange. Versuche es gleich noch einmal.
detail-database-awaited = Der Dienst wartet auf seine Datenbank.
detail-moves-unwritten = Spielzüge können nicht gespeichert werden.
detail-heartbeat-unwritten = Das Lebenszeichen kann nicht gespeichert werden.
detail-heartbeat-overdue = Das Lebenszeichen ist überfällig.

# Puzzles.
detail-no-puzzle = Hier ist kein Rätsel für dich übrig.
detail-no-such-puzzle = Dieses Rätsel gibt es nicht.
detail-no-such-choice = Dieser Spielzug steht bei dem Rätsel nicht zur Auswahl.

# Tournaments.
detail-no-challenge = An diesem Tag gibt es keine Tagesaufgabe.
detail-challenge-over = Der Tag dieser Tagesaufgabe ist vorbei, und du hast sie nicht gespielt.
detail-guest-challenge = Gäste können keine Tagesaufgaben spielen. Gib deinem Konto zuerst einen Namen und ein Passwort.
detail-new-account-challenge = Tagesaufgaben sind für Konten, die mindestens drei Tage alt sind oder mit drei Leuten gespielt haben. Übe bis dahin in einer eigenen Partie.
detail-bot-challenge = Tagesaufgaben sind für Menschen.
detail-no-tournament = Dieses Turnier gibt es nicht.
detail-no-round = Diese Runde hat das Turnier noch nicht.
detail-id-taken = Die ID gehört zu einem anderen Turnier, oder die Einstellungen sind andere.
detail-too-many-tournaments = Du hast { $most } Turniere, die nicht zu Ende sind.
detail-not-organiser = Das darf nur, wer das Turnier ausrichtet.
detail-guest-tournament = Dieses Turnier ist für Spieler mit einem Konto. Gib deinem zuerst einen Namen und ein Passwort.
detail-bot-tournament = Dieses Turnier ist für Menschen.
detail-rating-limit = Die Wertungszahl { $rating } liegt nicht in den Grenzen des Turniers.
detail-tournament-not-over = Das Turnier ist nicht zu Ende.
detail-tournament-time = Das Turnier muss in der Zukunft beginnen, innerhalb von 180 Tagen.
detail-tournament-rated = Gewertete Partien sind für Menschen.
detail-tournament-rated-guests = Gäste spielen keine gewerteten Partien.
detail-tournament-same_deal = Partien mit denselben Karten werden nicht gewertet.
tournament-rules-same_deal = Nur ein Turnier nach Schweizer System kann mit denselben Karten gespielt werden.
tournament-rules-seats = Ein Tisch hat 2 bis 5 Plätze.
tournament-rules-max_players = Ein Turnier hat Platz für mindestens einen Tisch und höchstens 512 Teilnehmer.
tournament-rules-rounds = Ein Turnier hat 1 bis 30 Runden.
tournament-rules-advance = Von einem Tisch müssen weniger Spieler weiterkommen, als er Plätze hat.
tournament-rules-minutes = Eine Arena dauert 5 Minuten bis 30 Tage.
tournament-rules-repeat_weight = Das Gewicht von Wiederholungen ist 0 bis 50 Punkte.
tournament-rules-late_entry = Später einsteigen kann man nur in Turnieren nach Schweizer System, vor der letzten Runde, und in Arenen.
tournament-rules-league = Eine Liga hat Platz für höchstens 16 Teilnehmer.
tournament-refused-entry_closed = Gerade kann niemand mehr teilnehmen.
tournament-refused-full = Alle Plätze des Turniers sind vergeben.
tournament-refused-already_entered = Du nimmst schon teil.
tournament-refused-not_entered = Dieser Spieler nimmt am Turnier nicht teil.
tournament-refused-no_return = Du kannst nicht zurückkehren.
tournament-refused-has_begun = Das Turnier hat begonnen.
tournament-refused-not_running = Das Turnier läuft nicht.
tournament-refused-is_over = Das Turnier ist zu Ende.
tournament-refused-player_count = Mit so vielen Teilnehmern kann das Turnier nicht beginnen.
tournament-refused-no_such_table = Diesen Tisch hat das Turnier nicht.
tournament-refused-places = Gib jedem am Tisch einen Platz, von 1 an; nach geteilten Plätzen fehlen die nächsten.
tournament-refused-pause = Das Turnier ruht schon, oder es ruht nicht.
tournament-refused-rated = In einem gewerteten Turnier, das begonnen hat, darf das nur die Administration.
tournament-refused-too_often = So oft, oder so lange, geht das nicht.
tournament-refused-arena = Eine Arena hat keine Runden, auf die man wartet.

# Leagues.
detail-no-league = Diese Liga gibt es nicht.
detail-league-id-taken = Die ID gehört zu einer anderen Liga.
detail-no-league-season = Diese Saison gibt es nicht.
league-rules-division = Für Divisionen dieser Größe gibt es keinen Spielplan.
league-rules-moves = Weniger als die Hälfte einer Division steigt auf oder ab, und mindestens einer.
