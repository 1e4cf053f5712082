# The lessons, which crates/hosting/data has as data: "lesson-NAME-N" is the text of step N.

lesson-first_journey = Deine erste Reise
lesson-first_journey-about = Zielkarten, Wagenkarten, Strecken, ein Tunnel und ein Bahnhof: alles, was man in einer Partie tut.
lesson-first_journey-1 = Willkommen an Bord. Du nutzt Strecken zwischen den Städten Europas. Wer die meisten Punkte hat, gewinnt.
lesson-first_journey-2 = Eine Zielkarte nennt zwei Städte, die zu verbinden sind. Du behältst mindestens zwei. Behalte { city-zurich } – { city-budapest } und { city-paris } – { city-zagrab }: Sie haben ein Stück Weg gemeinsam.
lesson-first_journey-3 = In deinem Zug tust du eines: Wagenkarten ziehen, eine Strecke nutzen, Zielkarten ziehen oder einen Bahnhof bauen.
lesson-first_journey-4 = Eine Strecke bezahlst du mit Karten ihrer Farbe. Nimm die grüne Karte: { city-zurich } – { city-venezia } ist grün.
lesson-first_journey-5 = Du ziehst zwei Karten in einem Zug. Zieh die zweite verdeckt, vom Stapel.
lesson-first_journey-6 = Für eine graue Strecke geht jede Farbe. Tippe auf dem Spielplan { city-venezia } – { city-zagrab } an und bezahle mit deinen zwei gelben Karten.
lesson-first_journey-7 = Zwei Felder bringen 2 Punkte, sechs bringen 15: Lange Strecken lohnen sich. Jedes Feld braucht einen deiner 45 Waggons.
lesson-first_journey-8 = Eine Lokomotive steht für jede Farbe. Offen genommen, ist sie die einzige Karte deines Zuges. Nimm sie.
lesson-first_journey-9 = { city-zurich } – { city-venezia } ist ein Tunnel: Seine Felder haben einen dunklen Rand mit Lücken. Tippe ihn an und lege deine zwei grünen Karten. Erst dann zeigt sich, was er kostet.
lesson-first_journey-10 = Drei Karten werden aufgedeckt. Jede in deiner Farbe und jede Lokomotive kostet dich eine Karte mehr. Hier ist es eine: Bezahle sie mit deiner Lokomotive.
lesson-first_journey-11 = Dein Gegner nutzt schon { city-budapest } – { city-zagrab }, und du brauchst die Strecke. Mit einem Bahnhof benutzt du eine Strecke eines anderen.
lesson-first_journey-12 = Tippe { city-zagrab } an und baue einen Bahnhof. Der erste kostet eine Karte. Jeder Bahnhof, den du nicht baust, zählt am Ende 4 Punkte.
lesson-first_journey-13 = { city-zurich } – { city-budapest } ist durch deinen Bahnhof verbunden. Bis zum Ende hat die Karte einen halben Kreis, dann bringt sie 6 Punkte. Eine Zielkarte, die nicht verbunden ist, kostet dich ihre Punkte.

lesson-across_the_sea = Übers Meer
lesson-across_the_sea-about = Drei Lokomotiven in der Auslage, eine Fähre, eine Doppelstrecke und neue Zielkarten.
lesson-across_the_sea-1 = Zwei Lokomotiven liegen offen aus. Nimm die erste gelbe Karte und sieh, was an ihre Stelle kommt.
lesson-across_the_sea-2 = Eine dritte Lokomotive kam: Dann werden alle fünf Karten auf einmal ersetzt. Zieh deine zweite Karte vom Stapel.
lesson-across_the_sea-3 = { city-dieppe } – { city-london } ist eine Fähre: Ein Feld mit einem Rad braucht eine Lokomotive. Tippe sie an und bezahle mit deiner grünen Karte und deiner Lokomotive.
lesson-across_the_sea-4 = Dort liegen zwei Gleise: eine Doppelstrecke. Niemand darf beide nutzen, und zu zweit oder zu dritt bleibt das andere geschlossen.
lesson-across_the_sea-5 = Ein Zug kann auch neue Zielkarten bringen. Zieh drei: Tippe auf die Zielkarten neben dem Stapel.
lesson-across_the_sea-6 = Du behältst mindestens eine. { city-budapest } – { city-sofia } liegt nah an deinem Weg nach { city-bucuresti }: Behalte nur diese.
lesson-across_the_sea-7 = Zieh nur Zielkarten, solange die Zeit reicht, sie zu verbinden: Die anderen kosten dich Punkte. Sieh nun, wie eine Partie endet.

lesson-last_round = Die letzte Runde
lesson-last_round-about = Wie eine Partie endet und was gezählt wird, an einer Partie, die fast vorbei ist.
lesson-last_round-1 = Diese Partie ist fast vorbei. Du hast noch 5 Waggons. Sobald jemand zwei oder weniger hat, kommen alle noch einmal an die Reihe.
lesson-last_round-2 = Nutze { city-brest } – { city-pamplona } mit deinen vier Karten in Pink. Das erfüllt deine Zielkarten ab { city-brest }.
lesson-last_round-3 = Dein letzter Zug, mit einem Waggon. Nutze { city-budapest } – { city-wien }: noch ein Punkt.
lesson-last_round-4 = Nun wird alles gezählt: Strecken, Zielkarten, die Bahnhöfe, die du nicht gebaut hast, und 10 Punkte für den längsten Weg am Stück. Du kennst das Spiel: Spiel eine Partie gegen einen Bot.
