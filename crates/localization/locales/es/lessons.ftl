# The lessons, which crates/hosting/data has as data: "lesson-NAME-N" is the text of step N.

lesson-first_journey = Tu primer viaje
lesson-first_journey-about = Billetes, cartas, recorridos, un túnel y una estación: todo lo que se hace en una partida.
lesson-first_journey-1 = Te damos la bienvenida a bordo. Cubres recorridos de tren entre las ciudades de Europa. Gana quien tiene más puntos.
lesson-first_journey-2 = Un billete nombra dos ciudades que unir. Te quedas al menos dos. Quédate { city-zurich } – { city-budapest } y { city-paris } – { city-zagrab }: comparten parte del camino.
lesson-first_journey-3 = En tu turno haces una sola cosa: robar cartas de vagón, cubrir un recorrido, robar billetes o construir una estación.
lesson-first_journey-4 = Un recorrido se paga con cartas de su color. Toma la carta verde: el de { city-zurich } a { city-venezia } es verde.
lesson-first_journey-5 = Robas dos cartas por turno. Roba la segunda a ciegas, del mazo.
lesson-first_journey-6 = Un recorrido gris admite cualquier color. Toca { city-venezia } – { city-zagrab } en el tablero y paga con tus dos cartas amarillas.
lesson-first_journey-7 = Dos casillas valen 2 puntos, seis valen 15: los recorridos largos compensan. Cada casilla lleva uno de tus 45 vagones.
lesson-first_journey-8 = Una locomotora vale por cualquier color. Si la tomas boca arriba, es la única carta de tu turno. Tómala.
lesson-first_journey-9 = { city-zurich } – { city-venezia } es un túnel: sus casillas tienen un borde oscuro con huecos. Tócalo y pon tus dos cartas verdes. Solo entonces se ve lo que cuesta.
lesson-first_journey-10 = Se descubren tres cartas. Cada una de tu color, y cada locomotora, te cuesta una carta más. Aquí es una: págala con tu locomotora.
lesson-first_journey-11 = Tu rival ha cubierto { city-budapest } – { city-zagrab }, y lo necesitas. Una estación te deja usar un recorrido de otra persona.
lesson-first_journey-12 = Toca { city-zagrab } y construye una estación. La primera cuesta una carta. Cada estación que no construyes vale 4 puntos al final.
lesson-first_journey-13 = { city-zurich } – { city-budapest } está unido por tu estación. Lleva un medio círculo hasta el final, y entonces da 6 puntos. Un billete que no se une te cuesta sus puntos.

lesson-across_the_sea = Cruzar el mar
lesson-across_the_sea-about = Tres locomotoras descubiertas, un ferri, un recorrido doble y nuevos billetes.
lesson-across_the_sea-1 = Hay dos locomotoras descubiertas. Toma la primera carta amarilla y mira qué viene en su lugar.
lesson-across_the_sea-2 = Ha venido una tercera locomotora: entonces se cambian las cinco cartas de una vez. Roba tu segunda carta del mazo.
lesson-across_the_sea-3 = { city-dieppe } – { city-london } es un ferri: una casilla con una rueda pide una locomotora. Tócalo y paga con tu carta verde y tu locomotora.
lesson-across_the_sea-4 = Allí hay dos vías: un recorrido doble. Nadie puede cubrir las dos, y con dos o tres jugadores la otra queda cerrada.
lesson-across_the_sea-5 = Un turno también puede traer nuevos billetes. Roba tres: toca el montón de billetes junto al mazo.
lesson-across_the_sea-6 = Te quedas al menos uno. { city-budapest } – { city-sofia } está cerca de tu camino a { city-bucuresti }: quédate solo ese.
lesson-across_the_sea-7 = Roba billetes solo mientras haya tiempo de unirlos: los demás te cuestan puntos. Mira ahora cómo termina una partida.

lesson-last_round = La última ronda
lesson-last_round-about = Cómo termina una partida y qué se cuenta, con una partida casi acabada.
lesson-last_round-1 = Esta partida casi ha terminado. Te quedan 5 vagones. En cuanto alguien tiene dos o menos, cada uno juega una vez más.
lesson-last_round-2 = Cubre { city-brest } – { city-pamplona } con tus cuatro cartas violeta. Completa tus billetes desde { city-brest }.
lesson-last_round-3 = Tu último turno, con un vagón. Cubre { city-budapest } – { city-wien }: un punto más.
lesson-last_round-4 = Ahora se cuenta todo: recorridos, billetes, las estaciones que no has construido y 10 puntos por el camino continuo más largo. Ya conoces el juego: juega una partida contra un bot.
