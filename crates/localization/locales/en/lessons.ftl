# The lessons, which crates/hosting/data has as data: "lesson-NAME-N" is the text of step N.

lesson-first_journey = Your first journey
lesson-first_journey-about = Tickets, cards, routes, a tunnel and a station: everything you do in a game.
lesson-first_journey-1 = Welcome aboard. You claim railway routes between the cities of Europe. The player with the most points wins.
lesson-first_journey-2 = A ticket names two cities to connect. You keep at least two. Keep { city-zurich } – { city-budapest } and { city-paris } – { city-zagrab }: they share a part of the way.
lesson-first_journey-3 = On your turn you do one thing: draw train cards, claim a route, draw tickets or build a station.
lesson-first_journey-4 = A route is paid with cards of its colour. Take the green card: { city-zurich } – { city-venezia } is green.
lesson-first_journey-5 = You draw two cards a turn. Draw the second one unseen, from the deck.
lesson-first_journey-6 = A gray route takes any one colour. Tap { city-venezia } – { city-zagrab } on the map and pay with your two yellow cards.
lesson-first_journey-7 = Two spaces score 2 points, six score 15: long routes pay. Each space takes one of your 45 trains.
lesson-first_journey-8 = A locomotive stands for any colour. Taken face up, it is the only card of your turn. Take it.
lesson-first_journey-9 = { city-zurich } – { city-venezia } is a tunnel: its spaces have a dark edge with gaps. Tap it and lay your two green cards. What it costs shows only then.
lesson-first_journey-10 = Three cards are turned up. Each one of your colour, and each locomotive, costs you one card more. Here it is one: pay it with your locomotive.
lesson-first_journey-11 = Your opponent has claimed { city-budapest } – { city-zagrab }, which you need. A station lets you use one route of another player.
lesson-first_journey-12 = Tap { city-zagrab } and build a station. The first one costs one card. Every station that you do not build is worth 4 points at the end.
lesson-first_journey-13 = { city-zurich } – { city-budapest } is connected by your station. It is marked with a half circle until the end, and brings 6 points then. A ticket that is not connected costs you its points.

lesson-across_the_sea = Across the sea
lesson-across_the_sea-about = Three locomotives in the row, a ferry, a double route and new tickets.
lesson-across_the_sea-1 = Two locomotives lie face up. Take the first yellow card, and see what comes in its place.
lesson-across_the_sea-2 = A third locomotive came: then all five cards are replaced at once. Draw your second card from the deck.
lesson-across_the_sea-3 = { city-dieppe } – { city-london } is a ferry: a space with a wheel takes a locomotive. Tap it, and pay with your green card and your locomotive.
lesson-across_the_sea-4 = Two tracks lie there: a double route. Nobody may claim both, and with two or three players the other one stays closed.
lesson-across_the_sea-5 = A turn can also bring new tickets. Draw three: tap the pile of tickets beside the deck.
lesson-across_the_sea-6 = You keep at least one. { city-budapest } – { city-sofia } lies near your way to { city-bucuresti }: keep this one alone.
lesson-across_the_sea-7 = Draw tickets only while there is time to connect them: the others cost you points. Now see how a game ends.

lesson-last_round = The last round
lesson-last_round-about = How a game ends and what is counted, with a game that is almost over.
lesson-last_round-1 = This game is almost over. You have 5 trains left. As soon as a player has two or fewer, everyone has one more turn.
lesson-last_round-2 = Claim { city-brest } – { city-pamplona } with your four pink cards. It completes your tickets from { city-brest }.
lesson-last_round-3 = Your last turn, with one train left. Claim { city-budapest } – { city-wien }: one more point.
lesson-last_round-4 = Now everything is counted: routes, tickets, the stations you did not build, and 10 points for the longest continuous path. You know the game: play one against a bot.
