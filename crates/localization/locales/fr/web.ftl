# The web app at /play. Its other words are those of game.ftl and cities.ftl.


## The frame

web-skip = Aller au contenu
web-home = Accueil
web-back = Retour
web-tabs = Écrans principaux
web-tables = Tables
web-inbox = Nouvelles
web-ranks = Rangs
web-me = Moi
web-missing = Il n’y a rien ici
web-try-again = Réessayer
web-more = Afficher plus
web-save = Enregistrer
web-saved = Enregistré
web-next = Suivant
web-show = Afficher
web-all = Tout
web-any = Peu importe
web-offline = Pas de connexion. L’application reprend dès son retour.
web-offline-failed = Il n’y a pas de connexion. Réessaie plus tard.
web-update = Une nouvelle version est disponible.
web-reload = L’utiliser
web-broken = Quelque chose n’a pas marché
web-broken-what = L’écran ne peut pas s’afficher. Tes parties sont en sûreté sur le serveur.
web-load-again = Recharger

## The welcome

web-motto = Prends possession des chemins de fer de l’Europe de 1912, entre amis, avec des inconnus ou des bots.
web-picture = Le plateau : l’Europe, ses villes et ses chemins de fer
web-play-as-guest = Jouer avec un compte invité
web-guest-hint = Ni mot de passe ni e-mail. Tu pourras garder le compte plus tard.
web-account-needed = Connecte-toi ou joue avec un compte invité pour continuer.
web-ended = Cet appareil a été déconnecté.
web-sign-in = Se connecter
web-forgot = Mot de passe oublié ?
web-recover = Mot de passe oublié
web-recover-what = Avec un code de récupération, tu choisis un nouveau mot de passe. Tous tes autres appareils sont déconnectés. Sans code, personne ne peut te rendre l’accès.
web-recover-code = Code de récupération
web-recover-do = Changer le mot de passe
web-recovered = Le nouveau mot de passe est enregistré, et le code ne sert plus.
web-register = Créer un compte
web-oidc-with = Se connecter avec { $provider }
web-oidc-working = Connexion en cours…
web-oidc-failed = La connexion a été interrompue. Réessaie.
web-oidc-name = Choisis un nom
web-oidc-name-what = C’est ta première fois ici avec { $provider }. Sous quel nom veux-tu jouer ?
web-oidc-other = Se connecter à un compte existant
web-name = Nom
web-name-rule = De 2 à 24 lettres, chiffres, espaces, « - », « _ », « . » ou « ' »
web-password = Mot de passe
web-password-rule = Au moins 8 caractères
web-language = Langue
web-watch = Parties à regarder
web-watch-none = Aucune partie publique n’est en cours.
web-watch-best = Regarder comment { $player } a obtenu { $points }
web-watch-last = Regarder la dernière partie de { $player }
web-watch-play = Jouer contre le meilleur bot
web-seats-offered = Places à reprendre
web-seats-offered-none = Aucune place ne t’est proposée en ce moment.

## Home

web-play-now = Jouer
web-quick = Partie rapide
web-quick-what = Contre la première personne qui veut la même partie.
web-quick-do = Trouver une partie
web-quick-own = Une table à moi
web-quick-nobody = Personne ne cherche de partie en ce moment. Joue tout de suite contre des bots, et plus tard avec du monde.
web-quick-tables =
    { $count ->
        [0] Aucune table n’attend du monde.
        [one] Une table attend du monde.
       *[other]
            { $more ->
                [yes] { $count } tables ou plus attendent du monde.
               *[no] { $count } tables attendent du monde.
            }
    }
web-quick-running =
    { $count ->
        [0] Aucune partie publique n’est en cours.
        [one] Une partie publique est en cours.
       *[other]
            { $more ->
                [yes] { $count } parties publiques ou plus sont en cours.
               *[no] { $count } parties publiques sont en cours.
            }
    }
web-meanwhile = En attendant les autres
web-practise = S’entraîner contre un bot
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
web-just-ended = Parties terminées récemment
web-last-round = dernier tour
web-more-there = Il y en a d’autres.
web-no-games = Tu n’es dans aucune partie. Une partie rapide ou un bot, c’est un bon début.
web-nobody-yet = Personne d’autre pour l’instant
web-somebody = Compte supprimé
web-time-left = Encore { $time }
web-points-against = Toi { $own }, les autres au mieux { $best }
web-guest = compte invité
web-guest-notice = Tu joues avec le compte invité { $name }. Il disparaît avec cet appareil ou si tu te déconnectes.
web-keep-account = Garder le compte
web-keep-account-why = Choisis un nom et un mot de passe. Tes parties et tes cotes restent, et tu peux te connecter sur d’autres appareils.
web-keep-account-do = Le garder
web-account-kept = Le compte { $name } est à toi.

## Opening and joining games

web-new-do = Ouvrir la partie
web-players = Joueurs
web-variant = Variante
web-clock = Pendule
web-others = Les autres places
web-seat = Place { $seat }
web-seat-open = Une personne
web-seat-bot = Bot : { $bot }
web-who-joins = Qui peut rejoindre ?
web-visibility-unlisted = Qui a le lien
web-visibility-public = Tout le monde
web-visibility-private = Sur invitation
web-more-options = Plus d’options
web-spectators-see = Les spectateurs voient la partie
web-spectators-now = tout de suite
web-spectators-behind = { $time } plus tard
web-rated = Classée : la partie change les cotes
web-stand-ins = Si quelqu’un part, d’autres peuvent reprendre la place
web-stand-ins-none = non
web-stand-ins-owner = oui, le résultat compte pour la personne partie
web-stand-ins-stand-in = oui, le résultat compte pour qui reprend la place
web-rated-no-bots = Il n’y a pas de bots dans une partie classée.
web-auto-start = Commencer dès que toutes les places sont prises
web-packs = Destinations bonus
web-with-packs = Destinations bonus : { $packs }
web-color = Ta couleur
web-first-seat = Qui commence ?
web-by-lot = Tirage au sort
web-yourself = Toi
web-tie-break = Égalités
web-looking-for-players = Cherchent du monde
web-open-none = Aucune partie publique ne cherche de monde. Ouvres-en une : les autres la trouveront ici.
web-join-or = Pas de code ? Cherche parmi les
web-join-code = Code
web-code-hint = Six lettres et chiffres. Majuscules et tirets sans importance.
web-other-code = Saisir un autre code
web-invited-by-nobody = Invitation à une partie
web-invited-by = { $player } t’invite
web-invited-to = On t’invite : { $name }
web-invitation-take = Voir l’invitation
web-invitation-dismiss = Ignorer
web-to-game = Aller à la partie

## News

web-inbox-empty = Rien pour l’instant. Les invitations, les débuts et les résultats de tes parties arrivent ici.
web-new-item = nouveau

## Players

web-player-since = Depuis le { $date }
web-games = Parties
web-wins = Victoires
web-ratings = Cotes
web-rating = Cote
web-rating-of = Parties classées à
web-rated-games = Parties classées
web-percentile = Devant
web-percentile-what = Part des joueurs ayant fini une partie classée depuis moins de 90 jours dont la cote est plus basse
web-rating-chart = Courbe de la cote ; elle est de { $rating }
web-rating-change = cote { $after }, avant { $before }
web-provisional = Provisoire : moins de dix parties classées
web-unrated = Aucune partie classée pour l’instant
web-statistics = Statistiques
web-history = Historique
web-measure = Afficher
web-measure-wins = Parties gagnées
web-measure-luck = Chance
web-measure-luck-what = Points de chance par partie, en moyenne, dans les parties analysées.
web-measure-errors = Erreurs
web-measure-errors-what = Points que les erreurs ont coûté par décision, dans les parties analysées : moins il y en a, mieux c’est.
web-grouped = Par
web-grouped-variant = variante
web-grouped-seats = nombre de joueurs
web-grouped-color = couleur
web-grouped-month = mois
# The share of games won, of so many games.
web-won-of = { $share } sur { $games }
web-mean-of =
    { $mean } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
web-opponents = Adversaires
web-no-opponents = Aucune partie terminée avec d’autres.
web-record =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · devant { $won } · derrière { $lost } · à égalité { $tied }
web-games-export = Enregistrer toutes mes parties
web-uncounted = Parties qui ne comptent pas
web-uncounted-what = Avec les mêmes cartes que d’autres, ou à une table préparée : elles ne sont dans aucune statistique.
web-uncounted-tournament = tournoi
web-uncounted-challenge = défi du jour
web-uncounted-prepared = table préparée
web-imported = Parties d’ailleurs
web-imported-what = Jouées sur un autre serveur ou à une vraie table. Toi seul les vois, et elles ne comptent pas.
web-imported-file = Lire une partie enregistrée
web-imported-sheet = Saisir une feuille de score
web-score-open = Compter une vraie table
web-imported-save = Enregistrer
web-imported-remove = Retirer
web-imported-day = Jouée le
web-imported-name = Joueur { $number }
web-imported-points = Points du joueur { $number }
web-imported-export = Partie enregistrée
web-imported-table = Vraie table
web-imported-score_sheet = Feuille de score
web-versus = Toi et { $player }
web-versus-none = Vous n’avez terminé aucune partie ensemble.
web-ahead = Toi devant
web-behind = Toi derrière
web-period = Période
web-period-all = Depuis toujours
web-period-season = Cette saison
web-period-month = Ce mois-ci
web-period-week = Cette semaine
web-no-finished = Aucune partie terminée de ce genre
web-win-rate = Gagnées
web-mean-score = Points en moyenne
web-best-score = Meilleur score
web-mean-rank = Rang moyen
web-best-streak = Plus longue série
web-tickets-completed = Destinations réalisées
web-longest-path = Chemin le plus long
web-express = European Express
web-stations-built = Gares construites
web-tunnels-paid = Tunnels payés
web-move-time = Temps par coup
web-points-from = D’où viennent les points
web-from-tickets = destinations réalisées
web-from-failed = destinations non réalisées
web-cards-drawn = Cartes
web-cards-blind = de la pioche
web-cards-face-up = cartes visibles
web-cards-locomotives = dont locomotives
web-favourites = Routes préférées
web-outcome = Issue
web-won = Gagnée
web-lost = Perdue
web-tied = À égalité
web-only-with-me = Seulement les parties avec moi
web-only-with = Seulement avec { $name }
web-a-bot = Un bot

## Leaderboards

web-leaderboards = Classements
web-leaderboard = Classement
web-board-duel = Deux joueurs
web-board-table = Trois à cinq joueurs
web-board-wins = Parties gagnées
web-board-best_score = Meilleur score d’une partie
web-board-mean_score = Points en moyenne, dès dix parties
web-board-tickets_completed = Destinations réalisées, en tout
web-board-longest_path = Chemin continu le plus long
web-value-duel = cote
web-value-table = cote
web-value-wins = victoires
web-value-best_score = points
web-value-mean_score = points
web-value-tickets_completed = destinations
web-value-longest_path = cases
web-board-empty = Personne n’est encore dans ce classement. Il compte les parties sans bots.
web-find-player = Trouver quelqu’un
web-neighbours = Autour de toi
web-guests-unranked = Les comptes invités ne figurent pas dans les classements. Garde le compte pour y figurer.
web-among-everybody = Tout le monde
web-among-friends = Tes amis et toi
web-popular = Routes populaires
web-popular-routes = Les routes
web-popular-tickets = Destinations
web-popular-routes-what = Part des parties où la route a été prise
web-popular-tickets-what = Part des destinations gardées qui ont été réalisées
web-band = Cotes à la table
web-band-all = Toutes
web-band-beginner = Moins de 1200
web-band-intermediate = De 1200 à 1499
web-band-advanced = De 1500 à 1799
web-band-expert = À partir de 1800
web-popular-turns = Ordre de jeu
web-popular-turns-what = Part des parties publiques sans bots gagnées depuis chaque position
web-position = { $position } sur { $seats }

## Settings

web-settings = Réglages
web-settings-play = Jouer
web-settings-account = Compte et personnes
web-settings-developers = Pour développeurs
web-change-name = Changer le nom
web-change-password = Changer le mot de passe
web-change-password-what = Tes autres appareils sont déconnectés.
web-old-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-set-password = Choisir un mot de passe
web-set-password-what = Ton nom et un mot de passe te donnent aussi accès sans fournisseur. Tous tes autres appareils sont déconnectés.
web-identities = Se connecter sans mot de passe
web-identities-what = Un fournisseur lié donne accès à ce compte en un geste.
web-identity-since = Lié le { $date }
web-identity-link = Lier { $provider }
web-identity-linked = { $provider } est lié.
web-identity-unlink = Supprimer le lien
web-identity-unlinked = { $provider } n’est plus lié.
web-recovery = Codes de récupération
web-recovery-what = Si tu oublies ton mot de passe, ton nom et un de ces codes te rendent l’accès. Garde-les sur papier ou dans un fichier.
web-recovery-none = Tu n’as aucun code.
web-recovery-left =
    { $count ->
        [one] Il reste { $count } code. Création : { $when }.
       *[other] Il reste { $count } codes. Création : { $when }.
    }
web-recovery-make = Créer des codes de récupération
web-recovery-renew = Tu reçois dix nouveaux codes. Ceux que tu as ne serviront plus.
web-recovery-do = Créer dix codes
web-recovery-new = Tes nouveaux codes de récupération
web-recovery-made = Les codes ne s’affichent qu’une fois. Chacun sert une fois.
web-recovery-save = Enregistrer dans un fichier
web-recovery-copy = Copier
web-recovery-copied = Les codes sont copiés.
web-recovery-hide = Je les ai gardés
web-recovery-title = Codes de récupération de { $name } pour Railhead, { $date }
web-theme = Apparence
web-theme-auto = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-shown = Les joueurs voient mon nom quand je regarde
web-push = Notifications
web-push-offer = Cet appareil doit-il te prévenir quand c’est ton tour, même si l’application est fermée ?
web-push-on = Activer
web-push-off = Désactiver
web-push-is-on = Cet appareil te signale les tours, les invitations et les résultats.
web-push-what = Me signaler
web-push-turns = Mes tours
web-push-invitations = Les invitations et les revanches
web-push-games = Les débuts et les résultats
web-push-tournaments = Tournois, ligues et saisons
web-push-friends = Demandes d’amis
web-push-remind = Me rappeler avant la fin de mon temps
web-never = Jamais
web-quiet = Heures calmes : préviens-moi après
web-quiet-from = De
web-quiet-to = À
web-push-denied = Le navigateur bloque les notifications de cette page. Autorise-les dans ses réglages.
web-push-refused = Le navigateur n’a pas pu s’abonner aux notifications. Son service est peut-être désactivé ou injoignable.
web-push-unsupported = Ce navigateur ne peut pas afficher les notifications d’une application fermée.
web-push-home-screen = Sur un iPhone ou un iPad, ajoute d’abord l’application à l’écran d’accueil : Partager, puis « Sur l’écran d’accueil ».
web-terms = Conditions d’utilisation
web-contact = Contact
web-terms-accept = En continuant, tu acceptes les conditions d’utilisation
web-notice-read = Compris
web-not-now = Pas maintenant
web-absences = Vacances et sommeil
web-vacation-what = Dans les parties qui donnent un jour ou plus, mais pas dans les tournois et les ligues, ta pendule s’arrête pendant tes vacances. Les autres voient que tu n’es pas là.
web-vacation-until = En vacances jusqu’au { $until }
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
web-vacation-of = { $name } est en vacances jusqu’au { $until }
web-sleep = Je dors chaque jour
web-sleep-what = Si tu as un jour ou plus par coup, ton temps ne finit pas pendant ton sommeil. Tes heures de sommeil sont dans le journal de tes parties, visibles par tous.
web-mutes = En sourdine
web-mute-everybody = Ne rien montrer de ce que disent les autres
web-nobody-muted = Tu n’as mis personne en sourdine.
web-unmute = Entendre à nouveau
web-devices = Appareils
web-device-this = Cet appareil
web-device-unknown = Appareil inconnu
web-device-used = Dernière utilisation : { $when }
web-signed-out = L’appareil est déconnecté.
web-sign-out = Se déconnecter
web-sign-out-what = Les parties en cours continuent. Tu peux te reconnecter à tout moment.
web-sign-out-guest = Ce compte invité n’a pas de mot de passe : après la déconnexion, plus personne ne peut l’utiliser.
web-sign-out-everywhere = Se déconnecter partout
web-sign-out-everywhere-what = Tous les appareils sont déconnectés, celui-ci aussi.
web-your-data = Tes données
web-your-data-what = Enregistre un fichier avec tout ce que le serveur sait de toi, ou supprime le compte.
web-open-data = Parties qui peuvent être publiées
web-open-data-rated = Parties classées et publiques
web-open-data-all = Toutes les parties
web-open-data-none = Aucune partie
web-open-data-what =
    Ce serveur peut publier des parties terminées pour la recherche : sans noms, avec un code qui change chaque mois. Une partie est exclue si l’une des personnes qui y ont joué ne le veut pas.
web-export = Enregistrer mes données
web-delete-account = Supprimer le compte
web-delete-what = C’est définitif. Des bots reprennent tes parties en cours, et les parties terminées montrent un compte supprimé.
web-delete-type = Saisis ton nom pour confirmer : { $name }
web-delete-mismatch = Ce n’est pas ton nom : { $name }.
web-delete-do = Supprimer pour toujours
web-deleted = Le compte est supprimé.

## Friends and blocks

web-friends = Amis
web-friends-none = Tu n’as pas encore d’amis ici. Fais une demande : par le nom ou sur la page de la personne.
web-friend-requests = Demandes
web-friend-add = Ajouter aux amis
web-friend-ask = Demander
web-friend-asked = { $player } a ta demande.
web-friends-now = Amitié conclue avec { $player }.
web-friend-sent = En attente d’une réponse
web-friend-take-back = Retirer la demande
web-friend-remove = Retirer des amis
web-friends-tables = Tables d’amis
web-friend-waiting = Attend du monde
web-friend-playing = Joue en ce moment
web-friend-invite = Jouer
web-new-invites = Invitation pour : { $players }
web-invite-friends = Inviter des amis
web-blocks = Comptes bloqués
web-nobody-blocked = Tu n’as bloqué personne.
web-unblock = Débloquer
web-block = Bloquer
web-block-player = Bloquer { $player }
web-block-what = Vous ne vous voyez plus : ni nom, ni table, ni partie, ni message. Les parties où vous êtes à deux continuent. Personne n’en est averti. Dans un tournoi où vous entrez ensuite, vous n’êtes pas à la même table si on peut l’éviter.
web-blocked = Blocage en place pour { $player }. Les réglages permettent de changer cela.
web-bot = bot
web-bot-of = { $bot } (bot de { $owner })
web-bot-owner = Un bot de { $owner }
web-bots-welcome = Les bots de joueurs peuvent participer
web-bots = Tes bots
web-bots-what = Des programmes qui jouent avec leurs propres comptes, dans des parties non classées. Tout le monde voit qu’ils sont à toi.
web-bots-none = Tu n’as pas de bots.
web-bot-make = Créer un bot
web-bot-make-do = Créer
web-bot-delete = Supprimer le bot
web-bot-delete-named = Supprimer le bot { $name }
web-bot-delete-what = C’est définitif. Ses clés cessent de fonctionner, et des bots du serveur reprennent ses parties.
web-key-make = Créer une clé d’API
web-key-label = À quoi elle sert
web-key-read = Lire les parties et la boîte de réception
web-key-play = Rejoindre des parties et jouer
web-key-host = Ouvrir des parties et inviter
web-key-new = Garde cette clé maintenant : elle ne sera plus affichée.
web-key-copied = La clé est copiée.
web-key-hide = Je l’ai gardée
web-key-used = Utilisée { $when }
web-key-unused = Pas encore utilisée
web-key-expires = jusqu’au { $date }
web-key-revoke = Révoquer
web-key-revoke-named = Révoquer la clé « { $name } »
web-key-revoke-what = Les programmes qui ont cette clé sont refusés dès maintenant. C’est définitif.
web-keys-none = Il n’a pas de clé d’API.
web-own-keys = Tes clés d’API
web-own-keys-what = Pour des programmes qui lisent ou jouent pour toi. Elles n’atteignent jamais le compte lui-même : ni le mot de passe, ni les appareils, ni les clés, ni la suppression.
web-own-keys-none = Tu n’as pas de clés d’API.
web-calendar = Calendrier
web-calendar-what = Un lien pour ton agenda : il montre les échéances de tes tours. Quiconque l’a les voit.
web-calendar-make = Créer un lien
web-calendar-renew = Créer un nouveau lien, terminer l’ancien
web-calendar-end = Terminer le lien
web-calendar-new = Garde ce lien maintenant : il ne sera plus affiché.
web-calendar-hide = Je l’ai gardé
web-calendar-since = Il y a un lien depuis le { $date }.
web-calendar-ended = Le lien est terminé.
web-feed-games = Flux des parties publiques
web-feed-tournaments = Flux des tournois

## Reading

web-about = À propos
web-about-what = Railhead est un serveur de jeu libre pour un jeu de trains à travers l’Europe. Cette application n’utilise que son interface publique.
web-version = Version
web-licence = Licence
web-docs = Documentation pour développeurs
web-status = État du service
web-about-maps = Les côtes viennent de Natural Earth, qui est dans le domaine public.

# Tournaments.
web-challenge = Défi du jour
web-challenge-what = Aujourd’hui, tout le monde a les mêmes cartes, contre les deux mêmes robots. Tu les joues une fois, avec 12 heures pour tous tes coups.
web-challenge-play = Jouer les cartes du jour
web-challenge-go-on = Continuer ta partie
web-challenge-own = Tes points : { $points } · place { $place } à la table · rang { $rank } pour l’instant
web-challenge-left = Tu as quitté cette partie : elle n’a pas de résultat.
web-challenge-guests = Tout le monde joue ces cartes une fois : il te faut donc un compte avec un nom, créé il y a au moins trois jours. D’ici là, entraîne-toi contre les mêmes bots.
web-challenge-practise = S’entraîner contre ces bots
web-challenge-shared = { $points } · place { $place } à la table
web-challenge-squares = Destinations : { $completed } réalisées, { $failed } non réalisées
web-challenge-streak =
    { $count ->
        [one] Tu as joué un jour de suite.
       *[other] Tu as joué { $count } jours de suite.
    }
web-challenge-next = Les prochaines cartes arrivent dans { $time }
web-challenge-best = Regarder comment { $player } a obtenu { $points } le { $day }
web-challenge-day = Ce jour
web-challenge-week = Cette semaine
web-challenge-empty = Personne n’a encore terminé.
web-challenge-past = Jours précédents
web-challenge-sealed = Tant que la dernière partie n’est pas finie, personne ne voit les parties des autres.
web-puzzles = Problèmes
web-tournaments = Tournois
web-tournament = Tournoi
web-tournament-new = Nouveau tournoi
web-tournaments-none = Il n’y a pas de tournoi ici.
web-tournament-open = Cherche des joueurs
web-tournament-running = En cours
web-tournament-finished = Terminé
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
        [one] Élimination, { $count } qualifié par table
       *[other] Élimination, { $count } qualifiés par table
    }
web-tournament-arena =
    { $count ->
        [one] Arène, { $count } minute
       *[other] Arène, { $count } minutes
    }
web-tournament-phase-open = Cherche des joueurs
web-tournament-phase-running = En cours
web-tournament-phase-finished = Terminé
web-tournament-phase-cancelled = Annulé
web-tournament-by = ouvert par { $name }
web-tournament-starts = commence { $date }
web-tournament-limits = cotes { $limits }
web-tournament-paused = En pause : { $reason }
web-tournament-repeats =
    { $count ->
        [one] Avec si peu de joueurs, certains se retrouveront après { $count } ronde.
       *[other] Avec si peu de joueurs, certains se retrouveront après { $count } rondes.
    }
web-tournament-enter = Participer
web-tournament-no-vacations = Aucunes vacances n’arrêtent la pendule à ses tables. Qui ne joue aucun coup à une table est retiré, et peut revenir.
web-tournament-leave = Quitter le tournoi
web-tournament-start = Commencer maintenant
web-tournament-export = Enregistrer la preuve
web-tournament-own-table = À ta table
web-tournament-round = Ronde { $round }
web-tournament-over = terminée
web-tournament-playing = en cours
web-tournament-byes = Exempt : { $names }
web-tournament-standings = Classement
web-tournament-place = Place
web-tournament-player = Joueur
web-tournament-points = Points
web-tournament-wins = Gagnées
web-tournament-name = Nom
web-tournament-format = Formule
web-tournament-format-swiss = Suisse
web-tournament-format-league = Ligue
web-tournament-format-elimination = Élimination
web-tournament-format-arena = Arène
web-tournament-about-swiss = Tous jouent chaque ronde, contre des joueurs aux points semblables.
web-tournament-about-league = Tous rencontrent tous aussi souvent ; toutes les tables sont ouvertes à la fois.
web-tournament-about-elimination = Les meilleurs de chaque table continuent.
web-tournament-about-arena = Ceux qui n’ont pas de table en reçoivent une, encore et encore, jusqu’à la fin du temps.
web-tournament-count-swiss = Rondes
web-tournament-count-elimination = Joueurs qualifiés par table
web-tournament-count-arena = Minutes
web-tournament-seats = Places d’une table
web-tournament-max = Joueurs au plus
web-tournament-who = Pour
web-tournament-for-public = Tout le monde
web-tournament-for-friends = Mes amis
web-tournament-for-unlisted = Ceux qui ont le lien
web-tournament-begins = Début
web-tournament-begins-hint = Si vide, c’est toi qui le lances.
web-tournament-do-open = Ouvrir le tournoi
web-sealed = D’autres tables jouent encore ces cartes. La vérification, l’export et l’analyse viendront quand la dernière aura fini.
web-tournament-same-deal = les mêmes cartes à toutes les tables
web-tournament-same-deal-about = Toutes les tables d’une ronde jouent les mêmes cartes. On te compare à ceux qui ont ta place aux autres tables ; des adversaires plus forts rapportent un peu plus. Personne ne voit les autres tables avant la fin de toutes.
web-tournament-do-start = Commencer
web-tournament-return = Revenir
web-tournament-leave-open = Tu pourras participer de nouveau jusqu’au début.
web-tournament-leave-running = Ta table du moment reste la tienne. À partir de la prochaine ronde, tu n’as plus de place ; tu peux revenir une fois, mais pas dans une ligue ni un tournoi à élimination.
web-tournament-guests = ouvert aux invités
web-tournament-admit = Les invités peuvent participer, sans compte
web-tournament-round-of = Ronde { $round } sur { $rounds }
web-tournament-paused-organiser = En pause, par la personne qui organise
web-tournament-export-what = La preuve est un fichier avec chaque étape : tout le monde peut recalculer tables et points.
web-qr = Code QR du lien
web-invite-all = Inviter du monde
web-invite-to = Viens jouer : { $name }
web-enter-account = Pour participer, il faut un compte.
web-next-round =
    { $count ->
        [one] La ronde { $round } commence quand { $count } table aura fini.
       *[other] La ronde { $round } commence quand { $count } tables auront fini.
    }
web-next-soon = La ronde { $round } va commencer.
web-next-not-before = Pas avant : { $when }.
web-next-none = Tu n’as plus de table ici.
web-next-over = Le tournoi est terminé.
web-next-place =
    { $points ->
        [one] Place { $place } sur { $count } · { $points } point
       *[other] Place { $place } sur { $count } · { $points } points
    }
web-next-leads = Ta prochaine table est là. Tu y vas dans un instant.
web-next-table = À ta prochaine table
web-next-stay = Rester ici
web-start-begun = Il a déjà commencé, ou il est terminé.
web-start-missing =
    { $count ->
        [one] Il en faut { $count } de plus.
       *[other] Il en faut { $count } de plus.
    }
web-start-count = À ce nombre, les tables ne tombent pas juste.
web-start-tables = Première ronde
web-start-tables-of =
    { $count ->
        [one] { $count } table de { $seats }
       *[other] { $count } tables de { $seats }
    }
web-start-byes = Exempts
web-start-byes-count = { $count }, par tirage au sort
web-start-rounds = Rondes
web-start-time = Durée
web-start-about = environ { $time }
web-start-binds = Toutes les tables s’ouvrent d’un coup, et chacun est prévenu. Personne ne peut revenir en arrière.
web-direct = Tu organises
web-direct-about = Les autres participent par le lien ou le code. Pour retirer quelqu’un, ouvre sa ligne au classement.
web-direct-reason = Raison
web-direct-reason-hint = Si tu veux. Tout le monde peut la lire.
web-direct-pause = Mettre en pause
web-direct-pause-what = Les tables jouent jusqu’au bout ; aucune ronde ne commence avant que tu reprennes.
web-direct-resume = Reprendre
web-direct-resume-what = La prochaine ronde commence dès que son heure est venue.
web-direct-extend = Retarder la ronde
web-direct-extend-what = La prochaine ronde commence d’autant plus tard.
web-direct-minutes = Minutes
web-direct-rename = Renommer
web-direct-rename-what = Le lien et le code restent les mêmes.
web-direct-cancel = Annuler le tournoi
web-direct-cancel-open = Rien ne sera joué, et tous les participants sont prévenus. Personne ne peut revenir en arrière.
web-direct-cancel-running = Toutes les parties finissent sans résultat, et personne ne gagne. Personne ne peut revenir en arrière.
web-direct-remove = Retirer { $player }
web-direct-remove-open = Une notification le dit.
web-direct-remove-running = Un bot joue la table du moment jusqu’au bout. Qui est retiré prend la dernière place et ne peut pas revenir.
web-standing-shared = à égalité avec la place précédente
web-standing-by-removed = derrière : retiré
web-standing-by-stage = derrière : hors course plus tôt
web-standing-by-share = derrière : part des points
web-standing-by-opponents = derrière : points des adversaires
web-standing-by-wins = derrière : tables gagnées
web-standing-games = Parties
web-standing-wins = Gagnées
web-standing-score = Points de toutes les parties
web-standing-share = Points propres par rapport à la moyenne de la table
web-standing-opponents = Points des adversaires
web-standing-order = D’abord les points ; à égalité, les deux derniers décident, puis les tables gagnées.
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
web-hall = Pour le grand écran
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
web-leagues-none = Il n’y a pas de ligue ici.
web-league-new = Nouvelle ligue
web-league-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
web-league-divisions = Divisions de { $count }
web-league-phase-open = Avant la première saison
web-league-phase-running = En cours
web-league-phase-ending = Dernière saison
web-league-phase-ended = Terminée
web-league-next = prochaine saison à partir du { $date }
web-league-about =
    { $count ->
        [one] Après une saison, la première place d’une division monte et la dernière descend.
       *[other] Après une saison, les { $count } premiers d’une division montent et les { $count } derniers descendent.
    }
web-league-enter = Entrer dans la ligue
web-league-start = Commencer la première saison
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
web-league-days = Durée minimale d’une saison, en jours
web-league-days-hint = Une saison finit quand toutes ses tables sont terminées.
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
web-league-entry-close = Fermer les entrées
web-league-entry-close-what = Personne ne peut participer jusqu’à ce que tu les rouvres. Les membres restent.
web-league-entry-open = Rouvrir les entrées
web-league-entry-open-what = Les autres peuvent de nouveau participer par le lien ou le code.
web-league-removed = Tu as été retiré de cette ligue.
web-league-closed = Personne ne peut participer pour le moment.
web-league-extend = Retarder la saison
web-league-extend-what = La prochaine saison commence d’autant de jours plus tard.
web-league-extend-days = Jours
web-league-direct-about = Les autres participent par le lien ou le code. Pour retirer quelqu’un, ouvre la liste des membres.
web-league-list = Membres ({ $count })
web-league-list-next = Prochaine saison, au classement actuel ({ $count })
web-league-newcomer = débute
web-league-remove-open = Une notification le dit. Qui est retiré ne peut plus participer.
web-league-remove-running = Une notification le dit. Qui est retiré joue la saison en cours jusqu’au bout, et ne peut plus participer ensuite.
web-league-leave-open = Tu pourras participer de nouveau jusqu’au début.
web-league-leave-running = Tu joues cette saison jusqu’au bout, et tu n’es pas dans la suivante.
web-league-end-open = Elle finit avant sa première saison. Personne ne peut revenir en arrière.
web-league-end-what =
    { $count ->
        [one] Elle finit pour { $count } membre : la saison en cours est la dernière. Personne ne peut revenir en arrière.
       *[other] Elle finit pour les { $count } membres : la saison en cours est la dernière. Personne ne peut revenir en arrière.
    }

## Seasons

web-seasons = Saisons
web-season = Saison
web-season-running = En cours jusqu’au { $until }.
web-season-closing = Elle est terminée. Les places sont fixées dans l’heure.
web-season-counts = Les parties classées comptent. À partir de { $count } parties, on a une place.
web-season-none = Personne n’a de place ici.
web-season-place = Place { $place } sur { $placed }

## Alerts

web-alert-wake = Réveille-moi
web-alert-kept = Tu seras prévenu quand une telle table s’ouvrira.
web-alerts = Alertes
web-alerts-none = Tu n’as pas d’alertes. Crées-en une dans la liste des parties ouvertes.
web-alert-until = jusqu’au { $until }
web-alert-remove = Retirer
web-alert-all = Toutes les tables publiques
web-alert-rated = classée
web-alert-casual = amicale
web-alert-clock-none = sans pendule
web-alert-clock-per_move = temps par coup
web-alert-clock-bank = temps pour toute la partie
web-push-alerts = Les tables que je cherche

# Reports, and the desk of moderators.
web-report = Signaler
web-reports = Tes signalements
web-report-phrase = Signaler ce que dit { $player }
web-desk = Modération
