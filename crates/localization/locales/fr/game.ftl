# Les mots du jeu. Explications : voir la version anglaise et GLOSSARY.md.

## Cartes Wagon

card-pink = violet
card-blue = bleu
card-orange = orange
card-white = blanc
card-green = vert
card-yellow = jaune
card-black = noir
card-red = rouge
card-locomotive = locomotive

one-card =
    { $card ->
        [pink] une carte violette
        [blue] une carte bleue
        [orange] une carte orange
        [white] une carte blanche
        [green] une carte verte
        [yellow] une carte jaune
        [black] une carte noire
        [red] une carte rouge
       *[locomotive] une locomotive
    }

payment-colored =
    { $count ->
        [one] { $color ->
            [pink] { $count } carte violette
            [blue] { $count } carte bleue
            [orange] { $count } carte orange
            [white] { $count } carte blanche
            [green] { $count } carte verte
            [yellow] { $count } carte jaune
            [black] { $count } carte noire
           *[red] { $count } carte rouge
        }
       *[other] { $color ->
            [pink] { $count } cartes violettes
            [blue] { $count } cartes bleues
            [orange] { $count } cartes orange
            [white] { $count } cartes blanches
            [green] { $count } cartes vertes
            [yellow] { $count } cartes jaunes
            [black] { $count } cartes noires
           *[red] { $count } cartes rouges
        }
    }
payment-locomotives =
    { $count ->
        [one] { $count } locomotive
       *[other] { $count } locomotives
    }
payment-both = { $colored } et { $locomotives }

## Joueurs et bots

player-color-brown = marron
player-color-red = rouge
player-color-purple = violet
player-color-gray = gris
player-color-blue = bleu

player-brown = Marron
player-red = Rouge
player-purple = Violet
player-gray = Gris
player-blue = Bleu
player-nobody = Personne

bot-random = Hasard
bot-random-description = Joue un coup au hasard.
bot-porter = Porteur
bot-porter-description = Joue comme un débutant : il planifie une destination après l’autre, et des choses lui échappent.
bot-conductor = Chef de train
bot-conductor-description = Joue bien : il planifie ses destinations, collecte des cartes et prend des routes.
bot-stationmaster = Chef de gare
bot-stationmaster-description = Joue très bien : il essaie mentalement les coups prometteurs.
bot-director = Directeur
bot-director-description = Joue le mieux : il compare mentalement des plans entiers.

list-and = { $others } et { $last }
    .before-i = { $others } et { $last }

## Nombres

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
trains =
    { $count ->
        [one] { $count } wagon
       *[other] { $count } wagons
    }
spaces =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
stations =
    { $count ->
        [one] { $count } gare
       *[other] { $count } gares
    }
cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
tickets =
    { $count ->
        [one] { $count } destination
       *[other] { $count } destinations
    }
routes =
    { $count ->
        [one] { $count } route
       *[other] { $count } routes
    }
moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
seats =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
percent = { $number } %

## Routes et destinations

route = { $from } – { $to }
route-kind =
    { $kind ->
        [tunnel] { $color ->
            [pink] tunnel violet
            [blue] tunnel bleu
            [orange] tunnel orange
            [white] tunnel blanc
            [green] tunnel vert
            [yellow] tunnel jaune
            [black] tunnel noir
            [red] tunnel rouge
           *[gray] tunnel gris
        }
        [ferry] ferry
       *[route] { $color ->
            [pink] route violette
            [blue] route bleue
            [orange] route orange
            [white] route blanche
            [green] route verte
            [yellow] route jaune
            [black] route noire
            [red] route rouge
           *[gray] route grise
        }
    }
ferry-locomotives =
    { $count ->
        [one] au moins { $count } locomotive
       *[other] au moins { $count } locomotives
    }
double-route = route double

ticket-with-points = { $from } – { $to }, { $points }
ticket-completed = réalisée
ticket-failed = non réalisée
ticket-set-europe = Europe
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient-Express
ticket-set-with_max = Avec Max

## Variantes

variant-classic = Classique
variant-classic-description = Le jeu d’origine et ses 46 cartes Destination. Tu reçois une destination de route longue et trois régulières, et tu en gardes au moins deux sur les quatre. Ensuite, tu en pioches trois à la fois et tu en gardes au moins une.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = Les 55 cartes Destination de l’extension 1912 à la place de celles d’origine. Tu reçois une destination de route longue et trois régulières, et tu en gardes au moins deux sur les quatre. Ensuite, tu en pioches trois à la fois et tu en gardes au moins une.
variant-mega = Méga Europe
variant-mega-description = Les 101 cartes Destination des deux jeux. Tu choisis d’abord une destination de route longue sur deux, ou aucune. Puis tu en reçois cinq régulières : tu en gardes au moins deux avec une route longue, sinon au moins trois. Les régulières refusées vont sous la pioche. Ensuite, tu en pioches trois à la fois et tu en gardes au moins une.
variant-big_cities = Grandes villes
variant-big_cities-description = Les 45 cartes Destination vers Londres, Berlin, Moscou, Paris, Vienne, Madrid, Rome, Athènes ou Angora, sans route longue. Tu en reçois cinq et tu en gardes au moins deux ; les autres vont sous la pioche. Ensuite, tu en pioches quatre à la fois et tu en gardes au moins une.

tie-break-standard = En cas d’égalité : les destinations réalisées, puis le moins de gares, puis le chemin le plus long
tie-break-german = En cas d’égalité, selon le livret allemand : les destinations réalisées, puis le chemin le plus long

clock-none = Sans limite de temps (30 jours par coup)
clock-per_move = { $time } par coup
clock-bank = { $time } pour toute la partie
clock-bank-increment = { $time } pour toute la partie, plus { $increment } après chaque tour
duration-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
duration-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }

game-rated = classée
game-casual = amicale

## Phases

status-lobby = en attente de joueurs
status-running = en cours
status-finished = terminée
status-void = sans résultat

phase-lobby =
    { $open ->
        [one] Encore { $open } place libre
       *[other] Encore { $open } places libres
    }
phase-ready = Toutes les places sont prises
phase-dealing = Choix des destinations
phase-dealing-waiting = Choix des destinations, en cours pour { $players }
phase-turn = À { $player } de jouer
phase-your-turn = À toi de jouer
phase-last-round = Dernier tour de table : à { $player } de jouer
phase-last-round-yours = Dernier tour de table : à toi de jouer
phase-finished-winner = Victoire pour { $player }
phase-finished-winners = Victoire partagée : { $players }
phase-voided = La partie s’est terminée sans résultat
void-reason-admin = L’administration a mis fin à la partie.
void-reason-cancelled = La partie a été annulée avant de commencer.
void-reason-expired = La table est restée ouverte trop longtemps.
void-reason-left_early = Quelqu’un est parti avant que tout le monde ait joué un tour.

step-choose = Pioche des cartes, prends une route, pioche des destinations ou construis une gare
step-second_card = Prends une deuxième carte
step-keep_tickets =
    { $count ->
        [one] Garde la destination piochée
       *[other] Choisis parmi les { $count } destinations piochées
    }
step-tunnel =
    { $surcharge ->
        [one] Le tunnel coûte { $surcharge } carte de plus : paie ou renonce
       *[other] Le tunnel coûte { $surcharge } cartes de plus : paie ou renonce
    }

## Événements

event-game-created = La table est ouverte : { $variant }, { $seats }
event-player-joined = { $player } rejoint la table
event-player-left = { $player } quitte la table
event-bot-added = Le bot { $player } rejoint la table
event-bot-removed = Le bot { $player } quitte la table
event-player-kicked = { $player } doit quitter la table
event-host-changed = { $player } devient l’hôte de la table
event-game-started = La partie commence : { $player } joue en premier
event-cards-dealt =
    { $count ->
        [one] { $player } reçoit { $count } carte
       *[other] { $player } reçoit { $count } cartes
    }
event-tickets-dealt =
    { $count ->
        [one] { $player } reçoit { $count } destination au choix
       *[other] { $player } reçoit { $count } destinations au choix
    }
event-tickets-drawn =
    { $count ->
        [one] { $player } pioche { $count } destination
       *[other] { $player } pioche { $count } destinations
    }
event-tickets-kept =
    { $count ->
        [0] { $player } ne garde aucune destination
        [one] { $player } garde { $count } destination
       *[other] { $player } garde { $count } destinations
    }
event-tickets-kept-named = { $player } garde { $list }
event-tickets-boxed =
    { $count ->
        [one] { $player } remet { $count } destination dans la boîte
       *[other] { $player } remet { $count } destinations dans la boîte
    }
event-tickets-returned =
    { $count ->
        [one] { $count } destination va sous la pioche
       *[other] { $count } destinations vont sous la pioche
    }
event-card-turned-up = Nouvelle carte visible : { $card }
event-row-discarded = Trois locomotives visibles : cinq nouvelles cartes
event-row-replaced =
    { $times ->
        [one] Les cinq cartes sont remplacées encore une fois : { $cards }
       *[other] Les cinq cartes sont remplacées encore { $times } fois : { $cards }
    }
event-deck-reshuffled = La défausse est mélangée et forme une nouvelle pioche
event-turn-started = À { $player } de jouer
event-card-drawn = { $player } pioche { $card }
event-card-drawn-hidden = { $player } pioche une carte
event-card-taken = { $player } prend { $card }
event-route-claimed = { $player } prend { $from } – { $to } avec { $payment } : { $points }
event-tunnel-laid = { $player } tente le tunnel { $from } – { $to } avec { $payment }
event-tunnel-card-revealed = Révélée : { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] Le tunnel coûte { $surcharge } carte de plus
       *[other] Le tunnel coûte { $surcharge } cartes de plus
    }
event-tunnel-surcharge-paid = { $player } ajoute { $payment }
event-tunnel-abandoned = { $player } renonce au tunnel
event-station-built = { $player } construit une gare à { $city }
event-passed = { $player } doit passer
event-last-round-begun = { $player } déclenche le dernier tour de table : encore un tour pour tout le monde
event-time-ran-out = { $player } n’a plus de temps
event-time-granted =
    { $seconds ->
        [one] Tout le monde reçoit au moins { $seconds } seconde de plus
       *[other] Tout le monde reçoit au moins { $seconds } secondes de plus
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } abandonne ; le bot { $bot } continue
       *[out_of_time] { $player } ne répond plus ; le bot { $bot } continue
    }
event-seat-taken-back = { $player } est de retour
event-vacation-begun = { $player } est en vacances
event-vacation-ended = { $player } est de retour de vacances
event-sleeping-hours-set = { $player } dort de { $from } à { $until } (UTC)
event-sleeping-hours-ended = { $player } n’a plus d’heures de sommeil
event-stand-in-seated = { $player } remplace la personne qui était partie
event-game-finished = La partie est terminée
event-game-voided =
    { $reason ->
        [cancelled] La partie est annulée
        [expired] La table est restée ouverte trop longtemps : la partie est annulée
        [left_early] La partie s’arrête sans résultat, car quelqu’un est parti trop tôt
       *[admin] L’administration met fin à la partie, sans résultat
    }

## Le score

score-rank = rang
score-player = nom
score-routes = routes
score-tickets = destinations
score-stations = gares
score-express = express
score-total = total
score-completed = réalisées
score-longest = chemin le plus long
score-completed-of = { $completed } sur { $kept }

explain-routes = Routes : { $points }
explain-route = { $from } – { $to }, { $trains } : { $points }
explain-tickets = Destinations : { $points }
explain-ticket-completed = { $from } – { $to } : réalisée, { $points }
explain-ticket-failed = { $from } – { $to } : non réalisée, { $points }
explain-ticket-path = Trajet : { $cities }
explain-ticket-stations = Avec la gare : { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } gare non construite : { $points }
       *[other] { $count } gares non construites : { $points }
    }
explain-station-lends = Gare à { $city } : emprunte { $from } – { $to } à { $player }
explain-station-lends-nothing = Gare à { $city } : n’emprunte aucune route
explain-path = Chemin le plus long : { $trains } ({ $cities })
explain-no-path = Chemin le plus long : aucun
explain-express = European Express : { $points }
explain-total = Total : { $points }
explain-rank = Rang { $rank }
explain-tie-completed_tickets = Égalité de points : les destinations réalisées départagent
explain-tie-stations_used = Égalité de points et de destinations : le plus petit nombre de gares départage
explain-tie-longest_path = Égalité de points, de destinations et de gares : le chemin le plus long départage
explain-tie-shared = Égalité parfaite : le rang est partagé

## La ligne de commande

replay-heading = Partie { $game } : { $players }

demo-heading = Partie { $game } sur { $url } : { $players }
demo-after =
    { $moves ->
        [one] Après { $moves } coup :
       *[other] Après { $moves } coups :
    }

simulate-games =
    { $games ->
        [one] { $games } partie ({ $variant }, { $seats }) : { $games_per_second } parties/s, { $moves_per_second } coups/s sur un cœur
       *[other] { $games } parties ({ $variant }, { $seats }) : { $games_per_second } parties/s, { $moves_per_second } coups/s sur un cœur
    }
simulate-average = Partie moyenne : { $turns } tours, { $moves } coups, { $events } événements ; au plus { $most_turns } tours, { $most_events } événements
simulate-bot = bot
simulate-seats = places
simulate-wins = victoires
simulate-kept = gardées
simulate-progress = parties
bot-thinking = temps par décision

# Les cotes et les taux sont du texte, déjà arrondi. $deals et $games sont des nombres.
ladder-heading = { $variant }, { $seats }, graine { $seed }. Donnes : { $deals }. Parties : { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Cotes selon Plackett et Luce : 400 points font dix contre un, conductor a 1500. Intervalles à 95 % par { $resamples } rééchantillonnages des donnes. Les temps sont ceux d’un processeur.
       *[mean] Cotes selon Plackett et Luce : 400 points font dix contre un, leur moyenne est 1500. Intervalles à 95 % par { $resamples } rééchantillonnages des donnes. Les temps sont ceux d’un processeur.
    }
ladder-binary = SHA-256 du programme : { $sha256 }
ladder-rating = cote
ladder-interval = intervalle à 95 %
ladder-rank = rang moyen
ladder-margin = écart
ladder-adjusted = sans chance
ladder-longest = le plus long
ladder-duel = duel
ladder-deals = donnes
ladder-row = Ligne { $row }, donne { $deal } : { $players }
ladder-same = La partie est la même, bit pour bit : SHA-256 { $sha256 }
ladder-again = Rejouée : { $players } ; SHA-256 { $sha256 }
ladder-other-binary = Ce n’est pas le programme qui a écrit la ligne.
ladder-differs = La partie n’est pas celle de la ligne : { $fields }
ladder-gate-results = Donnes par parties gagnées, de 0 à { $games } par demi-partie : { $results }
ladder-gate-rate = Gagné : { $rate } { $interval }
ladder-gate-ratio = Logarithme du rapport de vraisemblance : { $ratio } ; bornes { $bounds }, hypothèses { $hypotheses }
ladder-gate-passed = Réussi : { $new } est plus fort que { $old }.
ladder-gate-failed = Échoué : { $new } n’est pas plus fort que { $old }.
ladder-gate-undecided = Indécis après { $deals } donnes.

analyze-heading = Partie { $game } : { $players }
analyze-start = avant la donne
analyze-luck = chance
analyze-improvement = bons coups
analyze-errors = erreurs
analyze-others = adversaires
analyze-margin = avance
analyze-adjusted = avance sans la chance
analyze-legend = Points d’avance sur le meilleur adversaire ; les cinq premières colonnes s’additionnent.
analyze-no-error = { $player } : aucune erreur ne ressort
analyze-counted =
    { $count ->
        [one] { $player } : { $count } erreur en { $decisions } décisions
       *[other] { $player } : { $count } erreurs en { $decisions } décisions ; les plus coûteuses :
    }
analyze-better = mieux de { $points } : { $instead }
analyze-unfinished = La partie n’a pas été jouée jusqu’au bout.
analyze-no-seat = La partie n’a pas de place { $seat }.

verify-follows = Partie { $game }, { $status } : { $events } événements de { $decisions } décisions, qui découlent tous du secret.
verify-dump =
    { $games ->
        [one] La partie découle de son secret.
       *[other] Les { $games } parties découlent de leurs secrets.
    }
verify-copied = Les { $events } premiers événements de jeu ont été copiés d’une autre partie. Ils sont admis tels quels.
verify-commitment = Le SHA-256 du secret est l’engagement { $commitment }.
verify-head = Le journal se termine par la tête { $head }.
verify-head-noted = Il contient la tête { $head } que tu as notée : rien de ce qui précède n’a été réécrit.
verify-entropy = La place { $seat } a ajouté { $entropy }
verify-compare = Compare l’engagement, et ce que tu as ajouté, avec ce que tu as noté avant la partie.
verify-nothing = rien
verify-error-secret = Le SHA-256 du secret est { $hash }, et non l’engagement { $commitment }.
verify-error-differs = L’événement { $seq } diffère : l’enregistrement dit { $recorded }, ce devrait être { $expected }.
verify-error-begins-nothing = L’événement { $seq } diffère : l’enregistrement dit { $recorded }, ce qui ne peut commencer aucune partie.
verify-error-refused = L’événement { $seq } diffère : l’enregistrement dit { $recorded }, ce qui n’est pas permis : { $rejection }
verify-error-copied = L’événement { $seq } diffère : le procès-verbal indique { $recorded }, qui ne peut pas venir d’une autre partie.
verify-error-continued = La partie continue une position d’une autre, dont le secret n’est pas dans le procès-verbal.
verify-error-no-deal = La partie partage sa donne avec d’autres, et il manque à l’enregistrement le secret de la donne.
verify-error-packs = Aucun serveur ne propose ces paquets de destinations.
verify-error-head = Le journal se termine par la tête { $computed }, et non par { $recorded } : il a été réécrit.
verify-error-unfinished = L’enregistrement s’arrête après l’événement { $version }, avant la fin de la partie.

# Tournaments.
verify-tournament = Le tournoi { $tournament } s’est déroulé comme le dit son journal : { $events } événements, { $rounds } rondes. Chaque appariement découle des résultats et du secret.
verify-tournament-first = Le premier est le joueur { $player }.
verify-tournament-games = Les résultats de { $games } parties ont été comparés.
verify-tournament-line = La ligne { $line } ne peut pas être lue : { $why }
verify-tournament-form = C’est un journal de forme { $form }, que cette version ne lit pas.
verify-tournament-secret = Le secret ne correspond pas à son engagement.
verify-tournament-rules = Ces règles sont impossibles : { $why }
verify-tournament-opening = Le journal ne commence pas par l’ouverture.
verify-tournament-impossible = L’événement { $seq } n’était pas possible à ce moment.
verify-tournament-seed = La graine de l’événement { $seq } ne découle pas du secret.
verify-tournament-pairing = L’appariement de l’événement { $seq } ne découle pas du classement et de la graine.
verify-tournament-unfinished = Le tournoi n’est pas terminé.
verify-tournament-foreign = La partie { $game } n’est d’aucune table du tournoi.
verify-tournament-deal = La partie { $game } n’a pas la donne de sa ronde.
verify-tournament-result = Le résultat de la partie { $game } est différent.
