# The rules in short, by the numbers of docs/RULES.md: "rule-R6-3" is R6.3, "rule-R6" the title of
# its chapter. Our own words.

rule-R1 = The box
rule-R1-1 = Two to five play. Everyone has 45 trains and 3 stations of one colour: brown, red, purple, gray or blue.
rule-R1-2 = There are 110 train cards: 12 each of pink, blue, orange, white, green, yellow, black and red, and 14 locomotives.
rule-R1-3 = The board has 47 cities and 101 routes, among them 11 double routes, 18 tunnels and 13 ferries.
rule-R1-4 = A route of 1, 2, 3, 4, 6 or 8 spaces scores 1, 2, 4, 7, 15 or 21 points.
rule-R1-5 = A ticket names two cities and the points it is worth. The big cities are London, Berlin, Moscow, Paris, Vienna, Madrid, Rome, Athens and Angora.

rule-R2 = Set-up
rule-R2-1 = You begin with four train cards. Five more lie face up.
rule-R2-2 = You keep some of the tickets dealt to you. Classic and Europa 1912: at least two of four. Mega Europe: at most one of two long ones, then at least two of five, or three without a long one. Big Cities: at least two of five.
rule-R2-3 = Long tickets are dealt only at the start. Those not dealt go back to the box.
rule-R2-4 = Bonus tickets can be added to every variant; in Big Cities, only those with a big city. No two tickets of a game join the same two cities.
rule-R2-5 = Everyone chooses the first tickets at the same time and in secret. Which ones you keep stays secret until the end; how many does not.
rule-R2-6 = Who goes first is drawn by lot or named by the host. Turns go round in the order of the seats.

rule-R3 = A turn
rule-R3-1 = On your turn you do one thing: draw train cards, claim a route, draw tickets or build a station. You may not pass while you can do any of these.
rule-R3-2 = You pass only if you can do nothing at all. If everyone passes in a row, the game ends and is scored.

rule-R4 = Train cards
rule-R4-1 = You take two cards, one after the other, each from the deck or from the five face-up cards.
rule-R4-2 = A face-up card that you take is replaced from the deck at once.
rule-R4-3 = A face-up locomotive can only be your first card, and then it is the only one.
rule-R4-4 = A locomotive drawn from the deck counts as one card, like any other.
rule-R4-5 = After the first card you take a second. Only if no more can be drawn does your turn end with one.
rule-R4-6 = When three or more of the five face-up cards are locomotives, all five are discarded and five new ones laid, unless too few other cards are left. While a tunnel is being decided, this waits.
rule-R4-7 = Gaps among the face-up cards are filled as soon as there are cards again.
rule-R4-8 = When the deck is used up, the discards are shuffled into a new one.
rule-R4-9 = While deck and discards are empty, nobody can take train cards, not even face-up ones.
rule-R4-10 = You may hold any number of cards. What you hold is secret; how many is not.

rule-R5 = Routes
rule-R5-1 = A route costs as many cards as it has spaces, all of its colour. A gray route takes any one colour. Locomotives stand for any card.
rule-R5-2 = You say how many locomotives you pay with; all other cards have one colour. If you pay with locomotives only, name no colour.
rule-R5-3 = You need a train for every space. You claim one whole route in a turn; it need not touch your other routes.
rule-R5-4 = A route scores at once. Its cards go to the discards.
rule-R5-5 = Nobody owns both tracks of a double route. In a game of two or three, the second track closes when the first is claimed.
rule-R5-6 = A ferry takes at least one locomotive for each of its symbols.

rule-R6 = Tunnels
rule-R6-1 = First you lay the cards for the tunnel. Then three cards are revealed from the deck, or as many as there are.
rule-R6-2 = For each revealed card of your colour, and for each revealed locomotive, you add a card of your colour or a locomotive.
rule-R6-3 = If you laid only locomotives, only revealed locomotives count, and you add only locomotives.
rule-R6-4 = You pay the extra cards or give up. If you give up, your cards come back and your turn ends.
rule-R6-5 = The revealed cards are discarded at the end of the turn.
rule-R6-6 = You place as many trains as the tunnel has spaces, however many cards you paid.

rule-R7 = Tickets
rule-R7-1 = You draw three tickets (four in Big Cities), or as many as are left, and keep at least one. The others go under the deck. If none are left, you cannot draw.
rule-R7-2 = You keep your tickets until the end. They are secret; how many you have is not.

rule-R8 = Stations
rule-R8-1 = You can build in any city without a station: one station per turn, three per game. They cost one, two and three cards of one colour; locomotives stand for any card.
rule-R8-2 = At the end, each of your stations lets you use one route of an opponent that touches its city, the same one for all your tickets.
rule-R8-3 = You need not choose this route: the one that is best for you counts.

rule-R9 = The end
rule-R9-1 = When somebody has two trains or fewer at the end of their turn, everyone has one more turn, that player included.
rule-R9-2 = You score your routes and completed tickets, lose the points of other tickets, and get 4 points for each station not built and 10 for the European Express.
rule-R9-3 = The European Express goes to the longest continuous path of own routes. It uses each route once, cities any number of times. If several tie, all get the 10 points.
rule-R9-4 = Most points win; then most completed tickets, then fewest stations, then the longest path. If all is equal, the win is shared.
rule-R9-5 = After 1,000 turns, the last round begins, whatever trains are left.

rule-R10 = Not in the rule books
rule-R10-1 = If you resign, or run out of time repeatedly, a bot plays your seat and you rank last. Resigning is final; otherwise you can come back. When only one person is left, the game ends and is scored.
rule-R10-2 = When your time runs out, the server moves for you: it gives a tunnel up, keeps as few tickets as it can, and otherwise plays as a bot would.
rule-R10-3 = You have moved once you have finished a turn in time. Choosing the first tickets does not count.
rule-R10-4 = If somebody leaves before everyone has moved, the game ends without a result.
rule-R10-5 = You are away when you run out of time in two turns in a row. A turn finished in time restarts the count, and so does coming back.
rule-R10-6 = Once your time has run out, the server moves for you until the end of your turn.
rule-R10-7 = Before the start you can leave, which frees your seat. If the host leaves, the next person is the host. A table without people is called off.
rule-R10-8 = In a game with a day or more on the clock you can go on vacation. Your clock stands still until you are back, and you make no moves.
rule-R10-9 = In a game with a day or more for each move you can have sleeping hours, ten a day at most. Time that would end in them ends with them.
rule-R10-10 = If the table has agreed to stand-ins, somebody else can take over a seat that a bot plays for a player who left. They see what the seat sees and no longer rank last; the player cannot come back. You cannot have two seats, not even one after the other.
