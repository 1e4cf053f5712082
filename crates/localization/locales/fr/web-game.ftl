# The game in the web app at /play. Its other words are those of game.ftl and cities.ftl.

web-game = Partie
web-board = Plateau
web-loading = Chargement …
web-menu = Menu
web-close = Fermer
web-cancel = Annuler
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-you = toi
web-deleted-player = supprimé

# The state of the connection.
web-line-live = Connecté
web-line-connecting = Connexion …
web-line-offline = Pas de connexion
web-line-sending = Ton coup est en route …
web-move-queued = Ton coup est gardé sur cet appareil et envoyé dès que possible.
web-move-dropped = Ton coup n’a pas été joué : la partie a continué entre-temps.
web-confirm = Jouer quand même ?
web-confirm-text = La partie a continué depuis que tu as choisi ce coup. Il est encore possible.
web-confirm-yes = Jouer
# $move is what is taken or built: “an orange card”, “Paris – Zürich”.
web-sending = En route : { $move }
web-kept = Attend la connexion : { $move }

# Ce que le joueur a fait lui-même, avec les mots de game.ftl : « Tu as pioché une carte orange ».
web-did-game-started = La partie commence : tu joues en premier
web-did-cards-dealt =
    { $count ->
        [one] Tu as reçu { $count } carte
       *[other] Tu as reçu { $count } cartes
    }
web-did-tickets-dealt =
    { $count ->
        [one] Tu as reçu { $count } destination au choix
       *[other] Tu as reçu { $count } destinations au choix
    }
web-did-tickets-drawn =
    { $count ->
        [one] Tu as pioché { $count } destination
       *[other] Tu as pioché { $count } destinations
    }
web-did-tickets-kept =
    { $count ->
        [0] Tu n’as gardé aucune destination
        [one] Tu as gardé { $count } destination
       *[other] Tu as gardé { $count } destinations
    }
web-did-tickets-kept-named = Tu as gardé { $list }
web-did-tickets-boxed =
    { $count ->
        [one] Tu as remis { $count } destination dans la boîte
       *[other] Tu as remis { $count } destinations dans la boîte
    }
web-did-card-drawn = Tu as pioché { $card }
web-did-card-drawn-hidden = Tu as pioché une carte
web-did-card-taken = Tu as pris { $card }
web-did-route-claimed = Tu as pris { $from } – { $to } avec { $payment } : { $points }
web-did-tunnel-laid = Tu as tenté le tunnel { $from } – { $to } avec { $payment }
web-did-tunnel-surcharge-paid = Tu as ajouté { $payment }
web-did-tunnel-abandoned = Tu as renoncé au tunnel
web-did-station-built = Tu as construit une gare à { $city }
web-did-passed = Tu as dû passer
web-did-last-round-begun = Tu as déclenché le dernier tour de table : encore un tour pour tout le monde
web-did-time-ran-out = Tu n’avais plus de temps

## The table before the game

web-open-seat = place libre
web-seat-gone = place libre : la personne de la dernière partie n’est plus là
web-host = hôte
web-add-bot = Ajouter un bot
web-remove-bot = Retirer le bot
web-remove-player = Retirer { $player }
web-invite = Inviter
web-invite-text = Viens jouer au train avec moi !
web-invite-name = Nom de la personne
web-invited = { $player } a reçu l’invitation.
web-code = Code :
web-share-link = Partager un lien
web-join = Participer
web-leave = Quitter la table
web-leave-text = Ta place devient libre pour les autres. La table ferme s’il n’y reste plus personne.
web-start = Commencer
web-expires = La table est ouverte jusqu’au { $when }.

## The game

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
web-earlier = Plus tôt
web-say = Dire quelque chose
web-phrases = Petites phrases
web-reactions = Réactions
web-mute = Ne plus entendre { $player }
web-muted = Silence pour { $player }. Les réglages permettent de revenir en arrière.
web-no-tickets = Tu n’as pas encore de destination.
web-tickets-none = Pas encore de destinations.
web-tickets-lent =
    { $count ->
        [one] { $count } de plus est reliée par une gare, ce qui compte à la fin
       *[other] { $count } de plus sont reliées par des gares, ce qui compte à la fin
    }
web-choose-tickets = Choisis des destinations
web-long-ticket = longue
web-keep-exactly = Gardes-en { $min }.
web-keep-between = Gardes-en au moins { $min }, au plus { $max }.
web-keep =
    { $count ->
        [0] N’en garder aucune
        [one] Garder { $count } destination
       *[other] Garder { $count } destinations
    }
web-find-city = Chercher une ville ou une route
web-no-open-routes = Tes cartes ne suffisent pour aucune route.
web-not-your-turn = Ce n’est pas ton tour.
web-finish-first = Termine d’abord ce que tu as commencé.
web-twin = L’autre voie
web-pay-with = Payer avec
web-pay = Ajouter { $payment }
web-tunnel-note = Un tunnel : trois cartes sont révélées, et chacune de la même couleur coûte une carte de plus.
web-abandon-tunnel = Renoncer au tunnel
web-revealed = Révélées :
# Le paiement se fait avec la main.
web-pay-claim = Prendre avec { $payment }
web-pay-station = Construire avec { $payment }
web-order-pay = Prévoir avec { $payment }
web-pay-color = Couleur
web-pay-left = { $card } : { $used } posées, { $left } restantes
web-pay-fewer = Une locomotive de moins
web-pay-more = Une locomotive de plus
web-row-empty = Pas de carte

# Un tunnel.
web-staked = Cartes posées
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

# La façon de montrer les événements à la table.
web-speed = Animation
web-speed-normal = normale
web-speed-fast = rapide
web-speed-off = désactivée
web-sound = Son
web-vibration = Vibration
web-sound-offer = Entendre les wagons, et quand c’est ton tour ?
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
web-own-vacation = Tu es en vacances, et ta pendule est arrêtée.
web-away =
    { $reason ->
        [resigned] Tu as abandonné. Un bot joue à ta place.
       *[out_of_time] Tu n’avais plus de temps. Un bot joue à ta place.
    }
web-take-back = Reprendre ta place
web-stand-in = remplace
web-offer-own = Tu peux proposer ta place à d’autres.
web-offer-other = Un bot joue la place { $seat } pour quelqu’un qui a abandonné. Tu peux la proposer à d’autres.
web-offer-friends = Proposer aux amis
web-offer-public = Proposer à tout le monde
web-offer-end = Retirer la proposition
web-offered =
    { $to ->
        [friends] La place est proposée à des amis.
       *[public] La place est proposée à tout le monde.
    }
web-stand-ins-agreed =
    Si quelqu’un part, d’autres peuvent reprendre la place. { $counts ->
        [owner] Le résultat compte pour la personne partie.
       *[stand_in] Le résultat compte pour qui reprend la place.
    }
web-seat-offered = Un bot joue pour quelqu’un qui est parti. La place t’est proposée.
web-take-over = Reprendre la place
web-take-over-text =
    Tu joues cette place jusqu’à la fin et vois tout ce qu’elle a vu. { $counts ->
        [owner] Le résultat compte pour la personne qui est partie.
       *[stand_in] Le résultat compte pour toi.
    }
web-share-watch = Partager un lien pour regarder
web-seen-late = Tu vois cette partie avec un retard de { $time }.
web-end-watch-link = Désactiver le lien pour regarder
web-watching =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
web-rules = Règles
web-command = Ligne de commande
web-board-text = Plateau en texte
# A player and the colour: “Ada, blue”.
web-player-colored = { $player }, { $color }

## Afterwards

web-result = Résultat
web-rematch = Revanche
web-replay = Relecture
web-points-chart = Les points au fil de la partie
web-export-game = Télécharger la partie
web-took = Durée : { $time }
web-play = Lecture
web-pause = Pause
web-replay-position = Position dans la partie
web-chances = Chances de gagner, d’après ce que tous voient
web-replay-chances = Chances de gagner, toutes cartes ouvertes : { $chances }
web-play-on = Continuer à partir d’ici
web-play-on-instead = Décider autrement
web-play-on-what = Et si tu avais décidé autrement ? Tu prends la place de { $player } et des bots prennent les autres. D’autres cartes viennent à chaque fois, et la partie ne compte pas.
web-play-on-do = Jouer
web-what-if = Ne compte pas · à partir du coup { $move } de la partie de { $players }
web-what-if-other = Ne compte pas · à partir du coup { $move } d’une autre partie
web-step-on = Un pas en avant
web-step-back = Un pas en arrière
web-turn-on = Un tour en avant
web-turn-back = Un tour en arrière

# Standing orders.
web-order-plan = Prévoir ton coup
web-order-what = À ton tour, le serveur joue pour toi en une seconde. S’il se passe quelque chose d’imprévu avant, comme de nouvelles cartes visibles ou le dernier tour de table, il te laisse jouer.
web-order-pick = Choisir une route
web-order-draw = Piocher deux cartes
web-order-title = À ton tour :
web-order-claim = Prendre { $route } avec { $payment }.
web-order-otherwise = Si elle n’est plus libre
web-order-think = Me laisser réfléchir
web-order-withdraw = Retirer

## After a game

web-play-again = Rejouer
web-share = Partager
web-link-copied = Le lien est copié.
web-text-copied = Le texte est copié.
web-save-picture = Enregistrer l’image
web-you-won = Tu as gagné
web-you-won-by = Tu as gagné de { $points }
web-you-share = Tu partages la victoire
web-you-lost = Tu as perdu
web-you-lost-by = Tu as perdu de { $points }
web-tickets-failed =
    { $count ->
        [one] { $count } destination non réalisée ({ $points })
       *[other] { $count } destinations non réalisées ({ $points })
    }
web-headline-why = { $what } : { $why }
web-failed-named = Non réalisées : { $tickets }
web-decided =
    { $part ->
        [routes] Les routes ont décidé : { $own } points contre { $other }.
        [tickets] Les destinations ont décidé : { $own } points contre { $other }.
        [stations] Les gares ont décidé : { $own } points contre { $other }.
       *[express] L’European Express a décidé : { $own } points contre { $other }.
    }
web-analysis = Chance et erreurs
web-analysis-legend =
    Points d’avance sur le meilleur adversaire. La chance est ce que le hasard a changé, chez les autres aussi. Une erreur est un coup à la place duquel un autre aurait rapporté au moins trois points de plus, d’après ce que l’on pouvait savoir à cette place. La courbe juge chaque position cartes sur table.
web-analysis-curve = Les chances de victoire au fil de la partie
web-puzzle-learn = Apprendre de tes erreurs
web-story-luck =
    { $kind ->
        [good] La chance m’a donné { $points }.
        [bad] La malchance m’a coûté { $points }.
       *[none] La chance ne m’a rien donné et rien pris.
    }
web-story-cost = J’ai gaspillé { $points } en un seul coup : continue depuis ma place !
web-story-share = Partager l’histoire
web-fair = La donne était-elle honnête ?
web-fair-what = Avant la partie, le serveur s’est engagé sur un secret. Ton appareil peut en retrouver chaque carte.
web-fair-check = Vérifier sur cet appareil
web-fair-checking = Vérification de chaque carte …
web-fair-yes = La donne était honnête, vérifié sur cet appareil.
web-fair-yes-how =
    { $count ->
        [one] { $count } événement découle du secret.
       *[other] Les { $count } événements découlent du secret.
    }
web-fair-copied = Les { $count } premiers événements viennent d’une autre partie et sont admis tels quels.
web-fair-no = Le journal ne découle pas du secret : l’événement { $event } est un autre.
web-fair-failed = La donne n’a pas pu être vérifiée : { $reason }
web-fair-unsupported = Ce navigateur ne peut vérifier que sur une page en https.
web-fair-broken = La vérification a été interrompue. Réessaie.

## Around the board

web-missing-what = Cette adresse ne mène nulle part. Tes parties sont là où elles étaient.
web-keys = Raccourcis clavier
web-keys-on = Des touches seules activent les boutons (« ? » les montre)
web-keys-list = Montrer cette liste
web-strength-porter = Facile
web-strength-conductor = Moyen
web-strength-stationmaster = Difficile
web-strength-director = Le plus fort
web-bot-rating = Cote à une table de { $seats } : { $rating }.
web-bot-time =
    { $milliseconds ->
        [0] Joue aussitôt.
       *[other] Réfléchit { $milliseconds } ms par coup.
    }
web-open-cards = Cartes visibles et pioches
web-resign-void = Tout le monde n’a pas encore terminé un tour : la partie finit sans résultat, et personne ne perd.
web-resign-ends = La partie finit aussitôt : les points actuels comptent, et tu es à la dernière place.
web-resign-plays-on = Un bot joue à ta place, et tu ne peux pas revenir. Tu es à la dernière place.
web-resign-unknown = Tu ne peux pas revenir. Si tout le monde a terminé un tour, tu es à la dernière place ; sinon, la partie finit sans résultat.

## The page at `/`

web-landing-watch = Regarder une table en direct
web-landing-what = Un jeu de trains à travers l’Europe pour deux à cinq joueurs : collecte des cartes, prends des routes, construis des gares, réalise des destinations.
web-landing-docs-what = Pour qui crée une application ou un bot : tout ce que fait l’application est une interface ouverte.
web-landing-rules = En phrases courtes.
web-landing-about = De qui cela vient, et sous quelle licence.

## Lessons

web-learn = Apprendre à jouer
web-learn-offer = Première fois ? Apprends le jeu à une table préparée, en trois minutes.
web-learn-first = Apprendre le jeu en trois minutes
web-lesson-begin = Commencer
web-lesson-done = Terminé
web-lesson-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
web-lesson-go-on = Continuer
web-lesson-finish = Terminer
web-lesson-continue = Continuer la leçon
web-lesson-leave = Quitter la leçon
web-lesson-leave-text = La leçon se termine, et recommencera du début. Pour continuer plus tard, reviens plutôt en arrière.
web-lesson-step = Étape { $step } sur { $count }
web-lesson-first = Fais d’abord ce que demande la leçon.

# Games on a device, without a server.
web-device-open = Sur cet appareil
web-device-later = Continuer plus tard
web-device-broken = La partie sur cet appareil s’est arrêtée. Rouvre-la.
web-device-not = Une partie sur cet appareil ne peut pas faire cela.
web-device-gone = La partie n’est plus sur cet appareil.
web-device-other-rules = Cette partie a été commencée avec une version antérieure de l’application, aux règles différentes. Elle ne peut pas continuer.
web-hand-over = Joueur suivant
web-hand-over-to = Passe l’appareil à { $player }.
web-hand-over-here = Je suis { $player }
web-device-keep = Garder dans mon historique
web-device-kept = Gardée parmi les parties que tu as importées.
