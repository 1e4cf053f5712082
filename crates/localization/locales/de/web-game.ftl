# The game in the web app at /play. Its other words are those of game.ftl and cities.ftl.

web-game = Partie
web-board = Spielplan
web-loading = Wird geladen …
web-menu = Menü
web-close = Schließen
web-cancel = Abbrechen
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-you = du
web-deleted-player = gelöscht

# The state of the connection.
web-line-live = Verbunden
web-line-connecting = Verbindet …
web-line-offline = Keine Verbindung
web-line-sending = Dein Spielzug ist unterwegs …
web-move-queued = Dein Spielzug bleibt auf diesem Gerät und wird gesendet, sobald es geht.
web-move-dropped = Dein Spielzug wurde nicht ausgeführt: Die Partie ist inzwischen weitergegangen.
web-confirm = Trotzdem spielen?
web-confirm-text = Die Partie ist weitergegangen, seit du diesen Spielzug gewählt hast. Er ist noch möglich.
web-confirm-yes = Spielen
# $move is what is taken or built: “an orange card”, “Paris – Zürich”.
web-sending = Unterwegs: { $move }
web-kept = Wartet auf die Verbindung: { $move }

# Was der Spieler selbst getan hat, mit den Wörtern von game.ftl: „Du hast eine orange Karte gezogen“.
web-did-game-started = Die Partie beginnt: Du fängst an
web-did-cards-dealt =
    { $count ->
        [one] Du hast { $count } Karte bekommen
       *[other] Du hast { $count } Karten bekommen
    }
web-did-tickets-dealt =
    { $count ->
        [one] Du hast { $count } Zielkarte zur Auswahl bekommen
       *[other] Du hast { $count } Zielkarten zur Auswahl bekommen
    }
web-did-tickets-drawn =
    { $count ->
        [one] Du hast { $count } Zielkarte gezogen
       *[other] Du hast { $count } Zielkarten gezogen
    }
web-did-tickets-kept =
    { $count ->
        [0] Du hast keine Zielkarte behalten
        [one] Du hast { $count } Zielkarte behalten
       *[other] Du hast { $count } Zielkarten behalten
    }
web-did-tickets-kept-named = Du hast { $list } behalten
web-did-tickets-boxed =
    { $count ->
        [one] Du hast { $count } Zielkarte in die Schachtel zurückgelegt
       *[other] Du hast { $count } Zielkarten in die Schachtel zurückgelegt
    }
web-did-card-drawn = Du hast { $card } gezogen
web-did-card-drawn-hidden = Du hast eine Karte vom Stapel gezogen
web-did-card-taken = Du hast { $card } genommen
web-did-route-claimed = Du hast { $from } – { $to } mit { $payment } genutzt: { $points }
web-did-tunnel-laid = Du hast den Tunnel { $from } – { $to } mit { $payment } versucht
web-did-tunnel-surcharge-paid = Du hast mit { $payment } nachgezahlt
web-did-tunnel-abandoned = Du hast den Tunnel aufgegeben
web-did-station-built = Du hast einen Bahnhof in { $city } gebaut
web-did-passed = Du musstest passen
web-did-last-round-begun = Du hast die letzte Runde eingeleitet: noch ein Zug für alle
web-did-time-ran-out = Du hast die Zeit überschritten

## The table before the game

web-open-seat = freier Platz
web-seat-gone = freier Platz: Wer zuletzt hier saß, ist nicht mehr da
web-host = leitet den Tisch
web-add-bot = Einen Bot dazunehmen
web-remove-bot = Den Bot entfernen
web-remove-player = { $player } vom Tisch entfernen
web-invite = Einladen
web-invite-text = Spiel eine Partie Eisenbahn mit mir!
web-invite-name = Name der Person
web-invited = { $player } ist eingeladen.
web-code = Code:
web-share-link = Link teilen
web-join = Mitspielen
web-leave = Tisch verlassen
web-leave-text = Dein Platz wird frei für andere. Sitzt niemand mehr am Tisch, schließt er.
web-start = Partie beginnen
web-expires = Der Tisch ist bis { $when } offen.

## The game

web-actions = Aktionen
web-row = Karten ziehen
web-hand = Deine Karten
web-take = Nehmen: { $card }
web-deck = Stapel
web-draw-tickets = Zielkarten
web-pass = Passen
web-tickets = Zielkarten
web-build = Bauen
web-log = Verlauf
web-earlier = Früher
web-say = Etwas sagen
web-phrases = Sätze
web-reactions = Reaktionen
web-mute = { $player } stummschalten
web-muted = Du hörst nichts mehr von { $player }. Das lässt sich in den Einstellungen ändern.
web-no-tickets = Du hast noch keine Zielkarten.
web-tickets-none = Noch keine Zielkarten.
web-tickets-lent =
    { $count ->
        [one] { $count } weitere ist durch einen Bahnhof verbunden, was am Ende zählt
       *[other] { $count } weitere sind durch Bahnhöfe verbunden, was am Ende zählt
    }
web-choose-tickets = Wähle Zielkarten
web-long-ticket = lang
web-keep-exactly = Behalte { $min }.
web-keep-between = Behalte mindestens { $min }, höchstens { $max }.
web-keep =
    { $count ->
        [0] Keine behalten
        [one] { $count } Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
web-find-city = Stadt oder Strecke suchen
web-no-open-routes = Deine Karten reichen für keine Strecke.
web-not-your-turn = Du bist nicht am Zug.
web-finish-first = Beende zuerst, was du begonnen hast.
web-twin = Das andere Gleis
web-pay-with = Bezahlen mit
web-pay = { $payment } dazulegen
web-tunnel-note = Ein Tunnel: Drei Karten werden aufgedeckt, und jede passende kostet eine Karte mehr.
web-abandon-tunnel = Den Tunnel aufgeben
web-revealed = Aufgedeckt:
# Bezahlt wird mit der Hand.
web-pay-claim = Mit { $payment } nutzen
web-pay-station = Mit { $payment } bauen
web-order-pay = Mit { $payment } vormerken
web-pay-color = Farbe
web-pay-left = { $card }: { $used } gelegt, { $left } übrig
web-pay-fewer = Eine Lokomotive weniger
web-pay-more = Eine Lokomotive mehr
web-row-empty = Keine Karte

# Ein Tunnel.
web-staked = Eingesetzt
web-matches = { $card }: passt, eine Karte mehr
web-matches-not = { $card }: passt nicht
web-tunnel-cannot =
    { $color ->
        [pink] Du kannst nicht zahlen: keine pinkfarbene Karte oder Lokomotive übrig.
        [blue] Du kannst nicht zahlen: keine blaue Karte oder Lokomotive übrig.
        [orange] Du kannst nicht zahlen: keine orange Karte oder Lokomotive übrig.
        [white] Du kannst nicht zahlen: keine weiße Karte oder Lokomotive übrig.
        [green] Du kannst nicht zahlen: keine grüne Karte oder Lokomotive übrig.
        [yellow] Du kannst nicht zahlen: keine gelbe Karte oder Lokomotive übrig.
        [black] Du kannst nicht zahlen: keine schwarze Karte oder Lokomotive übrig.
        [red] Du kannst nicht zahlen: keine rote Karte oder Lokomotive übrig.
       *[none] Du kannst nicht zahlen: keine Lokomotive übrig.
    }

# Wie Ereignisse am Tisch gezeigt werden.
web-speed = Animation
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = aus
web-sound = Ton
web-vibration = Vibration
web-sound-offer = Willst du die Waggons hören, und wann du am Zug bist?
web-sound-on = Mit Ton

web-build-station = Einen Bahnhof bauen
web-stations-left =
    { $count ->
        [0] keiner übrig
        [one] noch { $count }
       *[other] noch { $count }
    }
web-resign = Aufgeben
web-on-vacation = Urlaub
web-own-vacation = Du bist im Urlaub, und deine Uhr steht still.
web-away =
    { $reason ->
        [resigned] Du hast aufgegeben. Ein Bot spielt für dich weiter.
       *[out_of_time] Deine Zeit war abgelaufen. Ein Bot spielt für dich.
    }
web-take-back = Platz zurücknehmen
web-stand-in = eingesprungen
web-offer-own = Du kannst deinen Platz anderen anbieten.
web-offer-other = Auf Platz { $seat } spielt ein Bot für jemanden, der aufgegeben hat. Du kannst den Platz anderen anbieten.
web-offer-friends = Freunden anbieten
web-offer-public = Allen anbieten
web-offer-end = Angebot zurückziehen
web-offered =
    { $to ->
        [friends] Der Platz ist Freunden angeboten.
       *[public] Der Platz ist allen angeboten.
    }
web-stand-ins-agreed =
    Wenn jemand geht, dürfen andere einspringen. { $counts ->
        [owner] Das Ergebnis zählt für die Person, die ging.
       *[stand_in] Das Ergebnis zählt für die Person, die einspringt.
    }
web-seat-offered = Ein Bot spielt für jemanden, der gegangen ist. Der Platz wird dir angeboten.
web-take-over = Einspringen
web-take-over-text =
    Du spielst den Platz zu Ende und siehst alles, was er gesehen hat. { $counts ->
        [owner] Das Ergebnis zählt für die Person, die gegangen ist.
       *[stand_in] Das Ergebnis zählt für dich.
    }
web-share-watch = Link zum Zuschauen teilen
web-seen-late = Du siehst diese Partie mit einer Verzögerung von { $time }.
web-end-watch-link = Link zum Zuschauen beenden
web-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-rules = Regeln
web-command = Befehlszeile
web-board-text = Spielplan als Text
# A player and the colour: “Ada, blue”.
web-player-colored = { $player }, { $color }

## Afterwards

web-result = Ergebnis
web-rematch = Revanche
web-replay = Aufzeichnung
web-points-chart = Die Punkte im Lauf der Partie
web-export-game = Partie herunterladen
web-took = Dauer: { $time }
web-play = Abspielen
web-pause = Pause
web-replay-position = Stelle in der Partie
web-chances = Gewinnchancen nach dem, was alle sehen
web-replay-chances = Gewinnchancen, wenn alle Karten offen liegen: { $chances }
web-play-on = Von hier weiterspielen
web-play-on-instead = Anders entscheiden
web-play-on-what = Was wäre, wenn du anders entschieden hättest? Du übernimmst den Platz von { $player }, Bots die anderen. Jedes Mal kommen andere Karten, und die Partie zählt nicht.
web-play-on-do = Spielen
web-what-if = Zählt nicht · ab Schritt { $move } der Partie von { $players }
web-what-if-other = Zählt nicht · ab Schritt { $move } einer anderen Partie
web-step-on = Einen Schritt vor
web-step-back = Einen Schritt zurück
web-turn-on = Einen Zug vor
web-turn-back = Einen Zug zurück

# Standing orders.
web-order-plan = Zug vorausplanen
web-order-what = Wenn du am Zug bist, spielt der Server binnen einer Sekunde für dich. Geschieht vorher etwas Unerwartetes, etwa neue offene Karten oder die letzte Runde, überlässt er dir den Zug.
web-order-pick = Strecke wählen
web-order-draw = Zwei Karten vom Stapel ziehen
web-order-title = Wenn du am Zug bist:
web-order-claim = { $route } mit { $payment } nehmen.
web-order-otherwise = Falls sie dann nicht mehr frei ist
web-order-think = Mich überlegen lassen
web-order-withdraw = Zurücknehmen

## After a game

web-play-again = Noch einmal spielen
web-share = Teilen
web-link-copied = Der Link ist kopiert.
web-text-copied = Der Text ist kopiert.
web-save-picture = Bild speichern
web-you-won = Du hast gewonnen
web-you-won-by = Du hast gewonnen ({ $points } Vorsprung)
web-you-share = Ihr teilt euch den Sieg
web-you-lost = Du hast verloren
web-you-lost-by = Du hast verloren ({ $points } Rückstand)
web-tickets-failed =
    { $count ->
        [one] { $count } Zielkarte nicht erfüllt ({ $points })
       *[other] { $count } Zielkarten nicht erfüllt ({ $points })
    }
web-headline-why = { $what }: { $why }
web-failed-named = Nicht erfüllt: { $tickets }
web-decided =
    { $part ->
        [routes] Die Strecken haben entschieden: { $own } Punkte gegen { $other }.
        [tickets] Die Zielkarten haben entschieden: { $own } Punkte gegen { $other }.
        [stations] Die Bahnhöfe haben entschieden: { $own } Punkte gegen { $other }.
       *[express] Der Europa Express hat entschieden: { $own } Punkte gegen { $other }.
    }
web-analysis = Glück und Fehler
web-analysis-legend =
    Punkte Vorsprung vor dem besten anderen Platz. Glück ist, was der Zufall geändert hat, auch bei den anderen. Ein Fehler ist ein Zug, für den ein anderer mindestens drei Punkte mehr gebracht hätte, nach dem, was an diesem Platz zu wissen war. Die Kurve beurteilt jede Stellung mit offenen Karten.
web-analysis-curve = Die Aussichten auf den Sieg im Lauf der Partie
web-puzzle-learn = Aus deinen Fehlern lernen
web-story-luck =
    { $kind ->
        [good] Das Glück hat mir { $points } gebracht.
        [bad] Das Pech hat mich { $points } gekostet.
       *[none] Das Glück hat mir nichts gegeben und nichts genommen.
    }
web-story-cost = Mit einem Spielzug habe ich { $points } verschenkt: Spiele von meinem Platz weiter!
web-story-share = Die Geschichte teilen
web-fair = Wurde fair gegeben?
web-fair-what = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt. Dein Gerät kann daraus jede Karte noch einmal bestimmen.
web-fair-check = Auf diesem Gerät prüfen
web-fair-checking = Jede Karte wird geprüft …
web-fair-yes = Es wurde fair gegeben, geprüft auf diesem Gerät.
web-fair-yes-how =
    { $count ->
        [one] { $count } Ereignis folgt aus dem Geheimnis.
       *[other] Alle { $count } Ereignisse folgen aus dem Geheimnis.
    }
web-fair-copied = Die ersten { $count } Ereignisse stammen aus einer anderen Partie und gelten als gegeben.
web-fair-no = Das Protokoll folgt nicht aus dem Geheimnis: Ereignis { $event } ist ein anderes.
web-fair-failed = Die Prüfung war nicht möglich: { $reason }
web-fair-unsupported = Dieser Browser kann nur auf einer Seite mit https prüfen.
web-fair-broken = Die Prüfung wurde abgebrochen. Versuche es noch einmal.

## Around the board

web-missing-what = Diese Adresse führt nirgendwohin. Deine Partien sind, wo sie waren.
web-keys = Tastenkürzel
web-keys-on = Einzelne Tasten drücken Knöpfe („?“ zeigt sie)
web-keys-list = Diese Liste zeigen
web-strength-porter = Leicht
web-strength-conductor = Mittel
web-strength-stationmaster = Schwer
web-strength-director = Am stärksten
web-bot-rating = Wertungszahl an einem Tisch zu { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Spielt sofort.
       *[other] Denkt { $milliseconds } ms über einen Spielzug nach.
    }
web-open-cards = Auslage und Stapel
web-resign-void = Noch nicht alle haben einen Zug beendet: Die Partie endet ohne Ergebnis, und niemand verliert.
web-resign-ends = Die Partie endet sofort: Es zählen die Punkte bis jetzt, und du kommst auf den letzten Platz.
web-resign-plays-on = Ein Bot spielt für dich weiter, und du kannst nicht zurück. Du kommst auf den letzten Platz.
web-resign-unknown = Du kannst nicht zurück. Wenn alle einen Zug beendet haben, kommst du auf den letzten Platz; sonst endet die Partie ohne Ergebnis.

## The page at `/`

web-landing-watch = Live zuschauen
web-landing-what = Ein Eisenbahnspiel quer durch Europa für zwei bis fünf: Sammle Karten, nutze Strecken, baue Bahnhöfe, erfülle Zielkarten.
web-landing-docs-what = Für alle, die eine App oder einen Bot bauen: Was die App kann, ist eine offene Schnittstelle.
web-landing-rules = In kurzen Sätzen.
web-landing-about = Von wem das ist und unter welcher Lizenz.

## Lessons

web-learn = Spielen lernen
web-learn-offer = Neu hier? Lerne das Spiel an einem vorbereiteten Tisch, in drei Minuten.
web-learn-first = Das Spiel in drei Minuten lernen
web-lesson-begin = Beginnen
web-lesson-done = Geschafft
web-lesson-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-lesson-go-on = Weiter
web-lesson-finish = Fertig
web-lesson-continue = Lektion fortsetzen
web-lesson-leave = Lektion verlassen
web-lesson-leave-text = Die Lektion endet und fängt nächstes Mal von vorn an. Um sie später fortzusetzen, geh stattdessen zurück.
web-lesson-step = Schritt { $step } von { $count }
web-lesson-first = Tu zuerst, was die Lektion verlangt.

# Games on a device, without a server.
web-device-open = Auf diesem Gerät
web-device-later = Später weiterspielen
web-device-broken = Die Partie auf diesem Gerät ist stehen geblieben. Öffne sie noch einmal.
web-device-not = Das kann eine Partie auf diesem Gerät nicht.
web-device-gone = Das Spiel ist nicht mehr auf diesem Gerät.
web-device-other-rules = Dieses Spiel wurde mit einer früheren Version der App begonnen, deren Regeln anders waren. Es kann nicht weitergehen.
web-hand-over = Der Nächste
web-hand-over-to = Gib das Gerät { $player }.
web-hand-over-here = Ich bin { $player }
web-device-keep = In meinem Verlauf behalten
web-device-kept = Bei den Partien behalten, die du importiert hast.
