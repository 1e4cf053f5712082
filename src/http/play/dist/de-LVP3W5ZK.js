var t=`city-amsterdam = Amsterdam
city-angora = Angora
city-athina = Athen
city-barcelona = Barcelona
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Br\xFCssel
city-bucuresti = Bukarest
city-budapest = Budapest
city-cadiz = C\xE1diz
city-constantinople = Konstantinopel
city-danzig = Danzig
city-dieppe = Dieppe
city-edinburgh = Edinburgh
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Frankfurt
city-kharkov = Charkow
city-kobenhavn = Kopenhagen
city-kyiv = Kyjiw
city-lisboa = Lissabon
city-london = London
city-madrid = Madrid
city-marseille = Marseille
city-moskva = Moskau
city-munchen = M\xFCnchen
city-palermo = Palermo
city-pamplona = Pamplona
city-paris = Paris
city-petrograd = Petrograd
city-riga = Riga
city-roma = Rom
city-rostov = Rostow
city-sarajevo = Sarajevo
city-sevastopol = Sewastopol
city-smolensk = Smolensk
city-smyrna = Smyrna
city-sochi = Sotschi
city-sofia = Sofia
city-stockholm = Stockholm
city-venezia = Venedig
city-warszawa = Warschau
city-wien = Wien
city-wilno = Wilna
city-zagrab = Zagreb
city-zurich = Z\xFCrich
sea-atlantic = Atlantischer Ozean
sea-baltic = Ostsee
sea-black = Schwarzes Meer
sea-mediterranean = Mittelmeer
sea-north = Nordsee
card-pink = Pink
card-blue = Blau
card-orange = Orange
card-white = Wei\xDF
card-green = Gr\xFCn
card-yellow = Gelb
card-black = Schwarz
card-red = Rot
card-locomotive = Lokomotive
one-card =
    { $card ->
        [pink] eine pinkfarbene Karte
        [blue] eine blaue Karte
        [orange] eine orange Karte
        [white] eine wei\xDFe Karte
        [green] eine gr\xFCne Karte
        [yellow] eine gelbe Karte
        [black] eine schwarze Karte
        [red] eine rote Karte
       *[locomotive] eine Lokomotive
    }
payment-colored =
    { $count ->
        [one] { $color ->
            [pink] { $count } pinkfarbenen Karte
            [blue] { $count } blauen Karte
            [orange] { $count } orange Karte
            [white] { $count } wei\xDFen Karte
            [green] { $count } gr\xFCnen Karte
            [yellow] { $count } gelben Karte
            [black] { $count } schwarzen Karte
           *[red] { $count } roten Karte
        }
       *[other] { $color ->
            [pink] { $count } pinkfarbenen Karten
            [blue] { $count } blauen Karten
            [orange] { $count } orange Karten
            [white] { $count } wei\xDFen Karten
            [green] { $count } gr\xFCnen Karten
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
bot-random-description = Macht einen zuf\xE4lligen Spielzug.
bot-porter = Gep\xE4cktr\xE4ger
bot-porter-description = Spielt wie am Anfang: plant eine Zielkarte nach der anderen und \xFCbersieht manches.
bot-conductor = Zugf\xFChrer
bot-conductor-description = Spielt vern\xFCnftig: plant seine Zielkarten, sammelt Karten, nutzt Strecken.
bot-stationmaster = Bahnhofsvorsteher
bot-stationmaster-description = Spielt stark: probiert aussichtsreiche Spielz\xFCge im Kopf durch.
bot-director = Direktor
bot-director-description = Spielt am besten: vergleicht ganze Pl\xE4ne im Kopf.
list-and = { $others } und { $last }
    .before-i = { $others } und { $last }
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
       *[other] { $count } Bahnh\xF6fe
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
       *[other] { $count } Spielz\xFCge
    }
seats =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Pl\xE4tze
    }
percent = { $number }\xA0%
route = { $from } \u2013 { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] pinkfarbener Tunnel
            [blue] blauer Tunnel
            [orange] orange Tunnel
            [white] wei\xDFer Tunnel
            [green] gr\xFCner Tunnel
            [yellow] gelber Tunnel
            [black] schwarzer Tunnel
            [red] roter Tunnel
           *[gray] grauer Tunnel
        }
        [ferry] F\xE4hre
       *[route] { $color ->
            [pink] pinkfarbene Strecke
            [blue] blaue Strecke
            [orange] orange Strecke
            [white] wei\xDFe Strecke
            [green] gr\xFCne Strecke
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
ticket-with-points = { $from } \u2013 { $to }, { $points }
ticket-completed = erf\xFCllt
ticket-failed = nicht erf\xFCllt
ticket-set-europe = Europa
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient-Express
ticket-set-with_max = Mit Max
variant-classic = Klassisch
variant-classic-description = Das urspr\xFCngliche Spiel mit seinen 46 Zielkarten. Du bekommst eine Zielkarte \u201Elange Strecke\u201C und drei normale; von den vier beh\xE4ltst du mindestens zwei. Sp\xE4ter ziehst du jeweils drei und beh\xE4ltst mindestens eine.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = Die 55 Zielkarten der Erweiterung 1912 statt der urspr\xFCnglichen. Du bekommst eine Zielkarte \u201Elange Strecke\u201C und drei normale; von den vier beh\xE4ltst du mindestens zwei. Sp\xE4ter ziehst du jeweils drei und beh\xE4ltst mindestens eine.
variant-mega = Mega-Europa
variant-mega-description = Alle 101 Zielkarten aus beiden S\xE4tzen. Zuerst w\xE4hlst du eine von zwei langen Strecken oder keine. Dann bekommst du f\xFCnf normale Zielkarten: Mit langer Strecke beh\xE4ltst du mindestens zwei, sonst mindestens drei. Abgelehnte normale Zielkarten kommen unter den Stapel. Sp\xE4ter ziehst du jeweils drei und beh\xE4ltst mindestens eine.
variant-big_cities = Europas Gro\xDFst\xE4dte
variant-big_cities-description = Die 45 Zielkarten mit London, Berlin, Moskau, Paris, Wien, Madrid, Rom, Athen oder Angora; ohne lange Strecken. Du bekommst f\xFCnf und beh\xE4ltst mindestens zwei, die anderen kommen unter den Stapel. Sp\xE4ter ziehst du jeweils vier und beh\xE4ltst mindestens eine.
tie-break-standard = Bei Gleichstand: erf\xFCllte Zielkarten, dann weniger Bahnh\xF6fe, dann die l\xE4ngste Strecke
tie-break-german = Bei Gleichstand wie im deutschen Regelheft: erf\xFCllte Zielkarten, dann die l\xE4ngste Strecke
clock-none = Ohne Zeitlimit (30 Tage f\xFCr jeden Zug)
clock-per_move = { $time } pro Spielzug
clock-bank = { $time } f\xFCr die ganze Partie
clock-bank-increment = { $time } f\xFCr die ganze Partie, plus { $increment } nach jedem Zug
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
status-lobby = wartet auf Mitspielende
status-running = l\xE4uft
status-finished = beendet
status-void = ohne Ergebnis
phase-lobby =
    { $open ->
        [one] Noch { $open } Platz frei
       *[other] Noch { $open } Pl\xE4tze frei
    }
phase-ready = Alle Pl\xE4tze sind besetzt
phase-dealing = Zielkarten werden gew\xE4hlt
phase-dealing-waiting = Zielkarten w\xE4hlen noch: { $players }
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
       *[other] W\xE4hle aus { $count } gezogenen Zielkarten
    }
step-tunnel =
    { $surcharge ->
        [one] Der Tunnel kostet { $surcharge } Karte mehr: zahle oder gib ihn auf
       *[other] Der Tunnel kostet { $surcharge } Karten mehr: zahle oder gib ihn auf
    }
event-game-created = Der Tisch ist offen: { $variant }, { $seats }
event-player-joined = { $player } kommt an den Tisch
event-player-left = { $player } verl\xE4sst den Tisch
event-bot-added = Der Bot { $player } kommt an den Tisch
event-bot-removed = Der Bot { $player } verl\xE4sst den Tisch
event-player-kicked = { $player } muss den Tisch verlassen
event-host-changed = { $player } leitet jetzt den Tisch
event-game-started = Die Partie beginnt: { $player } f\xE4ngt an
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
        [0] { $player } beh\xE4lt keine Zielkarte
        [one] { $player } beh\xE4lt { $count } Zielkarte
       *[other] { $player } beh\xE4lt { $count } Zielkarten
    }
event-tickets-kept-named = { $player } beh\xE4lt { $list }
event-tickets-boxed =
    { $count ->
        [one] { $player } legt { $count } Zielkarte in die Schachtel zur\xFCck
       *[other] { $player } legt { $count } Zielkarten in die Schachtel zur\xFCck
    }
event-tickets-returned =
    { $count ->
        [one] { $count } Zielkarte kommt unter den Stapel
       *[other] { $count } Zielkarten kommen unter den Stapel
    }
event-card-turned-up = Aufgedeckt: { $card }
event-row-discarded = Drei offene Lokomotiven: f\xFCnf neue Karten
event-row-replaced =
    { $times ->
        [one] Die f\xFCnf Karten werden noch einmal ersetzt: { $cards }
       *[other] Die f\xFCnf Karten werden noch { $times }-mal ersetzt: { $cards }
    }
event-deck-reshuffled = Der Ablagestapel wird zum neuen Stapel gemischt
event-turn-started = { $player } ist am Zug
event-card-drawn = { $player } zieht { $card } vom Stapel
event-card-drawn-hidden = { $player } zieht eine Karte vom Stapel
event-card-taken = { $player } nimmt { $card }
event-route-claimed = { $player } nutzt { $from } \u2013 { $to } mit { $payment }: { $points }
event-tunnel-laid = { $player } versucht den Tunnel { $from } \u2013 { $to } mit { $payment }
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
event-last-round-begun = { $player } leitet die letzte Runde ein: noch ein Zug f\xFCr alle
event-time-ran-out = { $player } hat die Zeit \xFCberschritten
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
event-vacation-ended = { $player } ist aus dem Urlaub zur\xFCck
event-sleeping-hours-set = { $player } schl\xE4ft von { $from } bis { $until } Uhr (UTC)
event-sleeping-hours-ended = { $player } hat keine Schlafenszeit mehr
event-stand-in-seated = { $player } springt f\xFCr die Person ein, die gegangen ist
event-game-finished = Die Partie ist beendet
event-game-voided =
    { $reason ->
        [cancelled] Die Partie wird abgesagt
        [expired] Der Tisch war zu lange offen: Die Partie wird abgesagt
        [left_early] Die Partie endet ohne Ergebnis, weil jemand fr\xFCh gegangen ist
       *[admin] Die Administration beendet die Partie ohne Ergebnis
    }
score-rank = Rang
score-player = Name
score-routes = Strecken
score-tickets = Zielkarten
score-stations = Bahnh\xF6fe
score-express = Express
score-total = gesamt
score-completed = erf\xFCllt
score-longest = l\xE4ngste Strecke
score-completed-of = { $completed } von { $kept }
explain-routes = Strecken: { $points }
explain-route = { $from } \u2013 { $to }, { $trains }: { $points }
explain-tickets = Zielkarten: { $points }
explain-ticket-completed = { $from } \u2013 { $to }: erf\xFCllt, { $points }
explain-ticket-failed = { $from } \u2013 { $to }: nicht erf\xFCllt, { $points }
explain-ticket-path = Weg: { $cities }
explain-ticket-stations = Mit dem Bahnhof in { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } nicht gebauter Bahnhof: { $points }
       *[other] { $count } nicht gebaute Bahnh\xF6fe: { $points }
    }
explain-station-lends = Bahnhof in { $city }: nutzt { $from } \u2013 { $to } von { $player } mit
explain-station-lends-nothing = Bahnhof in { $city }: nutzt keine Strecke mit
explain-path = L\xE4ngste Strecke: { $trains } ({ $cities })
explain-no-path = L\xE4ngste Strecke: keine
explain-express = Europa Express: { $points }
explain-total = Gesamt: { $points }
explain-rank = Rang { $rank }
explain-tie-completed_tickets = Punktgleichstand: Die erf\xFCllten Zielkarten entscheiden
explain-tie-stations_used = Gleichstand bei Punkten und Zielkarten: Weniger Bahnh\xF6fe entscheiden
explain-tie-longest_path = Gleichstand bei Punkten, Zielkarten und Bahnh\xF6fen: Die l\xE4ngste Strecke entscheidet
explain-tie-shared = Gleichstand in allem: Der Rang wird geteilt
replay-heading = Partie { $game }: { $players }
demo-heading = Partie { $game } auf { $url }: { $players }
demo-after =
    { $moves ->
        [one] Nach { $moves } Spielzug:
       *[other] Nach { $moves } Spielz\xFCgen:
    }
simulate-games =
    { $games ->
        [one] { $games } Partie ({ $variant }, { $seats }): { $games_per_second } Partien/s, { $moves_per_second } Spielz\xFCge/s auf einem Kern
       *[other] { $games } Partien ({ $variant }, { $seats }): { $games_per_second } Partien/s, { $moves_per_second } Spielz\xFCge/s auf einem Kern
    }
simulate-average = Durchschnittliche Partie: { $turns } Z\xFCge, { $moves } Spielz\xFCge, { $events } Ereignisse; h\xF6chstens { $most_turns } Z\xFCge, { $most_events } Ereignisse
simulate-bot = Bot
simulate-seats = Pl\xE4tze
simulate-wins = Siege
simulate-kept = behalten
simulate-progress = Partien
bot-thinking = Zeit je Entscheidung
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
ladder-adjusted = ohne Gl\xFCck
ladder-longest = l\xE4ngste
ladder-duel = Duell
ladder-deals = Kartenverteilungen
ladder-row = Zeile { $row }, Kartenverteilung { $deal }: { $players }
ladder-same = Die Partie ist dieselbe, Bit f\xFCr Bit: SHA-256 { $sha256 }
ladder-again = Noch einmal gespielt: { $players }; SHA-256 { $sha256 }
ladder-other-binary = Dies ist nicht das Programm, das die Zeile geschrieben hat.
ladder-differs = Die Partie ist nicht die der Zeile: { $fields }
ladder-gate-results = Kartenverteilungen nach gewonnenen Partien, von 0 bis { $games } in halben Partien: { $results }
ladder-gate-rate = Gewonnen: { $rate } { $interval }
ladder-gate-ratio = Logarithmus des Likelihood-Quotienten: { $ratio }; Grenzen { $bounds }, Hypothesen { $hypotheses }
ladder-gate-passed = Bestanden: { $new } ist st\xE4rker als { $old }.
ladder-gate-failed = Nicht bestanden: { $new } ist nicht st\xE4rker als { $old }.
ladder-gate-undecided = Nach { $deals } Kartenverteilungen nicht entschieden.
analyze-heading = Partie { $game }: { $players }
analyze-start = vor dem Austeilen
analyze-luck = Gl\xFCck
analyze-improvement = gute Spielz\xFCge
analyze-errors = Fehler
analyze-others = die anderen
analyze-margin = Vorsprung
analyze-adjusted = Vorsprung ohne Gl\xFCck
analyze-legend = Punkte Vorsprung vor dem besten anderen Platz; die ersten f\xFCnf Spalten ergeben ihn zusammen.
analyze-no-error = { $player }: kein Fehler f\xE4llt auf
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
verify-copied = Die ersten { $events } Ereignisse des Spiels sind aus einer anderen Partie \xFCbernommen. Sie gelten als gegeben.
verify-commitment = Der SHA-256 des Geheimnisses ist die Festlegung { $commitment }.
verify-head = Das Protokoll endet mit dem Kopf { $head }.
verify-head-noted = Es enth\xE4lt den Kopf { $head }, den du notiert hast: Davor wurde nichts umgeschrieben.
verify-entropy = Platz { $seat } hat { $entropy } beigetragen
verify-compare = Vergleiche die Festlegung und deinen Beitrag mit dem, was du vor der Partie notiert hast.
verify-nothing = nichts
verify-error-secret = Der SHA-256 des Geheimnisses ist { $hash }, nicht die Festlegung { $commitment }.
verify-error-differs = Ereignis { $seq } weicht ab: In der Aufzeichnung steht { $recorded }, richtig w\xE4re { $expected }.
verify-error-begins-nothing = Ereignis { $seq } weicht ab: In der Aufzeichnung steht { $recorded }; damit kann keine Partie beginnen.
verify-error-refused = Ereignis { $seq } weicht ab: In der Aufzeichnung steht { $recorded }; das ist nicht erlaubt: { $rejection }
verify-error-copied = Ereignis { $seq } weicht ab: Im Protokoll steht { $recorded }, was nicht aus einer anderen Partie stammen kann.
verify-error-continued = Die Partie setzt eine Stellung einer anderen fort, deren Geheimnis nicht im Protokoll steht.
verify-error-no-deal = Die Partie teilt ihr Blatt mit anderen, und der Aufzeichnung fehlt das Geheimnis des Blatts.
verify-error-packs = Solche Zielkartenpakete bietet kein Server an.
verify-error-head = Das Protokoll endet mit dem Kopf { $computed }, nicht mit { $recorded }: Es wurde umgeschrieben.
verify-error-unfinished = Die Aufzeichnung endet nach Ereignis { $version }, vor dem Ende der Partie.
verify-tournament = Das Turnier { $tournament } verlief so, wie sein Protokoll sagt: { $events } Ereignisse, { $rounds } Runden. Jede Paarung folgt aus den Ergebnissen und dem Geheimnis.
verify-tournament-first = Erster ist Spieler { $player }.
verify-tournament-games = Die Ergebnisse von { $games } Partien wurden verglichen.
verify-tournament-line = Zeile { $line } l\xE4sst sich nicht lesen: { $why }
verify-tournament-form = Es ist ein Protokoll der Form { $form }, die diese Version nicht liest.
verify-tournament-secret = Das Geheimnis passt nicht zu seiner Festlegung.
verify-tournament-rules = Diese Regeln kann es nicht geben: { $why }
verify-tournament-opening = Das Protokoll beginnt nicht mit der Er\xF6ffnung.
verify-tournament-impossible = Ereignis { $seq } war in diesem Augenblick nicht m\xF6glich.
verify-tournament-seed = Der Startwert von Ereignis { $seq } folgt nicht aus dem Geheimnis.
verify-tournament-pairing = Die Paarung von Ereignis { $seq } folgt nicht aus dem Stand und dem Startwert.
verify-tournament-unfinished = Das Turnier ist nicht zu Ende.
verify-tournament-foreign = Die Partie { $game } geh\xF6rt zu keinem Tisch des Turniers.
verify-tournament-deal = Die Partie { $game } hat nicht die Karten ihrer Runde.
verify-tournament-result = Die Partie { $game } hat ein anderes Ergebnis.
web-skip = Zum Inhalt springen
web-home = Start
web-back = Zur\xFCck
web-tabs = Hauptseiten
web-tables = Tische
web-inbox = Neues
web-ranks = R\xE4nge
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
web-offline-failed = Es gibt keine Verbindung. Versuch es sp\xE4ter noch einmal.
web-update = Es gibt eine neue Version.
web-reload = Jetzt nutzen
web-broken = Hier ist etwas schiefgegangen
web-broken-what = Die Seite kann nicht angezeigt werden. Deine Partien sind auf dem Server sicher.
web-load-again = Neu laden
web-motto = Baue Bahnstrecken quer durch das Europa von 1912: mit Freunden, Fremden oder Bots.
web-picture = Das Spielbrett: Europa mit seinen St\xE4dten und Bahnstrecken
web-play-as-guest = Mit Gastkonto spielen
web-guest-hint = Kein Passwort, keine E-Mail. Du kannst das Konto sp\xE4ter behalten.
web-account-needed = Melde dich an oder spiele mit einem Gastkonto, dann geht es weiter.
web-ended = Dieses Ger\xE4t wurde abgemeldet.
web-sign-in = Anmelden
web-forgot = Passwort vergessen?
web-recover = Passwort vergessen
web-recover-what = Mit einem Wiederherstellungscode setzt du ein neues Passwort. Alle deine anderen Ger\xE4te werden abgemeldet. Ohne Code kann dich niemand wieder hineinlassen.
web-recover-code = Wiederherstellungscode
web-recover-do = Passwort setzen
web-recovered = Das neue Passwort ist gesetzt, und der Code ist verbraucht.
web-register = Registrieren
web-oidc-with = Mit { $provider } anmelden
web-oidc-working = Anmeldung l\xE4uft \u2026
web-oidc-failed = Die Anmeldung wurde abgebrochen. Versuche es noch einmal.
web-oidc-name = W\xE4hle einen Namen
web-oidc-name-what = Mit { $provider } bist du neu hier. Unter welchem Namen m\xF6chtest du spielen?
web-oidc-other = Bei einem vorhandenen Konto anmelden
web-name = Name
web-name-rule = 2 bis 24 Buchstaben, Ziffern, Leerzeichen, \u201E-\u201C, \u201E_\u201C, \u201E.\u201C oder \u201E'\u201C
web-password = Passwort
web-password-rule = Mindestens 8 Zeichen
web-language = Sprache
web-watch = Partien zum Zuschauen
web-watch-none = Gerade l\xE4uft keine \xF6ffentliche Partie.
web-watch-best = Sieh zu, wie { $player } { $points } geholt hat
web-watch-last = Sieh dir die letzte Partie von { $player } an
web-watch-play = Gegen den besten Bot spielen
web-seats-offered = Pl\xE4tze zum Einspringen
web-seats-offered-none = Gerade wird dir kein Platz angeboten.
web-play-now = Spielen
web-quick = Schnelle Partie
web-quick-what = Gegen die erste Person, die dasselbe spielen m\xF6chte.
web-quick-do = Partie finden
web-quick-own = Ein eigener Tisch
web-quick-nobody = Gerade sucht niemand eine Partie. Spiele gleich gegen Bots, mit Menschen sp\xE4ter.
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
        [0] Gerade l\xE4uft keine \xF6ffentliche Partie.
        [one] Gerade l\xE4uft eine \xF6ffentliche Partie.
       *[other]
            { $more ->
                [yes] Gerade laufen { $count } \xF6ffentliche Partien oder mehr.
               *[no] Gerade laufen { $count } \xF6ffentliche Partien.
            }
    }
web-meanwhile = Bis die anderen kommen
web-practise = Gegen einen Bot \xFCben
web-practise-choose = Bots w\xE4hlen
web-practise-do = Spielen
web-practise-count = Zahl der Bots
web-practise-level = St\xE4rke
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
web-somebody = Gel\xF6schtes Konto
web-time-left = Noch { $time }
web-points-against = Du { $own }, die anderen h\xF6chstens { $best }
web-guest = Gastkonto
web-guest-notice = Du spielst mit dem Gastkonto { $name }. Es geht mit diesem Ger\xE4t oder beim Abmelden verloren.
web-keep-account = Konto behalten
web-keep-account-why = W\xE4hle einen Namen und ein Passwort. Deine Partien und Wertungszahlen bleiben, und du kannst dich auf anderen Ger\xE4ten anmelden.
web-keep-account-do = Behalten
web-account-kept = Das Konto { $name } geh\xF6rt jetzt dir.
web-new-do = Partie er\xF6ffnen
web-players = Mitspielende
web-variant = Variante
web-clock = Bedenkzeit
web-others = Die anderen Pl\xE4tze
web-seat = Platz { $seat }
web-seat-open = Eine Person
web-seat-bot = Bot \u201E{ $bot }\u201C
web-who-joins = Wer kann mitspielen?
web-visibility-unlisted = Wer den Link hat
web-visibility-public = Alle
web-visibility-private = Nur mit Einladung
web-more-options = Weitere Optionen
web-spectators-see = Zuschauer sehen die Partie
web-spectators-now = sofort
web-spectators-behind = { $time } sp\xE4ter
web-rated = Gewertet: Die Partie \xE4ndert Wertungs{ "\\u00AD" }zahlen
web-stand-ins = Wenn jemand geht, d\xFCrfen andere einspringen
web-stand-ins-none = nein
web-stand-ins-owner = ja, das Ergebnis z\xE4hlt f\xFCr die Person, die ging
web-stand-ins-stand-in = ja, das Ergebnis z\xE4hlt f\xFCr die Person, die einspringt
web-rated-no-bots = Gewertete Partien haben keine Bots.
web-auto-start = Beginnen, sobald alle Pl\xE4tze besetzt sind
web-packs = Bonus-Zielkarten
web-with-packs = Bonus-Zielkarten: { $packs }
web-color = Deine Farbe
web-first-seat = Wer beginnt?
web-by-lot = Das Los entscheidet
web-yourself = Du
web-tie-break = Gleichstand
web-looking-for-players = Suchen Mitspielende
web-open-none = Gerade sucht keine \xF6ffentliche Partie Mitspielende. Er\xF6ffne eine: Hier finden andere sie.
web-join-or = Kein Code? Schau in
web-join-code = Code
web-code-hint = Sechs Buchstaben und Ziffern. Gro\xDFschreibung und Striche sind egal.
web-other-code = Einen anderen Code eingeben
web-invited-by-nobody = Du bist zu einer Partie eingeladen
web-invited-by = { $player } l\xE4dt dich ein
web-invited-to = Du bist eingeladen: { $name }
web-invitation-take = Zur Einladung
web-invitation-dismiss = Verwerfen
web-to-game = Zur Partie
web-inbox-empty = Noch nichts. Einladungen, Spielbeginn und Ergebnisse deiner Partien stehen dann hier.
web-new-item = neu
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
web-provisional = Vorl\xE4ufig: weniger als zehn gewertete Partien
web-unrated = Noch keine gewertete Partie
web-statistics = Statistik
web-history = Verlauf
web-measure = Zeigen
web-measure-wins = Gewonnene Partien
web-measure-luck = Gl\xFCck
web-measure-luck-what = Punkte Gl\xFCck in einer Partie, im Mittel der analysierten Partien.
web-measure-errors = Fehler
web-measure-errors-what = Punkte, die Fehler je Entscheidung gekostet haben, in analysierten Partien: je weniger, desto besser.
web-grouped = Nach
web-grouped-variant = Variante
web-grouped-seats = Zahl der Mitspielenden
web-grouped-color = Farbe
web-grouped-month = Monat
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
    } \xB7 { $won }-mal vorn \xB7 { $lost }-mal dahinter \xB7 { $tied }-mal gleich
web-games-export = Alle meine Partien speichern
web-uncounted = Partien, die nicht z\xE4hlen
web-uncounted-what = Mit denselben Karten wie andere oder an einem vorbereiteten Tisch: Sie stehen in keiner Statistik.
web-uncounted-tournament = Turnier
web-uncounted-challenge = Tages{ "\\u00AD" }aufgabe
web-uncounted-prepared = vorbereiteter Tisch
web-imported = Partien von anderswo
web-imported-what = Auf einem anderen Server gespielt oder an einem echten Tisch. Nur du siehst sie, und sie z\xE4hlen nicht.
web-imported-file = Gespeicherte Partie einlesen
web-imported-sheet = Wertungs{ "\\u00AD" }blatt eintragen
web-score-open = Echten Tisch werten
web-imported-save = Speichern
web-imported-remove = Entfernen
web-imported-day = Gespielt am
web-imported-name = Spieler { $number }
web-imported-points = Punkte von Spieler { $number }
web-imported-export = Gespeicherte Partie
web-imported-table = Echter Tisch
web-imported-score_sheet = Wertungs{ "\\u00AD" }blatt
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
web-best-streak = L\xE4ngste Siegesserie
web-tickets-completed = Zielkarten erf\xFCllt
web-longest-path = L\xE4ngste Strecke
web-express = Europa Express
web-stations-built = Bahnh\xF6fe gebaut
web-tunnels-paid = Tunnel bezahlt
web-move-time = Zeit pro Spielzug
web-points-from = Woher die Punkte kommen
web-from-tickets = erf\xFCllte Zielkarten
web-from-failed = nicht erf\xFCllte Zielkarten
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
web-leaderboards = Ranglisten
web-leaderboard = Rangliste
web-board-duel = Zu zweit
web-board-table = Zu dritt bis f\xFCnft
web-board-wins = Gewonnene Partien
web-board-best_score = Beste Wertung einer Partie
web-board-mean_score = Punkte im Schnitt, ab zehn Partien
web-board-tickets_completed = Erf\xFCllte Zielkarten, insgesamt
web-board-longest_path = L\xE4ngste durchgehende Strecke
web-value-duel = Wertung
web-value-table = Wertung
web-value-wins = Siege
web-value-best_score = Punkte
web-value-mean_score = Punkte
web-value-tickets_completed = Zielkarten
web-value-longest_path = Felder
web-board-empty = Noch steht niemand auf dieser Rangliste. Es z\xE4hlen Partien ohne Bots.
web-find-player = Jemanden finden
web-neighbours = Um dich herum
web-guests-unranked = Gastkonten stehen nicht auf Ranglisten. Behalte das Konto, um dabei zu sein.
web-among-everybody = Alle
web-among-friends = Du und deine Freunde
web-popular = Beliebte Strecken
web-popular-routes = Strecken
web-popular-tickets = Zielkarten
web-popular-routes-what = Anteil der Partien, in denen die Strecke genutzt wurde
web-popular-tickets-what = Wie oft die Zielkarte erf\xFCllt wurde, wenn jemand sie behielt
web-band = Wertungszahlen am Tisch
web-band-all = Alle
web-band-beginner = Unter 1200
web-band-intermediate = 1200 bis 1499
web-band-advanced = 1500 bis 1799
web-band-expert = Ab 1800
web-popular-turns = Reihenfolge
web-popular-turns-what = Anteil der \xF6ffentlichen Partien ohne Bots, die von jedem Platz in der Reihenfolge gewonnen wurden
web-position = { $position }. von { $seats }
web-settings = Einstellungen
web-settings-play = Spielen
web-settings-account = Konto und Leute
web-settings-developers = F\xFCr die Entwicklung
web-change-name = Namen \xE4ndern
web-change-password = Passwort \xE4ndern
web-change-password-what = Deine anderen Ger\xE4te werden abgemeldet.
web-old-password = Bisheriges Passwort
web-new-password = Neues Passwort
web-set-password = Passwort festlegen
web-set-password-what = Mit deinem Namen und einem Passwort kommst du auch ohne Anbieter hinein. Alle anderen Ger\xE4te werden abgemeldet.
web-identities = Ohne Passwort anmelden
web-identities-what = Mit einem verkn\xFCpften Anbieter kommst du mit einem Tippen in dieses Konto.
web-identity-since = Verkn\xFCpft am { $date }
web-identity-link = { $provider } verkn\xFCpfen
web-identity-linked = { $provider } ist verkn\xFCpft.
web-identity-unlink = Trennen
web-identity-unlinked = { $provider } ist getrennt.
web-recovery = Wiederherstellungscodes
web-recovery-what = Wenn du dein Passwort vergisst, kommst du mit deinem Namen und einem dieser Codes wieder hinein. Bewahre sie auf Papier oder in einer Datei auf.
web-recovery-none = Du hast keine Codes.
web-recovery-left =
    { $count ->
        [one] Ein Code ist \xFCbrig, erstellt: { $when }.
       *[other] { $count } Codes sind \xFCbrig, erstellt: { $when }.
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
web-recovery-title = Wiederherstellungscodes von { $name } f\xFCr Railhead, { $date }
web-theme = Erscheinungsbild
web-theme-auto = Wie das Ger\xE4t
web-theme-light = Hell
web-theme-dark = Dunkel
web-shown = Die Spieler sehen meinen Namen, wenn ich zuschaue
web-push = Benachrichtigungen
web-push-offer = Soll dieses Ger\xE4t dir sagen, wenn du am Zug bist, auch wenn die App geschlossen ist?
web-push-on = Einschalten
web-push-off = Ausschalten
web-push-is-on = Dieses Ger\xE4t meldet dir Z\xFCge, Einladungen und Ergebnisse.
web-push-what = Melden
web-push-turns = Meine Z\xFCge
web-push-invitations = Einladungen und Revanchen
web-push-games = Anf\xE4nge und Ergebnisse
web-push-tournaments = Turniere, Ligen und Saisons
web-push-friends = Freundschaftsanfragen
web-push-remind = Erinnere mich, bevor meine Zeit abl\xE4uft
web-never = Nie
web-quiet = Ruhezeit: erst danach melden
web-quiet-from = Von
web-quiet-to = Bis
web-push-denied = Der Browser blockiert die Benachrichtigungen dieser Seite. Erlaube sie in seinen Einstellungen.
web-push-refused = Der Browser konnte keine Benachrichtigungen abonnieren. Vielleicht ist sein Dienst ausgeschaltet oder nicht erreichbar.
web-push-unsupported = Dieser Browser kann keine Benachrichtigungen einer geschlossenen App zeigen.
web-push-home-screen = Lege die App auf einem iPhone oder iPad erst auf den Home-Bildschirm: Teilen, dann \u201EZum Home-Bildschirm\u201C.
web-terms = Nutzungsbedingungen
web-contact = Kontakt
web-terms-accept = Mit dem n\xE4chsten Schritt nimmst du die Nutzungsbedingungen an
web-notice-read = Verstanden
web-not-now = Nicht jetzt
web-absences = Urlaub und Schlaf
web-vacation-what = In Partien mit einem Tag Bedenkzeit oder mehr, aber nicht in Turnieren und Ligen, steht deine Uhr im Urlaub still. Die anderen sehen, dass du weg bist.
web-vacation-until = Im Urlaub bis { $until }
web-vacation-end = Urlaub beenden
web-vacation-again = Den n\xE4chsten Urlaub kannst du am { $at } beginnen.
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
web-sleep-what = Hast du einen Tag oder mehr f\xFCr jeden Zug, endet deine Zeit nicht, w\xE4hrend du schl\xE4fst. Deine Schlafenszeit steht f\xFCr alle sichtbar im Verlauf deiner Partien.
web-mutes = Stummgeschaltet
web-mute-everybody = Nichts zeigen, was andere sagen
web-nobody-muted = Du hast niemanden stummgeschaltet.
web-unmute = Wieder h\xF6ren
web-devices = Ger\xE4te
web-device-this = Dieses Ger\xE4t
web-device-unknown = Unbekanntes Ger\xE4t
web-device-used = Zuletzt benutzt: { $when }
web-signed-out = Das Ger\xE4t ist abgemeldet.
web-sign-out = Abmelden
web-sign-out-what = Laufende Partien gehen weiter. Du kannst dich jederzeit wieder anmelden.
web-sign-out-guest = Dieses Gastkonto hat kein Passwort: Nach dem Abmelden kann es niemand mehr benutzen.
web-sign-out-everywhere = \xDCberall abmelden
web-sign-out-everywhere-what = Alle Ger\xE4te werden abgemeldet, auch dieses.
web-your-data = Deine Daten
web-your-data-what = Speichere eine Datei mit allem, was der Server \xFCber dich wei\xDF, oder l\xF6sche das Konto.
web-open-data = Partien, die ver\xF6ffentlicht werden d\xFCrfen
web-open-data-rated = \xD6ffentliche gewertete Partien
web-open-data-all = Alle Partien
web-open-data-none = Keine Partien
web-open-data-what =
    Dieser Server kann beendete Partien f\xFCr die Forschung ver\xF6ffentlichen: ohne Namen, mit einem K\xFCrzel, das jeden Monat wechselt. Eine Partie bleibt drau\xDFen, wenn jemand, der mitgespielt hat, das nicht will.
web-export = Meine Daten speichern
web-delete-account = Konto l\xF6schen
web-delete-what = Das ist endg\xFCltig. Bots \xFCbernehmen deine laufenden Partien, und beendete Partien zeigen ein gel\xF6schtes Konto.
web-delete-type = Gib zur Best\xE4tigung deinen Namen ein: { $name }
web-delete-mismatch = Das ist nicht dein Name: { $name }.
web-delete-do = Endg\xFCltig l\xF6schen
web-deleted = Das Konto ist gel\xF6scht.
web-friends = Freunde
web-friends-none = Du hast hier noch keine Freunde. Frag jemanden: mit dem Namen oder auf der Seite der Person.
web-friend-requests = Anfragen
web-friend-add = Freundschaft anbieten
web-friend-ask = Fragen
web-friend-asked = { $player } findet deine Anfrage.
web-friends-now = Du und { $player } seid befreundet.
web-friend-sent = Warten auf Antwort
web-friend-take-back = Zur\xFCckziehen
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
web-block-what = Ihr seht einander nicht mehr: keinen Namen, keinen Tisch, keine Partie, keinen Spruch. Partien, in denen ihr beide sitzt, gehen weiter. Niemand erf\xE4hrt davon. In einem Turnier, an dem ihr danach teilnehmt, sitzt ihr nicht zusammen, wo es sich vermeiden l\xE4sst.
web-blocked = { $player } ist blockiert. In den Einstellungen l\xE4sst sich das \xE4ndern.
web-bot = Bot
web-bot-of = { $bot } (Bot von { $owner })
web-bot-owner = Ein Bot von { $owner }
web-bots-welcome = Bots von Spielern d\xFCrfen beitreten
web-bots = Deine Bots
web-bots-what = Programme, die mit eigenen Konten in ungewerteten Partien spielen. Alle sehen, dass sie dir geh\xF6ren.
web-bots-none = Du hast keine Bots.
web-bot-make = Bot anlegen
web-bot-make-do = Anlegen
web-bot-delete = Bot l\xF6schen
web-bot-delete-named = Bot { $name } l\xF6schen
web-bot-delete-what = Das ist endg\xFCltig. Seine Schl\xFCssel enden, und Bots des Servers \xFCbernehmen seine Partien.
web-key-make = API-Schl\xFCssel anlegen
web-key-label = Wof\xFCr er ist
web-key-read = Partien und Posteingang lesen
web-key-play = Partien beitreten und spielen
web-key-host = Partien er\xF6ffnen und einladen
web-key-new = Bewahre diesen Schl\xFCssel jetzt auf: Er wird nicht noch einmal gezeigt.
web-key-copied = Der Schl\xFCssel ist kopiert.
web-key-hide = Ich habe ihn aufbewahrt
web-key-used = Benutzt { $when }
web-key-unused = Noch nicht benutzt
web-key-expires = bis { $date }
web-key-revoke = Widerrufen
web-key-revoke-named = Schl\xFCssel \u201E{ $name }\u201C widerrufen
web-key-revoke-what = Programme mit diesem Schl\xFCssel werden ab sofort abgewiesen. Das ist endg\xFCltig.
web-keys-none = Er hat keine API-Schl\xFCssel.
web-own-keys = Deine API-Schl\xFCssel
web-own-keys-what = F\xFCr Programme, die f\xFCr dich lesen oder spielen. An das Konto selbst kommen sie nie: weder an Passwort, Ger\xE4te und Schl\xFCssel noch an die L\xF6schung.
web-own-keys-none = Du hast keine API-Schl\xFCssel.
web-calendar = Kalender
web-calendar-what = Ein Link f\xFCr dein Kalenderprogramm: Es zeigt die Fristen deiner Z\xFCge. Wer ihn hat, sieht sie auch.
web-calendar-make = Link anlegen
web-calendar-renew = Neuen Link anlegen, den alten beenden
web-calendar-end = Link beenden
web-calendar-new = Bewahre diesen Link jetzt auf: Er wird nicht noch einmal gezeigt.
web-calendar-hide = Ich habe ihn aufbewahrt
web-calendar-since = Seit { $date } gibt es einen Link.
web-calendar-ended = Der Link ist beendet.
web-feed-games = Feed der \xF6ffentlichen Partien
web-feed-tournaments = Feed der Turniere
web-about = \xDCber Railhead
web-about-what = Railhead ist ein freier Spielserver f\xFCr ein Bahnspiel quer durch Europa. Diese App benutzt nur seine \xF6ffentliche Schnittstelle.
web-version = Version
web-licence = Lizenz
web-docs = Dokumentation f\xFCr die Entwicklung
web-status = Zustand des Dienstes
web-about-maps = Die K\xFCsten stammen von Natural Earth und sind gemeinfrei.
web-challenge = Tagesaufgabe
web-challenge-what = Heute haben alle dieselben Karten, gegen dieselben zwei Bots. Du spielst sie einmal und hast 12 Stunden f\xFCr alle deine Z\xFCge.
web-challenge-play = Die Karten von heute spielen
web-challenge-go-on = Deine Partie fortsetzen
web-challenge-own = Deine Punkte: { $points } \xB7 Platz { $place } am Tisch \xB7 bisher Rang { $rank }
web-challenge-left = Du hast diese Partie verlassen; sie hat kein Ergebnis.
web-challenge-guests = Alle spielen diese Karten einmal; du brauchst daher ein Konto mit Namen, das drei Tage alt ist. \xDCbe bis dahin gegen dieselben Bots.
web-challenge-practise = Gegen diese Bots \xFCben
web-challenge-shared = { $points } \xB7 Platz { $place } am Tisch
web-challenge-squares = Zielkarten: { $completed } erf\xFCllt, { $failed } nicht erf\xFCllt
web-challenge-streak =
    { $count ->
        [one] Du hast einen Tag in Folge gespielt.
       *[other] Du hast { $count } Tage in Folge gespielt.
    }
web-challenge-next = Die n\xE4chsten Karten kommen in { $time }
web-challenge-best = Sieh zu, wie { $player } am { $day } { $points } geholt hat
web-challenge-day = Dieser Tag
web-challenge-week = Diese Woche
web-challenge-empty = Noch hat niemand zu Ende gespielt.
web-challenge-past = Fr\xFChere Tage
web-challenge-sealed = Bis die letzte Partie zu Ende ist, sieht niemand die Partien anderer.
web-puzzles = R\xE4tsel
web-tournaments = Turniere
web-tournament = Turnier
web-tournament-new = Neues Turnier
web-tournaments-none = Hier gibt es keine Turniere.
web-tournament-open = Sucht Teilnehmer
web-tournament-running = L\xE4uft
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
web-tournament-phase-running = L\xE4uft
web-tournament-phase-finished = Zu Ende
web-tournament-phase-cancelled = Abgesagt
web-tournament-by = er\xF6ffnet von { $name }
web-tournament-starts = beginnt { $date }
web-tournament-limits = Wertungszahl { $limits }
web-tournament-paused = Unterbrochen: { $reason }
web-tournament-repeats =
    { $count ->
        [one] Mit so wenigen Teilnehmern treffen sich nach { $count } Runde manche wieder.
       *[other] Mit so wenigen Teilnehmern treffen sich nach { $count } Runden manche wieder.
    }
web-tournament-enter = Teilnehmen
web-tournament-no-vacations = Kein Urlaub h\xE4lt die Uhr an seinen Tischen an. Wer an einem Tisch keinen Zug macht, wird herausgenommen und kann wiederkommen.
web-tournament-leave = Turnier verlassen
web-tournament-start = Jetzt starten
web-tournament-export = Nachweis speichern
web-tournament-own-table = Zu deinem Tisch
web-tournament-round = Runde { $round }
web-tournament-over = zu Ende
web-tournament-playing = l\xE4uft
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
web-tournament-about-swiss = Alle spielen jede Runde, gegen Spieler mit \xE4hnlich vielen Punkten.
web-tournament-about-league = Alle treffen alle gleich oft; alle Tische sind zugleich offen.
web-tournament-about-elimination = Die Besten jedes Tisches kommen weiter.
web-tournament-about-arena = Wer keinen Tisch hat, bekommt immer wieder einen, bis die Zeit um ist.
web-tournament-count-swiss = Runden
web-tournament-count-elimination = Spieler eines Tisches, die weiterkommen
web-tournament-count-arena = Minuten
web-tournament-seats = Pl\xE4tze eines Tisches
web-tournament-max = Teilnehmer
web-tournament-who = F\xFCr
web-tournament-for-public = Alle
web-tournament-for-friends = Meine Freunde
web-tournament-for-unlisted = Alle mit dem Link
web-tournament-begins = Beginn
web-tournament-begins-hint = Wenn leer, startest du es.
web-tournament-do-open = Turnier er\xF6ffnen
web-sealed = Diese Karten werden noch an anderen Tischen gespielt. Pr\xFCfung, Export und Analyse gibt es, wenn der letzte fertig ist.
web-tournament-same-deal = dieselben Karten an allen Tischen
web-tournament-same-deal-about = Alle Tische einer Runde spielen dieselben Karten. Du wirst mit denen verglichen, die an anderen Tischen auf deinem Platz sitzen; wer st\xE4rkere Gegner hat, bekommt etwas mehr. Niemand sieht andere Tische, bis alle fertig sind.
web-tournament-do-start = Starten
web-tournament-return = Wiederkommen
web-tournament-leave-open = Bis zum Beginn kannst du wieder teilnehmen.
web-tournament-leave-running = Dein jetziger Tisch bleibt deiner. Ab der n\xE4chsten Runde hast du keinen Platz mehr; einmal kannst du wiederkommen, aber nicht in eine Liga oder ein K.-o.-Turnier.
web-tournament-guests = auch f\xFCr G\xE4ste
web-tournament-admit = G\xE4ste k\xF6nnen teilnehmen, ohne Konto
web-tournament-round-of = Runde { $round } von { $rounds }
web-tournament-paused-organiser = Von der Turnierleitung unterbrochen
web-tournament-export-what = Der Nachweis ist eine Datei mit jedem Schritt: Alle k\xF6nnen Tische und Punkte nachrechnen.
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
        [one] Platz { $place } von { $count } \xB7 { $points } Punkt
       *[other] Platz { $place } von { $count } \xB7 { $points } Punkte
    }
web-next-leads = Dein n\xE4chster Tisch ist da. Gleich geht es dorthin.
web-next-table = Zu deinem n\xE4chsten Tisch
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
web-start-binds = Alle Tische \xF6ffnen sofort, und alle werden benachrichtigt. Das l\xE4sst sich nicht zur\xFCcknehmen.
web-direct = Du leitest
web-direct-about = Andere nehmen \xFCber den Link oder den Code teil. Um jemanden herauszunehmen, \xF6ffne die Zeile im Stand.
web-direct-reason = Grund
web-direct-reason-hint = Wenn du magst. Alle k\xF6nnen ihn lesen.
web-direct-pause = Unterbrechen
web-direct-pause-what = Tische werden zu Ende gespielt; keine Runde beginnt, bis du fortsetzt.
web-direct-resume = Fortsetzen
web-direct-resume-what = Die n\xE4chste Runde beginnt, sobald es Zeit daf\xFCr ist.
web-direct-extend = N\xE4chste Runde sp\xE4ter
web-direct-extend-what = Die n\xE4chste Runde beginnt um so viel sp\xE4ter.
web-direct-minutes = Minuten
web-direct-rename = Umbenennen
web-direct-rename-what = Link und Code bleiben gleich.
web-direct-cancel = Turnier absagen
web-direct-cancel-open = Nichts wird gespielt, und alle, die teilnehmen, werden benachrichtigt. Das l\xE4sst sich nicht zur\xFCcknehmen.
web-direct-cancel-running = Alle Partien enden ohne Ergebnis, und niemand gewinnt. Das l\xE4sst sich nicht zur\xFCcknehmen.
web-direct-remove = { $player } heraus{ "\\u00AD" }nehmen
web-direct-remove-open = Eine Nachricht sagt es.
web-direct-remove-running = Ein Bot spielt den jetzigen Tisch zu Ende. Wer herausgenommen ist, kommt auf den letzten Platz und kann nicht wiederkommen.
web-standing-shared = gleichauf mit dem Platz davor
web-standing-by-removed = dahinter: herausgenommen
web-standing-by-stage = dahinter: fr\xFCher ausgeschieden
web-standing-by-share = dahinter: Anteil an Punkten
web-standing-by-opponents = dahinter: Punkte der Gegner
web-standing-by-wins = dahinter: gewonnene Tische
web-standing-games = Partien
web-standing-wins = Gewonnen
web-standing-score = Punkte aller Partien
web-standing-share = Eigene Punkte zum Mittel des Tisches
web-standing-opponents = Punkte der Gegner
web-standing-order = Zuerst z\xE4hlen die Punkte; bei Gleichstand entscheiden die letzten beiden, dann die gewonnenen Tische.
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
web-hall = F\xFCr die Leinwand
web-hall-starts = beginnt in
web-hall-ends = endet in
web-hall-round = n\xE4chste Runde in
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
web-league-phase-running = L\xE4uft
web-league-phase-ending = Letzte Saison
web-league-phase-ended = Zu Ende
web-league-next = n\xE4chste Saison ab { $date }
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
web-league-open = Liga er\xF6ffnen
web-league-size = Spieler einer Division
web-league-moves = Auf- und Absteiger
web-league-days = Mindestdauer einer Saison in Tagen
web-league-days-hint = Eine Saison endet, wenn alle Tische fertig sind.
web-league-listed = In der Liste f\xFCr alle
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
web-league-entry-close = Aufnahme schlie\xDFen
web-league-entry-close-what = Niemand kann teilnehmen, bis du sie wieder \xF6ffnest. Mitglieder bleiben.
web-league-entry-open = Aufnahme wieder \xF6ffnen
web-league-entry-open-what = Andere k\xF6nnen wieder \xFCber den Link oder den Code teilnehmen.
web-league-removed = Du wurdest aus dieser Liga genommen.
web-league-closed = Gerade kann niemand teilnehmen.
web-league-extend = N\xE4chste Saison sp\xE4ter
web-league-extend-what = Die n\xE4chste Saison beginnt um so viele Tage sp\xE4ter.
web-league-extend-days = Tage
web-league-direct-about = Andere nehmen \xFCber den Link oder den Code teil. Um jemanden herauszunehmen, \xF6ffne die Liste der Mitglieder.
web-league-list = Mitglieder ({ $count })
web-league-list-next = N\xE4chste Saison nach jetzigem Stand ({ $count })
web-league-newcomer = neu
web-league-remove-open = Eine Nachricht sagt es. Wer herausgenommen ist, kann nicht wieder teilnehmen.
web-league-remove-running = Eine Nachricht sagt es. Wer herausgenommen ist, spielt die laufende Saison zu Ende und kann nicht wieder teilnehmen.
web-league-leave-open = Bis zum Beginn kannst du wieder teilnehmen.
web-league-leave-running = Diese Saison spielst du zu Ende, in der n\xE4chsten bist du nicht dabei.
web-league-end-open = Sie endet vor ihrer ersten Saison. Das l\xE4sst sich nicht zur\xFCcknehmen.
web-league-end-what =
    { $count ->
        [one] Sie endet f\xFCr { $count } Mitglied: Die laufende Saison ist die letzte. Das l\xE4sst sich nicht zur\xFCcknehmen.
       *[other] Sie endet f\xFCr alle { $count } Mitglieder: Die laufende Saison ist die letzte. Das l\xE4sst sich nicht zur\xFCcknehmen.
    }
web-seasons = Saisons
web-season = Saison
web-season-running = L\xE4uft bis { $until }.
web-season-closing = Sie ist zu Ende. In der n\xE4chsten Stunde stehen die Pl\xE4tze fest.
web-season-counts = Gewertete Partien z\xE4hlen. Ab { $count } Partien gibt es einen Platz.
web-season-none = Hier steht niemand auf einem Platz.
web-season-place = Platz { $place } von { $placed }
web-alert-wake = Weck mich
web-alert-kept = Du wirst geweckt, sobald so ein Tisch er\xF6ffnet wird.
web-alerts = Weckrufe
web-alerts-none = Du hast keine Weckrufe. In der Liste offener Partien legst du einen an.
web-alert-until = bis { $until }
web-alert-remove = Entfernen
web-alert-all = Alle \xF6ffentlichen Tische
web-alert-rated = gewertet
web-alert-casual = ungewertet
web-alert-clock-none = ohne Bedenkzeit
web-alert-clock-per_move = Zeit pro Spielzug
web-alert-clock-bank = Zeit f\xFCr die ganze Partie
web-push-alerts = Tische, die ich suche
web-report = Melden
web-reports = Deine Meldungen
web-report-phrase = Melden, was { $player } sagt
web-desk = Moderation
web-game = Partie
web-board = Spielplan
web-loading = Wird geladen \u2026
web-menu = Men\xFC
web-close = Schlie\xDFen
web-cancel = Abbrechen
web-zoom-in = Vergr\xF6\xDFern
web-zoom-out = Verkleinern
web-you = du
web-deleted-player = gel\xF6scht
web-line-live = Verbunden
web-line-connecting = Verbindet \u2026
web-line-offline = Keine Verbindung
web-line-sending = Dein Spielzug ist unterwegs \u2026
web-move-queued = Dein Spielzug bleibt auf diesem Ger\xE4t und wird gesendet, sobald es geht.
web-move-dropped = Dein Spielzug wurde nicht ausgef\xFChrt: Die Partie ist inzwischen weitergegangen.
web-confirm = Trotzdem spielen?
web-confirm-text = Die Partie ist weitergegangen, seit du diesen Spielzug gew\xE4hlt hast. Er ist noch m\xF6glich.
web-confirm-yes = Spielen
web-sending = Unterwegs: { $move }
web-kept = Wartet auf die Verbindung: { $move }
web-did-game-started = Die Partie beginnt: Du f\xE4ngst an
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
        [one] Du hast { $count } Zielkarte in die Schachtel zur\xFCckgelegt
       *[other] Du hast { $count } Zielkarten in die Schachtel zur\xFCckgelegt
    }
web-did-card-drawn = Du hast { $card } gezogen
web-did-card-drawn-hidden = Du hast eine Karte vom Stapel gezogen
web-did-card-taken = Du hast { $card } genommen
web-did-route-claimed = Du hast { $from } \u2013 { $to } mit { $payment } genutzt: { $points }
web-did-tunnel-laid = Du hast den Tunnel { $from } \u2013 { $to } mit { $payment } versucht
web-did-tunnel-surcharge-paid = Du hast mit { $payment } nachgezahlt
web-did-tunnel-abandoned = Du hast den Tunnel aufgegeben
web-did-station-built = Du hast einen Bahnhof in { $city } gebaut
web-did-passed = Du musstest passen
web-did-last-round-begun = Du hast die letzte Runde eingeleitet: noch ein Zug f\xFCr alle
web-did-time-ran-out = Du hast die Zeit \xFCberschritten
web-open-seat = freier Platz
web-seat-gone = freier Platz: Wer zuletzt hier sa\xDF, ist nicht mehr da
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
web-leave-text = Dein Platz wird frei f\xFCr andere. Sitzt niemand mehr am Tisch, schlie\xDFt er.
web-start = Partie beginnen
web-expires = Der Tisch ist bis { $when } offen.
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
web-earlier = Fr\xFCher
web-say = Etwas sagen
web-phrases = S\xE4tze
web-reactions = Reaktionen
web-mute = { $player } stummschalten
web-muted = Du h\xF6rst nichts mehr von { $player }. Das l\xE4sst sich in den Einstellungen \xE4ndern.
web-no-tickets = Du hast noch keine Zielkarten.
web-tickets-none = Noch keine Zielkarten.
web-tickets-lent =
    { $count ->
        [one] { $count } weitere ist durch einen Bahnhof verbunden, was am Ende z\xE4hlt
       *[other] { $count } weitere sind durch Bahnh\xF6fe verbunden, was am Ende z\xE4hlt
    }
web-choose-tickets = W\xE4hle Zielkarten
web-long-ticket = lang
web-keep-exactly = Behalte { $min }.
web-keep-between = Behalte mindestens { $min }, h\xF6chstens { $max }.
web-keep =
    { $count ->
        [0] Keine behalten
        [one] { $count } Zielkarte behalten
       *[other] { $count } Zielkarten behalten
    }
web-find-city = Stadt oder Strecke suchen
web-no-open-routes = Deine Karten reichen f\xFCr keine Strecke.
web-not-your-turn = Du bist nicht am Zug.
web-finish-first = Beende zuerst, was du begonnen hast.
web-twin = Das andere Gleis
web-pay-with = Bezahlen mit
web-pay = { $payment } dazulegen
web-tunnel-note = Ein Tunnel: Drei Karten werden aufgedeckt, und jede passende kostet eine Karte mehr.
web-abandon-tunnel = Den Tunnel aufgeben
web-revealed = Aufgedeckt:
web-pay-claim = Mit { $payment } nutzen
web-pay-station = Mit { $payment } bauen
web-order-pay = Mit { $payment } vormerken
web-pay-color = Farbe
web-pay-left = { $card }: { $used } gelegt, { $left } \xFCbrig
web-pay-fewer = Eine Lokomotive weniger
web-pay-more = Eine Lokomotive mehr
web-row-empty = Keine Karte
web-staked = Eingesetzt
web-matches = { $card }: passt, eine Karte mehr
web-matches-not = { $card }: passt nicht
web-tunnel-cannot =
    { $color ->
        [pink] Du kannst nicht zahlen: keine pinkfarbene Karte oder Lokomotive \xFCbrig.
        [blue] Du kannst nicht zahlen: keine blaue Karte oder Lokomotive \xFCbrig.
        [orange] Du kannst nicht zahlen: keine orange Karte oder Lokomotive \xFCbrig.
        [white] Du kannst nicht zahlen: keine wei\xDFe Karte oder Lokomotive \xFCbrig.
        [green] Du kannst nicht zahlen: keine gr\xFCne Karte oder Lokomotive \xFCbrig.
        [yellow] Du kannst nicht zahlen: keine gelbe Karte oder Lokomotive \xFCbrig.
        [black] Du kannst nicht zahlen: keine schwarze Karte oder Lokomotive \xFCbrig.
        [red] Du kannst nicht zahlen: keine rote Karte oder Lokomotive \xFCbrig.
       *[none] Du kannst nicht zahlen: keine Lokomotive \xFCbrig.
    }
web-speed = Animation
web-speed-normal = normal
web-speed-fast = schnell
web-speed-off = aus
web-sound = Ton
web-vibration = Vibration
web-sound-offer = Willst du die Waggons h\xF6ren, und wann du am Zug bist?
web-sound-on = Mit Ton
web-build-station = Einen Bahnhof bauen
web-stations-left =
    { $count ->
        [0] keiner \xFCbrig
        [one] noch { $count }
       *[other] noch { $count }
    }
web-resign = Aufgeben
web-on-vacation = Urlaub
web-own-vacation = Du bist im Urlaub, und deine Uhr steht still.
web-away =
    { $reason ->
        [resigned] Du hast aufgegeben. Ein Bot spielt f\xFCr dich weiter.
       *[out_of_time] Deine Zeit war abgelaufen. Ein Bot spielt f\xFCr dich.
    }
web-take-back = Platz zur\xFCcknehmen
web-stand-in = eingesprungen
web-offer-own = Du kannst deinen Platz anderen anbieten.
web-offer-other = Auf Platz { $seat } spielt ein Bot f\xFCr jemanden, der aufgegeben hat. Du kannst den Platz anderen anbieten.
web-offer-friends = Freunden anbieten
web-offer-public = Allen anbieten
web-offer-end = Angebot zur\xFCckziehen
web-offered =
    { $to ->
        [friends] Der Platz ist Freunden angeboten.
       *[public] Der Platz ist allen angeboten.
    }
web-stand-ins-agreed =
    Wenn jemand geht, d\xFCrfen andere einspringen. { $counts ->
        [owner] Das Ergebnis z\xE4hlt f\xFCr die Person, die ging.
       *[stand_in] Das Ergebnis z\xE4hlt f\xFCr die Person, die einspringt.
    }
web-seat-offered = Ein Bot spielt f\xFCr jemanden, der gegangen ist. Der Platz wird dir angeboten.
web-take-over = Einspringen
web-take-over-text =
    Du spielst den Platz zu Ende und siehst alles, was er gesehen hat. { $counts ->
        [owner] Das Ergebnis z\xE4hlt f\xFCr die Person, die gegangen ist.
       *[stand_in] Das Ergebnis z\xE4hlt f\xFCr dich.
    }
web-share-watch = Link zum Zuschauen teilen
web-seen-late = Du siehst diese Partie mit einer Verz\xF6gerung von { $time }.
web-end-watch-link = Link zum Zuschauen beenden
web-watching =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-rules = Regeln
web-command = Befehlszeile
web-board-text = Spielplan als Text
web-player-colored = { $player }, { $color }
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
web-play-on-what = Was w\xE4re, wenn du anders entschieden h\xE4ttest? Du \xFCbernimmst den Platz von { $player }, Bots die anderen. Jedes Mal kommen andere Karten, und die Partie z\xE4hlt nicht.
web-play-on-do = Spielen
web-what-if = Z\xE4hlt nicht \xB7 ab Schritt { $move } der Partie von { $players }
web-what-if-other = Z\xE4hlt nicht \xB7 ab Schritt { $move } einer anderen Partie
web-step-on = Einen Schritt vor
web-step-back = Einen Schritt zur\xFCck
web-turn-on = Einen Zug vor
web-turn-back = Einen Zug zur\xFCck
web-order-plan = Zug vorausplanen
web-order-what = Wenn du am Zug bist, spielt der Server binnen einer Sekunde f\xFCr dich. Geschieht vorher etwas Unerwartetes, etwa neue offene Karten oder die letzte Runde, \xFCberl\xE4sst er dir den Zug.
web-order-pick = Strecke w\xE4hlen
web-order-draw = Zwei Karten vom Stapel ziehen
web-order-title = Wenn du am Zug bist:
web-order-claim = { $route } mit { $payment } nehmen.
web-order-otherwise = Falls sie dann nicht mehr frei ist
web-order-think = Mich \xFCberlegen lassen
web-order-withdraw = Zur\xFCcknehmen
web-play-again = Noch einmal spielen
web-share = Teilen
web-link-copied = Der Link ist kopiert.
web-text-copied = Der Text ist kopiert.
web-save-picture = Bild speichern
web-you-won = Du hast gewonnen
web-you-won-by = Du hast gewonnen ({ $points } Vorsprung)
web-you-share = Ihr teilt euch den Sieg
web-you-lost = Du hast verloren
web-you-lost-by = Du hast verloren ({ $points } R\xFCckstand)
web-tickets-failed =
    { $count ->
        [one] { $count } Zielkarte nicht erf\xFCllt ({ $points })
       *[other] { $count } Zielkarten nicht erf\xFCllt ({ $points })
    }
web-headline-why = { $what }: { $why }
web-failed-named = Nicht erf\xFCllt: { $tickets }
web-decided =
    { $part ->
        [routes] Die Strecken haben entschieden: { $own } Punkte gegen { $other }.
        [tickets] Die Zielkarten haben entschieden: { $own } Punkte gegen { $other }.
        [stations] Die Bahnh\xF6fe haben entschieden: { $own } Punkte gegen { $other }.
       *[express] Der Europa Express hat entschieden: { $own } Punkte gegen { $other }.
    }
web-analysis = Gl\xFCck und Fehler
web-analysis-legend =
    Punkte Vorsprung vor dem besten anderen Platz. Gl\xFCck ist, was der Zufall ge\xE4ndert hat, auch bei den anderen. Ein Fehler ist ein Zug, f\xFCr den ein anderer mindestens drei Punkte mehr gebracht h\xE4tte, nach dem, was an diesem Platz zu wissen war. Die Kurve beurteilt jede Stellung mit offenen Karten.
web-analysis-curve = Die Aussichten auf den Sieg im Lauf der Partie
web-puzzle-learn = Aus deinen Fehlern lernen
web-story-luck =
    { $kind ->
        [good] Das Gl\xFCck hat mir { $points } gebracht.
        [bad] Das Pech hat mich { $points } gekostet.
       *[none] Das Gl\xFCck hat mir nichts gegeben und nichts genommen.
    }
web-story-cost = Mit einem Spielzug habe ich { $points } verschenkt: Spiele von meinem Platz weiter!
web-story-share = Die Geschichte teilen
web-fair = Wurde fair gegeben?
web-fair-what = Vor der Partie hat sich der Server auf ein Geheimnis festgelegt. Dein Ger\xE4t kann daraus jede Karte noch einmal bestimmen.
web-fair-check = Auf diesem Ger\xE4t pr\xFCfen
web-fair-checking = Jede Karte wird gepr\xFCft \u2026
web-fair-yes = Es wurde fair gegeben, gepr\xFCft auf diesem Ger\xE4t.
web-fair-yes-how =
    { $count ->
        [one] { $count } Ereignis folgt aus dem Geheimnis.
       *[other] Alle { $count } Ereignisse folgen aus dem Geheimnis.
    }
web-fair-copied = Die ersten { $count } Ereignisse stammen aus einer anderen Partie und gelten als gegeben.
web-fair-no = Das Protokoll folgt nicht aus dem Geheimnis: Ereignis { $event } ist ein anderes.
web-fair-failed = Die Pr\xFCfung war nicht m\xF6glich: { $reason }
web-fair-unsupported = Dieser Browser kann nur auf einer Seite mit https pr\xFCfen.
web-fair-broken = Die Pr\xFCfung wurde abgebrochen. Versuche es noch einmal.
web-missing-what = Diese Adresse f\xFChrt nirgendwohin. Deine Partien sind, wo sie waren.
web-keys = Tastenk\xFCrzel
web-keys-on = Einzelne Tasten dr\xFCcken Kn\xF6pfe (\u201E?\u201C zeigt sie)
web-keys-list = Diese Liste zeigen
web-strength-porter = Leicht
web-strength-conductor = Mittel
web-strength-stationmaster = Schwer
web-strength-director = Am st\xE4rksten
web-bot-rating = Wertungszahl an einem Tisch zu { $seats }: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Spielt sofort.
       *[other] Denkt { $milliseconds } ms \xFCber einen Spielzug nach.
    }
web-open-cards = Auslage und Stapel
web-resign-void = Noch nicht alle haben einen Zug beendet: Die Partie endet ohne Ergebnis, und niemand verliert.
web-resign-ends = Die Partie endet sofort: Es z\xE4hlen die Punkte bis jetzt, und du kommst auf den letzten Platz.
web-resign-plays-on = Ein Bot spielt f\xFCr dich weiter, und du kannst nicht zur\xFCck. Du kommst auf den letzten Platz.
web-resign-unknown = Du kannst nicht zur\xFCck. Wenn alle einen Zug beendet haben, kommst du auf den letzten Platz; sonst endet die Partie ohne Ergebnis.
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
web-lesson-leave-text = Die Lektion endet und f\xE4ngt n\xE4chstes Mal von vorn an. Um sie sp\xE4ter fortzusetzen, geh stattdessen zur\xFCck.
web-lesson-step = Schritt { $step } von { $count }
web-lesson-first = Tu zuerst, was die Lektion verlangt.
web-device-open = Auf diesem Ger\xE4t
web-device-later = Sp\xE4ter weiterspielen
web-device-broken = Die Partie auf diesem Ger\xE4t ist stehen geblieben. \xD6ffne sie noch einmal.
web-device-not = Das kann eine Partie auf diesem Ger\xE4t nicht.
web-device-gone = Das Spiel ist nicht mehr auf diesem Ger\xE4t.
web-device-other-rules = Dieses Spiel wurde mit einer fr\xFCheren Version der App begonnen, deren Regeln anders waren. Es kann nicht weitergehen.
web-hand-over = Der N\xE4chste
web-hand-over-to = Gib das Ger\xE4t { $player }.
web-hand-over-here = Ich bin { $player }
web-device-keep = In meinem Verlauf behalten
web-device-kept = Bei den Partien behalten, die du importiert hast.
web-plan-failed = Der Plan l\xE4sst sich gerade nicht laden.
web-plan-together = Alle zusammen: { $needed } von deinen { $trains } Waggons
web-plan-all = Alle Zielkarten
web-plan-too_few_trains = Zu wenige Waggons \xFCbrig
web-plan-too_few_turns = Zu sp\xE4t: das Spiel endet vorher
web-plan-blocked = Blockiert: kein Weg ist mehr frei
web-plan-by-stations = Deine Bahnh\xF6fe erf\xFCllen sie am Ende
web-plan-missing =
    { $count ->
        [one] { $count } Karte fehlt
       *[other] { $count } Karten fehlen
    }
web-plan-cards-suffice = deine Karten reichen
web-plan-any-color =
    { $count ->
        [one] { $count } Karte beliebiger Farbe
       *[other] { $count } Karten einer Farbe
    }
web-plan-replaced =
    { $count ->
        [one] eine Lokomotive ersetzt { $count }
       *[other] Lokomotiven ersetzen { $count }
    }
web-plan-with-station = Oder { $trains }, mit Bahnhof in { $cities }
web-plan-without-station = Oder { $trains }, ohne Bahnhof
web-plan-lent = geliehen durch einen Bahnhof in { $city }
web-plan-own =
    { $count ->
        [one] und { $count } Strecke, die du hast
       *[other] und { $count } Strecken, die du hast
    }
web-ways = Deine Wege
web-way-plan = Einen Weg planen
web-way-from = Einen Weg von hier planen
web-way-on = Weiter hierher
web-way-remove = Diesen Weg entfernen
web-way-blocked = Blockiert: { $list }
web-way-closed = Inzwischen vergeben: { $list }
web-way-first = Tippe auf die Stadt, in der er beginnt.
web-way-next = Tippe auf die n\xE4chste Stadt.
web-way-undo = Zur\xFCck
web-way-keep = Merken
web-way-out = Weg ausblenden
web-build-needed = F\xFCr deine Pl\xE4ne
web-build-others = Andere Strecken
web-build-missing = F\xFCr deine Pl\xE4ne, noch nicht m\xF6glich
web-claimed-by = genutzt von { $player }
web-build-pays =
    { $count ->
        [0] mit { $payment }, keine Karte bleibt
        [one] mit { $payment }, { $count } Karte bleibt
       *[other] mit { $payment }, { $count } Karten bleiben
    }
web-build-lacks = es fehlt an { $cards }
web-why-own = Diese Strecke geh\xF6rt dir.
web-why-taken = Diese Strecke geh\xF6rt { $player }. Am Ende kann ein Bahnhof in einer ihrer St\xE4dte sie dir leihen.
web-why-own_twin = Dir geh\xF6rt das andere Gleis, und niemand bekommt beide.
web-why-twin_closed = Das andere Gleis geh\xF6rt { $player }. Zu zweit oder zu dritt ist dann auch dieses geschlossen.
web-why-trains = N\xF6tig: { $trains }; du hast nur noch { $left }.
web-why-ferry =
    { $missing ->
        [one] Die F\xE4hre braucht insgesamt mindestens { $needed } Lokomotiven: { $missing } fehlt.
       *[other] Die F\xE4hre braucht insgesamt mindestens { $needed } Lokomotiven: { $missing } fehlen.
    }
web-why-cards = Es fehlt an { $cards }.
web-why-no_station = Du hast keinen Bahnhof mehr.
web-why-city_taken = Hier steht ein Bahnhof von { $player }, und eine Stadt hat nur f\xFCr einen Platz.
web-why-over = Das Spiel ist zu Ende.
web-why-turn = Du bist nicht am Zug.
web-why-second_card = Nimm zuerst deine zweite Karte.
web-why-tickets = W\xE4hle zuerst deine Zielkarten.
web-why-tunnel = Entscheide zuerst \xFCber deinen Tunnel.
web-why-vacation = Du bist im Urlaub.
web-rules-contents = Inhalt
web-rules-or = oder
web-rules-spaces = Felder
web-rules-points = Punkte
web-rules-claim-color = { $route }: { $kind }, { $spaces }. Du zahlst mit { $one } oder mit { $other }. Das bringt { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. Du zahlst mit { $one }, mit { $other } oder in einer anderen Farbe, aber nie in zweien. Das bringt { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. Du zahlst mit { $one }, mit { $other } oder in einer anderen Farbe. Das bringt { $points }.
web-rules-double = { $route }: Ein Gleis geh\xF6rt { $player }. Zu zweit oder zu dritt ist das andere, hier durchgestrichen, gesperrt. Zu viert oder zu f\xFCnft k\xF6nnen es noch alle au\xDFer { $player } nutzen.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. Du beginnst mit { $payment }. Aufgedeckt: { $revealed }. Karten deiner Farbe und Lokomotiven z\xE4hlen, also legst du { $surcharge } dazu: Du zahlst mit { $one } oder mit { $other }. Es bleibt bei { $trains }.
web-rules-station = { $player } hat { $own } und einen Bahnhof in { $city }. { $lender } hat { $lent }. Der Bahnhof leiht { $player } diese Strecke: Die Zielkarte { $ticket } ist erf\xFCllt und bringt { $points }.
web-rules-ending = { $player } hat am Ende eines Zuges noch { $trains }. Die letzte Runde beginnt: { $players } haben noch je einen Zug, in dieser Reihenfolge. Dann wird gewertet.
web-rules-longest = { $second } hat { $trains }, aber sie verzweigen sich: Die l\xE4ngste Strecke, hier markiert, hat nur { $path }. { $first } hat { $longer }, alle auf einer Strecke, die zweimal durch { $city } f\xFChrt. { $first } bekommt den Europa Express.
web-rules-score = Eine Schlusswertung nach { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } Bahnhof nicht gebaut
       *[other] { $count } Bahnh\xF6fe nicht gebaut
    }`;export{t as default};
