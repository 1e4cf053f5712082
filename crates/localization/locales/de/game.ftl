# Die Wörter des Spiels. Erklärungen: siehe die englische Fassung und GLOSSARY.md.

## Wagenkarten

card-pink = Pink
card-blue = Blau
card-orange = Orange
card-white = Weiß
card-green = Grün
card-yellow = Gelb
card-black = Schwarz
card-red = Rot
card-locomotive = Lokomotive

one-card =
    { $card ->
        [pink] eine pinkfarbene Karte
        [blue] eine blaue Karte
        [orange] eine orange Karte
        [white] eine weiße Karte
        [green] eine grüne Karte
        [yellow] eine gelbe Karte
        [black] eine schwarze Karte
        [red] eine rote Karte
       *[locomotive] eine Lokomotive
    }

# Im Dativ: „mit 2 roten Karten“.
payment-colored =
    { $count ->
        [one] { $color ->
            [pink] { $count } pinkfarbenen Karte
            [blue] { $count } blauen Karte
            [orange] { $count } orange Karte
            [white] { $count } weißen Karte
            [green] { $count } grünen Karte
            [yellow] { $count } gelben Karte
            [black] { $count } schwarzen Karte
           *[red] { $count } roten Karte
        }
       *[other] { $color ->
            [pink] { $count } pinkfarbenen Karten
            [blue] { $count } blauen Karten
            [orange] { $count } orange Karten
            [white] { $count } weißen Karten
            [green] { $count } grünen Karten
            [yellow] { $count } gelben Karten
            [black] { $count } schwarzen Karten
           *[red] { $count } roten Karten
        }
    }
payment-locomotives =
    { $count ->
        [one] { $count } Lokomotive
       *[other] { $count } Lokomotiven
    }
payment-both = { $colored } und { $locomotives }

## Spielende und Bots

player-color-brown = Braun
player-color-red = Rot
player-color-purple = Violett
player-color-gray = Grau
player-color-blue = Blau

player-brown = Braun
player-red = Rot
player-purple = Violett
player-gray = Grau
player-blue = Blau
player-nobody = Niemand

bot-random = Zufall
bot-random-description = Macht einen zufälligen Spielzug.
bot-porter = Gepäckträger
bot-porter-description = Spielt wie am Anfang: plant eine Zielkarte nach der anderen und übersieht manches.
bot-conductor = Zugführer
bot-conductor-description = Spielt vernünftig: plant seine Zielkarten, sammelt Karten, nutzt Strecken.
bot-stationmaster = Bahnhofsvorsteher
bot-stationmaster-description = Spielt stark: probiert aussichtsreiche Spielzüge im Kopf durch.
bot-director = Direktor
bot-director-description = Spielt am besten: vergleicht ganze Pläne im Kopf.

list-and = { $others } und { $last }
    .before-i = { $others } und { $last }

## Anzahlen

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
trains =
    { $count ->
        [one] { $count } Waggon
       *[other] { $count } Waggons
    }
spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
stations =
    { $count ->
        [one] { $count } Bahnhof
       *[other] { $count } Bahnhöfe
    }
cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
tickets =
    { $count ->
        [one] { $count } Zielkarte
       *[other] { $count } Zielkarten
    }
routes =
    { $count ->
        [one] { $count } Strecke
       *[other] { $count } Strecken
    }
moves =
    { $count ->
        [one] { $count } Spielzug
       *[other] { $count } Spielzüge
    }
seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
percent = { $number } %

## Strecken und Zielkarten

route = { $from } – { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] pinkfarbener Tunnel
            [blue] blauer Tunnel
            [orange] orange Tunnel
            [white] weißer Tunnel
            [green] grüner Tunnel
            [yellow] gelber Tunnel
            [black] schwarzer Tunnel
            [red] roter Tunnel
           *[gray] grauer Tunnel
        }
        [ferry] Fähre
       *[route] { $color ->
            [pink] pinkfarbene Strecke
            [blue] blaue Strecke
            [orange] orange Strecke
            [white] weiße Strecke
            [green] grüne Strecke
            [yellow] gelbe Strecke
            [black] schwarze Strecke
            [red] rote Strecke
           *[gray] graue Strecke
        }
    }
ferry-locomotives =
    { $count ->
        [one] mindestens { $count } Lokomotive
       *[other] mindestens { $count } Lokomotiven
    }
double-route = Doppelstrecke

ticket-with-points = { $from } – { $to }, { $points }
ticket-completed = erfüllt
ticket-failed = nicht erfüllt
ticket-set-europe = Europa
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient-Express
ticket-set-with_max = Mit Max

## Varianten

variant-classic = Klassisch
variant-classic-description = Das ursprüngliche Spiel mit seinen 46 Zielkarten. Du bekommst eine Zielkarte „lange Strecke“ und drei normale; von den vier behältst du mindestens zwei. Später ziehst du jeweils drei und behältst mindestens eine.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = Die 55 Zielkarten der Erweiterung 1912 statt der ursprünglichen. Du bekommst eine Zielkarte „lange Strecke“ und drei normale; von den vier behältst du mindestens zwei. Später ziehst du jeweils drei und behältst mindestens eine.
variant-mega = Mega-Europa
variant-mega-description = Alle 101 Zielkarten aus beiden Sätzen. Zuerst wählst du eine von zwei langen Strecken oder keine. Dann bekommst du fünf normale Zielkarten: Mit langer Strecke behältst du mindestens zwei, sonst mindestens drei. Abgelehnte normale Zielkarten kommen unter den Stapel. Später ziehst du jeweils drei und behältst mindestens eine.
variant-big_cities = Europas Großstädte
variant-big_cities-description = Die 45 Zielkarten mit London, Berlin, Moskau, Paris, Wien, Madrid, Rom, Athen oder Angora; ohne lange Strecken. Du bekommst fünf und behältst mindestens zwei, die anderen kommen unter den Stapel. Später ziehst du jeweils vier und behältst mindestens eine.

tie-break-standard = Bei Gleichstand: erfüllte Zielkarten, dann weniger Bahnhöfe, dann die längste Strecke
tie-break-german = Bei Gleichstand wie im deutschen Regelheft: erfüllte Zielkarten, dann die längste Strecke

clock-none = Ohne Zeitlimit (30 Tage für jeden Zug)
clock-per_move = { $time } pro Spielzug
clock-bank = { $time } für die ganze Partie
clock-bank-increment = { $time } für die ganze Partie, plus { $increment } nach jedem Zug
duration-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
duration-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
duration-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
duration-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }

game-rated = gewertet
game-casual = nicht gewertet

## Phasen

status-lobby = wartet auf Mitspielende
status-running = läuft
status-finished = beendet
status-void = ohne Ergebnis

phase-lobby =
    { $open ->
        [one] Noch { $open } Platz frei
       *[other] Noch { $open } Plätze frei
    }
phase-ready = Alle Plätze sind besetzt
phase-dealing = Zielkarten werden gewählt
phase-dealing-waiting = Zielkarten wählen noch: { $players }
phase-turn = { $player } ist am Zug
phase-your-turn = Du bist am Zug
phase-last-round = Letzte Runde: { $player } ist am Zug
phase-last-round-yours = Letzte Runde: Du bist am Zug
phase-finished-winner = { $player } gewinnt
phase-finished-winners = Geteilter Sieg: { $players }
phase-voided = Die Partie endete ohne Ergebnis
void-reason-admin = Die Administration hat die Partie beendet.
void-reason-cancelled = Die Partie wurde vor dem Beginn abgesagt.
void-reason-expired = Der Tisch war zu lange offen.
void-reason-left_early = Jemand ging, bevor alle einen Zug gemacht hatten.

step-choose = Ziehe Wagenkarten, nutze eine Strecke, ziehe Zielkarten oder baue einen Bahnhof
step-second_card = Nimm eine zweite Karte
step-keep_tickets =
    { $count ->
        [one] Behalte die gezogene Zielkarte
       *[other] Wähle aus { $count } gezogenen Zielkarten
    }
step-tunnel =
    { $surcharge ->
        [one] Der Tunnel kostet { $surcharge } Karte mehr: zahle oder gib ihn auf
       *[other] Der Tunnel kostet { $surcharge } Karten mehr: zahle oder gib ihn auf
    }

## Ereignisse

event-game-created = Der Tisch ist offen: { $variant }, { $seats }
event-player-joined = { $player } kommt an den Tisch
event-player-left = { $player } verlässt den Tisch
event-bot-added = Der Bot { $player } kommt an den Tisch
event-bot-removed = Der Bot { $player } verlässt den Tisch
event-player-kicked = { $player } muss den Tisch verlassen
event-host-changed = { $player } leitet jetzt den Tisch
event-game-started = Die Partie beginnt: { $player } fängt an
event-cards-dealt =
    { $count ->
        [one] { $player } bekommt { $count } Karte
       *[other] { $player } bekommt { $count } Karten
    }
event-tickets-dealt =
    { $count ->
        [one] { $player } bekommt { $count } Zielkarte zur Auswahl
       *[other] { $player } bekommt { $count } Zielkarten zur Auswahl
    }
event-tickets-drawn =
    { $count ->
        [one] { $player } zieht { $count } Zielkarte
       *[other] { $player } zieht { $count } Zielkarten
    }
event-tickets-kept =
    { $count ->
        [0] { $player } behält keine Zielkarte
        [one] { $player } behält { $count } Zielkarte
       *[other] { $player } behält { $count } Zielkarten
    }
event-tickets-kept-named = { $player } behält { $list }
event-tickets-boxed =
    { $count ->
        [one] { $player } legt { $count } Zielkarte in die Schachtel zurück
       *[other] { $player } legt { $count } Zielkarten in die Schachtel zurück
    }
event-tickets-returned =
    { $count ->
        [one] { $count } Zielkarte kommt unter den Stapel
       *[other] { $count } Zielkarten kommen unter den Stapel
    }
event-card-turned-up = Aufgedeckt: { $card }
event-row-discarded = Drei offene Lokomotiven: fünf neue Karten
event-row-replaced =
    { $times ->
        [one] Die fünf Karten werden noch einmal ersetzt: { $cards }
       *[other] Die fünf Karten werden noch { $times }-mal ersetzt: { $cards }
    }
event-deck-reshuffled = Der Ablagestapel wird zum neuen Stapel gemischt
event-turn-started = { $player } ist am Zug
event-card-drawn = { $player } zieht { $card } vom Stapel
event-card-drawn-hidden = { $player } zieht eine Karte vom Stapel
event-card-taken = { $player } nimmt { $card }
event-route-claimed = { $player } nutzt { $from } – { $to } mit { $payment }: { $points }
event-tunnel-laid = { $player } versucht den Tunnel { $from } – { $to } mit { $payment }
event-tunnel-card-revealed = Aufgedeckt: { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] Der Tunnel kostet { $surcharge } Karte mehr
       *[other] Der Tunnel kostet { $surcharge } Karten mehr
    }
event-tunnel-surcharge-paid = { $player } zahlt mit { $payment } nach
event-tunnel-abandoned = { $player } gibt den Tunnel auf
event-station-built = { $player } baut einen Bahnhof in { $city }
event-passed = { $player } muss passen
event-last-round-begun = { $player } leitet die letzte Runde ein: noch ein Zug für alle
event-time-ran-out = { $player } hat die Zeit überschritten
event-time-granted =
    { $seconds ->
        [one] Alle bekommen mindestens { $seconds } Sekunde mehr
       *[other] Alle bekommen mindestens { $seconds } Sekunden mehr
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } gibt auf; der Bot { $bot } spielt weiter
       *[out_of_time] { $player } ist abwesend; der Bot { $bot } spielt weiter
    }
event-seat-taken-back = { $player } ist wieder da
event-vacation-begun = { $player } ist im Urlaub
event-vacation-ended = { $player } ist aus dem Urlaub zurück
event-sleeping-hours-set = { $player } schläft von { $from } bis { $until } Uhr (UTC)
event-sleeping-hours-ended = { $player } hat keine Schlafenszeit mehr
event-stand-in-seated = { $player } springt für die Person ein, die gegangen ist
event-game-finished = Die Partie ist beendet
event-game-voided =
    { $reason ->
        [cancelled] Die Partie wird abgesagt
        [expired] Der Tisch war zu lange offen: Die Partie wird abgesagt
        [left_early] Die Partie endet ohne Ergebnis, weil jemand früh gegangen ist
       *[admin] Die Administration beendet die Partie ohne Ergebnis
    }

## Die Wertung

score-rank = Rang
score-player = Name
score-routes = Strecken
score-tickets = Zielkarten
score-stations = Bahnhöfe
score-express = Express
score-total = gesamt
score-completed = erfüllt
score-longest = längste Strecke
score-completed-of = { $completed } von { $kept }

explain-routes = Strecken: { $points }
explain-route = { $from } – { $to }, { $trains }: { $points }
explain-tickets = Zielkarten: { $points }
explain-ticket-completed = { $from } – { $to }: erfüllt, { $points }
explain-ticket-failed = { $from } – { $to }: nicht erfüllt, { $points }
explain-ticket-path = Weg: { $cities }
explain-ticket-stations = Mit dem Bahnhof in { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } nicht gebauter Bahnhof: { $points }
       *[other] { $count } nicht gebaute Bahnhöfe: { $points }
    }
explain-station-lends = Bahnhof in { $city }: nutzt { $from } – { $to } von { $player } mit
explain-station-lends-nothing = Bahnhof in { $city }: nutzt keine Strecke mit
explain-path = Längste Strecke: { $trains } ({ $cities })
explain-no-path = Längste Strecke: keine
explain-express = Europa Express: { $points }
explain-total = Gesamt: { $points }
explain-rank = Rang { $rank }
explain-tie-completed_tickets = Punktgleichstand: Die erfüllten Zielkarten entscheiden
explain-tie-stations_used = Gleichstand bei Punkten und Zielkarten: Weniger Bahnhöfe entscheiden
explain-tie-longest_path = Gleichstand bei Punkten, Zielkarten und Bahnhöfen: Die längste Strecke entscheidet
explain-tie-shared = Gleichstand in allem: Der Rang wird geteilt

## Die Befehlszeile

replay-heading = Partie { $game }: { $players }

demo-heading = Partie { $game } auf { $url }: { $players }
demo-after =
    { $moves ->
        [one] Nach { $moves } Spielzug:
       *[other] Nach { $moves } Spielzügen:
    }

simulate-games =
    { $games ->
        [one] { $games } Partie ({ $variant }, { $seats }): { $games_per_second } Partien/s, { $moves_per_second } Spielzüge/s auf einem Kern
       *[other] { $games } Partien ({ $variant }, { $seats }): { $games_per_second } Partien/s, { $moves_per_second } Spielzüge/s auf einem Kern
    }
simulate-average = Durchschnittliche Partie: { $turns } Züge, { $moves } Spielzüge, { $events } Ereignisse; höchstens { $most_turns } Züge, { $most_events } Ereignisse
simulate-bot = Bot
simulate-seats = Plätze
simulate-wins = Siege
simulate-kept = behalten
simulate-progress = Partien
bot-thinking = Zeit je Entscheidung

# Wertungszahlen und Anteile sind Text, schon gerundet. $deals und $games sind Zahlen.
ladder-heading = { $variant }, { $seats }, Startwert { $seed }. Kartenverteilungen: { $deals }. Partien: { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Wertungszahlen nach Plackett und Luce: 400 Punkte sind zehn zu eins, conductor hat 1500. Intervalle von 95 % aus { $resamples } neuen Stichproben der Kartenverteilungen. Zeiten sind die eines Prozessors.
       *[mean] Wertungszahlen nach Plackett und Luce: 400 Punkte sind zehn zu eins, ihr Mittel ist 1500. Intervalle von 95 % aus { $resamples } neuen Stichproben der Kartenverteilungen. Zeiten sind die eines Prozessors.
    }
ladder-binary = SHA-256 des Programms: { $sha256 }
ladder-rating = Wertungszahl
ladder-interval = 95-%-Intervall
ladder-rank = Rang im Mittel
ladder-margin = Vorsprung
ladder-adjusted = ohne Glück
ladder-longest = längste
ladder-duel = Duell
ladder-deals = Kartenverteilungen
ladder-row = Zeile { $row }, Kartenverteilung { $deal }: { $players }
ladder-same = Die Partie ist dieselbe, Bit für Bit: SHA-256 { $sha256 }
ladder-again = Noch einmal gespielt: { $players }; SHA-256 { $sha256 }
ladder-other-binary = Dies ist nicht das Programm, das die Zeile geschrieben hat.
ladder-differs = Die Partie ist nicht die der Zeile: { $fields }
ladder-gate-results = Kartenverteilungen nach gewonnenen Partien, von 0 bis { $games } in halben Partien: { $results }
ladder-gate-rate = Gewonnen: { $rate } { $interval }
ladder-gate-ratio = Logarithmus des Likelihood-Quotienten: { $ratio }; Grenzen { $bounds }, Hypothesen { $hypotheses }
ladder-gate-passed = Bestanden: { $new } ist stärker als { $old }.
ladder-gate-failed = Nicht bestanden: { $new } ist nicht stärker als { $old }.
ladder-gate-undecided = Nach { $deals } Kartenverteilungen nicht entschieden.

analyze-heading = Partie { $game }: { $players }
analyze-start = vor dem Austeilen
analyze-luck = Glück
analyze-improvement = gute Spielzüge
analyze-errors = Fehler
analyze-others = die anderen
analyze-margin = Vorsprung
analyze-adjusted = Vorsprung ohne Glück
analyze-legend = Punkte Vorsprung vor dem besten anderen Platz; die ersten fünf Spalten ergeben ihn zusammen.
analyze-no-error = { $player }: kein Fehler fällt auf
analyze-counted =
    { $count ->
        [one] { $player }: { $count } Fehler in { $decisions } Entscheidungen
       *[other] { $player }: { $count } Fehler in { $decisions } Entscheidungen; die teuersten:
    }
analyze-better = um { $points } besser: { $instead }
analyze-unfinished = Die Partie wurde nicht zu Ende gespielt.
analyze-no-seat = Die Partie hat keinen Platz { $seat }.

verify-follows = Partie { $game }, { $status }: { $events } Ereignisse aus { $decisions } Entscheidungen, die alle aus dem Geheimnis folgen.
verify-dump =
    { $games ->
        [one] Die Partie folgt aus ihrem Geheimnis.
       *[other] Alle { $games } Partien folgen aus ihren Geheimnissen.
    }
verify-copied = Die ersten { $events } Ereignisse des Spiels sind aus einer anderen Partie übernommen. Sie gelten als gegeben.
verify-commitment = Der SHA-256 des Geheimnisses ist die Festlegung { $commitment }.
verify-head = Das Protokoll endet mit dem Kopf { $head }.
verify-head-noted = Es enthält den Kopf { $head }, den du notiert hast: Davor wurde nichts umgeschrieben.
verify-entropy = Platz { $seat } hat { $entropy } beigetragen
verify-compare = Vergleiche die Festlegung und deinen Beitrag mit dem, was du vor der Partie notiert hast.
verify-nothing = nichts
verify-error-secret = Der SHA-256 des Geheimnisses ist { $hash }, nicht die Festlegung { $commitment }.
verify-error-differs = Ereignis { $seq } weicht ab: In der Aufzeichnung steht { $recorded }, richtig wäre { $expected }.
verify-error-begins-nothing = Ereignis { $seq } weicht ab: In der Aufzeichnung steht { $recorded }; damit kann keine Partie beginnen.
verify-error-refused = Ereignis { $seq } weicht ab: In der Aufzeichnung steht { $recorded }; das ist nicht erlaubt: { $rejection }
verify-error-copied = Ereignis { $seq } weicht ab: Im Protokoll steht { $recorded }, was nicht aus einer anderen Partie stammen kann.
verify-error-continued = Die Partie setzt eine Stellung einer anderen fort, deren Geheimnis nicht im Protokoll steht.
verify-error-no-deal = Die Partie teilt ihr Blatt mit anderen, und der Aufzeichnung fehlt das Geheimnis des Blatts.
verify-error-packs = Solche Zielkartenpakete bietet kein Server an.
verify-error-head = Das Protokoll endet mit dem Kopf { $computed }, nicht mit { $recorded }: Es wurde umgeschrieben.
verify-error-unfinished = Die Aufzeichnung endet nach Ereignis { $version }, vor dem Ende der Partie.

# Tournaments.
verify-tournament = Das Turnier { $tournament } verlief so, wie sein Protokoll sagt: { $events } Ereignisse, { $rounds } Runden. Jede Paarung folgt aus den Ergebnissen und dem Geheimnis.
verify-tournament-first = Erster ist Spieler { $player }.
verify-tournament-games = Die Ergebnisse von { $games } Partien wurden verglichen.
verify-tournament-line = Zeile { $line } lässt sich nicht lesen: { $why }
verify-tournament-form = Es ist ein Protokoll der Form { $form }, die diese Version nicht liest.
verify-tournament-secret = Das Geheimnis passt nicht zu seiner Festlegung.
verify-tournament-rules = Diese Regeln kann es nicht geben: { $why }
verify-tournament-opening = Das Protokoll beginnt nicht mit der Eröffnung.
verify-tournament-impossible = Ereignis { $seq } war in diesem Augenblick nicht möglich.
verify-tournament-seed = Der Startwert von Ereignis { $seq } folgt nicht aus dem Geheimnis.
verify-tournament-pairing = Die Paarung von Ereignis { $seq } folgt nicht aus dem Stand und dem Startwert.
verify-tournament-unfinished = Das Turnier ist nicht zu Ende.
verify-tournament-foreign = Die Partie { $game } gehört zu keinem Tisch des Turniers.
verify-tournament-deal = Die Partie { $game } hat nicht die Karten ihrer Runde.
verify-tournament-result = Die Partie { $game } hat ein anderes Ergebnis.
