# The lessons, which crates/hosting/data has as data: "lesson-NAME-N" is the text of step N.

lesson-first_journey = Ton premier voyage
lesson-first_journey-about = Destinations, cartes, routes, un tunnel et une gare : tout ce que l’on fait dans une partie.
lesson-first_journey-1 = Bienvenue à bord. Tu prends des routes de chemin de fer entre les villes d’Europe. Le plus grand nombre de points l’emporte.
lesson-first_journey-2 = Une destination nomme deux villes à relier. Tu en gardes au moins deux. Garde { city-zurich } – { city-budapest } et { city-paris } – { city-zagrab } : elles ont une partie du trajet en commun.
lesson-first_journey-3 = À ton tour, tu fais une seule chose : piocher des cartes Wagon, prendre une route, piocher des destinations ou construire une gare.
lesson-first_journey-4 = Une route se paie avec des cartes de sa couleur. Prends la carte verte : { city-zurich } – { city-venezia } est verte.
lesson-first_journey-5 = Tu pioches deux cartes par tour. Prends la deuxième sans la voir, dans la pioche.
lesson-first_journey-6 = Une route grise accepte n’importe quelle couleur. Touche { city-venezia } – { city-zagrab } sur le plateau et paie avec tes deux cartes jaunes.
lesson-first_journey-7 = Deux cases rapportent 2 points, six en rapportent 15 : les longues routes paient. Chaque case prend un de tes 45 wagons.
lesson-first_journey-8 = Une locomotive remplace n’importe quelle couleur. Prise face visible, elle est la seule carte de ton tour. Prends-la.
lesson-first_journey-9 = { city-zurich } – { city-venezia } est un tunnel : ses cases ont un bord sombre interrompu. Touche-le et pose tes deux cartes vertes. Son prix ne se révèle qu’alors.
lesson-first_journey-10 = Trois cartes sont révélées. Chacune de ta couleur, et chaque locomotive, te coûte une carte de plus. Ici une seule : paie-la avec ta locomotive.
lesson-first_journey-11 = Ton adversaire a pris { city-budapest } – { city-zagrab }, dont tu as besoin. Une gare te permet d’emprunter une route d’un autre joueur.
lesson-first_journey-12 = Touche { city-zagrab } et construis une gare. La première coûte une carte. Chaque gare que tu ne construis pas vaut 4 points à la fin.
lesson-first_journey-13 = { city-zurich } – { city-budapest } est reliée par ta gare. Elle porte un demi-cercle jusqu’à la fin, puis rapporte 6 points. Une destination qui n’est pas reliée te coûte ses points.

lesson-across_the_sea = Par-delà la mer
lesson-across_the_sea-about = Trois locomotives visibles, un ferry, une route double et de nouvelles destinations.
lesson-across_the_sea-1 = Deux locomotives sont visibles. Prends la première carte jaune et vois ce qui vient à sa place.
lesson-across_the_sea-2 = Une troisième locomotive est venue : les cinq cartes sont alors remplacées d’un coup. Pioche ta deuxième carte dans la pioche.
lesson-across_the_sea-3 = { city-dieppe } – { city-london } est un ferry : une case avec une roue demande une locomotive. Touche-le et paie avec ta carte verte et ta locomotive.
lesson-across_the_sea-4 = Il y a là deux voies : une route double. Personne ne peut prendre les deux, et à deux ou trois joueurs l’autre reste fermée.
lesson-across_the_sea-5 = Un tour peut aussi apporter de nouvelles destinations. Pioches-en trois : touche la pile des destinations à côté de la pioche.
lesson-across_the_sea-6 = Tu en gardes au moins une. { city-budapest } – { city-sofia } est près de ton chemin vers { city-bucuresti } : ne garde que celle-ci.
lesson-across_the_sea-7 = Ne pioche des destinations que s’il reste le temps de les relier : les autres te coûtent des points. Vois maintenant comment une partie se termine.

lesson-last_round = Le dernier tour
lesson-last_round-about = Comment une partie se termine et ce que l’on compte, avec une partie presque finie.
lesson-last_round-1 = Cette partie est presque finie. Il te reste 5 wagons. Dès que quelqu’un en a deux ou moins, chacun joue encore une fois.
lesson-last_round-2 = Prends { city-brest } – { city-pamplona } avec tes quatre cartes violettes. Tes destinations au départ de { city-brest } sont alors reliées.
lesson-last_round-3 = Ton dernier tour, avec un wagon. Prends { city-budapest } – { city-wien } : encore un point.
lesson-last_round-4 = Maintenant tout est compté : les routes, les destinations, les gares que tu n’as pas construites, et 10 points pour le plus long chemin continu. Tu connais le jeu : joue une partie contre un bot.
