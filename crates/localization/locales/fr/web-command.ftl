# The command line and the board as text, which are loaded when they are opened.

web-command-field = Commande
web-command-hint = Une commande, ou ? pour l’aide
web-command-do = Envoyer
web-command-answers = Réponses
web-command-completions = Suggestions
# Words after the command that mean nothing by themselves, in small letters, parted by commas.
web-command-fillers = à, au, aux, avec, carte, cartes, ce, dans, de, des, du, en, et, il, la, le, les, me, par, pour, que, qui, une, un, l, d

web-command-unknown = « { $word } » n’est pas clair ici. Tape ? pour l’aide.
# $list: words for commands, cities or cards.
web-command-which = « { $word } » peut être : { $list }. Lequel ?
web-command-watching = Tu ne fais que regarder cette partie.
web-command-busy = Ton dernier coup est encore en route.
web-command-not-now = Ce n’est pas possible maintenant.
web-command-left = Tant pis.
web-command-nothing-asked = Rien n’a été demandé.
web-command-one-city = Nomme une ville.
web-command-two-cities = Nomme deux villes.
web-command-no-route = La route { $route } n’existe pas.
web-command-none-open = Aucune route n’est libre à { $city }.
web-command-nothing-needed = Il ne faut plus de routes à tes destinations.
web-command-nothing = rien
web-command-free = libre
web-command-closed = fermée
web-command-open = pas encore reliées
web-command-hand = En main : { $list }
web-command-row = Visibles : { $list }
web-command-decks = Dans les pioches : { $cards } cartes, { $tickets } destinations
web-command-offer = { $number } : { $ticket }, { $points }
web-command-not-face-up = Aucune carte visible n’est ainsi.
web-command-pay-ways = Tu peux payer avec : { $ways }
# $what: a route or a city. $payment and $others are like "payment-both".
web-command-sure = { $what } avec { $payment } ? Dis oui, ou nomme les cartes. Possible aussi : { $others }
web-command-no-clocks = Aucune horloge ne tourne dans cette partie.

# The board as text. A field with a city follows.
web-text-city = Routes libres depuis
web-text-none = Pas encore de route.

# The words of each command, parted by commas, the first of which help shows; no word stands for two.
# In the help, words in capitals stand for names.
web-command-turn-words = tour, à qui
    .help = ce que la partie attend
web-command-hand-words = main, mes cartes
    .help = tes cartes
web-command-row-words = visibles, cartes visibles
    .help = les cartes visibles et les pioches
web-command-take-words = pioche, piocher, prends
    .help = pioche COULEUR, pioche locomotive, pioche pioche
web-command-tickets-words = destinations, objectifs
    .help = tes destinations et ce qu’il leur faut, celles proposées aussi
web-command-draw-tickets-words = pioche destinations, nouvelles destinations
    .help = pioche de nouvelles destinations
web-command-keep-words = garde, garder
    .help = garde 1 3 : lesquelles des destinations proposées
web-command-needs-words = manque, manquent, besoin
    .help = manque VILLE : ce que coûtent les routes libres à cet endroit et ce qui te manque ; seul, ce qu’il faut à tes destinations
web-command-routes-words = routes libres, liaisons
    .help = routes libres VILLE : celles qui partent de là ; seul, ce que tu peux prendre maintenant
web-command-claim-words = relie, relier, construis, construire
    .help = relie VILLE VILLE, puis une couleur et un nombre de locomotives si tu veux
web-command-station-words = gare, construis gare
    .help = gare VILLE, puis une couleur si tu veux
web-command-pay-words = paie, paye, payer, ajoute
    .help = paie le tunnel, avec un nombre de locomotives si tu veux
web-command-give-up-words = renonce, renoncer
    .help = renonce au tunnel
web-command-pass-words = passe, passer
    .help = passe, si rien d’autre n’est possible
web-command-yes-words = oui, d’accord
    .help = fait ce qui a été demandé
web-command-no-words = non
    .help = ne le fait pas
web-command-last-words = derniers, derniers coups
    .help = les derniers coups ; « derniers 20 » en dit plus
web-command-who-words = qui a, à qui est
    .help = qui a VILLE : les routes à cet endroit et à qui elles sont
web-command-board-words = plateau
    .help = ce que chacun a construit
web-command-score-words = scores, combien
    .help = les points, et ce qui reste à chacun
web-command-clocks-words = horloges, pendules, temps
    .help = le temps de chacun
web-command-help-words = aide
    .help = cette liste
