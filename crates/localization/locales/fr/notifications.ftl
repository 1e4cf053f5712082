# Ce que disent la boîte de réception et les webhooks. Un titre n’a pas de point ; un corps est fait de phrases.

notification-table = Avec { $opponents } · { $variant }

notification-your-turn-title = À toi de jouer

notification-deadline-near-title = Ton temps s’écoule
notification-deadline-near-body = Il te reste environ { $time }. { $table }

notification-invited-title = { $player } t’invite à une partie
notification-invited-by-nobody-title = Une partie t’attend

notification-rematch-title = { $player } demande une revanche
notification-rematch-by-nobody-title = Une revanche t’attend
notification-rematch-body = Une place t’est réservée. { $table }
notification-kept-seat-opened-title = Une place de ta revanche est libre
notification-kept-seat-opened-body = La personne pour qui elle était gardée n’est plus là. Tout le monde peut la prendre. { $table }

notification-started-title = La partie commence

notification-finished-title = La partie est terminée
notification-finished-body =
    { $rank ->
        [1] Victoire ! { $table }
       *[other] Ton rang : { $rank }. { $table }
    }

notification-voided-title = La partie s’est terminée sans résultat

notification-seat-handed-over-title = Un bot joue pour toi
notification-seat-handed-over-body = Tu n’avais plus de temps. Tu peux reprendre ta place tant que la partie dure. { $table }
notification-stand-in-seated-title = Quelqu’un joue à ta place
notification-stand-in-seated-body = La place que tu avais quittée a été reprise. { $table }
notification-standing-order-title = Ton ordre
order-route-claimed = Exécuté : la route est à toi.
order-cards-drawn = Exécuté : des cartes ont été piochées pour toi.
order-route-closed = Annulé : la route ne t’est plus ouverte. C’est ton tour.
order-row-replaced = Annulé : les cartes visibles ont été remplacées. C’est ton tour.
order-last-round = Annulé : le dernier tour de table a commencé. C’est ton tour.
order-tunnel-asked = Le tunnel a demandé plus de cartes que tu n’en avais posé.
order-deck-empty = Annulé : il n’y a plus de cartes à piocher. C’est ton tour.

# About the account. $device is the name of a device, or "notification-some-device".
notification-some-device = Un de tes appareils
notification-token-repeated-title = Quelqu’un d’autre a peut-être ta session
notification-token-repeated-body = { $device } a renouvelé sa session depuis deux endroits en quelques secondes. Si tu ne changeais pas de réseau à ce moment, déconnecte tous tes appareils et change ton mot de passe.
notification-token-reused-title = Un appareil a été déconnecté
notification-token-reused-body = Un ancien jeton d’un de tes appareils a été utilisé, peut-être par quelqu’un d’autre. Si tu ne te l’expliques pas, change ton mot de passe.
notification-recovery-code-used-title = Un code de récupération a été utilisé
notification-recovery-code-used-body = { $device } a choisi un nouveau mot de passe avec un code de récupération. Tous les autres appareils ont été déconnectés.
notification-identity-linked-title = Une connexion a été liée à ton compte
notification-identity-linked-body = { $device } a lié une connexion auprès d’un fournisseur, qui donne désormais accès à ton compte. Si ce n’était pas toi, supprime-la, déconnecte-toi partout et change ton mot de passe.
notification-api-key-made-title = Une clé d’API a été créée
notification-api-key-made-body = Des programmes peuvent lire ou jouer pour toi avec elle. Si ce n’était pas toi, révoque-la dans les réglages, déconnecte-toi partout et change ton mot de passe.

# About friends. $player is a name, or "notification-some-player".
notification-some-player = Quelqu’un
notification-friend-request-title = { $player } veut être dans tes amis
notification-friend-request-body = Accepte ou refuse dans ta liste d’amis.
notification-friend-accepted-title = { $player } est maintenant dans tes amis
notification-friend-accepted-body = Ta liste d’amis te dit qui attend du monde à sa table.

# About tournaments.
notification-tournament-soon-title = Ton tournoi commence bientôt
notification-tournament-soon-body = Il commence dans un quart d’heure.
notification-tournament-finished-title = Ton tournoi est terminé
notification-tournament-finished-body = Tu es à la place { $place }.
notification-tournament-cancelled-title = Ton tournoi est annulé
notification-tournament-cancelled-body = Aucune de ses tables ne continue.
notification-tournament-withdrawn-title = Tu ne participes plus à ton tournoi
notification-tournament-withdrawn-body = Tu n’as joué aucun coup à une table.
notification-tournament-withdrawn-return-body = Tu n’as joué aucun coup à ta table. Si tu es de retour, inscris-toi de nouveau.
notification-tournament-removed-title = Tu as été retiré d’un tournoi
notification-tournament-removed-body = Son organisateur ou l’administration l’a décidé. Si tu avais une table, un bot y joue à ta place.
notification-table-ruled-title = Une table de ton tournoi a été décidée
notification-table-ruled-body = L’administration a décidé du résultat. Il est sur la page du tournoi.
notification-league-ends-title = Ta ligue se termine
notification-league-ends-body = Aucune autre saison ne commencera.
notification-league-left-title = Tu n’es plus membre de ta ligue
notification-league-left-body = Tu n’as joué aucun coup pendant la dernière saison. Tu peux revenir.
notification-league-removed-title = Tu as été retiré d’une ligue
notification-league-removed-body = Son organisateur l’a décidé. Les tables de la saison en cours continuent.
notification-league-season-title = Une saison de ta ligue commence
notification-league-season-body = Tu joues en division { $division }.

# About seasons.
notification-season-finished-title = La saison { $season } est terminée
notification-season-finished-duel-body = À deux, tu es à la place { $place }.
notification-season-finished-table-body = De trois à cinq, tu es à la place { $place }.

# About tables that somebody looks for.
notification-table-opened-title = { $player } ouvre une table que tu cherches
notification-table-opened-by-nobody-title = Une table que tu cherches est ouverte

# À propos des signalements.
notification-report-closed-title = Ton signalement a reçu une réponse
notification-report-no-action-body = La modération n’a rien trouvé de contraire aux règles.
notification-report-warned-body = Le compte a reçu un avertissement.
notification-report-renamed-body = Le compte a reçu un autre nom.
notification-report-muted-body = Ce compte ne peut rien dire pendant un certain temps.
notification-report-banned-body = Le compte a été banni.
notification-report-game-voided-body = La partie a été arrêtée sans résultat.

# À propos des noms.
notification-renamed-title = La modération t’a donné un autre nom
notification-bot-renamed-title = La modération a donné un autre nom à ton bot : { $player }
notification-renamed-body = Raison : { $reason }
notification-renamed-contact-body = Raison : { $reason } · Pour contester : { $contact }

# About webhooks.
notification-test-title = Un test de ton webhook
notification-test-body = Il fonctionne : tu as demandé cette requête de test.
notification-webhook-paused-title = Un webhook a été mis en pause
notification-webhook-paused-body = Rien n’a pu être livré à l’un de tes webhooks pendant cinq jours. Regarde ses livraisons et reprends-le.

# Flux et calendriers.
feed-games = Parties de { $player }
feed-tournaments = Tournois
feed-called-off = Annulé
calendar-name = Échéances de tes tours
