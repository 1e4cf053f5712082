# Die Regeln in Kürze. Erklärungen: siehe die englische Fassung.

rule-R1 = Das Material
rule-R1-1 = Zwei bis fünf spielen mit. Alle haben 45 Waggons und 3 Bahnhöfe in einer Farbe: Braun, Rot, Violett, Grau oder Blau.
rule-R1-2 = Es gibt 110 Wagenkarten: je 12 in Pink, Blau, Orange, Weiß, Grün, Gelb, Schwarz und Rot sowie 14 Lokomotiven.
rule-R1-3 = Der Spielplan hat 47 Städte und 101 Strecken, darunter 11 Doppelstrecken, 18 Tunnel und 13 Fähren.
rule-R1-4 = Eine Strecke mit 1, 2, 3, 4, 6 oder 8 Feldern bringt 1, 2, 4, 7, 15 oder 21 Punkte.
rule-R1-5 = Eine Zielkarte nennt zwei Städte und eine Punktzahl. Die Großstädte sind London, Berlin, Moskau, Paris, Wien, Madrid, Rom, Athen und Angora.

rule-R2 = Der Aufbau
rule-R2-1 = Du beginnst mit vier Wagenkarten. Fünf weitere liegen offen aus.
rule-R2-2 = Du behältst einen Teil der Zielkarten, die du bekommst. Klassisch und Europa 1912: mindestens zwei von vier. Mega-Europa: höchstens eine von zwei langen Strecken, dann mindestens zwei von fünf, ohne lange Strecke drei. Europas Großstädte: mindestens zwei von fünf.
rule-R2-3 = Lange Strecken werden nur am Anfang ausgeteilt. Die übrigen kommen in die Schachtel zurück.
rule-R2-4 = Bonus-Zielkarten passen zu jeder Variante, bei „Europas Großstädte“ nur die mit einer Großstadt. In einer Partie verbinden nie zwei Zielkarten dieselben Städte.
rule-R2-5 = Alle wählen ihre ersten Zielkarten gleichzeitig und geheim. Welche du behältst, bleibt bis zum Ende geheim, wie viele nicht.
rule-R2-6 = Wer anfängt, entscheidet das Los oder die Tischleitung. Gespielt wird in der Reihenfolge der Plätze.

rule-R3 = Der Zug
rule-R3-1 = In deinem Zug tust du genau eines: Wagenkarten ziehen, eine Strecke nutzen, Zielkarten ziehen oder einen Bahnhof bauen. Solange etwas davon möglich ist, darfst du nicht passen.
rule-R3-2 = Du passt nur, wenn du gar nichts tun kannst. Passen alle der Reihe nach, endet die Partie und wird gewertet.

rule-R4 = Wagenkarten
rule-R4-1 = Du nimmst nacheinander zwei Karten, jede vom Stapel oder aus den fünf offen ausliegenden.
rule-R4-2 = Nimmst du eine offene Karte, wird sie sofort vom Stapel ersetzt.
rule-R4-3 = Eine offene Lokomotive kannst du nur als erste Karte nehmen; dann bleibt sie die einzige.
rule-R4-4 = Eine Lokomotive vom Stapel zählt als eine Karte, wie jede andere.
rule-R4-5 = Nach der ersten Karte nimmst du eine zweite. Nur wenn keine mehr gezogen werden kann, endet dein Zug mit einer.
rule-R4-6 = Sind drei oder mehr der fünf offenen Karten Lokomotiven, werden alle fünf abgelegt und fünf neue aufgedeckt, außer wenn zu wenige andere Karten übrig sind. Solange über einen Tunnel nicht entschieden ist, bleiben sie liegen.
rule-R4-7 = Lücken in der Auslage werden gefüllt, sobald es wieder Karten gibt.
rule-R4-8 = Ist der Stapel aufgebraucht, wird der Ablagestapel zu einem neuen gemischt.
rule-R4-9 = Solange Stapel und Ablagestapel leer sind, kann niemand Wagenkarten nehmen, auch keine offenen.
rule-R4-10 = Du darfst beliebig viele Karten haben. Deine Hand ist geheim, die Zahl der Karten nicht.

rule-R5 = Strecken
rule-R5-1 = Eine Strecke kostet so viele Karten, wie sie Felder hat, alle in ihrer Farbe. Eine graue Strecke nimmt eine beliebige Farbe, aber nur eine. Lokomotiven ersetzen jede Karte.
rule-R5-2 = Du sagst, mit wie vielen Lokomotiven du zahlst; alle anderen Karten haben eine Farbe. Zahlst du nur mit Lokomotiven, nenne keine Farbe.
rule-R5-3 = Du brauchst für jedes Feld einen Waggon. Pro Zug nutzt du eine Strecke, und zwar ganz; sie muss deine anderen nicht berühren.
rule-R5-4 = Eine Strecke wird sofort gewertet. Ihre Karten kommen auf den Ablagestapel.
rule-R5-5 = Niemand besitzt beide Gleise einer Doppelstrecke. Zu zweit oder zu dritt ist das zweite Gleis gesperrt, sobald das erste genutzt ist.
rule-R5-6 = Eine Fähre verlangt für jedes ihrer Symbole mindestens eine Lokomotive.

rule-R6 = Tunnel
rule-R6-1 = Zuerst legst du die Karten für den Tunnel. Dann werden drei Karten vom Stapel aufgedeckt, oder so viele, wie es gibt.
rule-R6-2 = Für jede aufgedeckte Karte deiner Farbe und für jede aufgedeckte Lokomotive legst du eine Karte deiner Farbe oder eine Lokomotive dazu.
rule-R6-3 = Hast du nur Lokomotiven gelegt, zählen nur aufgedeckte Lokomotiven, und du legst nur Lokomotiven dazu.
rule-R6-4 = Du zahlst die Zusatzkarten oder gibst den Tunnel auf. Gibst du ihn auf, bekommst du deine Karten zurück und dein Zug endet.
rule-R6-5 = Die aufgedeckten Karten werden am Ende des Zuges abgelegt.
rule-R6-6 = Du setzt so viele Waggons, wie der Tunnel Felder hat, egal wie viele Karten du gezahlt hast.

rule-R7 = Zielkarten
rule-R7-1 = Du ziehst drei Zielkarten (bei „Europas Großstädte“ vier) oder so viele, wie übrig sind, und behältst mindestens eine. Die anderen kommen unter den Stapel. Sind keine mehr da, kannst du keine ziehen.
rule-R7-2 = Deine Zielkarten behältst du bis zum Ende. Sie sind geheim, ihre Zahl nicht.

rule-R8 = Bahnhöfe
rule-R8-1 = Du kannst in jeder Stadt ohne Bahnhof bauen: einen Bahnhof pro Zug, drei pro Partie. Sie kosten eine, zwei und drei Karten einer Farbe; Lokomotiven ersetzen jede Karte.
rule-R8-2 = Am Ende darfst du für jeden deiner Bahnhöfe eine fremde Strecke mitbenutzen, die an seine Stadt anschließt: dieselbe für alle deine Zielkarten.
rule-R8-3 = Du musst diese Strecke nicht wählen: Es zählt die, die für dich am besten ist.

rule-R9 = Das Ende
rule-R9-1 = Hat jemand am Ende des eigenen Zuges zwei Waggons oder weniger, haben alle noch einen Zug, auch diese Person.
rule-R9-2 = Es zählen deine Strecken und erfüllten Zielkarten, abzüglich der nicht erfüllten, dazu 4 Punkte für jeden nicht gebauten Bahnhof und 10 für den Europa Express.
rule-R9-3 = Den Europa Express bekommt, wer mit eigenen Waggons die längste durchgehende Strecke hat. Sie nutzt jede Strecke einmal, Städte beliebig oft. Bei Gleichstand bekommen alle die 10 Punkte.
rule-R9-4 = Es gewinnt, wer die meisten Punkte hat; dann die meisten erfüllten Zielkarten, dann die wenigsten Bahnhöfe, dann die längste Strecke. Ist alles gleich, wird der Sieg geteilt.
rule-R9-5 = Nach 1.000 Zügen beginnt die letzte Runde, egal wie viele Waggons übrig sind.

rule-R10 = Nicht im Regelheft
rule-R10-1 = Wenn du aufgibst oder wiederholt die Zeit überschreitest, spielt ein Bot für dich und du landest auf dem letzten Rang. Aufgeben ist endgültig; sonst kannst du zurückkommen. Ist nur noch ein Mensch übrig, endet die Partie und wird gewertet.
rule-R10-2 = Läuft deine Zeit ab, spielt der Server für dich: Er gibt einen Tunnel auf, behält so wenige Zielkarten wie möglich und spielt sonst wie ein Bot.
rule-R10-3 = Du hast einen Zug gemacht, sobald du ihn rechtzeitig beendet hast. Die Wahl der ersten Zielkarten zählt nicht.
rule-R10-4 = Geht jemand, bevor alle einen Zug gemacht haben, endet die Partie ohne Ergebnis.
rule-R10-5 = Du giltst als abwesend, wenn du in zwei Zügen nacheinander die Zeit überschreitest. Ein rechtzeitiger Zug setzt die Zählung zurück, deine Rückkehr auch.
rule-R10-6 = Ist deine Zeit abgelaufen, spielt der Server für dich, bis dein Zug vorbei ist.
rule-R10-7 = Vor dem Beginn kannst du gehen; dein Platz wird frei. Geht die Tischleitung, übernimmt die nächste Person. Ein Tisch ohne Menschen wird abgesagt.
rule-R10-8 = In einer Partie mit einem Tag Bedenkzeit oder mehr kannst du in Urlaub gehen. Bis du zurück bist, steht deine Uhr still, und du ziehst nicht.
rule-R10-9 = In einer Partie mit einem Tag oder mehr für jeden Zug kannst du eine Schlafenszeit haben, höchstens zehn Stunden am Tag. Zeit, die in ihr enden würde, endet mit ihr.
rule-R10-10 = Wenn es so vereinbart ist, kann jemand für eine Person einspringen, für die ein Bot spielt. Wer einspringt, sieht, was der Platz sieht, und landet nicht von selbst auf dem letzten Rang; zurückkommen kann die Person dann nicht. Zwei Plätze kann niemand haben, auch nicht nacheinander.
