var n=`city-amsterdam = Amsterdam
city-angora = Angora
city-athina = Ath\xE8nes
city-barcelona = Barcelone
city-berlin = Berlin
city-brest = Brest
city-brindisi = Brindisi
city-bruxelles = Bruxelles
city-bucuresti = Bucarest
city-budapest = Budapest
city-cadiz = Cadix
city-constantinople = Constantinople
city-danzig = Dantzig
city-dieppe = Dieppe
city-edinburgh = \xC9dimbourg
city-erzurum = Erzurum
city-essen = Essen
city-frankfurt = Francfort
city-kharkov = Kharkov
city-kobenhavn = Copenhague
city-kyiv = Ky\xEFv
city-lisboa = Lisbonne
city-london = Londres
city-madrid = Madrid
city-marseille = Marseille
city-moskva = Moscou
city-munchen = Munich
city-palermo = Palerme
city-pamplona = Pampelune
city-paris = Paris
city-petrograd = Petrograd
city-riga = Riga
city-roma = Rome
city-rostov = Rostov
city-sarajevo = Sarajevo
city-sevastopol = S\xE9bastopol
city-smolensk = Smolensk
city-smyrna = Smyrne
city-sochi = Sotchi
city-sofia = Sofia
city-stockholm = Stockholm
city-venezia = Venise
city-warszawa = Varsovie
city-wien = Vienne
city-wilno = Vilna
city-zagrab = Zagreb
city-zurich = Zurich
sea-atlantic = Oc\xE9an Atlantique
sea-baltic = Mer Baltique
sea-black = Mer Noire
sea-mediterranean = Mer M\xE9diterran\xE9e
sea-north = Mer du Nord
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
bot-porter-description = Joue comme un d\xE9butant\u202F: il planifie une destination apr\xE8s l\u2019autre, et des choses lui \xE9chappent.
bot-conductor = Chef de train
bot-conductor-description = Joue bien\u202F: il planifie ses destinations, collecte des cartes et prend des routes.
bot-stationmaster = Chef de gare
bot-stationmaster-description = Joue tr\xE8s bien\u202F: il essaie mentalement les coups prometteurs.
bot-director = Directeur
bot-director-description = Joue le mieux\u202F: il compare mentalement des plans entiers.
list-and = { $others } et { $last }
    .before-i = { $others } et { $last }
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
percent = { $number }\xA0%
route = { $from } \u2013 { $to }
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
ticket-with-points = { $from } \u2013 { $to }, { $points }
ticket-completed = r\xE9alis\xE9e
ticket-failed = non r\xE9alis\xE9e
ticket-set-europe = Europe
ticket-set-europa_1912 = Europa 1912
ticket-set-orient_express = Orient-Express
ticket-set-with_max = Avec Max
variant-classic = Classique
variant-classic-description = Le jeu d\u2019origine et ses 46 cartes Destination. Tu re\xE7ois une destination de route longue et trois r\xE9guli\xE8res, et tu en gardes au moins deux sur les quatre. Ensuite, tu en pioches trois \xE0 la fois et tu en gardes au moins une.
variant-europa_1912 = Europa 1912
variant-europa_1912-description = Les 55 cartes Destination de l\u2019extension 1912 \xE0 la place de celles d\u2019origine. Tu re\xE7ois une destination de route longue et trois r\xE9guli\xE8res, et tu en gardes au moins deux sur les quatre. Ensuite, tu en pioches trois \xE0 la fois et tu en gardes au moins une.
variant-mega = M\xE9ga Europe
variant-mega-description = Les 101 cartes Destination des deux jeux. Tu choisis d\u2019abord une destination de route longue sur deux, ou aucune. Puis tu en re\xE7ois cinq r\xE9guli\xE8res\u202F: tu en gardes au moins deux avec une route longue, sinon au moins trois. Les r\xE9guli\xE8res refus\xE9es vont sous la pioche. Ensuite, tu en pioches trois \xE0 la fois et tu en gardes au moins une.
variant-big_cities = Grandes villes
variant-big_cities-description = Les 45 cartes Destination vers Londres, Berlin, Moscou, Paris, Vienne, Madrid, Rome, Ath\xE8nes ou Angora, sans route longue. Tu en re\xE7ois cinq et tu en gardes au moins deux\u202F; les autres vont sous la pioche. Ensuite, tu en pioches quatre \xE0 la fois et tu en gardes au moins une.
tie-break-standard = En cas d\u2019\xE9galit\xE9\u202F: les destinations r\xE9alis\xE9es, puis le moins de gares, puis le chemin le plus long
tie-break-german = En cas d\u2019\xE9galit\xE9, selon le livret allemand\u202F: les destinations r\xE9alis\xE9es, puis le chemin le plus long
clock-none = Sans limite de temps (30 jours par coup)
clock-per_move = { $time } par coup
clock-bank = { $time } pour toute la partie
clock-bank-increment = { $time } pour toute la partie, plus { $increment } apr\xE8s chaque tour
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
game-rated = class\xE9e
game-casual = amicale
status-lobby = en attente de joueurs
status-running = en cours
status-finished = termin\xE9e
status-void = sans r\xE9sultat
phase-lobby =
    { $open ->
        [one] Encore { $open } place libre
       *[other] Encore { $open } places libres
    }
phase-ready = Toutes les places sont prises
phase-dealing = Choix des destinations
phase-dealing-waiting = Choix des destinations, en cours pour { $players }
phase-turn = \xC0 { $player } de jouer
phase-your-turn = \xC0 toi de jouer
phase-last-round = Dernier tour de table\u202F: \xE0 { $player } de jouer
phase-last-round-yours = Dernier tour de table\u202F: \xE0 toi de jouer
phase-finished-winner = Victoire pour { $player }
phase-finished-winners = Victoire partag\xE9e\u202F: { $players }
phase-voided = La partie s\u2019est termin\xE9e sans r\xE9sultat
void-reason-admin = L\u2019administration a mis fin \xE0 la partie.
void-reason-cancelled = La partie a \xE9t\xE9 annul\xE9e avant de commencer.
void-reason-expired = La table est rest\xE9e ouverte trop longtemps.
void-reason-left_early = Quelqu\u2019un est parti avant que tout le monde ait jou\xE9 un tour.
step-choose = Pioche des cartes, prends une route, pioche des destinations ou construis une gare
step-second_card = Prends une deuxi\xE8me carte
step-keep_tickets =
    { $count ->
        [one] Garde la destination pioch\xE9e
       *[other] Choisis parmi les { $count } destinations pioch\xE9es
    }
step-tunnel =
    { $surcharge ->
        [one] Le tunnel co\xFBte { $surcharge } carte de plus\u202F: paie ou renonce
       *[other] Le tunnel co\xFBte { $surcharge } cartes de plus\u202F: paie ou renonce
    }
event-game-created = La table est ouverte\u202F: { $variant }, { $seats }
event-player-joined = { $player } rejoint la table
event-player-left = { $player } quitte la table
event-bot-added = Le bot { $player } rejoint la table
event-bot-removed = Le bot { $player } quitte la table
event-player-kicked = { $player } doit quitter la table
event-host-changed = { $player } devient l\u2019h\xF4te de la table
event-game-started = La partie commence\u202F: { $player } joue en premier
event-cards-dealt =
    { $count ->
        [one] { $player } re\xE7oit { $count } carte
       *[other] { $player } re\xE7oit { $count } cartes
    }
event-tickets-dealt =
    { $count ->
        [one] { $player } re\xE7oit { $count } destination au choix
       *[other] { $player } re\xE7oit { $count } destinations au choix
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
        [one] { $player } remet { $count } destination dans la bo\xEEte
       *[other] { $player } remet { $count } destinations dans la bo\xEEte
    }
event-tickets-returned =
    { $count ->
        [one] { $count } destination va sous la pioche
       *[other] { $count } destinations vont sous la pioche
    }
event-card-turned-up = Nouvelle carte visible\u202F: { $card }
event-row-discarded = Trois locomotives visibles\u202F: cinq nouvelles cartes
event-row-replaced =
    { $times ->
        [one] Les cinq cartes sont remplac\xE9es encore une fois\u202F: { $cards }
       *[other] Les cinq cartes sont remplac\xE9es encore { $times } fois\u202F: { $cards }
    }
event-deck-reshuffled = La d\xE9fausse est m\xE9lang\xE9e et forme une nouvelle pioche
event-turn-started = \xC0 { $player } de jouer
event-card-drawn = { $player } pioche { $card }
event-card-drawn-hidden = { $player } pioche une carte
event-card-taken = { $player } prend { $card }
event-route-claimed = { $player } prend { $from } \u2013 { $to } avec { $payment }\u202F: { $points }
event-tunnel-laid = { $player } tente le tunnel { $from } \u2013 { $to } avec { $payment }
event-tunnel-card-revealed = R\xE9v\xE9l\xE9e\u202F: { $card }
event-tunnel-surcharge-asked =
    { $surcharge ->
        [one] Le tunnel co\xFBte { $surcharge } carte de plus
       *[other] Le tunnel co\xFBte { $surcharge } cartes de plus
    }
event-tunnel-surcharge-paid = { $player } ajoute { $payment }
event-tunnel-abandoned = { $player } renonce au tunnel
event-station-built = { $player } construit une gare \xE0 { $city }
event-passed = { $player } doit passer
event-last-round-begun = { $player } d\xE9clenche le dernier tour de table\u202F: encore un tour pour tout le monde
event-time-ran-out = { $player } n\u2019a plus de temps
event-time-granted =
    { $seconds ->
        [one] Tout le monde re\xE7oit au moins { $seconds } seconde de plus
       *[other] Tout le monde re\xE7oit au moins { $seconds } secondes de plus
    }
event-seat-handed-over =
    { $reason ->
        [resigned] { $player } abandonne\u202F; le bot { $bot } continue
       *[out_of_time] { $player } ne r\xE9pond plus\u202F; le bot { $bot } continue
    }
event-seat-taken-back = { $player } est de retour
event-vacation-begun = { $player } est en vacances
event-vacation-ended = { $player } est de retour de vacances
event-sleeping-hours-set = { $player } dort de { $from } \xE0 { $until } (UTC)
event-sleeping-hours-ended = { $player } n\u2019a plus d\u2019heures de sommeil
event-stand-in-seated = { $player } remplace la personne qui \xE9tait partie
event-game-finished = La partie est termin\xE9e
event-game-voided =
    { $reason ->
        [cancelled] La partie est annul\xE9e
        [expired] La table est rest\xE9e ouverte trop longtemps\u202F: la partie est annul\xE9e
        [left_early] La partie s\u2019arr\xEAte sans r\xE9sultat, car quelqu\u2019un est parti trop t\xF4t
       *[admin] L\u2019administration met fin \xE0 la partie, sans r\xE9sultat
    }
score-rank = rang
score-player = nom
score-routes = routes
score-tickets = destinations
score-stations = gares
score-express = express
score-total = total
score-completed = r\xE9alis\xE9es
score-longest = chemin le plus long
score-completed-of = { $completed } sur { $kept }
explain-routes = Routes\u202F: { $points }
explain-route = { $from } \u2013 { $to }, { $trains }\u202F: { $points }
explain-tickets = Destinations\u202F: { $points }
explain-ticket-completed = { $from } \u2013 { $to }\u202F: r\xE9alis\xE9e, { $points }
explain-ticket-failed = { $from } \u2013 { $to }\u202F: non r\xE9alis\xE9e, { $points }
explain-ticket-path = Trajet\u202F: { $cities }
explain-ticket-stations = Avec la gare\u202F: { $cities }
explain-stations-left =
    { $count ->
        [one] { $count } gare non construite\u202F: { $points }
       *[other] { $count } gares non construites\u202F: { $points }
    }
explain-station-lends = Gare \xE0 { $city }\u202F: emprunte { $from } \u2013 { $to } \xE0 { $player }
explain-station-lends-nothing = Gare \xE0 { $city }\u202F: n\u2019emprunte aucune route
explain-path = Chemin le plus long\u202F: { $trains } ({ $cities })
explain-no-path = Chemin le plus long\u202F: aucun
explain-express = European Express\u202F: { $points }
explain-total = Total\u202F: { $points }
explain-rank = Rang { $rank }
explain-tie-completed_tickets = \xC9galit\xE9 de points\u202F: les destinations r\xE9alis\xE9es d\xE9partagent
explain-tie-stations_used = \xC9galit\xE9 de points et de destinations\u202F: le plus petit nombre de gares d\xE9partage
explain-tie-longest_path = \xC9galit\xE9 de points, de destinations et de gares\u202F: le chemin le plus long d\xE9partage
explain-tie-shared = \xC9galit\xE9 parfaite\u202F: le rang est partag\xE9
replay-heading = Partie { $game }\u202F: { $players }
demo-heading = Partie { $game } sur { $url }\u202F: { $players }
demo-after =
    { $moves ->
        [one] Apr\xE8s { $moves } coup\u202F:
       *[other] Apr\xE8s { $moves } coups\u202F:
    }
simulate-games =
    { $games ->
        [one] { $games } partie ({ $variant }, { $seats })\u202F: { $games_per_second } parties/s, { $moves_per_second } coups/s sur un c\u0153ur
       *[other] { $games } parties ({ $variant }, { $seats })\u202F: { $games_per_second } parties/s, { $moves_per_second } coups/s sur un c\u0153ur
    }
simulate-average = Partie moyenne\u202F: { $turns } tours, { $moves } coups, { $events } \xE9v\xE9nements\u202F; au plus { $most_turns } tours, { $most_events } \xE9v\xE9nements
simulate-bot = bot
simulate-seats = places
simulate-wins = victoires
simulate-kept = gard\xE9es
simulate-progress = parties
bot-thinking = temps par d\xE9cision
ladder-heading = { $variant }, { $seats }, graine { $seed }. Donnes : { $deals }. Parties : { $games }.
ladder-scale =
    { $anchor ->
        [conductor] Cotes selon Plackett et Luce : 400 points font dix contre un, conductor a 1500. Intervalles \xE0 95 % par { $resamples } r\xE9\xE9chantillonnages des donnes. Les temps sont ceux d\u2019un processeur.
       *[mean] Cotes selon Plackett et Luce : 400 points font dix contre un, leur moyenne est 1500. Intervalles \xE0 95 % par { $resamples } r\xE9\xE9chantillonnages des donnes. Les temps sont ceux d\u2019un processeur.
    }
ladder-binary = SHA-256 du programme : { $sha256 }
ladder-rating = cote
ladder-interval = intervalle \xE0 95 %
ladder-rank = rang moyen
ladder-margin = \xE9cart
ladder-adjusted = sans chance
ladder-longest = le plus long
ladder-duel = duel
ladder-deals = donnes
ladder-row = Ligne { $row }, donne { $deal } : { $players }
ladder-same = La partie est la m\xEAme, bit pour bit : SHA-256 { $sha256 }
ladder-again = Rejou\xE9e : { $players } ; SHA-256 { $sha256 }
ladder-other-binary = Ce n\u2019est pas le programme qui a \xE9crit la ligne.
ladder-differs = La partie n\u2019est pas celle de la ligne : { $fields }
ladder-gate-results = Donnes par parties gagn\xE9es, de 0 \xE0 { $games } par demi-partie : { $results }
ladder-gate-rate = Gagn\xE9 : { $rate } { $interval }
ladder-gate-ratio = Logarithme du rapport de vraisemblance : { $ratio } ; bornes { $bounds }, hypoth\xE8ses { $hypotheses }
ladder-gate-passed = R\xE9ussi : { $new } est plus fort que { $old }.
ladder-gate-failed = \xC9chou\xE9 : { $new } n\u2019est pas plus fort que { $old }.
ladder-gate-undecided = Ind\xE9cis apr\xE8s { $deals } donnes.
analyze-heading = Partie { $game } : { $players }
analyze-start = avant la donne
analyze-luck = chance
analyze-improvement = bons coups
analyze-errors = erreurs
analyze-others = adversaires
analyze-margin = avance
analyze-adjusted = avance sans la chance
analyze-legend = Points d\u2019avance sur le meilleur adversaire ; les cinq premi\xE8res colonnes s\u2019additionnent.
analyze-no-error = { $player }\u202F: aucune erreur ne ressort
analyze-counted =
    { $count ->
        [one] { $player }\u202F: { $count } erreur en { $decisions } d\xE9cisions
       *[other] { $player }\u202F: { $count } erreurs en { $decisions } d\xE9cisions\u202F; les plus co\xFBteuses\u202F:
    }
analyze-better = mieux de { $points }\u202F: { $instead }
analyze-unfinished = La partie n\u2019a pas \xE9t\xE9 jou\xE9e jusqu\u2019au bout.
analyze-no-seat = La partie n\u2019a pas de place { $seat }.
verify-follows = Partie { $game }, { $status }\u202F: { $events } \xE9v\xE9nements de { $decisions } d\xE9cisions, qui d\xE9coulent tous du secret.
verify-dump =
    { $games ->
        [one] La partie d\xE9coule de son secret.
       *[other] Les { $games } parties d\xE9coulent de leurs secrets.
    }
verify-copied = Les { $events } premiers \xE9v\xE9nements de jeu ont \xE9t\xE9 copi\xE9s d\u2019une autre partie. Ils sont admis tels quels.
verify-commitment = Le SHA-256 du secret est l\u2019engagement { $commitment }.
verify-head = Le journal se termine par la t\xEAte { $head }.
verify-head-noted = Il contient la t\xEAte { $head } que tu as not\xE9e\u202F: rien de ce qui pr\xE9c\xE8de n\u2019a \xE9t\xE9 r\xE9\xE9crit.
verify-entropy = La place { $seat } a ajout\xE9 { $entropy }
verify-compare = Compare l\u2019engagement, et ce que tu as ajout\xE9, avec ce que tu as not\xE9 avant la partie.
verify-nothing = rien
verify-error-secret = Le SHA-256 du secret est { $hash }, et non l\u2019engagement { $commitment }.
verify-error-differs = L\u2019\xE9v\xE9nement { $seq } diff\xE8re\u202F: l\u2019enregistrement dit { $recorded }, ce devrait \xEAtre { $expected }.
verify-error-begins-nothing = L\u2019\xE9v\xE9nement { $seq } diff\xE8re\u202F: l\u2019enregistrement dit { $recorded }, ce qui ne peut commencer aucune partie.
verify-error-refused = L\u2019\xE9v\xE9nement { $seq } diff\xE8re\u202F: l\u2019enregistrement dit { $recorded }, ce qui n\u2019est pas permis\u202F: { $rejection }
verify-error-copied = L\u2019\xE9v\xE9nement { $seq } diff\xE8re : le proc\xE8s-verbal indique { $recorded }, qui ne peut pas venir d\u2019une autre partie.
verify-error-continued = La partie continue une position d\u2019une autre, dont le secret n\u2019est pas dans le proc\xE8s-verbal.
verify-error-no-deal = La partie partage sa donne avec d\u2019autres, et il manque \xE0 l\u2019enregistrement le secret de la donne.
verify-error-packs = Aucun serveur ne propose ces paquets de destinations.
verify-error-head = Le journal se termine par la t\xEAte { $computed }, et non par { $recorded }\u202F: il a \xE9t\xE9 r\xE9\xE9crit.
verify-error-unfinished = L\u2019enregistrement s\u2019arr\xEAte apr\xE8s l\u2019\xE9v\xE9nement { $version }, avant la fin de la partie.
verify-tournament = Le tournoi { $tournament } s\u2019est d\xE9roul\xE9 comme le dit son journal : { $events } \xE9v\xE9nements, { $rounds } rondes. Chaque appariement d\xE9coule des r\xE9sultats et du secret.
verify-tournament-first = Le premier est le joueur { $player }.
verify-tournament-games = Les r\xE9sultats de { $games } parties ont \xE9t\xE9 compar\xE9s.
verify-tournament-line = La ligne { $line } ne peut pas \xEAtre lue : { $why }
verify-tournament-form = C\u2019est un journal de forme { $form }, que cette version ne lit pas.
verify-tournament-secret = Le secret ne correspond pas \xE0 son engagement.
verify-tournament-rules = Ces r\xE8gles sont impossibles : { $why }
verify-tournament-opening = Le journal ne commence pas par l\u2019ouverture.
verify-tournament-impossible = L\u2019\xE9v\xE9nement { $seq } n\u2019\xE9tait pas possible \xE0 ce moment.
verify-tournament-seed = La graine de l\u2019\xE9v\xE9nement { $seq } ne d\xE9coule pas du secret.
verify-tournament-pairing = L\u2019appariement de l\u2019\xE9v\xE9nement { $seq } ne d\xE9coule pas du classement et de la graine.
verify-tournament-unfinished = Le tournoi n\u2019est pas termin\xE9.
verify-tournament-foreign = La partie { $game } n\u2019est d\u2019aucune table du tournoi.
verify-tournament-deal = La partie { $game } n\u2019a pas la donne de sa ronde.
verify-tournament-result = Le r\xE9sultat de la partie { $game } est diff\xE9rent.
web-skip = Aller au contenu
web-home = Accueil
web-back = Retour
web-tabs = \xC9crans principaux
web-tables = Tables
web-inbox = Nouvelles
web-ranks = Rangs
web-me = Moi
web-missing = Il n\u2019y a rien ici
web-try-again = R\xE9essayer
web-more = Afficher plus
web-save = Enregistrer
web-saved = Enregistr\xE9
web-next = Suivant
web-show = Afficher
web-all = Tout
web-any = Peu importe
web-offline = Pas de connexion. L\u2019application reprend d\xE8s son retour.
web-offline-failed = Il n\u2019y a pas de connexion. R\xE9essaie plus tard.
web-update = Une nouvelle version est disponible.
web-reload = L\u2019utiliser
web-broken = Quelque chose n\u2019a pas march\xE9
web-broken-what = L\u2019\xE9cran ne peut pas s\u2019afficher. Tes parties sont en s\xFBret\xE9 sur le serveur.
web-load-again = Recharger
web-motto = Prends possession des chemins de fer de l\u2019Europe de 1912, entre amis, avec des inconnus ou des bots.
web-picture = Le plateau\u202F: l\u2019Europe, ses villes et ses chemins de fer
web-play-as-guest = Jouer avec un compte invit\xE9
web-guest-hint = Ni mot de passe ni e-mail. Tu pourras garder le compte plus tard.
web-account-needed = Connecte-toi ou joue avec un compte invit\xE9 pour continuer.
web-ended = Cet appareil a \xE9t\xE9 d\xE9connect\xE9.
web-sign-in = Se connecter
web-forgot = Mot de passe oubli\xE9\u202F?
web-recover = Mot de passe oubli\xE9
web-recover-what = Avec un code de r\xE9cup\xE9ration, tu choisis un nouveau mot de passe. Tous tes autres appareils sont d\xE9connect\xE9s. Sans code, personne ne peut te rendre l\u2019acc\xE8s.
web-recover-code = Code de r\xE9cup\xE9ration
web-recover-do = Changer le mot de passe
web-recovered = Le nouveau mot de passe est enregistr\xE9, et le code ne sert plus.
web-register = Cr\xE9er un compte
web-oidc-with = Se connecter avec { $provider }
web-oidc-working = Connexion en cours\u2026
web-oidc-failed = La connexion a \xE9t\xE9 interrompue. R\xE9essaie.
web-oidc-name = Choisis un nom
web-oidc-name-what = C\u2019est ta premi\xE8re fois ici avec { $provider }. Sous quel nom veux-tu jouer\u202F?
web-oidc-other = Se connecter \xE0 un compte existant
web-name = Nom
web-name-rule = De 2 \xE0 24 lettres, chiffres, espaces, \xAB\u202F-\u202F\xBB, \xAB\u202F_\u202F\xBB, \xAB\u202F.\u202F\xBB ou \xAB\u202F'\u202F\xBB
web-password = Mot de passe
web-password-rule = Au moins 8 caract\xE8res
web-language = Langue
web-watch = Parties \xE0 regarder
web-watch-none = Aucune partie publique n\u2019est en cours.
web-watch-best = Regarder comment { $player } a obtenu { $points }
web-watch-last = Regarder la derni\xE8re partie de { $player }
web-watch-play = Jouer contre le meilleur bot
web-seats-offered = Places \xE0 reprendre
web-seats-offered-none = Aucune place ne t\u2019est propos\xE9e en ce moment.
web-play-now = Jouer
web-quick = Partie rapide
web-quick-what = Contre la premi\xE8re personne qui veut la m\xEAme partie.
web-quick-do = Trouver une partie
web-quick-own = Une table \xE0 moi
web-quick-nobody = Personne ne cherche de partie en ce moment. Joue tout de suite contre des bots, et plus tard avec du monde.
web-quick-tables =
    { $count ->
        [0] Aucune table n\u2019attend du monde.
        [one] Une table attend du monde.
       *[other]
            { $more ->
                [yes] { $count } tables ou plus attendent du monde.
               *[no] { $count } tables attendent du monde.
            }
    }
web-quick-running =
    { $count ->
        [0] Aucune partie publique n\u2019est en cours.
        [one] Une partie publique est en cours.
       *[other]
            { $more ->
                [yes] { $count } parties publiques ou plus sont en cours.
               *[no] { $count } parties publiques sont en cours.
            }
    }
web-meanwhile = En attendant les autres
web-practise = S\u2019entra\xEEner contre un bot
web-practise-choose = Choisir les bots
web-practise-do = Jouer
web-practise-count = Nombre de bots
web-practise-level = Niveau
web-new = Nouvelle partie
web-join-by-code = Rejoindre avec un code
web-open-games = Parties ouvertes
web-invitations = Invitations
web-accept = Accepter
web-decline = Refuser
web-your-games = Tes parties
web-other-games = Tes autres parties
web-just-ended = Parties termin\xE9es r\xE9cemment
web-last-round = dernier tour
web-more-there = Il y en a d\u2019autres.
web-no-games = Tu n\u2019es dans aucune partie. Une partie rapide ou un bot, c\u2019est un bon d\xE9but.
web-nobody-yet = Personne d\u2019autre pour l\u2019instant
web-somebody = Compte supprim\xE9
web-time-left = Encore { $time }
web-points-against = Toi { $own }, les autres au mieux { $best }
web-guest = compte invit\xE9
web-guest-notice = Tu joues avec le compte invit\xE9 { $name }. Il dispara\xEEt avec cet appareil ou si tu te d\xE9connectes.
web-keep-account = Garder le compte
web-keep-account-why = Choisis un nom et un mot de passe. Tes parties et tes cotes restent, et tu peux te connecter sur d\u2019autres appareils.
web-keep-account-do = Le garder
web-account-kept = Le compte { $name } est \xE0 toi.
web-new-do = Ouvrir la partie
web-players = Joueurs
web-variant = Variante
web-clock = Pendule
web-others = Les autres places
web-seat = Place { $seat }
web-seat-open = Une personne
web-seat-bot = Bot\u202F: { $bot }
web-who-joins = Qui peut rejoindre\u202F?
web-visibility-unlisted = Qui a le lien
web-visibility-public = Tout le monde
web-visibility-private = Sur invitation
web-more-options = Plus d\u2019options
web-spectators-see = Les spectateurs voient la partie
web-spectators-now = tout de suite
web-spectators-behind = { $time } plus tard
web-rated = Class\xE9e\u202F: la partie change les cotes
web-stand-ins = Si quelqu\u2019un part, d\u2019autres peuvent reprendre la place
web-stand-ins-none = non
web-stand-ins-owner = oui, le r\xE9sultat compte pour la personne partie
web-stand-ins-stand-in = oui, le r\xE9sultat compte pour qui reprend la place
web-rated-no-bots = Il n\u2019y a pas de bots dans une partie class\xE9e.
web-auto-start = Commencer d\xE8s que toutes les places sont prises
web-packs = Destinations bonus
web-with-packs = Destinations bonus\u202F: { $packs }
web-color = Ta couleur
web-first-seat = Qui commence\u202F?
web-by-lot = Tirage au sort
web-yourself = Toi
web-tie-break = \xC9galit\xE9s
web-looking-for-players = Cherchent du monde
web-open-none = Aucune partie publique ne cherche de monde. Ouvres-en une\u202F: les autres la trouveront ici.
web-join-or = Pas de code\u202F? Cherche parmi les
web-join-code = Code
web-code-hint = Six lettres et chiffres. Majuscules et tirets sans importance.
web-other-code = Saisir un autre code
web-invited-by-nobody = Invitation \xE0 une partie
web-invited-by = { $player } t\u2019invite
web-invited-to = On t\u2019invite : { $name }
web-invitation-take = Voir l\u2019invitation
web-invitation-dismiss = Ignorer
web-to-game = Aller \xE0 la partie
web-inbox-empty = Rien pour l\u2019instant. Les invitations, les d\xE9buts et les r\xE9sultats de tes parties arrivent ici.
web-new-item = nouveau
web-player-since = Depuis le { $date }
web-games = Parties
web-wins = Victoires
web-ratings = Cotes
web-rating = Cote
web-rating-of = Parties class\xE9es \xE0
web-rated-games = Parties class\xE9es
web-percentile = Devant
web-percentile-what = Part des joueurs ayant fini une partie class\xE9e depuis moins de 90 jours dont la cote est plus basse
web-rating-chart = Courbe de la cote\u202F; elle est de { $rating }
web-rating-change = cote { $after }, avant { $before }
web-provisional = Provisoire\u202F: moins de dix parties class\xE9es
web-unrated = Aucune partie class\xE9e pour l\u2019instant
web-statistics = Statistiques
web-history = Historique
web-measure = Afficher
web-measure-wins = Parties gagn\xE9es
web-measure-luck = Chance
web-measure-luck-what = Points de chance par partie, en moyenne, dans les parties analys\xE9es.
web-measure-errors = Erreurs
web-measure-errors-what = Points que les erreurs ont co\xFBt\xE9 par d\xE9cision, dans les parties analys\xE9es : moins il y en a, mieux c\u2019est.
web-grouped = Par
web-grouped-variant = variante
web-grouped-seats = nombre de joueurs
web-grouped-color = couleur
web-grouped-month = mois
web-won-of = { $share } sur { $games }
web-mean-of =
    { $mean } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
web-opponents = Adversaires
web-no-opponents = Aucune partie termin\xE9e avec d\u2019autres.
web-record =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } \xB7 devant { $won } \xB7 derri\xE8re { $lost } \xB7 \xE0 \xE9galit\xE9 { $tied }
web-games-export = Enregistrer toutes mes parties
web-uncounted = Parties qui ne comptent pas
web-uncounted-what = Avec les m\xEAmes cartes que d\u2019autres, ou \xE0 une table pr\xE9par\xE9e : elles ne sont dans aucune statistique.
web-uncounted-tournament = tournoi
web-uncounted-challenge = d\xE9fi du jour
web-uncounted-prepared = table pr\xE9par\xE9e
web-imported = Parties d\u2019ailleurs
web-imported-what = Jou\xE9es sur un autre serveur ou \xE0 une vraie table. Toi seul les vois, et elles ne comptent pas.
web-imported-file = Lire une partie enregistr\xE9e
web-imported-sheet = Saisir une feuille de score
web-score-open = Compter une vraie table
web-imported-save = Enregistrer
web-imported-remove = Retirer
web-imported-day = Jou\xE9e le
web-imported-name = Joueur { $number }
web-imported-points = Points du joueur { $number }
web-imported-export = Partie enregistr\xE9e
web-imported-table = Vraie table
web-imported-score_sheet = Feuille de score
web-versus = Toi et { $player }
web-versus-none = Vous n\u2019avez termin\xE9 aucune partie ensemble.
web-ahead = Toi devant
web-behind = Toi derri\xE8re
web-period = P\xE9riode
web-period-all = Depuis toujours
web-period-season = Cette saison
web-period-month = Ce mois-ci
web-period-week = Cette semaine
web-no-finished = Aucune partie termin\xE9e de ce genre
web-win-rate = Gagn\xE9es
web-mean-score = Points en moyenne
web-best-score = Meilleur score
web-mean-rank = Rang moyen
web-best-streak = Plus longue s\xE9rie
web-tickets-completed = Destinations r\xE9alis\xE9es
web-longest-path = Chemin le plus long
web-express = European Express
web-stations-built = Gares construites
web-tunnels-paid = Tunnels pay\xE9s
web-move-time = Temps par coup
web-points-from = D\u2019o\xF9 viennent les points
web-from-tickets = destinations r\xE9alis\xE9es
web-from-failed = destinations non r\xE9alis\xE9es
web-cards-drawn = Cartes
web-cards-blind = de la pioche
web-cards-face-up = cartes visibles
web-cards-locomotives = dont locomotives
web-favourites = Routes pr\xE9f\xE9r\xE9es
web-outcome = Issue
web-won = Gagn\xE9e
web-lost = Perdue
web-tied = \xC0 \xE9galit\xE9
web-only-with-me = Seulement les parties avec moi
web-only-with = Seulement avec { $name }
web-a-bot = Un bot
web-leaderboards = Classements
web-leaderboard = Classement
web-board-duel = Deux joueurs
web-board-table = Trois \xE0 cinq joueurs
web-board-wins = Parties gagn\xE9es
web-board-best_score = Meilleur score d\u2019une partie
web-board-mean_score = Points en moyenne, d\xE8s dix parties
web-board-tickets_completed = Destinations r\xE9alis\xE9es, en tout
web-board-longest_path = Chemin continu le plus long
web-value-duel = cote
web-value-table = cote
web-value-wins = victoires
web-value-best_score = points
web-value-mean_score = points
web-value-tickets_completed = destinations
web-value-longest_path = cases
web-board-empty = Personne n\u2019est encore dans ce classement. Il compte les parties sans bots.
web-find-player = Trouver quelqu\u2019un
web-neighbours = Autour de toi
web-guests-unranked = Les comptes invit\xE9s ne figurent pas dans les classements. Garde le compte pour y figurer.
web-among-everybody = Tout le monde
web-among-friends = Tes amis et toi
web-popular = Routes populaires
web-popular-routes = Les routes
web-popular-tickets = Destinations
web-popular-routes-what = Part des parties o\xF9 la route a \xE9t\xE9 prise
web-popular-tickets-what = Part des destinations gard\xE9es qui ont \xE9t\xE9 r\xE9alis\xE9es
web-band = Cotes \xE0 la table
web-band-all = Toutes
web-band-beginner = Moins de 1200
web-band-intermediate = De 1200 \xE0 1499
web-band-advanced = De 1500 \xE0 1799
web-band-expert = \xC0 partir de 1800
web-popular-turns = Ordre de jeu
web-popular-turns-what = Part des parties publiques sans bots gagn\xE9es depuis chaque position
web-position = { $position } sur { $seats }
web-settings = R\xE9glages
web-settings-play = Jouer
web-settings-account = Compte et personnes
web-settings-developers = Pour d\xE9veloppeurs
web-change-name = Changer le nom
web-change-password = Changer le mot de passe
web-change-password-what = Tes autres appareils sont d\xE9connect\xE9s.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-set-password = Choisir un mot de passe
web-set-password-what = Ton nom et un mot de passe te donnent aussi acc\xE8s sans fournisseur. Tous tes autres appareils sont d\xE9connect\xE9s.
web-identities = Se connecter sans mot de passe
web-identities-what = Un fournisseur li\xE9 donne acc\xE8s \xE0 ce compte en un geste.
web-identity-since = Li\xE9 le { $date }
web-identity-link = Lier { $provider }
web-identity-linked = { $provider } est li\xE9.
web-identity-unlink = Supprimer le lien
web-identity-unlinked = { $provider } n\u2019est plus li\xE9.
web-recovery = Codes de r\xE9cup\xE9ration
web-recovery-what = Si tu oublies ton mot de passe, ton nom et un de ces codes te rendent l\u2019acc\xE8s. Garde-les sur papier ou dans un fichier.
web-recovery-none = Tu n\u2019as aucun code.
web-recovery-left =
    { $count ->
        [one] Il reste { $count } code. Cr\xE9ation\u202F: { $when }.
       *[other] Il reste { $count } codes. Cr\xE9ation\u202F: { $when }.
    }
web-recovery-make = Cr\xE9er des codes de r\xE9cup\xE9ration
web-recovery-renew = Tu re\xE7ois dix nouveaux codes. Ceux que tu as ne serviront plus.
web-recovery-do = Cr\xE9er dix codes
web-recovery-new = Tes nouveaux codes de r\xE9cup\xE9ration
web-recovery-made = Les codes ne s\u2019affichent qu\u2019une fois. Chacun sert une fois.
web-recovery-save = Enregistrer dans un fichier
web-recovery-copy = Copier
web-recovery-copied = Les codes sont copi\xE9s.
web-recovery-hide = Je les ai gard\xE9s
web-recovery-title = Codes de r\xE9cup\xE9ration de { $name } pour Railhead, { $date }
web-theme = Apparence
web-theme-auto = Comme l\u2019appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-shown = Les joueurs voient mon nom quand je regarde
web-push = Notifications
web-push-offer = Cet appareil doit-il te pr\xE9venir quand c\u2019est ton tour, m\xEAme si l\u2019application est ferm\xE9e\u202F?
web-push-on = Activer
web-push-off = D\xE9sactiver
web-push-is-on = Cet appareil te signale les tours, les invitations et les r\xE9sultats.
web-push-what = Me signaler
web-push-turns = Mes tours
web-push-invitations = Les invitations et les revanches
web-push-games = Les d\xE9buts et les r\xE9sultats
web-push-tournaments = Tournois, ligues et saisons
web-push-friends = Demandes d\u2019amis
web-push-remind = Me rappeler avant la fin de mon temps
web-never = Jamais
web-quiet = Heures calmes\u202F: pr\xE9viens-moi apr\xE8s
web-quiet-from = De
web-quiet-to = \xC0
web-push-denied = Le navigateur bloque les notifications de cette page. Autorise-les dans ses r\xE9glages.
web-push-refused = Le navigateur n\u2019a pas pu s\u2019abonner aux notifications. Son service est peut-\xEAtre d\xE9sactiv\xE9 ou injoignable.
web-push-unsupported = Ce navigateur ne peut pas afficher les notifications d\u2019une application ferm\xE9e.
web-push-home-screen = Sur un iPhone ou un iPad, ajoute d\u2019abord l\u2019application \xE0 l\u2019\xE9cran d\u2019accueil\u202F: Partager, puis \xAB\u202FSur l\u2019\xE9cran d\u2019accueil\u202F\xBB.
web-terms = Conditions d\u2019utilisation
web-contact = Contact
web-terms-accept = En continuant, tu acceptes les conditions d\u2019utilisation
web-notice-read = Compris
web-not-now = Pas maintenant
web-absences = Vacances et sommeil
web-vacation-what = Dans les parties qui donnent un jour ou plus, mais pas dans les tournois et les ligues, ta pendule s\u2019arr\xEAte pendant tes vacances. Les autres voient que tu n\u2019es pas l\xE0.
web-vacation-until = En vacances jusqu\u2019au { $until }
web-vacation-end = Terminer les vacances
web-vacation-again = Tu pourras reprendre des vacances le { $at }.
web-vacation-left =
    { $days ->
        [0] Plus de jours de vacances.
        [one] Il reste un jour de vacances.
       *[other] Il reste { $days } jours de vacances.
    }
web-vacation-begin = Partir en vacances
web-vacation-do = Commencer maintenant
web-vacation-days = Jours
web-vacation-of = { $name } est en vacances jusqu\u2019au { $until }
web-sleep = Je dors chaque jour
web-sleep-what = Si tu as un jour ou plus par coup, ton temps ne finit pas pendant ton sommeil. Tes heures de sommeil sont dans le journal de tes parties, visibles par tous.
web-mutes = En sourdine
web-mute-everybody = Ne rien montrer de ce que disent les autres
web-nobody-muted = Tu n\u2019as mis personne en sourdine.
web-unmute = Entendre \xE0 nouveau
web-devices = Appareils
web-device-this = Cet appareil
web-device-unknown = Appareil inconnu
web-device-used = Derni\xE8re utilisation\u202F: { $when }
web-signed-out = L\u2019appareil est d\xE9connect\xE9.
web-sign-out = Se d\xE9connecter
web-sign-out-what = Les parties en cours continuent. Tu peux te reconnecter \xE0 tout moment.
web-sign-out-guest = Ce compte invit\xE9 n\u2019a pas de mot de passe\u202F: apr\xE8s la d\xE9connexion, plus personne ne peut l\u2019utiliser.
web-sign-out-everywhere = Se d\xE9connecter partout
web-sign-out-everywhere-what = Tous les appareils sont d\xE9connect\xE9s, celui-ci aussi.
web-your-data = Tes donn\xE9es
web-your-data-what = Enregistre un fichier avec tout ce que le serveur sait de toi, ou supprime le compte.
web-open-data = Parties qui peuvent \xEAtre publi\xE9es
web-open-data-rated = Parties class\xE9es et publiques
web-open-data-all = Toutes les parties
web-open-data-none = Aucune partie
web-open-data-what =
    Ce serveur peut publier des parties termin\xE9es pour la recherche : sans noms, avec un code qui change chaque mois. Une partie est exclue si l\u2019une des personnes qui y ont jou\xE9 ne le veut pas.
web-export = Enregistrer mes donn\xE9es
web-delete-account = Supprimer le compte
web-delete-what = C\u2019est d\xE9finitif. Des bots reprennent tes parties en cours, et les parties termin\xE9es montrent un compte supprim\xE9.
web-delete-type = Saisis ton nom pour confirmer\u202F: { $name }
web-delete-mismatch = Ce n\u2019est pas ton nom\u202F: { $name }.
web-delete-do = Supprimer pour toujours
web-deleted = Le compte est supprim\xE9.
web-friends = Amis
web-friends-none = Tu n\u2019as pas encore d\u2019amis ici. Fais une demande\u202F: par le nom ou sur la page de la personne.
web-friend-requests = Demandes
web-friend-add = Ajouter aux amis
web-friend-ask = Demander
web-friend-asked = { $player } a ta demande.
web-friends-now = Amiti\xE9 conclue avec { $player }.
web-friend-sent = En attente d\u2019une r\xE9ponse
web-friend-take-back = Retirer la demande
web-friend-remove = Retirer des amis
web-friends-tables = Tables d\u2019amis
web-friend-waiting = Attend du monde
web-friend-playing = Joue en ce moment
web-friend-invite = Jouer
web-new-invites = Invitation pour\u202F: { $players }
web-invite-friends = Inviter des amis
web-blocks = Comptes bloqu\xE9s
web-nobody-blocked = Tu n\u2019as bloqu\xE9 personne.
web-unblock = D\xE9bloquer
web-block = Bloquer
web-block-player = Bloquer { $player }
web-block-what = Vous ne vous voyez plus\u202F: ni nom, ni table, ni partie, ni message. Les parties o\xF9 vous \xEAtes \xE0 deux continuent. Personne n\u2019en est averti. Dans un tournoi o\xF9 vous entrez ensuite, vous n\u2019\xEAtes pas \xE0 la m\xEAme table si on peut l\u2019\xE9viter.
web-blocked = Blocage en place pour { $player }. Les r\xE9glages permettent de changer cela.
web-bot = bot
web-bot-of = { $bot } (bot de { $owner })
web-bot-owner = Un bot de { $owner }
web-bots-welcome = Les bots de joueurs peuvent participer
web-bots = Tes bots
web-bots-what = Des programmes qui jouent avec leurs propres comptes, dans des parties non class\xE9es. Tout le monde voit qu\u2019ils sont \xE0 toi.
web-bots-none = Tu n\u2019as pas de bots.
web-bot-make = Cr\xE9er un bot
web-bot-make-do = Cr\xE9er
web-bot-delete = Supprimer le bot
web-bot-delete-named = Supprimer le bot { $name }
web-bot-delete-what = C\u2019est d\xE9finitif. Ses cl\xE9s cessent de fonctionner, et des bots du serveur reprennent ses parties.
web-key-make = Cr\xE9er une cl\xE9 d\u2019API
web-key-label = \xC0 quoi elle sert
web-key-read = Lire les parties et la bo\xEEte de r\xE9ception
web-key-play = Rejoindre des parties et jouer
web-key-host = Ouvrir des parties et inviter
web-key-new = Garde cette cl\xE9 maintenant : elle ne sera plus affich\xE9e.
web-key-copied = La cl\xE9 est copi\xE9e.
web-key-hide = Je l\u2019ai gard\xE9e
web-key-used = Utilis\xE9e { $when }
web-key-unused = Pas encore utilis\xE9e
web-key-expires = jusqu\u2019au { $date }
web-key-revoke = R\xE9voquer
web-key-revoke-named = R\xE9voquer la cl\xE9 \xAB\u202F{ $name }\u202F\xBB
web-key-revoke-what = Les programmes qui ont cette cl\xE9 sont refus\xE9s d\xE8s maintenant. C\u2019est d\xE9finitif.
web-keys-none = Il n\u2019a pas de cl\xE9 d\u2019API.
web-own-keys = Tes cl\xE9s d\u2019API
web-own-keys-what = Pour des programmes qui lisent ou jouent pour toi. Elles n\u2019atteignent jamais le compte lui-m\xEAme : ni le mot de passe, ni les appareils, ni les cl\xE9s, ni la suppression.
web-own-keys-none = Tu n\u2019as pas de cl\xE9s d\u2019API.
web-calendar = Calendrier
web-calendar-what = Un lien pour ton agenda : il montre les \xE9ch\xE9ances de tes tours. Quiconque l\u2019a les voit.
web-calendar-make = Cr\xE9er un lien
web-calendar-renew = Cr\xE9er un nouveau lien, terminer l\u2019ancien
web-calendar-end = Terminer le lien
web-calendar-new = Garde ce lien maintenant : il ne sera plus affich\xE9.
web-calendar-hide = Je l\u2019ai gard\xE9
web-calendar-since = Il y a un lien depuis le { $date }.
web-calendar-ended = Le lien est termin\xE9.
web-feed-games = Flux des parties publiques
web-feed-tournaments = Flux des tournois
web-about = \xC0 propos
web-about-what = Railhead est un serveur de jeu libre pour un jeu de trains \xE0 travers l\u2019Europe. Cette application n\u2019utilise que son interface publique.
web-version = Version
web-licence = Licence
web-docs = Documentation pour d\xE9veloppeurs
web-status = \xC9tat du service
web-about-maps = Les c\xF4tes viennent de Natural Earth, qui est dans le domaine public.
web-challenge = D\xE9fi du jour
web-challenge-what = Aujourd\u2019hui, tout le monde a les m\xEAmes cartes, contre les deux m\xEAmes robots. Tu les joues une fois, avec 12 heures pour tous tes coups.
web-challenge-play = Jouer les cartes du jour
web-challenge-go-on = Continuer ta partie
web-challenge-own = Tes points : { $points } \xB7 place { $place } \xE0 la table \xB7 rang { $rank } pour l\u2019instant
web-challenge-left = Tu as quitt\xE9 cette partie : elle n\u2019a pas de r\xE9sultat.
web-challenge-guests = Tout le monde joue ces cartes une fois : il te faut donc un compte avec un nom, cr\xE9\xE9 il y a au moins trois jours. D\u2019ici l\xE0, entra\xEEne-toi contre les m\xEAmes bots.
web-challenge-practise = S\u2019entra\xEEner contre ces bots
web-challenge-shared = { $points } \xB7 place { $place } \xE0 la table
web-challenge-squares = Destinations : { $completed } r\xE9alis\xE9es, { $failed } non r\xE9alis\xE9es
web-challenge-streak =
    { $count ->
        [one] Tu as jou\xE9 un jour de suite.
       *[other] Tu as jou\xE9 { $count } jours de suite.
    }
web-challenge-next = Les prochaines cartes arrivent dans { $time }
web-challenge-best = Regarder comment { $player } a obtenu { $points } le { $day }
web-challenge-day = Ce jour
web-challenge-week = Cette semaine
web-challenge-empty = Personne n\u2019a encore termin\xE9.
web-challenge-past = Jours pr\xE9c\xE9dents
web-challenge-sealed = Tant que la derni\xE8re partie n\u2019est pas finie, personne ne voit les parties des autres.
web-puzzles = Probl\xE8mes
web-tournaments = Tournois
web-tournament = Tournoi
web-tournament-new = Nouveau tournoi
web-tournaments-none = Il n\u2019y a pas de tournoi ici.
web-tournament-open = Cherche des joueurs
web-tournament-running = En cours
web-tournament-finished = Termin\xE9
web-tournament-own = Les tiens
web-tournament-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-tournament-tables = tables de { $seats }
web-tournament-swiss =
    { $count ->
        [one] Suisse, { $count } ronde
       *[other] Suisse, { $count } rondes
    }
web-tournament-league = Ligue
web-tournament-elimination =
    { $count ->
        [one] \xC9limination, { $count } qualifi\xE9 par table
       *[other] \xC9limination, { $count } qualifi\xE9s par table
    }
web-tournament-arena =
    { $count ->
        [one] Ar\xE8ne, { $count } minute
       *[other] Ar\xE8ne, { $count } minutes
    }
web-tournament-phase-open = Cherche des joueurs
web-tournament-phase-running = En cours
web-tournament-phase-finished = Termin\xE9
web-tournament-phase-cancelled = Annul\xE9
web-tournament-by = ouvert par { $name }
web-tournament-starts = commence { $date }
web-tournament-limits = cotes { $limits }
web-tournament-paused = En pause : { $reason }
web-tournament-repeats =
    { $count ->
        [one] Avec si peu de joueurs, certains se retrouveront apr\xE8s { $count } ronde.
       *[other] Avec si peu de joueurs, certains se retrouveront apr\xE8s { $count } rondes.
    }
web-tournament-enter = Participer
web-tournament-no-vacations = Aucunes vacances n\u2019arr\xEAtent la pendule \xE0 ses tables. Qui ne joue aucun coup \xE0 une table est retir\xE9, et peut revenir.
web-tournament-leave = Quitter le tournoi
web-tournament-start = Commencer maintenant
web-tournament-export = Enregistrer la preuve
web-tournament-own-table = \xC0 ta table
web-tournament-round = Ronde { $round }
web-tournament-over = termin\xE9e
web-tournament-playing = en cours
web-tournament-byes = Exempt : { $names }
web-tournament-standings = Classement
web-tournament-place = Place
web-tournament-player = Joueur
web-tournament-points = Points
web-tournament-wins = Gagn\xE9es
web-tournament-name = Nom
web-tournament-format = Formule
web-tournament-format-swiss = Suisse
web-tournament-format-league = Ligue
web-tournament-format-elimination = \xC9limination
web-tournament-format-arena = Ar\xE8ne
web-tournament-about-swiss = Tous jouent chaque ronde, contre des joueurs aux points semblables.
web-tournament-about-league = Tous rencontrent tous aussi souvent ; toutes les tables sont ouvertes \xE0 la fois.
web-tournament-about-elimination = Les meilleurs de chaque table continuent.
web-tournament-about-arena = Ceux qui n\u2019ont pas de table en re\xE7oivent une, encore et encore, jusqu\u2019\xE0 la fin du temps.
web-tournament-count-swiss = Rondes
web-tournament-count-elimination = Joueurs qualifi\xE9s par table
web-tournament-count-arena = Minutes
web-tournament-seats = Places d\u2019une table
web-tournament-max = Joueurs au plus
web-tournament-who = Pour
web-tournament-for-public = Tout le monde
web-tournament-for-friends = Mes amis
web-tournament-for-unlisted = Ceux qui ont le lien
web-tournament-begins = D\xE9but
web-tournament-begins-hint = Si vide, c\u2019est toi qui le lances.
web-tournament-do-open = Ouvrir le tournoi
web-sealed = D\u2019autres tables jouent encore ces cartes. La v\xE9rification, l\u2019export et l\u2019analyse viendront quand la derni\xE8re aura fini.
web-tournament-same-deal = les m\xEAmes cartes \xE0 toutes les tables
web-tournament-same-deal-about = Toutes les tables d\u2019une ronde jouent les m\xEAmes cartes. On te compare \xE0 ceux qui ont ta place aux autres tables ; des adversaires plus forts rapportent un peu plus. Personne ne voit les autres tables avant la fin de toutes.
web-tournament-do-start = Commencer
web-tournament-return = Revenir
web-tournament-leave-open = Tu pourras participer de nouveau jusqu\u2019au d\xE9but.
web-tournament-leave-running = Ta table du moment reste la tienne. \xC0 partir de la prochaine ronde, tu n\u2019as plus de place\u202F; tu peux revenir une fois, mais pas dans une ligue ni un tournoi \xE0 \xE9limination.
web-tournament-guests = ouvert aux invit\xE9s
web-tournament-admit = Les invit\xE9s peuvent participer, sans compte
web-tournament-round-of = Ronde { $round } sur { $rounds }
web-tournament-paused-organiser = En pause, par la personne qui organise
web-tournament-export-what = La preuve est un fichier avec chaque \xE9tape\u202F: tout le monde peut recalculer tables et points.
web-qr = Code QR du lien
web-invite-all = Inviter du monde
web-invite-to = Viens jouer\u202F: { $name }
web-enter-account = Pour participer, il faut un compte.
web-next-round =
    { $count ->
        [one] La ronde { $round } commence quand { $count } table aura fini.
       *[other] La ronde { $round } commence quand { $count } tables auront fini.
    }
web-next-soon = La ronde { $round } va commencer.
web-next-not-before = Pas avant\u202F: { $when }.
web-next-none = Tu n\u2019as plus de table ici.
web-next-over = Le tournoi est termin\xE9.
web-next-place =
    { $points ->
        [one] Place { $place } sur { $count } \xB7 { $points } point
       *[other] Place { $place } sur { $count } \xB7 { $points } points
    }
web-next-leads = Ta prochaine table est l\xE0. Tu y vas dans un instant.
web-next-table = \xC0 ta prochaine table
web-next-stay = Rester ici
web-start-begun = Il a d\xE9j\xE0 commenc\xE9, ou il est termin\xE9.
web-start-missing =
    { $count ->
        [one] Il en faut { $count } de plus.
       *[other] Il en faut { $count } de plus.
    }
web-start-count = \xC0 ce nombre, les tables ne tombent pas juste.
web-start-tables = Premi\xE8re ronde
web-start-tables-of =
    { $count ->
        [one] { $count } table de { $seats }
       *[other] { $count } tables de { $seats }
    }
web-start-byes = Exempts
web-start-byes-count = { $count }, par tirage au sort
web-start-rounds = Rondes
web-start-time = Dur\xE9e
web-start-about = environ { $time }
web-start-binds = Toutes les tables s\u2019ouvrent d\u2019un coup, et chacun est pr\xE9venu. Personne ne peut revenir en arri\xE8re.
web-direct = Tu organises
web-direct-about = Les autres participent par le lien ou le code. Pour retirer quelqu\u2019un, ouvre sa ligne au classement.
web-direct-reason = Raison
web-direct-reason-hint = Si tu veux. Tout le monde peut la lire.
web-direct-pause = Mettre en pause
web-direct-pause-what = Les tables jouent jusqu\u2019au bout\u202F; aucune ronde ne commence avant que tu reprennes.
web-direct-resume = Reprendre
web-direct-resume-what = La prochaine ronde commence d\xE8s que son heure est venue.
web-direct-extend = Retarder la ronde
web-direct-extend-what = La prochaine ronde commence d\u2019autant plus tard.
web-direct-minutes = Minutes
web-direct-rename = Renommer
web-direct-rename-what = Le lien et le code restent les m\xEAmes.
web-direct-cancel = Annuler le tournoi
web-direct-cancel-open = Rien ne sera jou\xE9, et tous les participants sont pr\xE9venus. Personne ne peut revenir en arri\xE8re.
web-direct-cancel-running = Toutes les parties finissent sans r\xE9sultat, et personne ne gagne. Personne ne peut revenir en arri\xE8re.
web-direct-remove = Retirer { $player }
web-direct-remove-open = Une notification le dit.
web-direct-remove-running = Un bot joue la table du moment jusqu\u2019au bout. Qui est retir\xE9 prend la derni\xE8re place et ne peut pas revenir.
web-standing-shared = \xE0 \xE9galit\xE9 avec la place pr\xE9c\xE9dente
web-standing-by-removed = derri\xE8re : retir\xE9
web-standing-by-stage = derri\xE8re\u202F: hors course plus t\xF4t
web-standing-by-share = derri\xE8re\u202F: part des points
web-standing-by-opponents = derri\xE8re\u202F: points des adversaires
web-standing-by-wins = derri\xE8re\u202F: tables gagn\xE9es
web-standing-games = Parties
web-standing-wins = Gagn\xE9es
web-standing-score = Points de toutes les parties
web-standing-share = Points propres par rapport \xE0 la moyenne de la table
web-standing-opponents = Points des adversaires
web-standing-order = D\u2019abord les points\u202F; \xE0 \xE9galit\xE9, les deux derniers d\xE9cident, puis les tables gagn\xE9es.
web-podium-winner =
    { $count ->
        [one] { $names } gagne { $name }
       *[other] { $names } gagnent { $name }
    }
web-podium-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-hall = Pour le grand \xE9cran
web-hall-starts = commence dans
web-hall-ends = finit dans
web-hall-round = prochaine ronde dans
web-hall-playing =
    { $count ->
        [one] { $count } table sur { $all } joue
       *[other] { $count } tables sur { $all } jouent
    }
web-hall-table = Table { $table }
web-leagues = Ligues
web-league = Ligue
web-leagues-all = Toutes
web-leagues-none = Il n\u2019y a pas de ligue ici.
web-league-new = Nouvelle ligue
web-league-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
web-league-divisions = Divisions de { $count }
web-league-phase-open = Avant la premi\xE8re saison
web-league-phase-running = En cours
web-league-phase-ending = Derni\xE8re saison
web-league-phase-ended = Termin\xE9e
web-league-next = prochaine saison \xE0 partir du { $date }
web-league-about =
    { $count ->
        [one] Apr\xE8s une saison, la premi\xE8re place d\u2019une division monte et la derni\xE8re descend.
       *[other] Apr\xE8s une saison, les { $count } premiers d\u2019une division montent et les { $count } derniers descendent.
    }
web-league-enter = Entrer dans la ligue
web-league-start = Commencer la premi\xE8re saison
web-league-leave = Quitter la ligue
web-league-end = Terminer la ligue
web-league-own = Vers ta division ({ $division })
web-league-to = Vers la ligue
web-league-season = Saison { $season }
web-league-division = Division { $division }
web-league-up = monte
web-league-down = descend
web-league-open = Ouvrir la ligue
web-league-size = Joueurs par division
web-league-moves = Joueurs qui montent ou descendent
web-league-days = Dur\xE9e minimale d\u2019une saison, en jours
web-league-days-hint = Une saison finit quand toutes ses tables sont termin\xE9es.
web-league-listed = Dans la liste pour tous
web-league-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
web-league-games =
    { $count ->
        [one] { $count } partie par personne
       *[other] { $count } parties par personne
    }
web-league-length = Saison
web-league-days-least =
    { $count ->
        [one] { $count } jour au moins
       *[other] { $count } jours au moins
    }
web-league-tables-open =
    { $count ->
        [one] { $count } table joue encore
       *[other] { $count } tables jouent encore
    }
web-league-entry-close = Fermer les entr\xE9es
web-league-entry-close-what = Personne ne peut participer jusqu\u2019\xE0 ce que tu les rouvres. Les membres restent.
web-league-entry-open = Rouvrir les entr\xE9es
web-league-entry-open-what = Les autres peuvent de nouveau participer par le lien ou le code.
web-league-removed = Tu as \xE9t\xE9 retir\xE9 de cette ligue.
web-league-closed = Personne ne peut participer pour le moment.
web-league-extend = Retarder la saison
web-league-extend-what = La prochaine saison commence d\u2019autant de jours plus tard.
web-league-extend-days = Jours
web-league-direct-about = Les autres participent par le lien ou le code. Pour retirer quelqu\u2019un, ouvre la liste des membres.
web-league-list = Membres ({ $count })
web-league-list-next = Prochaine saison, au classement actuel ({ $count })
web-league-newcomer = d\xE9bute
web-league-remove-open = Une notification le dit. Qui est retir\xE9 ne peut plus participer.
web-league-remove-running = Une notification le dit. Qui est retir\xE9 joue la saison en cours jusqu\u2019au bout, et ne peut plus participer ensuite.
web-league-leave-open = Tu pourras participer de nouveau jusqu\u2019au d\xE9but.
web-league-leave-running = Tu joues cette saison jusqu\u2019au bout, et tu n\u2019es pas dans la suivante.
web-league-end-open = Elle finit avant sa premi\xE8re saison. Personne ne peut revenir en arri\xE8re.
web-league-end-what =
    { $count ->
        [one] Elle finit pour { $count } membre\u202F: la saison en cours est la derni\xE8re. Personne ne peut revenir en arri\xE8re.
       *[other] Elle finit pour les { $count } membres\u202F: la saison en cours est la derni\xE8re. Personne ne peut revenir en arri\xE8re.
    }
web-seasons = Saisons
web-season = Saison
web-season-running = En cours jusqu\u2019au { $until }.
web-season-closing = Elle est termin\xE9e. Les places sont fix\xE9es dans l\u2019heure.
web-season-counts = Les parties class\xE9es comptent. \xC0 partir de { $count } parties, on a une place.
web-season-none = Personne n\u2019a de place ici.
web-season-place = Place { $place } sur { $placed }
web-alert-wake = R\xE9veille-moi
web-alert-kept = Tu seras pr\xE9venu quand une telle table s\u2019ouvrira.
web-alerts = Alertes
web-alerts-none = Tu n\u2019as pas d\u2019alertes. Cr\xE9es-en une dans la liste des parties ouvertes.
web-alert-until = jusqu\u2019au { $until }
web-alert-remove = Retirer
web-alert-all = Toutes les tables publiques
web-alert-rated = class\xE9e
web-alert-casual = amicale
web-alert-clock-none = sans pendule
web-alert-clock-per_move = temps par coup
web-alert-clock-bank = temps pour toute la partie
web-push-alerts = Les tables que je cherche
web-report = Signaler
web-reports = Tes signalements
web-report-phrase = Signaler ce que dit { $player }
web-desk = Mod\xE9ration
web-game = Partie
web-board = Plateau
web-loading = Chargement \u2026
web-menu = Menu
web-close = Fermer
web-cancel = Annuler
web-zoom-in = Agrandir
web-zoom-out = R\xE9duire
web-you = toi
web-deleted-player = supprim\xE9
web-line-live = Connect\xE9
web-line-connecting = Connexion \u2026
web-line-offline = Pas de connexion
web-line-sending = Ton coup est en route \u2026
web-move-queued = Ton coup est gard\xE9 sur cet appareil et envoy\xE9 d\xE8s que possible.
web-move-dropped = Ton coup n\u2019a pas \xE9t\xE9 jou\xE9 : la partie a continu\xE9 entre-temps.
web-confirm = Jouer quand m\xEAme ?
web-confirm-text = La partie a continu\xE9 depuis que tu as choisi ce coup. Il est encore possible.
web-confirm-yes = Jouer
web-sending = En route : { $move }
web-kept = Attend la connexion : { $move }
web-did-game-started = La partie commence : tu joues en premier
web-did-cards-dealt =
    { $count ->
        [one] Tu as re\xE7u { $count } carte
       *[other] Tu as re\xE7u { $count } cartes
    }
web-did-tickets-dealt =
    { $count ->
        [one] Tu as re\xE7u { $count } destination au choix
       *[other] Tu as re\xE7u { $count } destinations au choix
    }
web-did-tickets-drawn =
    { $count ->
        [one] Tu as pioch\xE9 { $count } destination
       *[other] Tu as pioch\xE9 { $count } destinations
    }
web-did-tickets-kept =
    { $count ->
        [0] Tu n\u2019as gard\xE9 aucune destination
        [one] Tu as gard\xE9 { $count } destination
       *[other] Tu as gard\xE9 { $count } destinations
    }
web-did-tickets-kept-named = Tu as gard\xE9 { $list }
web-did-tickets-boxed =
    { $count ->
        [one] Tu as remis { $count } destination dans la bo\xEEte
       *[other] Tu as remis { $count } destinations dans la bo\xEEte
    }
web-did-card-drawn = Tu as pioch\xE9 { $card }
web-did-card-drawn-hidden = Tu as pioch\xE9 une carte
web-did-card-taken = Tu as pris { $card }
web-did-route-claimed = Tu as pris { $from } \u2013 { $to } avec { $payment } : { $points }
web-did-tunnel-laid = Tu as tent\xE9 le tunnel { $from } \u2013 { $to } avec { $payment }
web-did-tunnel-surcharge-paid = Tu as ajout\xE9 { $payment }
web-did-tunnel-abandoned = Tu as renonc\xE9 au tunnel
web-did-station-built = Tu as construit une gare \xE0 { $city }
web-did-passed = Tu as d\xFB passer
web-did-last-round-begun = Tu as d\xE9clench\xE9 le dernier tour de table : encore un tour pour tout le monde
web-did-time-ran-out = Tu n\u2019avais plus de temps
web-open-seat = place libre
web-seat-gone = place libre : la personne de la derni\xE8re partie n\u2019est plus l\xE0
web-host = h\xF4te
web-add-bot = Ajouter un bot
web-remove-bot = Retirer le bot
web-remove-player = Retirer { $player }
web-invite = Inviter
web-invite-text = Viens jouer au train avec moi !
web-invite-name = Nom de la personne
web-invited = { $player } a re\xE7u l\u2019invitation.
web-code = Code :
web-share-link = Partager un lien
web-join = Participer
web-leave = Quitter la table
web-leave-text = Ta place devient libre pour les autres. La table ferme s\u2019il n\u2019y reste plus personne.
web-start = Commencer
web-expires = La table est ouverte jusqu\u2019au { $when }.
web-actions = Actions
web-row = Piocher des cartes
web-hand = Tes cartes
web-take = Prendre : { $card }
web-deck = pioche
web-draw-tickets = destinations
web-pass = Passer
web-tickets = Destinations
web-build = Construire
web-log = Journal
web-earlier = Plus t\xF4t
web-say = Dire quelque chose
web-phrases = Petites phrases
web-reactions = R\xE9actions
web-mute = Ne plus entendre { $player }
web-muted = Silence pour { $player }. Les r\xE9glages permettent de revenir en arri\xE8re.
web-no-tickets = Tu n\u2019as pas encore de destination.
web-tickets-none = Pas encore de destinations.
web-tickets-lent =
    { $count ->
        [one] { $count } de plus est reli\xE9e par une gare, ce qui compte \xE0 la fin
       *[other] { $count } de plus sont reli\xE9es par des gares, ce qui compte \xE0 la fin
    }
web-choose-tickets = Choisis des destinations
web-long-ticket = longue
web-keep-exactly = Gardes-en { $min }.
web-keep-between = Gardes-en au moins { $min }, au plus { $max }.
web-keep =
    { $count ->
        [0] N\u2019en garder aucune
        [one] Garder { $count } destination
       *[other] Garder { $count } destinations
    }
web-find-city = Chercher une ville ou une route
web-no-open-routes = Tes cartes ne suffisent pour aucune route.
web-not-your-turn = Ce n\u2019est pas ton tour.
web-finish-first = Termine d\u2019abord ce que tu as commenc\xE9.
web-twin = L\u2019autre voie
web-pay-with = Payer avec
web-pay = Ajouter { $payment }
web-tunnel-note = Un tunnel : trois cartes sont r\xE9v\xE9l\xE9es, et chacune de la m\xEAme couleur co\xFBte une carte de plus.
web-abandon-tunnel = Renoncer au tunnel
web-revealed = R\xE9v\xE9l\xE9es :
web-pay-claim = Prendre avec { $payment }
web-pay-station = Construire avec { $payment }
web-order-pay = Pr\xE9voir avec { $payment }
web-pay-color = Couleur
web-pay-left = { $card } : { $used } pos\xE9es, { $left } restantes
web-pay-fewer = Une locomotive de moins
web-pay-more = Une locomotive de plus
web-row-empty = Pas de carte
web-staked = Cartes pos\xE9es
web-matches = { $card } : correspond, une carte de plus
web-matches-not = { $card } : ne correspond pas
web-tunnel-cannot =
    { $color ->
        [pink] Tu ne peux pas payer : plus de carte violette ni de locomotive.
        [blue] Tu ne peux pas payer : plus de carte bleue ni de locomotive.
        [orange] Tu ne peux pas payer : plus de carte orange ni de locomotive.
        [white] Tu ne peux pas payer : plus de carte blanche ni de locomotive.
        [green] Tu ne peux pas payer : plus de carte verte ni de locomotive.
        [yellow] Tu ne peux pas payer : plus de carte jaune ni de locomotive.
        [black] Tu ne peux pas payer : plus de carte noire ni de locomotive.
        [red] Tu ne peux pas payer : plus de carte rouge ni de locomotive.
       *[none] Tu ne peux pas payer : plus de locomotive.
    }
web-speed = Animation
web-speed-normal = normale
web-speed-fast = rapide
web-speed-off = d\xE9sactiv\xE9e
web-sound = Son
web-vibration = Vibration
web-sound-offer = Entendre les wagons, et quand c\u2019est ton tour ?
web-sound-on = Avec le son
web-build-station = Construire une gare
web-stations-left =
    { $count ->
        [0] plus aucune
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
web-resign = Abandonner
web-on-vacation = Vacances
web-own-vacation = Tu es en vacances, et ta pendule est arr\xEAt\xE9e.
web-away =
    { $reason ->
        [resigned] Tu as abandonn\xE9. Un bot joue \xE0 ta place.
       *[out_of_time] Tu n\u2019avais plus de temps. Un bot joue \xE0 ta place.
    }
web-take-back = Reprendre ta place
web-stand-in = remplace
web-offer-own = Tu peux proposer ta place \xE0 d\u2019autres.
web-offer-other = Un bot joue la place { $seat } pour quelqu\u2019un qui a abandonn\xE9. Tu peux la proposer \xE0 d\u2019autres.
web-offer-friends = Proposer aux amis
web-offer-public = Proposer \xE0 tout le monde
web-offer-end = Retirer la proposition
web-offered =
    { $to ->
        [friends] La place est propos\xE9e \xE0 des amis.
       *[public] La place est propos\xE9e \xE0 tout le monde.
    }
web-stand-ins-agreed =
    Si quelqu\u2019un part, d\u2019autres peuvent reprendre la place. { $counts ->
        [owner] Le r\xE9sultat compte pour la personne partie.
       *[stand_in] Le r\xE9sultat compte pour qui reprend la place.
    }
web-seat-offered = Un bot joue pour quelqu\u2019un qui est parti. La place t\u2019est propos\xE9e.
web-take-over = Reprendre la place
web-take-over-text =
    Tu joues cette place jusqu\u2019\xE0 la fin et vois tout ce qu\u2019elle a vu. { $counts ->
        [owner] Le r\xE9sultat compte pour la personne qui est partie.
       *[stand_in] Le r\xE9sultat compte pour toi.
    }
web-share-watch = Partager un lien pour regarder
web-seen-late = Tu vois cette partie avec un retard de { $time }.
web-end-watch-link = D\xE9sactiver le lien pour regarder
web-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-rules = R\xE8gles
web-command = Ligne de commande
web-board-text = Plateau en texte
web-player-colored = { $player }, { $color }
web-result = R\xE9sultat
web-rematch = Revanche
web-replay = Relecture
web-points-chart = Les points au fil de la partie
web-export-game = T\xE9l\xE9charger la partie
web-took = Dur\xE9e : { $time }
web-play = Lecture
web-pause = Pause
web-replay-position = Position dans la partie
web-chances = Chances de gagner, d\u2019apr\xE8s ce que tous voient
web-replay-chances = Chances de gagner, toutes cartes ouvertes : { $chances }
web-play-on = Continuer \xE0 partir d\u2019ici
web-play-on-instead = D\xE9cider autrement
web-play-on-what = Et si tu avais d\xE9cid\xE9 autrement ? Tu prends la place de { $player } et des bots prennent les autres. D\u2019autres cartes viennent \xE0 chaque fois, et la partie ne compte pas.
web-play-on-do = Jouer
web-what-if = Ne compte pas \xB7 \xE0 partir du coup { $move } de la partie de { $players }
web-what-if-other = Ne compte pas \xB7 \xE0 partir du coup { $move } d\u2019une autre partie
web-step-on = Un pas en avant
web-step-back = Un pas en arri\xE8re
web-turn-on = Un tour en avant
web-turn-back = Un tour en arri\xE8re
web-order-plan = Pr\xE9voir ton coup
web-order-what = \xC0 ton tour, le serveur joue pour toi en une seconde. S\u2019il se passe quelque chose d\u2019impr\xE9vu avant, comme de nouvelles cartes visibles ou le dernier tour de table, il te laisse jouer.
web-order-pick = Choisir une route
web-order-draw = Piocher deux cartes
web-order-title = \xC0 ton tour :
web-order-claim = Prendre { $route } avec { $payment }.
web-order-otherwise = Si elle n\u2019est plus libre
web-order-think = Me laisser r\xE9fl\xE9chir
web-order-withdraw = Retirer
web-play-again = Rejouer
web-share = Partager
web-link-copied = Le lien est copi\xE9.
web-text-copied = Le texte est copi\xE9.
web-save-picture = Enregistrer l\u2019image
web-you-won = Tu as gagn\xE9
web-you-won-by = Tu as gagn\xE9 de { $points }
web-you-share = Tu partages la victoire
web-you-lost = Tu as perdu
web-you-lost-by = Tu as perdu de { $points }
web-tickets-failed =
    { $count ->
        [one] { $count } destination non r\xE9alis\xE9e ({ $points })
       *[other] { $count } destinations non r\xE9alis\xE9es ({ $points })
    }
web-headline-why = { $what } : { $why }
web-failed-named = Non r\xE9alis\xE9es : { $tickets }
web-decided =
    { $part ->
        [routes] Les routes ont d\xE9cid\xE9 : { $own } points contre { $other }.
        [tickets] Les destinations ont d\xE9cid\xE9 : { $own } points contre { $other }.
        [stations] Les gares ont d\xE9cid\xE9 : { $own } points contre { $other }.
       *[express] L\u2019European Express a d\xE9cid\xE9 : { $own } points contre { $other }.
    }
web-analysis = Chance et erreurs
web-analysis-legend =
    Points d\u2019avance sur le meilleur adversaire. La chance est ce que le hasard a chang\xE9, chez les autres aussi. Une erreur est un coup \xE0 la place duquel un autre aurait rapport\xE9 au moins trois points de plus, d\u2019apr\xE8s ce que l\u2019on pouvait savoir \xE0 cette place. La courbe juge chaque position cartes sur table.
web-analysis-curve = Les chances de victoire au fil de la partie
web-puzzle-learn = Apprendre de tes erreurs
web-story-luck =
    { $kind ->
        [good] La chance m\u2019a donn\xE9 { $points }.
        [bad] La malchance m\u2019a co\xFBt\xE9 { $points }.
       *[none] La chance ne m\u2019a rien donn\xE9 et rien pris.
    }
web-story-cost = J\u2019ai gaspill\xE9 { $points } en un seul coup : continue depuis ma place !
web-story-share = Partager l\u2019histoire
web-fair = La donne \xE9tait-elle honn\xEAte ?
web-fair-what = Avant la partie, le serveur s\u2019est engag\xE9 sur un secret. Ton appareil peut en retrouver chaque carte.
web-fair-check = V\xE9rifier sur cet appareil
web-fair-checking = V\xE9rification de chaque carte \u2026
web-fair-yes = La donne \xE9tait honn\xEAte, v\xE9rifi\xE9 sur cet appareil.
web-fair-yes-how =
    { $count ->
        [one] { $count } \xE9v\xE9nement d\xE9coule du secret.
       *[other] Les { $count } \xE9v\xE9nements d\xE9coulent du secret.
    }
web-fair-copied = Les { $count } premiers \xE9v\xE9nements viennent d\u2019une autre partie et sont admis tels quels.
web-fair-no = Le journal ne d\xE9coule pas du secret : l\u2019\xE9v\xE9nement { $event } est un autre.
web-fair-failed = La donne n\u2019a pas pu \xEAtre v\xE9rifi\xE9e : { $reason }
web-fair-unsupported = Ce navigateur ne peut v\xE9rifier que sur une page en https.
web-fair-broken = La v\xE9rification a \xE9t\xE9 interrompue. R\xE9essaie.
web-missing-what = Cette adresse ne m\xE8ne nulle part. Tes parties sont l\xE0 o\xF9 elles \xE9taient.
web-keys = Raccourcis clavier
web-keys-on = Des touches seules activent les boutons (\xAB ? \xBB les montre)
web-keys-list = Montrer cette liste
web-strength-porter = Facile
web-strength-conductor = Moyen
web-strength-stationmaster = Difficile
web-strength-director = Le plus fort
web-bot-rating = Cote \xE0 une table de { $seats }\u202F: { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Joue aussit\xF4t.
       *[other] R\xE9fl\xE9chit { $milliseconds } ms par coup.
    }
web-open-cards = Cartes visibles et pioches
web-resign-void = Tout le monde n\u2019a pas encore termin\xE9 un tour : la partie finit sans r\xE9sultat, et personne ne perd.
web-resign-ends = La partie finit aussit\xF4t : les points actuels comptent, et tu es \xE0 la derni\xE8re place.
web-resign-plays-on = Un bot joue \xE0 ta place, et tu ne peux pas revenir. Tu es \xE0 la derni\xE8re place.
web-resign-unknown = Tu ne peux pas revenir. Si tout le monde a termin\xE9 un tour, tu es \xE0 la derni\xE8re place ; sinon, la partie finit sans r\xE9sultat.
web-learn = Apprendre \xE0 jouer
web-learn-offer = Premi\xE8re fois ? Apprends le jeu \xE0 une table pr\xE9par\xE9e, en trois minutes.
web-learn-first = Apprendre le jeu en trois minutes
web-lesson-begin = Commencer
web-lesson-done = Termin\xE9
web-lesson-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-lesson-go-on = Continuer
web-lesson-finish = Terminer
web-lesson-continue = Continuer la le\xE7on
web-lesson-leave = Quitter la le\xE7on
web-lesson-leave-text = La le\xE7on se termine, et recommencera du d\xE9but. Pour continuer plus tard, reviens plut\xF4t en arri\xE8re.
web-lesson-step = \xC9tape { $step } sur { $count }
web-lesson-first = Fais d\u2019abord ce que demande la le\xE7on.
web-device-open = Sur cet appareil
web-device-later = Continuer plus tard
web-device-broken = La partie sur cet appareil s\u2019est arr\xEAt\xE9e. Rouvre-la.
web-device-not = Une partie sur cet appareil ne peut pas faire cela.
web-device-gone = La partie n\u2019est plus sur cet appareil.
web-device-other-rules = Cette partie a \xE9t\xE9 commenc\xE9e avec une version ant\xE9rieure de l\u2019application, aux r\xE8gles diff\xE9rentes. Elle ne peut pas continuer.
web-hand-over = Joueur suivant
web-hand-over-to = Passe l\u2019appareil \xE0 { $player }.
web-hand-over-here = Je suis { $player }
web-device-keep = Garder dans mon historique
web-device-kept = Gard\xE9e parmi les parties que tu as import\xE9es.
web-plan-failed = Le plan ne peut pas \xEAtre charg\xE9 pour le moment.
web-plan-together = Toutes ensemble : { $needed } de tes { $trains } wagons
web-plan-all = Toutes les destinations
web-plan-too_few_trains = Il ne reste pas assez de wagons
web-plan-too_few_turns = Trop tard : la partie finit avant
web-plan-blocked = Bloqu\xE9e : plus aucun chemin n\u2019est libre
web-plan-by-stations = Tes gares la compl\xE8tent \xE0 la fin
web-plan-missing =
    { $count ->
        [one] { $count } carte manque
       *[other] { $count } cartes manquent
    }
web-plan-cards-suffice = tes cartes suffisent
web-plan-any-color =
    { $count ->
        [one] { $count } carte de n\u2019importe quelle couleur
       *[other] { $count } cartes d\u2019une m\xEAme couleur
    }
web-plan-replaced =
    { $count ->
        [one] une locomotive en remplace { $count }
       *[other] des locomotives en remplacent { $count }
    }
web-plan-with-station = Ou { $trains }, avec une gare \xE0 { $cities }
web-plan-without-station = Ou { $trains }, sans gare
web-plan-lent = pr\xEAt\xE9e par une gare \xE0 { $city }
web-plan-own =
    { $count ->
        [one] et { $count } route que tu as
       *[other] et { $count } routes que tu as
    }
web-ways = Tes chemins
web-way-plan = Pr\xE9voir un chemin
web-way-from = Pr\xE9voir un chemin d\u2019ici
web-way-on = Continuer jusqu\u2019ici
web-way-remove = Supprimer ce chemin
web-way-blocked = Bloqu\xE9 : { $list }
web-way-closed = Pris depuis : { $list }
web-way-first = Touche la ville o\xF9 il commence.
web-way-next = Touche la ville suivante.
web-way-undo = Annuler
web-way-keep = Garder
web-way-out = Cacher le chemin
web-build-needed = Pour tes projets
web-build-others = Autres routes
web-build-missing = Pour tes projets, pas encore possible
web-claimed-by = prise par { $player }
web-build-pays =
    { $count ->
        [0] avec { $payment }, il ne reste aucune carte
        [one] avec { $payment }, il reste { $count } carte
       *[other] avec { $payment }, il reste { $count } cartes
    }
web-build-lacks = il manque { $cards }
web-why-own = Cette route est \xE0 toi.
web-why-taken = Cette route est \xE0 { $player }. \xC0 la fin, une gare dans une de ses villes peut te la pr\xEAter.
web-why-own_twin = L\u2019autre voie est \xE0 toi, et personne n\u2019a les deux.
web-why-twin_closed = L\u2019autre voie est \xE0 { $player }. \xC0 deux ou trois, celle-ci est ferm\xE9e aussi.
web-why-trains = Il faut { $trains }, et tu n\u2019en as que { $left }.
web-why-ferry =
    { $missing ->
        [one] Le ferry demande au moins { $needed } locomotives en tout : il en manque { $missing }.
       *[other] Le ferry demande au moins { $needed } locomotives en tout : il en manque { $missing }.
    }
web-why-cards = Il te manque { $cards }.
web-why-no_station = Tu n\u2019as plus de gare.
web-why-city_taken = { $player } a une gare ici, et une ville n\u2019en re\xE7oit qu\u2019une.
web-why-over = La partie est finie.
web-why-turn = Ce n\u2019est pas ton tour.
web-why-second_card = Prends d\u2019abord ta deuxi\xE8me carte.
web-why-tickets = Choisis d\u2019abord tes destinations.
web-why-tunnel = D\xE9cide d\u2019abord pour ton tunnel.
web-why-vacation = Tu es en vacances.
web-rules-contents = Sommaire
web-rules-or = ou
web-rules-spaces = Cases
web-rules-points = Points
web-rules-claim-color = { $route } : { $kind }, { $spaces }. Tu paies avec { $one }, ou avec { $other }. Elle rapporte { $points }.
web-rules-claim-gray = { $route } : { $kind }, { $spaces }. Tu paies avec { $one }, avec { $other }, ou dans une autre couleur, mais jamais dans deux. Elle rapporte { $points }.
web-rules-claim-ferry = { $route } : { $kind }, { $spaces }, { $locomotives }. Tu paies avec { $one }, avec { $other }, ou dans une autre couleur. La route rapporte { $points }.
web-rules-double = { $route } : { $player } a une des deux voies. \xC0 deux ou trois, l\u2019autre, barr\xE9e ici, est ferm\xE9e. \xC0 quatre ou cinq, tout le monde sauf { $player } peut encore la prendre.
web-rules-tunnel = { $route } : { $kind }, { $spaces }. Tu commences avec { $payment }. R\xE9v\xE9l\xE9es : { $revealed }. Les cartes de ta couleur et les locomotives comptent, donc tu ajoutes { $surcharge } : tu paies avec { $one }, ou avec { $other }. Il faut toujours { $trains }.
web-rules-station = { $player } a { $own }, et une gare \xE0 { $city }. { $lender } a { $lent }. La gare pr\xEAte cette route \xE0 { $player } : la destination { $ticket } est r\xE9alis\xE9e et rapporte { $points }.
web-rules-ending = { $player } finit un tour avec { $trains }. Le dernier tour de table commence : { $players } jouent encore un tour, dans cet ordre. Ensuite, on compte les points.
web-rules-longest = { $second } a { $trains }, mais avec des branches : le chemin le plus long, marqu\xE9 ici, n\u2019en a que { $path }. { $first } a { $longer }, tous sur un m\xEAme chemin, qui passe deux fois par { $city }. L\u2019European Express va \xE0 { $first }.
web-rules-score = Un d\xE9compte final apr\xE8s { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } gare non construite
       *[other] { $count } gares non construites
    }`;export{n as default};
