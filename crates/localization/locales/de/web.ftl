# The web app at /play. Its other words are those of game.ftl and cities.ftl.


## The frame

web-skip = Zum Inhalt springen
web-home = Start
web-back = Zurück
web-tabs = Hauptseiten
web-tables = Tische
web-inbox = Neues
web-ranks = Ränge
web-me = Ich
web-missing = Hier ist nichts
web-try-again = Noch einmal versuchen
web-more = Mehr anzeigen
web-save = Speichern
web-saved = Gespeichert
web-next = Weiter
web-show = Anzeigen
web-all = Alle
web-any = Egal
web-offline = Keine Verbindung. Die App macht weiter, sobald sie wieder da ist.
web-offline-failed = Es gibt keine Verbindung. Versuch es später noch einmal.
web-update = Es gibt eine neue Version.
web-reload = Jetzt nutzen
web-broken = Hier ist etwas schiefgegangen
web-broken-what = Die Seite kann nicht angezeigt werden. Deine Partien sind auf dem Server sicher.
web-load-again = Neu laden

## The welcome

web-motto = Baue Bahnstrecken quer durch das Europa von 1912: mit Freunden, Fremden oder Bots.
web-picture = Das Spielbrett: Europa mit seinen Städten und Bahnstrecken
web-play-as-guest = Mit Gastkonto spielen
web-guest-hint = Kein Passwort, keine E-Mail. Du kannst das Konto später behalten.
web-account-needed = Melde dich an oder spiele mit einem Gastkonto, dann geht es weiter.
web-ended = Dieses Gerät wurde abgemeldet.
web-sign-in = Anmelden
web-forgot = Passwort vergessen?
web-recover = Passwort vergessen
web-recover-what = Mit einem Wiederherstellungscode setzt du ein neues Passwort. Alle deine anderen Geräte werden abgemeldet. Ohne Code kann dich niemand wieder hineinlassen.
web-recover-code = Wiederherstellungscode
web-recover-do = Passwort setzen
web-recovered = Das neue Passwort ist gesetzt, und der Code ist verbraucht.
web-register = Registrieren
web-oidc-with = Mit { $provider } anmelden
web-oidc-working = Anmeldung läuft …
web-oidc-failed = Die Anmeldung wurde abgebrochen. Versuche es noch einmal.
web-oidc-name = Wähle einen Namen
web-oidc-name-what = Mit { $provider } bist du neu hier. Unter welchem Namen möchtest du spielen?
web-oidc-other = Bei einem vorhandenen Konto anmelden
web-name = Name
web-name-rule = 2 bis 24 Buchstaben, Ziffern, Leerzeichen, „-“, „_“, „.“ oder „'“
web-password = Passwort
web-password-rule = Mindestens 8 Zeichen
web-language = Sprache
web-watch = Partien zum Zuschauen
web-watch-none = Gerade läuft keine öffentliche Partie.
web-watch-best = Sieh zu, wie { $player } { $points } geholt hat
web-watch-last = Sieh dir die letzte Partie von { $player } an
web-watch-play = Gegen den besten Bot spielen
web-seats-offered = Plätze zum Einspringen
web-seats-offered-none = Gerade wird dir kein Platz angeboten.

## Home

web-play-now = Spielen
web-quick = Schnelle Partie
web-quick-what = Gegen die erste Person, die dasselbe spielen möchte.
web-quick-do = Partie finden
web-quick-own = Ein eigener Tisch
web-quick-nobody = Gerade sucht niemand eine Partie. Spiele gleich gegen Bots, mit Menschen später.
web-quick-tables =
    { $count ->
        [0] Kein Tisch wartet auf Mitspielende.
        [one] Ein Tisch wartet auf Mitspielende.
       *[other]
            { $more ->
                [yes] { $count } Tische oder mehr warten auf Mitspielende.
               *[no] { $count } Tische warten auf Mitspielende.
            }
    }
web-quick-running =
    { $count ->
        [0] Gerade läuft keine öffentliche Partie.
        [one] Gerade läuft eine öffentliche Partie.
       *[other]
            { $more ->
                [yes] Gerade laufen { $count } öffentliche Partien oder mehr.
               *[no] Gerade laufen { $count } öffentliche Partien.
            }
    }
web-meanwhile = Bis die anderen kommen
web-practise = Gegen einen Bot üben
web-practise-choose = Bots wählen
web-practise-do = Spielen
web-practise-count = Zahl der Bots
web-practise-level = Stärke
web-new = Neue Partie
web-join-by-code = Mit Code mitspielen
web-open-games = Offene Partien
web-invitations = Einladungen
web-accept = Annehmen
web-decline = Ablehnen
web-your-games = Deine Partien
web-other-games = Deine anderen Partien
web-just-ended = Gerade beendet
web-last-round = letzte Runde
web-more-there = Es gibt noch mehr.
web-no-games = Du bist noch in keiner Partie. Eine schnelle Partie oder ein Bot ist ein guter Anfang.
web-nobody-yet = Noch niemand sonst
web-somebody = Gelöschtes Konto
web-time-left = Noch { $time }
web-points-against = Du { $own }, die anderen höchstens { $best }
web-guest = Gastkonto
web-guest-notice = Du spielst mit dem Gastkonto { $name }. Es geht mit diesem Gerät oder beim Abmelden verloren.
web-keep-account = Konto behalten
web-keep-account-why = Wähle einen Namen und ein Passwort. Deine Partien und Wertungszahlen bleiben, und du kannst dich auf anderen Geräten anmelden.
web-keep-account-do = Behalten
web-account-kept = Das Konto { $name } gehört jetzt dir.

## Opening and joining games

web-new-do = Partie eröffnen
web-players = Mitspielende
web-variant = Variante
web-clock = Bedenkzeit
web-others = Die anderen Plätze
web-seat = Platz { $seat }
web-seat-open = Eine Person
web-seat-bot = Bot „{ $bot }“
web-who-joins = Wer kann mitspielen?
web-visibility-unlisted = Wer den Link hat
web-visibility-public = Alle
web-visibility-private = Nur mit Einladung
web-more-options = Weitere Optionen
web-spectators-see = Zuschauer sehen die Partie
web-spectators-now = sofort
web-spectators-behind = { $time } später
web-rated = Gewertet: Die Partie ändert Wertungs{ "\u00AD" }zahlen
web-stand-ins = Wenn jemand geht, dürfen andere einspringen
web-stand-ins-none = nein
web-stand-ins-owner = ja, das Ergebnis zählt für die Person, die ging
web-stand-ins-stand-in = ja, das Ergebnis zählt für die Person, die einspringt
web-rated-no-bots = Gewertete Partien haben keine Bots.
web-auto-start = Beginnen, sobald alle Plätze besetzt sind
web-packs = Bonus-Zielkarten
web-with-packs = Bonus-Zielkarten: { $packs }
web-color = Deine Farbe
web-first-seat = Wer beginnt?
web-by-lot = Das Los entscheidet
web-yourself = Du
web-tie-break = Gleichstand
web-looking-for-players = Suchen Mitspielende
web-open-none = Gerade sucht keine öffentliche Partie Mitspielende. Eröffne eine: Hier finden andere sie.
web-join-or = Kein Code? Schau in
web-join-code = Code
web-code-hint = Sechs Buchstaben und Ziffern. Großschreibung und Striche sind egal.
web-other-code = Einen anderen Code eingeben
web-invited-by-nobody = Du bist zu einer Partie eingeladen
web-invited-by = { $player } lädt dich ein
web-invited-to = Du bist eingeladen: { $name }
web-invitation-take = Zur Einladung
web-invitation-dismiss = Verwerfen
web-to-game = Zur Partie

## News

web-inbox-empty = Noch nichts. Einladungen, Spielbeginn und Ergebnisse deiner Partien stehen dann hier.
web-new-item = neu

## Players

web-player-since = Seit { $date }
web-games = Partien
web-wins = Siege
web-ratings = Wertung
web-rating = Wertungszahl
web-rating-of = Gewertete Partien
web-rated-games = Gewertete Partien
web-percentile = Besser als
web-percentile-what = So viele der Personen mit einer gewerteten Partie in den letzten 90 Tagen liegen darunter
web-rating-chart = Verlauf der Wertungszahl; jetzt ist sie { $rating }
web-rating-change = Wertungszahl { $after }, vorher { $before }
web-provisional = Vorläufig: weniger als zehn gewertete Partien
web-unrated = Noch keine gewertete Partie
web-statistics = Statistik
web-history = Verlauf
web-measure = Zeigen
web-measure-wins = Gewonnene Partien
web-measure-luck = Glück
web-measure-luck-what = Punkte Glück in einer Partie, im Mittel der analysierten Partien.
web-measure-errors = Fehler
web-measure-errors-what = Punkte, die Fehler je Entscheidung gekostet haben, in analysierten Partien: je weniger, desto besser.
web-grouped = Nach
web-grouped-variant = Variante
web-grouped-seats = Zahl der Mitspielenden
web-grouped-color = Farbe
web-grouped-month = Monat
# The share of games won, of so many games.
web-won-of = { $share } von { $games }
web-mean-of =
    { $mean } in { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
web-opponents = Gegner
web-no-opponents = Noch keine Partie mit anderen beendet.
web-record =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } · { $won }-mal vorn · { $lost }-mal dahinter · { $tied }-mal gleich
web-games-export = Alle meine Partien speichern
web-uncounted = Partien, die nicht zählen
web-uncounted-what = Mit denselben Karten wie andere oder an einem vorbereiteten Tisch: Sie stehen in keiner Statistik.
web-uncounted-tournament = Turnier
web-uncounted-challenge = Tages{ "\u00AD" }aufgabe
web-uncounted-prepared = vorbereiteter Tisch
web-imported = Partien von anderswo
web-imported-what = Auf einem anderen Server gespielt oder an einem echten Tisch. Nur du siehst sie, und sie zählen nicht.
web-imported-file = Gespeicherte Partie einlesen
web-imported-sheet = Wertungs{ "\u00AD" }blatt eintragen
web-score-open = Echten Tisch werten
web-imported-save = Speichern
web-imported-remove = Entfernen
web-imported-day = Gespielt am
web-imported-name = Spieler { $number }
web-imported-points = Punkte von Spieler { $number }
web-imported-export = Gespeicherte Partie
web-imported-table = Echter Tisch
web-imported-score_sheet = Wertungs{ "\u00AD" }blatt
web-versus = Du und { $player }
web-versus-none = Ihr habt noch keine Partie zusammen beendet.
web-ahead = Du vorn
web-behind = Du dahinter
web-period = Zeitraum
web-period-all = Gesamte Zeit
web-period-season = Diese Saison
web-period-month = Dieser Monat
web-period-week = Diese Woche
web-no-finished = Keine beendeten Partien dieser Art
web-win-rate = Gewonnen
web-mean-score = Punkte im Schnitt
web-best-score = Beste Wertung
web-mean-rank = Rang im Schnitt
web-best-streak = Längste Siegesserie
web-tickets-completed = Zielkarten erfüllt
web-longest-path = Längste Strecke
web-express = Europa Express
web-stations-built = Bahnhöfe gebaut
web-tunnels-paid = Tunnel bezahlt
web-move-time = Zeit pro Spielzug
web-points-from = Woher die Punkte kommen
web-from-tickets = erfüllte Zielkarten
web-from-failed = nicht erfüllte Zielkarten
web-cards-drawn = Karten
web-cards-blind = vom Stapel
web-cards-face-up = aus der Auslage
web-cards-locomotives = davon Lokomotiven
web-favourites = Lieblingsstrecken
web-outcome = Ausgang
web-won = Gewonnen
web-lost = Verloren
web-tied = Gleichstand
web-only-with-me = Nur Partien mit mir
web-only-with = Nur mit { $name }
web-a-bot = Ein Bot

## Leaderboards

web-leaderboards = Ranglisten
web-leaderboard = Rangliste
web-board-duel = Zu zweit
web-board-table = Zu dritt bis fünft
web-board-wins = Gewonnene Partien
web-board-best_score = Beste Wertung einer Partie
web-board-mean_score = Punkte im Schnitt, ab zehn Partien
web-board-tickets_completed = Erfüllte Zielkarten, insgesamt
web-board-longest_path = Längste durchgehende Strecke
web-value-duel = Wertung
web-value-table = Wertung
web-value-wins = Siege
web-value-best_score = Punkte
web-value-mean_score = Punkte
web-value-tickets_completed = Zielkarten
web-value-longest_path = Felder
web-board-empty = Noch steht niemand auf dieser Rangliste. Es zählen Partien ohne Bots.
web-find-player = Jemanden finden
web-neighbours = Um dich herum
web-guests-unranked = Gastkonten stehen nicht auf Ranglisten. Behalte das Konto, um dabei zu sein.
web-among-everybody = Alle
web-among-friends = Du und deine Freunde
web-popular = Beliebte Strecken
web-popular-routes = Strecken
web-popular-tickets = Zielkarten
web-popular-routes-what = Anteil der Partien, in denen die Strecke genutzt wurde
web-popular-tickets-what = Wie oft die Zielkarte erfüllt wurde, wenn jemand sie behielt
web-band = Wertungszahlen am Tisch
web-band-all = Alle
web-band-beginner = Unter 1200
web-band-intermediate = 1200 bis 1499
web-band-advanced = 1500 bis 1799
web-band-expert = Ab 1800
web-popular-turns = Reihenfolge
web-popular-turns-what = Anteil der öffentlichen Partien ohne Bots, die von jedem Platz in der Reihenfolge gewonnen wurden
web-position = { $position }. von { $seats }

## Settings

web-settings = Einstellungen
web-settings-play = Spielen
web-settings-account = Konto und Leute
web-settings-developers = Für die Entwicklung
web-change-name = Namen ändern
web-change-password = Passwort ändern
web-change-password-what = Deine anderen Geräte werden abgemeldet.
web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort
web-set-password = Passwort festlegen
web-set-password-what = Mit deinem Namen und einem Passwort kommst du auch ohne Anbieter hinein. Alle anderen Geräte werden abgemeldet.
web-identities = Ohne Passwort anmelden
web-identities-what = Mit einem verknüpften Anbieter kommst du mit einem Tippen in dieses Konto.
web-identity-since = Verknüpft am { $date }
web-identity-link = { $provider } verknüpfen
web-identity-linked = { $provider } ist verknüpft.
web-identity-unlink = Trennen
web-identity-unlinked = { $provider } ist getrennt.
web-recovery = Wiederherstellungscodes
web-recovery-what = Wenn du dein Passwort vergisst, kommst du mit deinem Namen und einem dieser Codes wieder hinein. Bewahre sie auf Papier oder in einer Datei auf.
web-recovery-none = Du hast keine Codes.
web-recovery-left =
    { $count ->
        [one] Ein Code ist übrig, erstellt: { $when }.
       *[other] { $count } Codes sind übrig, erstellt: { $when }.
    }
web-recovery-make = Wiederherstellungscodes erstellen
web-recovery-renew = Du bekommst zehn neue Codes. Die bisherigen gelten dann nicht mehr.
web-recovery-do = Zehn Codes erstellen
web-recovery-new = Deine neuen Wiederherstellungscodes
web-recovery-made = Die Codes werden nur einmal gezeigt. Jeder gilt einmal.
web-recovery-save = Als Datei speichern
web-recovery-copy = Kopieren
web-recovery-copied = Die Codes sind kopiert.
web-recovery-hide = Ich habe sie aufbewahrt
web-recovery-title = Wiederherstellungscodes von { $name } für Railhead, { $date }
web-theme = Erscheinungsbild
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-shown = Die Spieler sehen meinen Namen, wenn ich zuschaue
web-push = Benachrichtigungen
web-push-offer = Soll dieses Gerät dir sagen, wenn du am Zug bist, auch wenn die App geschlossen ist?
web-push-on = Einschalten
web-push-off = Ausschalten
web-push-is-on = Dieses Gerät meldet dir Züge, Einladungen und Ergebnisse.
web-push-what = Melden
web-push-turns = Meine Züge
web-push-invitations = Einladungen und Revanchen
web-push-games = Anfänge und Ergebnisse
web-push-tournaments = Turniere, Ligen und Saisons
web-push-friends = Freundschaftsanfragen
web-push-remind = Erinnere mich, bevor meine Zeit abläuft
web-never = Nie
web-quiet = Ruhezeit: erst danach melden
web-quiet-from = Von
web-quiet-to = Bis
web-push-denied = Der Browser blockiert die Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
web-push-refused = Der Browser konnte keine Benachrichtigungen abonnieren. Vielleicht ist sein Dienst ausgeschaltet oder nicht erreichbar.
web-push-unsupported = Dieser Browser kann keine Benachrichtigungen einer geschlossenen App zeigen.
web-push-home-screen = Lege die App auf einem iPhone oder iPad erst auf den Home-Bildschirm: Teilen, dann „Zum Home-Bildschirm“.
web-terms = Nutzungsbedingungen
web-contact = Kontakt
web-terms-accept = Mit dem nächsten Schritt nimmst du die Nutzungsbedingungen an
web-notice-read = Verstanden
web-not-now = Nicht jetzt
web-absences = Urlaub und Schlaf
web-vacation-what = In Partien mit einem Tag Bedenkzeit oder mehr, aber nicht in Turnieren und Ligen, steht deine Uhr im Urlaub still. Die anderen sehen, dass du weg bist.
web-vacation-until = Im Urlaub bis { $until }
web-vacation-end = Urlaub beenden
web-vacation-again = Den nächsten Urlaub kannst du am { $at } beginnen.
web-vacation-left =
    { $days ->
        [0] Keine Urlaubstage mehr.
        [one] Noch ein Urlaubstag.
       *[other] Noch { $days } Urlaubstage.
    }
web-vacation-begin = Urlaub beginnen
web-vacation-do = Jetzt beginnen
web-vacation-days = Tage
web-vacation-of = { $name } ist bis { $until } im Urlaub
web-sleep = Ich schlafe jeden Tag
web-sleep-what = Hast du einen Tag oder mehr für jeden Zug, endet deine Zeit nicht, während du schläfst. Deine Schlafenszeit steht für alle sichtbar im Verlauf deiner Partien.
web-mutes = Stummgeschaltet
web-mute-everybody = Nichts zeigen, was andere sagen
web-nobody-muted = Du hast niemanden stummgeschaltet.
web-unmute = Wieder hören
web-devices = Geräte
web-device-this = Dieses Gerät
web-device-unknown = Unbekanntes Gerät
web-device-used = Zuletzt benutzt: { $when }
web-signed-out = Das Gerät ist abgemeldet.
web-sign-out = Abmelden
web-sign-out-what = Laufende Partien gehen weiter. Du kannst dich jederzeit wieder anmelden.
web-sign-out-guest = Dieses Gastkonto hat kein Passwort: Nach dem Abmelden kann es niemand mehr benutzen.
web-sign-out-everywhere = Überall abmelden
web-sign-out-everywhere-what = Alle Geräte werden abgemeldet, auch dieses.
web-your-data = Deine Daten
web-your-data-what = Speichere eine Datei mit allem, was der Server über dich weiß, oder lösche das Konto.
web-open-data = Partien, die veröffentlicht werden dürfen
web-open-data-rated = Öffentliche gewertete Partien
web-open-data-all = Alle Partien
web-open-data-none = Keine Partien
web-open-data-what =
    Dieser Server kann beendete Partien für die Forschung veröffentlichen: ohne Namen, mit einem Kürzel, das jeden Monat wechselt. Eine Partie bleibt draußen, wenn jemand, der mitgespielt hat, das nicht will.
web-export = Meine Daten speichern
web-delete-account = Konto löschen
web-delete-what = Das ist endgültig. Bots übernehmen deine laufenden Partien, und beendete Partien zeigen ein gelöschtes Konto.
web-delete-type = Gib zur Bestätigung deinen Namen ein: { $name }
web-delete-mismatch = Das ist nicht dein Name: { $name }.
web-delete-do = Endgültig löschen
web-deleted = Das Konto ist gelöscht.

## Friends and blocks

web-friends = Freunde
web-friends-none = Du hast hier noch keine Freunde. Frag jemanden: mit dem Namen oder auf der Seite der Person.
web-friend-requests = Anfragen
web-friend-add = Freundschaft anbieten
web-friend-ask = Fragen
web-friend-asked = { $player } findet deine Anfrage.
web-friends-now = Du und { $player } seid befreundet.
web-friend-sent = Warten auf Antwort
web-friend-take-back = Zurückziehen
web-friend-remove = Freundschaft beenden
web-friends-tables = Tische von Freunden
web-friend-waiting = Wartet auf Mitspielende
web-friend-playing = Spielt gerade
web-friend-invite = Spielen
web-new-invites = Eingeladen: { $players }
web-invite-friends = Freunde einladen
web-blocks = Blockiert
web-nobody-blocked = Du hast niemanden blockiert.
web-unblock = Freigeben
web-block = Blockieren
web-block-player = { $player } blockieren
web-block-what = Ihr seht einander nicht mehr: keinen Namen, keinen Tisch, keine Partie, keinen Spruch. Partien, in denen ihr beide sitzt, gehen weiter. Niemand erfährt davon. In einem Turnier, an dem ihr danach teilnehmt, sitzt ihr nicht zusammen, wo es sich vermeiden lässt.
web-blocked = { $player } ist blockiert. In den Einstellungen lässt sich das ändern.
web-bot = Bot
web-bot-of = { $bot } (Bot von { $owner })
web-bot-owner = Ein Bot von { $owner }
web-bots-welcome = Bots von Spielern dürfen beitreten
web-bots = Deine Bots
web-bots-what = Programme, die mit eigenen Konten in ungewerteten Partien spielen. Alle sehen, dass sie dir gehören.
web-bots-none = Du hast keine Bots.
web-bot-make = Bot anlegen
web-bot-make-do = Anlegen
web-bot-delete = Bot löschen
web-bot-delete-named = Bot { $name } löschen
web-bot-delete-what = Das ist endgültig. Seine Schlüssel enden, und Bots des Servers übernehmen seine Partien.
web-key-make = API-Schlüssel anlegen
web-key-label = Wofür er ist
web-key-read = Partien und Posteingang lesen
web-key-play = Partien beitreten und spielen
web-key-host = Partien eröffnen und einladen
web-key-new = Bewahre diesen Schlüssel jetzt auf: Er wird nicht noch einmal gezeigt.
web-key-copied = Der Schlüssel ist kopiert.
web-key-hide = Ich habe ihn aufbewahrt
web-key-used = Benutzt { $when }
web-key-unused = Noch nicht benutzt
web-key-expires = bis { $date }
web-key-revoke = Widerrufen
web-key-revoke-named = Schlüssel „{ $name }“ widerrufen
web-key-revoke-what = Programme mit diesem Schlüssel werden ab sofort abgewiesen. Das ist endgültig.
web-keys-none = Er hat keine API-Schlüssel.
web-own-keys = Deine API-Schlüssel
web-own-keys-what = Für Programme, die für dich lesen oder spielen. An das Konto selbst kommen sie nie: weder an Passwort, Geräte und Schlüssel noch an die Löschung.
web-own-keys-none = Du hast keine API-Schlüssel.
web-calendar = Kalender
web-calendar-what = Ein Link für dein Kalenderprogramm: Es zeigt die Fristen deiner Züge. Wer ihn hat, sieht sie auch.
web-calendar-make = Link anlegen
web-calendar-renew = Neuen Link anlegen, den alten beenden
web-calendar-end = Link beenden
web-calendar-new = Bewahre diesen Link jetzt auf: Er wird nicht noch einmal gezeigt.
web-calendar-hide = Ich habe ihn aufbewahrt
web-calendar-since = Seit { $date } gibt es einen Link.
web-calendar-ended = Der Link ist beendet.
web-feed-games = Feed der öffentlichen Partien
web-feed-tournaments = Feed der Turniere

## Reading

web-about = Über Railhead
web-about-what = Railhead ist ein freier Spielserver für ein Bahnspiel quer durch Europa. Diese App benutzt nur seine öffentliche Schnittstelle.
web-version = Version
web-licence = Lizenz
web-docs = Dokumentation für die Entwicklung
web-status = Zustand des Dienstes
web-about-maps = Die Küsten stammen von Natural Earth und sind gemeinfrei.

# Tournaments.
web-challenge = Tagesaufgabe
web-challenge-what = Heute haben alle dieselben Karten, gegen dieselben zwei Bots. Du spielst sie einmal und hast 12 Stunden für alle deine Züge.
web-challenge-play = Die Karten von heute spielen
web-challenge-go-on = Deine Partie fortsetzen
web-challenge-own = Deine Punkte: { $points } · Platz { $place } am Tisch · bisher Rang { $rank }
web-challenge-left = Du hast diese Partie verlassen; sie hat kein Ergebnis.
web-challenge-guests = Alle spielen diese Karten einmal; du brauchst daher ein Konto mit Namen, das drei Tage alt ist. Übe bis dahin gegen dieselben Bots.
web-challenge-practise = Gegen diese Bots üben
web-challenge-shared = { $points } · Platz { $place } am Tisch
web-challenge-squares = Zielkarten: { $completed } erfüllt, { $failed } nicht erfüllt
web-challenge-streak =
    { $count ->
        [one] Du hast einen Tag in Folge gespielt.
       *[other] Du hast { $count } Tage in Folge gespielt.
    }
web-challenge-next = Die nächsten Karten kommen in { $time }
web-challenge-best = Sieh zu, wie { $player } am { $day } { $points } geholt hat
web-challenge-day = Dieser Tag
web-challenge-week = Diese Woche
web-challenge-empty = Noch hat niemand zu Ende gespielt.
web-challenge-past = Frühere Tage
web-challenge-sealed = Bis die letzte Partie zu Ende ist, sieht niemand die Partien anderer.
web-puzzles = Rätsel
web-tournaments = Turniere
web-tournament = Turnier
web-tournament-new = Neues Turnier
web-tournaments-none = Hier gibt es keine Turniere.
web-tournament-open = Sucht Teilnehmer
web-tournament-running = Läuft
web-tournament-finished = Zu Ende
web-tournament-own = Deine
web-tournament-players =
    { $count ->
        [one] { $count } Teilnehmer
       *[other] { $count } Teilnehmer
    }
web-tournament-tables = { $seats }er-Tische
web-tournament-swiss =
    { $count ->
        [one] Schweizer System, { $count } Runde
       *[other] Schweizer System, { $count } Runden
    }
web-tournament-league = Liga
web-tournament-elimination =
    { $count ->
        [one] K.-o., { $count } kommt weiter
       *[other] K.-o., { $count } kommen weiter
    }
web-tournament-arena =
    { $count ->
        [one] Arena, { $count } Minute
       *[other] Arena, { $count } Minuten
    }
web-tournament-phase-open = Sucht Teilnehmer
web-tournament-phase-running = Läuft
web-tournament-phase-finished = Zu Ende
web-tournament-phase-cancelled = Abgesagt
web-tournament-by = eröffnet von { $name }
web-tournament-starts = beginnt { $date }
web-tournament-limits = Wertungszahl { $limits }
web-tournament-paused = Unterbrochen: { $reason }
web-tournament-repeats =
    { $count ->
        [one] Mit so wenigen Teilnehmern treffen sich nach { $count } Runde manche wieder.
       *[other] Mit so wenigen Teilnehmern treffen sich nach { $count } Runden manche wieder.
    }
web-tournament-enter = Teilnehmen
web-tournament-no-vacations = Kein Urlaub hält die Uhr an seinen Tischen an. Wer an einem Tisch keinen Zug macht, wird herausgenommen und kann wiederkommen.
web-tournament-leave = Turnier verlassen
web-tournament-start = Jetzt starten
web-tournament-export = Nachweis speichern
web-tournament-own-table = Zu deinem Tisch
web-tournament-round = Runde { $round }
web-tournament-over = zu Ende
web-tournament-playing = läuft
web-tournament-byes = Setzt aus: { $names }
web-tournament-standings = Stand
web-tournament-place = Platz
web-tournament-player = Spieler
web-tournament-points = Punkte
web-tournament-wins = Siege
web-tournament-name = Name
web-tournament-format = Form
web-tournament-format-swiss = Schweizer System
web-tournament-format-league = Liga
web-tournament-format-elimination = K.-o.-System
web-tournament-format-arena = Arena
web-tournament-about-swiss = Alle spielen jede Runde, gegen Spieler mit ähnlich vielen Punkten.
web-tournament-about-league = Alle treffen alle gleich oft; alle Tische sind zugleich offen.
web-tournament-about-elimination = Die Besten jedes Tisches kommen weiter.
web-tournament-about-arena = Wer keinen Tisch hat, bekommt immer wieder einen, bis die Zeit um ist.
web-tournament-count-swiss = Runden
web-tournament-count-elimination = Spieler eines Tisches, die weiterkommen
web-tournament-count-arena = Minuten
web-tournament-seats = Plätze eines Tisches
web-tournament-max = Teilnehmer
web-tournament-who = Für
web-tournament-for-public = Alle
web-tournament-for-friends = Meine Freunde
web-tournament-for-unlisted = Alle mit dem Link
web-tournament-begins = Beginn
web-tournament-begins-hint = Wenn leer, startest du es.
web-tournament-do-open = Turnier eröffnen
web-sealed = Diese Karten werden noch an anderen Tischen gespielt. Prüfung, Export und Analyse gibt es, wenn der letzte fertig ist.
web-tournament-same-deal = dieselben Karten an allen Tischen
web-tournament-same-deal-about = Alle Tische einer Runde spielen dieselben Karten. Du wirst mit denen verglichen, die an anderen Tischen auf deinem Platz sitzen; wer stärkere Gegner hat, bekommt etwas mehr. Niemand sieht andere Tische, bis alle fertig sind.
web-tournament-do-start = Starten
web-tournament-return = Wiederkommen
web-tournament-leave-open = Bis zum Beginn kannst du wieder teilnehmen.
web-tournament-leave-running = Dein jetziger Tisch bleibt deiner. Ab der nächsten Runde hast du keinen Platz mehr; einmal kannst du wiederkommen, aber nicht in eine Liga oder ein K.-o.-Turnier.
web-tournament-guests = auch für Gäste
web-tournament-admit = Gäste können teilnehmen, ohne Konto
web-tournament-round-of = Runde { $round } von { $rounds }
web-tournament-paused-organiser = Von der Turnierleitung unterbrochen
web-tournament-export-what = Der Nachweis ist eine Datei mit jedem Schritt: Alle können Tische und Punkte nachrechnen.
web-qr = QR-Code des Links
web-invite-all = Leute einladen
web-invite-to = Spiel mit: { $name }
web-enter-account = Zum Teilnehmen brauchst du ein Konto.
web-next-round =
    { $count ->
        [one] Runde { $round } beginnt, wenn noch { $count } Tisch fertig ist.
       *[other] Runde { $round } beginnt, wenn noch { $count } Tische fertig sind.
    }
web-next-soon = Runde { $round } beginnt gleich.
web-next-not-before = Nicht vor: { $when }.
web-next-none = Du hast hier keinen Tisch mehr.
web-next-over = Das Turnier ist zu Ende.
web-next-place =
    { $points ->
        [one] Platz { $place } von { $count } · { $points } Punkt
       *[other] Platz { $place } von { $count } · { $points } Punkte
    }
web-next-leads = Dein nächster Tisch ist da. Gleich geht es dorthin.
web-next-table = Zu deinem nächsten Tisch
web-next-stay = Hier bleiben
web-start-begun = Es hat schon begonnen oder ist zu Ende.
web-start-missing =
    { $count ->
        [one] Es fehlt noch { $count }.
       *[other] Es fehlen noch { $count }.
    }
web-start-count = Mit so vielen gehen die Tische nicht auf.
web-start-tables = Erste Runde
web-start-tables-of =
    { $count ->
        [one] { $count } Tisch zu { $seats }
       *[other] { $count } Tische zu { $seats }
    }
web-start-byes = Setzen aus
web-start-byes-count = { $count }, per Los
web-start-rounds = Runden
web-start-time = Dauer
web-start-about = etwa { $time }
web-start-binds = Alle Tische öffnen sofort, und alle werden benachrichtigt. Das lässt sich nicht zurücknehmen.
web-direct = Du leitest
web-direct-about = Andere nehmen über den Link oder den Code teil. Um jemanden herauszunehmen, öffne die Zeile im Stand.
web-direct-reason = Grund
web-direct-reason-hint = Wenn du magst. Alle können ihn lesen.
web-direct-pause = Unterbrechen
web-direct-pause-what = Tische werden zu Ende gespielt; keine Runde beginnt, bis du fortsetzt.
web-direct-resume = Fortsetzen
web-direct-resume-what = Die nächste Runde beginnt, sobald es Zeit dafür ist.
web-direct-extend = Nächste Runde später
web-direct-extend-what = Die nächste Runde beginnt um so viel später.
web-direct-minutes = Minuten
web-direct-rename = Umbenennen
web-direct-rename-what = Link und Code bleiben gleich.
web-direct-cancel = Turnier absagen
web-direct-cancel-open = Nichts wird gespielt, und alle, die teilnehmen, werden benachrichtigt. Das lässt sich nicht zurücknehmen.
web-direct-cancel-running = Alle Partien enden ohne Ergebnis, und niemand gewinnt. Das lässt sich nicht zurücknehmen.
web-direct-remove = { $player } heraus{ "\u00AD" }nehmen
web-direct-remove-open = Eine Nachricht sagt es.
web-direct-remove-running = Ein Bot spielt den jetzigen Tisch zu Ende. Wer herausgenommen ist, kommt auf den letzten Platz und kann nicht wiederkommen.
web-standing-shared = gleichauf mit dem Platz davor
web-standing-by-removed = dahinter: herausgenommen
web-standing-by-stage = dahinter: früher ausgeschieden
web-standing-by-share = dahinter: Anteil an Punkten
web-standing-by-opponents = dahinter: Punkte der Gegner
web-standing-by-wins = dahinter: gewonnene Tische
web-standing-games = Partien
web-standing-wins = Gewonnen
web-standing-score = Punkte aller Partien
web-standing-share = Eigene Punkte zum Mittel des Tisches
web-standing-opponents = Punkte der Gegner
web-standing-order = Zuerst zählen die Punkte; bei Gleichstand entscheiden die letzten beiden, dann die gewonnenen Tische.
web-podium-winner =
    { $count ->
        [one] { $names } gewinnt: { $name }
       *[other] { $names } gewinnen: { $name }
    }
web-podium-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-hall = Für die Leinwand
web-hall-starts = beginnt in
web-hall-ends = endet in
web-hall-round = nächste Runde in
web-hall-playing =
    { $count ->
        [one] { $count } von { $all } Tischen spielt
       *[other] { $count } von { $all } Tischen spielen
    }
web-hall-table = Tisch { $table }

web-leagues = Ligen
web-league = Liga
web-leagues-all = Alle
web-leagues-none = Hier gibt es keine Ligen.
web-league-new = Neue Liga
web-league-members =
    { $count ->
        [one] { $count } Mitglied
       *[other] { $count } Mitglieder
    }
web-league-divisions = Divisionen zu { $count }
web-league-phase-open = Vor der ersten Saison
web-league-phase-running = Läuft
web-league-phase-ending = Letzte Saison
web-league-phase-ended = Zu Ende
web-league-next = nächste Saison ab { $date }
web-league-about =
    { $count ->
        [one] Nach einer Saison steigt die Nummer eins einer Division auf und die letzte ab.
       *[other] Nach einer Saison steigen die ersten { $count } einer Division auf und die letzten { $count } ab.
    }
web-league-enter = In die Liga eintreten
web-league-start = Erste Saison starten
web-league-leave = Liga verlassen
web-league-end = Liga beenden
web-league-own = Zu deiner Division ({ $division })
web-league-to = Zur Liga
web-league-season = Saison { $season }
web-league-division = Division { $division }
web-league-up = aufgestiegen
web-league-down = abgestiegen
web-league-open = Liga eröffnen
web-league-size = Spieler einer Division
web-league-moves = Auf- und Absteiger
web-league-days = Mindestdauer einer Saison in Tagen
web-league-days-hint = Eine Saison endet, wenn alle Tische fertig sind.
web-league-listed = In der Liste für alle
web-league-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
web-league-games =
    { $count ->
        [one] { $count } Partie je Person
       *[other] { $count } Partien je Person
    }
web-league-length = Saison
web-league-days-least =
    { $count ->
        [one] { $count } Tag mindestens
       *[other] { $count } Tage mindestens
    }
web-league-tables-open =
    { $count ->
        [one] { $count } Tisch spielt noch
       *[other] { $count } Tische spielen noch
    }
web-league-entry-close = Aufnahme schließen
web-league-entry-close-what = Niemand kann teilnehmen, bis du sie wieder öffnest. Mitglieder bleiben.
web-league-entry-open = Aufnahme wieder öffnen
web-league-entry-open-what = Andere können wieder über den Link oder den Code teilnehmen.
web-league-removed = Du wurdest aus dieser Liga genommen.
web-league-closed = Gerade kann niemand teilnehmen.
web-league-extend = Nächste Saison später
web-league-extend-what = Die nächste Saison beginnt um so viele Tage später.
web-league-extend-days = Tage
web-league-direct-about = Andere nehmen über den Link oder den Code teil. Um jemanden herauszunehmen, öffne die Liste der Mitglieder.
web-league-list = Mitglieder ({ $count })
web-league-list-next = Nächste Saison nach jetzigem Stand ({ $count })
web-league-newcomer = neu
web-league-remove-open = Eine Nachricht sagt es. Wer herausgenommen ist, kann nicht wieder teilnehmen.
web-league-remove-running = Eine Nachricht sagt es. Wer herausgenommen ist, spielt die laufende Saison zu Ende und kann nicht wieder teilnehmen.
web-league-leave-open = Bis zum Beginn kannst du wieder teilnehmen.
web-league-leave-running = Diese Saison spielst du zu Ende, in der nächsten bist du nicht dabei.
web-league-end-open = Sie endet vor ihrer ersten Saison. Das lässt sich nicht zurücknehmen.
web-league-end-what =
    { $count ->
        [one] Sie endet für { $count } Mitglied: Die laufende Saison ist die letzte. Das lässt sich nicht zurücknehmen.
       *[other] Sie endet für alle { $count } Mitglieder: Die laufende Saison ist die letzte. Das lässt sich nicht zurücknehmen.
    }

## Seasons

web-seasons = Saisons
web-season = Saison
web-season-running = Läuft bis { $until }.
web-season-closing = Sie ist zu Ende. In der nächsten Stunde stehen die Plätze fest.
web-season-counts = Gewertete Partien zählen. Ab { $count } Partien gibt es einen Platz.
web-season-none = Hier steht niemand auf einem Platz.
web-season-place = Platz { $place } von { $placed }

## Alerts

web-alert-wake = Weck mich
web-alert-kept = Du wirst geweckt, sobald so ein Tisch eröffnet wird.
web-alerts = Weckrufe
web-alerts-none = Du hast keine Weckrufe. In der Liste offener Partien legst du einen an.
web-alert-until = bis { $until }
web-alert-remove = Entfernen
web-alert-all = Alle öffentlichen Tische
web-alert-rated = gewertet
web-alert-casual = ungewertet
web-alert-clock-none = ohne Bedenkzeit
web-alert-clock-per_move = Zeit pro Spielzug
web-alert-clock-bank = Zeit für die ganze Partie
web-push-alerts = Tische, die ich suche

# Reports, and the desk of moderators.
web-report = Melden
web-reports = Deine Meldungen
web-report-phrase = Melden, was { $player } sagt
web-desk = Moderation
