# Las reglas en breve. Explicaciones: véase la versión inglesa.

rule-R1 = El material
rule-R1-1 = Juegan de dos a cinco. Cada cual tiene 45 vagones y 3 estaciones de un color: marrón, rojo, morado, gris o azul.
rule-R1-2 = Hay 110 cartas de vagón: 12 de cada color (violeta, azul, naranja, blanco, verde, amarillo, negro y rojo) y 14 locomotoras.
rule-R1-3 = El tablero tiene 47 ciudades y 101 recorridos, entre ellos 11 dobles, 18 túneles y 13 ferris.
rule-R1-4 = Un recorrido de 1, 2, 3, 4, 6 u 8 casillas vale 1, 2, 4, 7, 15 o 21 puntos.
rule-R1-5 = Un billete indica dos ciudades y los puntos que vale. Las grandes ciudades son Londres, Berlín, Moscú, París, Viena, Madrid, Roma, Atenas y Angora.

rule-R2 = La preparación
rule-R2-1 = Empiezas con cuatro cartas de vagón. Otras cinco están descubiertas.
rule-R2-2 = Te quedas con una parte de los billetes que recibes. Clásica y Europa 1912: al menos dos de cuatro. Mega Europa: como mucho uno de dos de ruta larga, y luego al menos dos de cinco, o tres si no tienes ruta larga. Grandes ciudades: al menos dos de cinco.
rule-R2-3 = Los billetes de ruta larga solo se reparten al principio. Los que sobran vuelven a la caja.
rule-R2-4 = A cualquier variante se le pueden añadir billetes extra; en Grandes ciudades, solo los que tienen una gran ciudad. En una partida nunca hay dos billetes con las mismas dos ciudades.
rule-R2-5 = Todos eligen sus primeros billetes a la vez y en secreto. Con cuáles te quedas es secreto hasta el final; con cuántos, no.
rule-R2-6 = El primer turno se sortea o lo asigna quien dirige la mesa. Después se juega por orden de asientos.

rule-R3 = El turno
rule-R3-1 = En tu turno haces una sola cosa: robar cartas de vagón, cubrir un recorrido, robar billetes o construir una estación. No puedes pasar mientras puedas hacer alguna de ellas.
rule-R3-2 = Solo pasas si no puedes hacer nada. Si todos pasan seguidos, la partida termina y se puntúa.

rule-R4 = Cartas de vagón
rule-R4-1 = Tomas dos cartas, una tras otra, cada una del mazo o de las cinco descubiertas.
rule-R4-2 = La carta descubierta que tomas se repone enseguida del mazo.
rule-R4-3 = Una locomotora descubierta solo puede ser tu primera carta, y entonces es la única.
rule-R4-4 = Una locomotora robada del mazo cuenta como una carta cualquiera.
rule-R4-5 = Después de la primera carta tomas una segunda. Tu turno acaba con una sola carta únicamente si ya no se puede robar otra.
rule-R4-6 = Si tres o más de las cinco cartas descubiertas son locomotoras, se descartan las cinco y se descubren otras cinco, salvo que queden muy pocas cartas de otro tipo. Mientras un túnel está por decidir, se espera.
rule-R4-7 = Los huecos entre las cartas descubiertas se llenan en cuanto vuelve a haber cartas.
rule-R4-8 = Cuando se agota el mazo, se barajan los descartes para formar otro.
rule-R4-9 = Mientras el mazo y los descartes estén vacíos, nadie puede tomar cartas de vagón, ni siquiera descubiertas.
rule-R4-10 = Puedes tener cualquier número de cartas. Tu mano es secreta; cuántas cartas tienes, no.

rule-R5 = Recorridos
rule-R5-1 = Un recorrido cuesta tantas cartas como casillas tiene, todas de su color. Uno gris admite cualquier color, pero uno solo. Las locomotoras sustituyen a cualquier carta.
rule-R5-2 = Dices con cuántas locomotoras pagas; todas las demás cartas son de un mismo color. Si pagas solo con locomotoras, no indiques color.
rule-R5-3 = Necesitas un vagón por casilla. Cubres un solo recorrido por turno, y entero; no hace falta que toque los tuyos.
rule-R5-4 = Un recorrido puntúa al momento. Sus cartas van a los descartes.
rule-R5-5 = Nadie posee las dos vías de un recorrido doble. Si juegan dos o tres, la segunda vía se cierra en cuanto se cubre la primera.
rule-R5-6 = Un ferri exige al menos una locomotora por cada uno de sus símbolos.

rule-R6 = Túneles
rule-R6-1 = Primero juegas las cartas del túnel. Luego se revelan tres cartas del mazo, o las que haya.
rule-R6-2 = Por cada carta revelada de tu color y por cada locomotora revelada, añades una carta de tu color o una locomotora.
rule-R6-3 = Si solo jugaste locomotoras, solo cuentan las locomotoras reveladas, y solo puedes añadir locomotoras.
rule-R6-4 = Pagas las cartas adicionales o renuncias. Si renuncias, recuperas tus cartas y acaba tu turno.
rule-R6-5 = Las cartas reveladas se descartan al final del turno.
rule-R6-6 = Colocas tantos vagones como casillas tiene el túnel, pagues las cartas que pagues.

rule-R7 = Billetes
rule-R7-1 = Robas tres billetes (cuatro en Grandes ciudades), o los que queden, y te quedas con al menos uno. Los demás van bajo el mazo. Si no queda ninguno, no puedes robar.
rule-R7-2 = Conservas tus billetes hasta el final. Son secretos; cuántos tienes, no.

rule-R8 = Estaciones
rule-R8-1 = Puedes construir en cualquier ciudad sin estación: una por turno, tres por partida. Cuestan una, dos y tres cartas de un mismo color; las locomotoras sustituyen a cualquier carta.
rule-R8-2 = Al final, cada estación tuya te deja usar un recorrido ajeno que llegue a su ciudad, el mismo para todos tus billetes.
rule-R8-3 = No tienes que elegir ese recorrido: cuenta el que más te conviene.

rule-R9 = El final
rule-R9-1 = Cuando alguien acaba su turno con dos vagones o menos, todos juegan un turno más, también esa persona.
rule-R9-2 = Sumas tus recorridos y billetes completados, restas los no completados, y sumas 4 puntos por cada estación sin construir y 10 por el European Express.
rule-R9-3 = El European Express corresponde a la ruta continua más larga de recorridos propios. Cada recorrido cuenta una vez; por una ciudad se pasa cuantas veces haga falta. En caso de empate, todos reciben los 10 puntos.
rule-R9-4 = Gana quien tiene más puntos; después, más billetes completados, luego menos estaciones y luego la ruta continua más larga. Si todo es igual, se comparte la victoria.
rule-R9-5 = Después de 1000 turnos empieza la última ronda, queden los vagones que queden.

rule-R10 = Más allá de los reglamentos
rule-R10-1 = Si abandonas, o te quedas sin tiempo varias veces, un bot juega en tu asiento y acabas en el último puesto. Abandonar es definitivo; si no, puedes volver. Cuando solo queda una persona, la partida termina y se puntúa.
rule-R10-2 = Cuando se acaba tu tiempo, el servidor juega por ti: renuncia al túnel, se queda con el mínimo de billetes y, por lo demás, juega como un bot.
rule-R10-3 = Se considera que has jugado cuando terminas un turno a tiempo. Elegir los primeros billetes no cuenta.
rule-R10-4 = Si alguien se va antes de que todos hayan jugado, la partida termina sin resultado.
rule-R10-5 = Cuentas como ausente si te quedas sin tiempo en dos turnos seguidos. Un turno terminado a tiempo reinicia la cuenta, y tu vuelta también.
rule-R10-6 = Una vez agotado tu tiempo, el servidor juega por ti hasta el final de tu turno.
rule-R10-7 = Antes de empezar puedes irte, y tu asiento queda libre. Si se va quien dirige la mesa, la dirige la persona siguiente. Una mesa sin personas se cancela.
rule-R10-8 = En una partida con un día o más en el reloj puedes irte de vacaciones. Tu reloj se para hasta que vuelves, y no juegas.
rule-R10-9 = En una partida con un día o más por jugada puedes tener horas de sueño, diez al día como mucho. El tiempo que acabaría en ellas acaba con ellas.
rule-R10-10 = Si la mesa lo ha acordado, alguien puede ocupar el asiento en el que juega un bot por quien se fue. Ve lo que ve el asiento y ya no acaba por fuerza en el último puesto; quien se fue no puede volver. Nadie puede tener dos asientos, ni siquiera uno tras otro.
