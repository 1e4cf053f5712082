# Les détails des problèmes : des phrases.

## Refusals of the rules

refusal-seat-count = Une partie a 2 à 5 places, pas { $seats }.
refusal-no-such-seat = La place { $seat } n’existe pas à cette table.
refusal-table-full = Toutes les places sont prises.
refusal-color-taken = Cette couleur est déjà prise : { $color }.
refusal-seats-open =
    { $open ->
        [one] Il reste { $open } place libre.
       *[other] Il reste { $open } places libres.
    }
refusal-not-host = C’est réservé à l’hôte.
refusal-kicked-host = L’hôte ne peut pas se retirer ainsi, mais peut quitter la partie.
refusal-no-person-there = Personne n’occupe la place { $seat }.
refusal-no-bot-there = Aucun bot n’occupe la place { $seat }.
refusal-rated-game = Il n’y a pas de bots dans les parties classées.
refusal-rated-stand-ins = Il n’y a pas de remplaçants dans les parties classées.
refusal-no-stand-ins = Personne ne peut remplacer quelqu’un dans cette partie.
refusal-seat-not-away = Aucun bot ne joue la place { $seat } pour quelqu’un qui l’a quittée.
refusal-had-seat = Tu as ou as eu une place dans cette partie et ne peux pas en prendre une autre.
refusal-clock-range = Cette pendule donne { $least } à { $most } secondes, pas { $seconds }.
refusal-seat-given-up = Tu as abandonné ta place. C’est définitif.
refusal-not-waited-for = La partie n’attend pas la place { $seat }.
refusal-not-seated = Tu n’as pas de place dans cette partie.
refusal-already-seated = Tu as déjà une place dans cette partie.
refusal-not-started = La partie n’a pas commencé.
refusal-already-started = La partie a déjà commencé.
refusal-game-over = La partie est terminée.
refusal-on-vacation = Tu es en vacances. Termine-les d’abord.
refusal-not-your-turn = C’est le tour de la place { $turn }.
refusal-already-chosen = Tu as choisi tes cartes Destination. D’autres choisissent encore.
refusal-must-keep-tickets = Choisis d’abord les cartes Destination que tu gardes.
refusal-no-tickets-offered = Aucune carte Destination ne t’est proposée.
refusal-must-draw-second-card = Prends d’abord la deuxième carte Wagon.
refusal-must-settle-tunnel = Paie d’abord le tunnel ou renonce.
refusal-no-tunnel-pending = Il n’y a pas de tunnel à payer.
refusal-deck-empty = La pioche et la défausse sont épuisées : on ne peut plus piocher de carte Wagon.
refusal-slot-empty = Il n’y a pas de carte visible à l’emplacement { $slot }.
refusal-locomotive-second = Une locomotive visible ne peut être que la première carte du tour.
refusal-route-taken = La route { $from } – { $to } appartient à la place { $owner }.
refusal-both-tracks = L’autre voie de la route double { $from } – { $to } est à toi.
refusal-track-closed = À 2 ou 3, la deuxième voie { $from } – { $to } est fermée dès que la première est prise.
refusal-trains-short =
    { $need ->
        [one] Il faut { $need } wagon, tu en as { $have }.
       *[other] Il faut { $need } wagons, tu en as { $have }.
    }
refusal-payment = Le prix est de { $cards } cartes d’une même couleur ; une locomotive remplace toute carte. N’indique aucune couleur si toutes les cartes sont des locomotives, et seulement alors.
refusal-payment-of-color = Le prix est de { $cards } cartes de cette couleur : { $color } ; une locomotive remplace toute carte. N’indique aucune couleur si toutes les cartes sont des locomotives, et seulement alors.
refusal-payment-with-locomotives = Le prix est de { $cards } cartes d’une même couleur, dont au moins { $locomotives } locomotives. N’indique aucune couleur si toutes les cartes sont des locomotives, et seulement alors.
refusal-payment-of-color-with-locomotives = Le prix est de { $cards } cartes de cette couleur : { $color }, dont au moins { $locomotives } locomotives. N’indique aucune couleur si toutes les cartes sont des locomotives, et seulement alors.
refusal-cards-short = Il faut { $need } cartes de cette sorte : { $card }. Tu en as { $have }.
refusal-no-tickets-left = Il ne reste plus de cartes Destination à piocher.
refusal-ticket-not-offered = La carte Destination { $from } – { $to } ne t’est pas proposée, ou est citée deux fois.
refusal-keep-count = Garde { $keep_min } à { $keep_max } cartes Destination, pas { $kept }.
refusal-station-taken = La gare de cette ville appartient à la place { $owner } : { $city }.
refusal-no-stations-left = Tes trois gares sont construites.
refusal-move-possible = On ne passe pas tant qu’un coup est possible.

## Refusals of a position to be scored

position-of-player = { $player } : { $detail }
position-player-count = On peut compter les points de 1 à 5 personnes, pas { $players }.
position-unknown-route = La route « { $id } » n’existe pas.
position-unknown-city = La ville « { $id } » n’existe pas.
position-unknown-ticket = La carte Destination « { $id } » n’existe pas.
detail-nearest = { $detail } Au plus près : { $ids }.
position-route-twice = La route { $from } – { $to } est citée deux fois.
position-route-taken = La route { $from } – { $to } est déjà au numéro { $owner }.
position-both-tracks = Les deux voies de la route double { $from } – { $to } sont dans la même main.
position-track-closed = À 2 ou 3, la deuxième voie { $from } – { $to } est fermée dès que la première est prise.
position-trains-short = Il faut { $need } wagons pour ces routes ; chaque place en a { $have }.
position-station-twice = La gare de cette ville est citée deux fois : { $city }.
position-station-taken = La gare de cette ville est déjà au numéro { $owner } : { $city }.
position-no-stations-left = { $built } gares sont construites ; chaque place en a { $have }.
position-ticket-twice = La carte Destination { $from } – { $to } est citée deux fois.
position-ticket-taken = La carte Destination { $from } – { $to } est déjà au numéro { $owner }.

## Requests that cannot be read

detail-unreadable = La requête est incomplète, ou n’est pas du HTTP valable.
detail-not-json = Envoie `Content-Type: application/json`.
detail-head-too-large =
    Le chemin et les en-têtes peuvent avoir au plus { $maximum } octets.
detail-body-too-large =
    { $maximum ->
        [one] Le contenu peut avoir { $maximum } octet au plus.
       *[other] Le contenu peut avoir { $maximum } octets au plus.
    }
detail-body-unreadable = Le texte n’est pas le JSON attendu ici.
detail-body-object = Le contenu doit être un objet JSON.
detail-body-slow = Le contenu de la requête est arrivé trop lentement.
detail-request-slow = La requête est arrivée trop lentement.
detail-field-unknown = Le champ `{ $field }` n’existe pas ici.
detail-field-missing = Le champ `{ $field }` manque.
detail-fields-missing = Ces champs manquent : { $fields }.
detail-field-twice = Le champ `{ $field }` est là deux fois.
detail-choice-unknown = `{ $value }` n’est rien de ceci : { $allowed }.
detail-value-wrong = La valeur à `{ $place }` n’est pas valable ici.
detail-value-minimum = `{ $name }` doit être au moins { $minimum }.
detail-value-maximum = `{ $name }` doit être au plus { $maximum }.
detail-value-short =
    { $minimum ->
        [one] `{ $name }` doit avoir { $minimum } caractère au moins.
       *[other] `{ $name }` doit avoir { $minimum } caractères au moins.
    }
detail-value-few =
    { $minimum ->
        [one] `{ $name }` doit avoir { $minimum } élément au moins.
       *[other] `{ $name }` doit avoir { $minimum } éléments au moins.
    }
detail-value-many =
    { $maximum ->
        [one] `{ $name }` peut avoir { $maximum } élément au plus.
       *[other] `{ $name }` peut avoir { $maximum } éléments au plus.
    }
detail-value-pattern = `{ $name }` doit correspondre à `{ $pattern }`.
detail-parameter-unknown = Le paramètre `{ $name }` n’existe pas ici.
detail-parameter-missing = Le paramètre `{ $name }` est nécessaire.
detail-parameter-twice = Le paramètre `{ $name }` doit être envoyé une seule fois.
detail-parameter-integer = `{ $name }` doit être un nombre entier de { $minimum } à { $maximum }, pas `{ $value }`.
detail-parameter-choice = `{ $name }` doit être parmi { $allowed }, pas `{ $value }`.
detail-parameter-time = `{ $name }` doit être une heure selon RFC 3339, comme 2026-11-01T00:00:00Z, pas `{ $value }`.
detail-parameter-uuid = `{ $name }` doit être un UUID, pas `{ $value }`.
detail-parameter-length =
    { $maximum ->
        [one] `{ $name }` peut avoir { $maximum } caractère au plus.
       *[other] `{ $name }` peut avoir { $maximum } caractères au plus.
    }
detail-parameter-unreadable = `{ $name }` ne peut pas être lu.
detail-query-unreadable = Les paramètres ne peuvent pas être lus.
detail-format-not-supported = Il n’y a pas de XML ici : demande du JSON.
detail-path-unreadable = Le chemin ne peut pas être lu.
detail-period = `period` doit être all, season, month, week ou une clé comme 2026-Q4, 2026-11 ou 2026-W47.
detail-season = `season` doit être current ou une clé comme 2026-Q4.
detail-if-match = `If-Match` doit être un `ETag` de cette partie.
detail-idempotency-key = `Idempotency-Key` doit avoir 1 à 255 caractères ASCII visibles.
detail-last-event-id = `Last-Event-ID` doit être l’identifiant d’un événement de ce flux.
detail-authorization = L’en-tête doit être `Authorization: Bearer` et un jeton d’accès.
detail-send-token = Envoie un jeton d’accès dans `Authorization: Bearer`.
detail-mine = `mine` demande un jeton d’accès.
detail-no-path = Ce chemin n’existe pas ; voir /docs.
detail-methods = Méthodes autorisées : { $allowed }.
detail-no-file = Ce fichier n’existe pas.
detail-no-code = Ce code n’existe pas ; voir /docs/errors.
detail-no-guide = Ce guide n’existe pas ; voir /docs/guides.

## Accounts and sessions

detail-wrong-credentials = Le nom ou le mot de passe est incorrect.
detail-wrong-recovery-code = Le nom ou le code de récupération est incorrect, ou le code a déjà servi. Si tu as déjà choisi un nouveau mot de passe, connecte-toi avec.
detail-password-required = Le mot de passe du compte est nécessaire.
detail-banned = Ce compte est banni.
detail-banned-contact = Ce compte est banni. Tu peux contester ici : { $contact }
detail-muted = Ce compte est réduit au silence et ne peut rien dire pendant un certain temps.
detail-muted-contact = Ce compte est réduit au silence et ne peut rien dire pendant un certain temps. Tu peux contester ici : { $contact }
detail-no-notice = Cette annonce n’existe pas.
detail-too-many-notices = Il y a déjà { $most } annonces en cours. Retires-en d’abord une.
detail-notice-over = L’annonce serait terminée avant que quelqu’un la lise.
detail-refresh-token = Renouvelle le jeton ou connecte-toi de nouveau.
detail-sign-in-again = Connecte-toi de nouveau.
detail-token-reused = La session est terminée, car ce jeton avait déjà servi.
detail-no-session = Tu n’as pas cette session.
detail-account-deleted = Le compte a été supprimé.
detail-not-guest = Le compte est déjà complet.
detail-guest-account = Un compte invité n’a pas de mot de passe. Complète d’abord le compte.
detail-no-password = Ce compte n’a pas de mot de passe. Choisis-en d’abord un.
detail-unknown-provider = Ce serveur ne propose pas ce fournisseur de connexion.
detail-invalid-nonce = La connexion a pris trop de temps ou a déjà servi. Recommence.
detail-identity-refused = La connexion auprès du fournisseur n’a pas pu être confirmée. Recommence.
detail-provider-unavailable = Le fournisseur de connexion est injoignable. Réessaie dans un instant.
detail-name-required = Choisis un nom pour le nouveau compte.
detail-identity-taken = Cette connexion appartient à un autre compte.
detail-too-many-identities = Un compte peut avoir { $most } connexions liées. Supprimes-en d’abord une.
detail-last-way-in = C’est le seul accès à ton compte. Choisis d’abord un mot de passe ou lie une autre connexion.
detail-no-identity = Tu n’as pas cette connexion liée.
detail-name-length = Un nom a 2 à 24 caractères.
detail-name-character = Un nom contient des lettres, des chiffres, des espaces simples, - _ . et des apostrophes entre deux lettres. Il a une lettre ou un chiffre et ne commence ni ne finit par une espace.
detail-name-mark = Un accent ou un autre signe d’un nom appartient à l’écriture de la lettre qui le porte.
detail-name-reserved = Ce nom est réservé au service.
detail-name-not-allowed = Ce nom n’est pas permis ici.
detail-name-taken = Choisis un autre nom.
detail-password-length = Un mot de passe a 8 à 128 caractères.
detail-password-common = Ce mot de passe est trop courant ou trop facile à deviner.
detail-passwords-busy = Trop de mots de passe sont en cours de vérification. Réessaie dans un instant.
detail-too-many-renames =
    { $most ->
        [one] Un nom peut être changé { $most } fois en 30 jours.
       *[other] Un nom peut être changé { $most } fois en 30 jours.
    }
detail-too-many-attempts =
    { $seconds ->
        [one] Trop d’essais manqués. Réessaie dans { $seconds } seconde.
       *[other] Trop d’essais manqués. Réessaie dans { $seconds } secondes.
    }
detail-export-running = Attends la fin de l’autre envoi.
detail-not-admin = Ce n’est pas un compte d’administration.
detail-not-moderator = Ce compte n’est ni un compte de modération ni un compte d’administration.
detail-is-admin = Retire d’abord au compte le rôle d’administration : `railhead admin revoke`.
detail-no-account = Aucun compte ne porte ce nom.
detail-no-player = Personne ne joue sous ce nom.
detail-no-player-named = Personne ne s’appelle { $name }.
detail-too-many-alerts = Tu as { $most } alertes. Retires-en d’abord une.
detail-guest-alert = Un compte invité n’a pas d’alertes : garde d’abord le compte.
detail-no-alert = Cette alerte n’existe pas.
detail-no-season = Cette saison n’existe pas.
detail-not-in-leaderboard = Ce classement ne contient pas { $name }.

## Games

detail-no-game = Cette partie n’existe pas.
detail-code-started = La partie de ce code a commencé. Tu peux la regarder.
detail-code-over = La partie de ce code est terminée. Tu peux voir comment elle s’est terminée.
detail-code-called-off = La partie de ce code s’est terminée sans résultat.
detail-stale = La partie en est à la version { $version }.
detail-history-changed = Cet état n’appartient pas à l’historique de la partie : lors d’une panne, le serveur a perdu les derniers coups, ou cet état n’a jamais existé. Continue à partir de l’état présent.
detail-rated-clock = Une partie classée a besoin d’une pendule. Choisis-en une, ou joue une partie amicale.
detail-guest-rated = Les invités ne peuvent pas jouer de parties classées. Donne d’abord un nom et un mot de passe à ton compte.
detail-too-many-open-games =
    { $most ->
        [one] Tu es dans { $most } partie qui n’a pas commencé. Quitte-la ou attends.
       *[other] Tu es dans { $most } parties qui n’ont pas commencé. Quittes-en une ou attends.
    }
detail-too-many-games =
    { $most ->
        [one] Tu joues { $most } partie qui n’est pas terminée. Termine-la d’abord.
       *[other] Tu joues { $most } parties qui ne sont pas terminées. Termines-en une d’abord.
    }
detail-too-many-invitations =
    { $most ->
        [one] Il peut y avoir { $most } invitation en attente.
       *[other] Il peut y avoir { $most } invitations en attente.
    }
detail-declined = L’invitation a été refusée. Il reste possible de rejoindre la partie.
detail-kicked = L’hôte t’a retiré de cette partie.
detail-not-over = La partie n’est pas terminée.
detail-nothing-more = Il ne se passera plus rien dans cette partie.
detail-export-not-over = Une partie peut être exportée une fois terminée.
detail-analysis-not-over = La partie peut être analysée une fois terminée.
detail-result-not-over = Le résultat est disponible une fois la partie terminée.
detail-no-result = Il n’y a pas de résultat.
detail-version-range = `at` doit être de 1 à { $maximum }.
detail-not-for-players = Les chances de gagner ne sont montrées aux joueurs qu’une fois la partie finie.
detail-not-your-seat = Jusqu’à la fin de la partie, tu ne la vois que depuis ta place.
detail-not-your-seat-to-offer = La place { $seat } est à quelqu’un qui peut revenir. Seule cette personne peut la proposer.
detail-seat-not-offered = La place { $seat } ne t’est pas proposée.
detail-too-many-stand-ins = Une place peut être reprise { $most } fois au plus.
detail-key-reused = Utilise une nouvelle clé pour chaque requête.
detail-contended = Une autre requête est passée avant. Réessaie.
detail-pack-unknown = Le paquet de cartes Destination « { $pack } » n’existe pas. Disponibles : { $known }.
detail-pack-twice = Le paquet de cartes Destination « { $pack } » est cité deux fois.
detail-secret-sandbox = `secret` n’existe que sur un serveur lancé avec --sandbox.
detail-secret-rated = Une partie dont le `secret` est donné ne peut pas être classée.
detail-secret-hex = `secret` doit avoir 64 chiffres hexadécimaux.
detail-no-prepared-table = `table` doit être l’une des tables de GET /v1/reference/prepared-tables ; « { $name } » n’en est pas une.
detail-script-move = Le coup { $number } de l’ouverture n’est pas permis. { $reason }
detail-script-over = La partie est finie après le coup { $number } de l’ouverture.
detail-nothing-to-decide = Après l’événement { $version }, il n’y a rien à décider : choisis une position entre la distribution et la fin.
detail-player-name = Un nom a ici 1 à 64 caractères visibles.
detail-text = Le texte est vide, ou il contient des caractères invisibles ou trop d’accents sur une lettre.
detail-too-many-imported-games = Tu as importé { $most } parties. Retires-en une d’abord.
detail-no-imported-game = Tu n’as pas importé cette partie.
detail-import-unreadable = L’export est illisible : { $reason }
detail-void-import = La partie n’a pas de résultat.
detail-import-names = La partie a { $seats } joueurs : donne autant de noms, ou aucun.
detail-import-day = Le jour doit être compris entre le { $first } et le { $last }.
detail-no-place = Il y a { $players } joueurs : ta place se compte à partir de 0.

## Webhooks

detail-webhook-url = L’URL doit avoir un hôte, pas d’utilisateur, un port jusqu’à 65535 s’il y en a un, et 2000 caractères au plus.
detail-webhook-https = L’URL doit commencer par https://.
detail-webhook-port = Le port doit être 443 ou supérieur à 1023.
detail-webhook-private = L’adresse n’est pas publique.
detail-webhook-quiet = Les heures de silence demandent un début et une fin différents, et un fuseau horaire de l’IANA comme Europe/Paris.
detail-webhook-kinds = `kinds` peut citer chaque sorte une fois.
detail-webhook-digest = `digest_minutes` doit être de 0 à 1440.
detail-webhook-remind = `remind_before` peut avoir trois valeurs, chacune de 60 à 604800.
detail-webhook-language = `language` doit être un code de langue comme de ou pt-BR.
detail-webhook-batch = `batch` doit être de 1 à 100.
detail-webhook-exists = Tu as déjà un webhook à cette adresse.
detail-too-many-webhooks =
    { $most ->
        [one] Tu as { $most } webhook. Supprime-le d’abord.
       *[other] Tu as { $most } webhooks. Supprimes-en un d’abord.
    }
detail-bot-uninvited = Personne n’a invité ce bot, et cette partie n’accueille pas les bots.
detail-bot-friend = On ne peut pas être ami avec un bot.
detail-too-many-bots =
    { $most ->
        [one] Tu as { $most } bot. Supprime-le d’abord.
       *[other] Tu as { $most } bots. Supprimes-en un d’abord.
    }
detail-too-many-api-keys =
    { $most ->
        [one] Il y a { $most } clé d’API. Révoque-la d’abord.
       *[other] Il y a { $most } clés d’API, le maximum. Révoques-en une d’abord.
    }
detail-guest-bots = Les comptes invités n’ont ni bots ni clés d’API. Complète d’abord le compte.
detail-no-bot = Tu n’as pas de bot de ce nom.
detail-no-api-key = Cette clé d’API n’existe pas.
detail-api-key-scopes = `scopes` doit contenir au moins un droit, chacun une seule fois.
detail-api-key-expiry = `expires_at` doit être dans les 366 prochains jours.
detail-invalid-key = Cette clé d’API n’existe pas, ou elle a été révoquée ou a expiré.
detail-not-for-keys = Les clés d’API n’y ont pas droit ; le propriétaire du bot peut le faire dans une app.
detail-scope-missing = La clé d’API a besoin du droit `{ $scope }`.
detail-too-many-phrases =
    { $seconds ->
        [one] Trop de phrases à la fois. Tu pourras parler dans { $seconds } seconde.
       *[other] Trop de phrases à la fois. Tu pourras parler dans { $seconds } secondes.
    }
detail-phrases-over = On peut encore parler 24 heures après la fin d’une partie.
detail-too-many-spectators = Un lien admet { $most } spectateurs.
detail-your-turn = C’est déjà ton tour. Joue plutôt ton coup.
detail-vacation-used-up =
    { $days ->
        [0] Tu n’as plus de jours de vacances.
        [one] Il te reste un jour de vacances.
       *[other] Il te reste { $days } jours de vacances.
    }
detail-too-soon = Le dernier changement est trop récent. Réessaie plus tard.
detail-invalid-sleeping-hours = Ce fuseau horaire n’existe pas, ou les heures sont vides ou dépassent dix heures.
detail-too-many-mutes =
    { $most ->
        [one] Tu as mis { $most } personne en sourdine. Rends-lui d’abord la parole.
       *[other] Tu as mis { $most } personnes en sourdine. Rends d’abord la parole à l’une d’elles.
    }
detail-mute-oneself = Tu ne peux pas te mettre en sourdine.
detail-too-many-friends = Avec les demandes envoyées, tu as { $most } amis. Retire d’abord quelqu’un.
detail-too-many-friend-requests = { $most } de tes demandes attendent une réponse. Une demande retirée compte encore un jour.
detail-friend-oneself = Tu ne peux pas t’ajouter à tes amis.
detail-too-many-blocks = Tu as bloqué { $most } comptes. Débloque d’abord quelqu’un.
detail-block-oneself = Tu ne peux pas te bloquer.
detail-too-many-reports = Tu as envoyé { $most } signalements en un jour. Envoie le prochain demain.
detail-already-reported = Tu l’as déjà signalé, et le signalement est encore ouvert.
detail-report-oneself = Tu ne peux pas te signaler.
detail-report-closed = Le signalement est déjà clos.
detail-no-report = Ce signalement n’existe pas.
detail-no-phrase = Il n’y a pas de telle phrase dans cette partie.
detail-no-webhook = Tu n’as pas ce webhook.
detail-no-delivery = Ce webhook n’a pas ou plus cette livraison.
detail-no-calendar = Ce calendrier n’existe pas, ou plus.
detail-push-keys = `keys` doit avoir le `p256dh` et l’`auth` de l’abonnement du navigateur.
detail-no-push = Cet appareil n’a pas d’abonnement.

## The server

detail-too-many-streams = Il peut y avoir { $each } flux par client, { $per_address } par adresse et { $all } en tout.
detail-too-many-requests =
    { $seconds ->
        [one] Trop de requêtes de cette sorte. Réessaie dans { $seconds } seconde.
       *[other] Trop de requêtes de cette sorte. Réessaie dans { $seconds } secondes.
    }
detail-internal = L’erreur a été enregistrée.
detail-unavailable = Réessaie dans un instant.
detail-stopping = Le serveur s’arrête.
detail-clock-wrong = L’horloge de ce serveur n’est pas à l’heure. Réessaie dans un instant.
detail-answers-unread = Trop de réponses volumineuses attendent d’être lues. Réessaie dans un instant.
detail-bodies-many = Trop de requêtes volumineuses arrivent en ce moment. Réessaie dans un instant.
detail-computations-busy = Trop de calculs sont en cours pour d’autres. Réessaie dans un instant.
detail-answer-slow = La réponse met trop de temps. Réessaie.
detail-database-awaited = Le service attend sa base de données.
detail-moves-unwritten = Les coups ne peuvent pas être enregistrés.
detail-heartbeat-unwritten = Le signe de vie ne peut pas être enregistré.
detail-heartbeat-overdue = Le signe de vie est en retard.

# Puzzles.
detail-no-puzzle = Il ne reste ici aucun problème pour toi.
detail-no-such-puzzle = Ce problème n’existe pas.
detail-no-such-choice = Ce coup ne fait pas partie des choix du problème.

# Tournaments.
detail-no-challenge = Il n’y a pas de défi ce jour-là.
detail-challenge-over = Le jour de ce défi est passé, et tu ne l’as pas joué.
detail-guest-challenge = Les invités ne peuvent pas jouer les défis du jour. Donne d’abord un nom et un mot de passe à ton compte.
detail-new-account-challenge = Les défis du jour sont réservés aux comptes qui ont au moins trois jours ou qui ont joué avec trois personnes. D’ici là, entraîne-toi dans une partie à toi.
detail-bot-challenge = Les défis du jour sont réservés aux personnes.
detail-no-tournament = Ce tournoi n’existe pas.
detail-no-round = Le tournoi n’a pas encore cette ronde.
detail-id-taken = L’identifiant appartient à un autre tournoi, ou les réglages sont différents.
detail-too-many-tournaments = Tu as { $most } tournois qui ne sont pas terminés.
detail-not-organiser = Seul l’organisateur du tournoi peut le faire.
detail-guest-tournament = Ce tournoi est pour les joueurs qui ont un compte. Donne d’abord un nom et un mot de passe au tien.
detail-bot-tournament = Ce tournoi est réservé aux personnes.
detail-rating-limit = La cote { $rating } est hors des limites du tournoi.
detail-tournament-not-over = Le tournoi n’est pas terminé.
detail-tournament-time = Le tournoi doit commencer dans le futur, dans les 180 jours.
detail-tournament-rated = Les parties classées sont pour des personnes.
detail-tournament-rated-guests = Les invités ne jouent pas de parties classées.
detail-tournament-same_deal = Les parties avec la même donne ne sont pas classées.
tournament-rules-same_deal = Seul un tournoi suisse peut se jouer avec la même donne.
tournament-rules-seats = Une table a de 2 à 5 places.
tournament-rules-max_players = Un tournoi a de la place pour une table au moins et 512 joueurs au plus.
tournament-rules-rounds = Un tournoi a de 1 à 30 rondes.
tournament-rules-advance = Il faut que moins de joueurs d’une table se qualifient qu’elle n’a de places.
tournament-rules-minutes = Une arène dure de 5 minutes à 30 jours.
tournament-rules-repeat_weight = Le poids des répétitions va de 0 à 50 points.
tournament-rules-late_entry = On n’entre en retard que dans les tournois suisses, avant la dernière ronde, et dans les arènes.
tournament-rules-league = Une ligue a de la place pour 16 joueurs au plus.
tournament-refused-entry_closed = Personne ne peut plus participer.
tournament-refused-full = Toutes les places du tournoi sont prises.
tournament-refused-already_entered = Tu participes déjà.
tournament-refused-not_entered = Ce joueur ne participe pas au tournoi.
tournament-refused-no_return = Tu ne peux pas revenir.
tournament-refused-has_begun = Le tournoi a commencé.
tournament-refused-not_running = Le tournoi n’est pas en cours.
tournament-refused-is_over = Le tournoi est terminé.
tournament-refused-player_count = Le tournoi ne peut pas commencer avec ce nombre de joueurs.
tournament-refused-no_such_table = Le tournoi n’a pas cette table.
tournament-refused-places = Donne une place à chaque joueur de la table, à partir de 1, en sautant celles qui suivent une égalité.
tournament-refused-pause = Le tournoi est déjà en pause, ou ne l’est pas.
tournament-refused-rated = Dans un tournoi classé qui a commencé, seule l’administration peut le faire.
tournament-refused-too_often = Ce n’est pas possible aussi souvent, ni aussi longtemps.
tournament-refused-arena = Une arène n’a pas de rondes à attendre.

# Leagues.
detail-no-league = Cette ligue n’existe pas.
detail-league-id-taken = Cet identifiant appartient à une autre ligue.
detail-no-league-season = Cette saison n’existe pas.
league-rules-division = Il n’y a pas de plan pour des divisions de cette taille.
league-rules-moves = Moins de la moitié d’une division monte ou descend, et au moins un joueur.
