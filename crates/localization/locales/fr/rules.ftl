# Les règles en bref. Explications : voir la version anglaise.

rule-R1 = Le matériel
rule-R1-1 = Une partie réunit deux à cinq personnes. Chacune a 45 wagons et 3 gares d’une couleur : marron, rouge, violet, gris ou bleu.
rule-R1-2 = Il y a 110 cartes Wagon : 12 de chaque couleur (violet, bleu, orange, blanc, vert, jaune, noir, rouge) et 14 locomotives.
rule-R1-3 = Le plateau compte 47 villes et 101 routes, dont 11 routes doubles, 18 tunnels et 13 ferries.
rule-R1-4 = Une route de 1, 2, 3, 4, 6 ou 8 cases rapporte 1, 2, 4, 7, 15 ou 21 points.
rule-R1-5 = Une carte Destination indique deux villes et sa valeur en points. Les grandes villes sont Londres, Berlin, Moscou, Paris, Vienne, Madrid, Rome, Athènes et Angora.

rule-R2 = La mise en place
rule-R2-1 = Tu commences avec quatre cartes Wagon. Cinq autres sont visibles.
rule-R2-2 = Tu gardes une partie des destinations reçues. Classique et Europa 1912 : au moins deux sur quatre. Méga Europe : au plus une route longue sur deux, puis au moins deux sur cinq, ou trois si tu n’as pas de route longue. Grandes villes : au moins deux sur cinq.
rule-R2-3 = Les destinations de route longue ne se distribuent qu’au début. Celles qui restent retournent dans la boîte.
rule-R2-4 = Des destinations bonus peuvent s’ajouter à toutes les variantes ; dans Grandes villes, seulement celles qui ont une grande ville. Dans une partie, deux destinations ne relient jamais les mêmes villes.
rule-R2-5 = Tout le monde choisit ses premières destinations en même temps et en secret. Celles que tu gardes restent secrètes jusqu’à la fin, mais pas leur nombre.
rule-R2-6 = Le premier tour est tiré au sort ou attribué par l’hôte. On joue ensuite dans l’ordre des places.

rule-R3 = Le tour de jeu
rule-R3-1 = À ton tour, tu fais une seule chose : piocher des cartes Wagon, prendre une route, piocher des destinations ou construire une gare. Tu ne peux pas passer tant qu’une de ces actions est possible.
rule-R3-2 = Tu ne passes que si tu ne peux rien faire. Si tout le monde passe d’affilée, la partie s’arrête et on compte les points.

rule-R4 = Les cartes Wagon
rule-R4-1 = Tu prends deux cartes, l’une après l’autre, chacune dans la pioche ou parmi les cinq cartes visibles.
rule-R4-2 = Une carte visible que tu prends est aussitôt remplacée par une carte de la pioche.
rule-R4-3 = Une locomotive visible ne peut être que ta première carte, et c’est alors la seule.
rule-R4-4 = Une locomotive tirée de la pioche compte pour une carte, comme les autres.
rule-R4-5 = Après la première carte, tu en prends une deuxième. Ton tour ne s’arrête à une seule carte que si on ne peut plus en piocher.
rule-R4-6 = Dès qu’il y a au moins trois locomotives parmi les cinq cartes visibles, on défausse les cinq et on en retourne cinq autres, sauf s’il reste trop peu d’autres cartes. Tant qu’un tunnel n’est pas décidé, on attend.
rule-R4-7 = On complète les cartes visibles dès qu’il y a de nouveau des cartes.
rule-R4-8 = Quand la pioche est épuisée, on mélange la défausse pour en former une nouvelle.
rule-R4-9 = Tant que la pioche et la défausse sont vides, on ne peut prendre aucune carte Wagon, même visible.
rule-R4-10 = Le nombre de cartes en main n’est pas limité. Ta main est secrète, mais pas le nombre de tes cartes.

rule-R5 = Les routes
rule-R5-1 = Une route coûte autant de cartes qu’elle a de cases, toutes de sa couleur. Une route grise accepte n’importe quelle couleur, mais une seule. Une locomotive remplace n’importe quelle carte.
rule-R5-2 = Tu indiques combien de locomotives tu joues ; toutes les autres cartes sont d’une même couleur. Si tu ne joues que des locomotives, n’indique pas de couleur.
rule-R5-3 = Il te faut un wagon par case. Tu prends une seule route par tour, en entier ; elle n’a pas besoin de toucher tes autres routes.
rule-R5-4 = Une route rapporte ses points tout de suite. Ses cartes vont à la défausse.
rule-R5-5 = Personne ne possède les deux voies d’une route double. À deux ou trois, la deuxième voie se ferme dès que la première est prise.
rule-R5-6 = Un ferry demande au moins une locomotive pour chacun de ses symboles.

rule-R6 = Les tunnels
rule-R6-1 = Tu poses d’abord les cartes du tunnel. Ensuite, on révèle trois cartes de la pioche, ou celles qui restent.
rule-R6-2 = Pour chaque carte révélée de ta couleur et pour chaque locomotive révélée, tu ajoutes une carte de ta couleur ou une locomotive.
rule-R6-3 = Si tu n’as posé que des locomotives, seules les locomotives révélées comptent, et tu n’ajoutes que des locomotives.
rule-R6-4 = Tu paies les cartes supplémentaires ou tu renonces. Si tu renonces, tu reprends tes cartes et ton tour se termine.
rule-R6-5 = Les cartes révélées sont défaussées à la fin du tour.
rule-R6-6 = Tu poses autant de wagons que le tunnel a de cases, quel que soit le nombre de cartes payées.

rule-R7 = Les destinations
rule-R7-1 = Tu pioches trois destinations (quatre dans Grandes villes), ou celles qui restent, et tu en gardes au moins une. Les autres vont sous la pioche. S’il n’en reste pas, tu ne peux pas en piocher.
rule-R7-2 = Tu gardes tes destinations jusqu’à la fin. Elles sont secrètes, mais pas leur nombre.

rule-R8 = Les gares
rule-R8-1 = Tu peux construire dans toute ville sans gare : une gare par tour, trois par partie. Elles coûtent une, deux, puis trois cartes d’une même couleur ; une locomotive remplace n’importe quelle carte.
rule-R8-2 = À la fin, chacune de tes gares te permet d’emprunter une route adverse qui touche sa ville, la même pour toutes tes destinations.
rule-R8-3 = Tu n’as pas à choisir cette route : c’est la plus avantageuse pour toi qui compte.

rule-R9 = La fin de la partie
rule-R9-1 = Quand quelqu’un finit son tour avec deux wagons ou moins, tout le monde joue encore un tour, cette personne comprise.
rule-R9-2 = On ajoute les routes et les destinations réalisées, on retire les destinations non réalisées, puis on ajoute 4 points par gare non construite et 10 pour l’European Express.
rule-R9-3 = L’European Express va à qui a le chemin continu le plus long avec ses propres routes. Chaque route n’y compte qu’une fois, chaque ville autant de fois qu’on veut. En cas d’égalité, chacun reçoit les 10 points.
rule-R9-4 = Le plus grand nombre de points l’emporte ; ensuite le plus de destinations réalisées, puis le moins de gares, puis le chemin le plus long. Si tout est égal, la victoire est partagée.
rule-R9-5 = Après 1 000 tours de jeu, le dernier tour de table commence, quel que soit le nombre de wagons restants.

rule-R10 = Au-delà des livrets
rule-R10-1 = Si tu abandonnes, ou si tu dépasses plusieurs fois ton temps, un bot joue à ta place et tu finis au dernier rang. Un abandon est définitif ; sinon, tu peux revenir. Quand il ne reste qu’une personne, la partie s’arrête et on compte les points.
rule-R10-2 = Quand ton temps est écoulé, le serveur joue pour toi : il renonce au tunnel, garde le moins de destinations possible et joue sinon comme un bot.
rule-R10-3 = On considère que tu as joué dès que tu finis un tour dans les temps. Le choix des premières destinations ne compte pas.
rule-R10-4 = Si quelqu’un part avant que tout le monde ait joué, la partie s’arrête sans résultat.
rule-R10-5 = Ta place passe à un bot si ton temps s’écoule à deux tours de suite. Un tour fini dans les temps remet le compte à zéro, et ton retour aussi.
rule-R10-6 = Une fois ton temps écoulé, le serveur joue pour toi jusqu’à la fin de ton tour.
rule-R10-7 = Avant le début, tu peux partir : ta place se libère. Si l’hôte part, la personne suivante devient l’hôte. Une table sans personne est annulée.
rule-R10-8 = Dans une partie d’un jour ou plus à la pendule, tu peux partir en vacances. Ta pendule s’arrête jusqu’à ton retour, et tu ne joues pas.
rule-R10-9 = Dans une partie d’un jour ou plus par coup, tu peux avoir des heures de sommeil, dix par jour au plus. Le temps qui finirait pendant ces heures finit avec elles.
rule-R10-10 = Si la table l’a prévu, quelqu’un peut reprendre la place qu’un bot joue pour une personne partie. Cette personne voit ce que voit la place et ne finit plus d’office au dernier rang ; l’autre ne peut plus revenir. On ne peut pas avoir deux places, même l’une après l’autre.
