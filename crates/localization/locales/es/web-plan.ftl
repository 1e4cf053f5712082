# The planner in the web app: tickets with what they need, ways of the player's own, the list to
# build from, and why something cannot be built.

web-plan-failed = Ahora no se puede cargar el plan.
web-plan-together = Todos juntos: { $needed } de tus { $trains } vagones
web-plan-all = Todos los billetes
web-plan-too_few_trains = No quedan vagones suficientes
web-plan-too_few_turns = Demasiado tarde: la partida acaba antes
web-plan-blocked = Bloqueado: no queda ningún camino
web-plan-by-stations = Tus estaciones lo completan al final
web-plan-missing =
    { $count ->
        [one] falta { $count } carta
       *[other] faltan { $count } cartas
    }
web-plan-cards-suffice = tus cartas bastan
web-plan-any-color =
    { $count ->
        [one] { $count } carta de cualquier color
       *[other] { $count } cartas de un mismo color
    }
web-plan-replaced =
    { $count ->
        [one] una locomotora sustituye { $count }
       *[other] las locomotoras sustituyen { $count }
    }
web-plan-with-station = O { $trains }, con una estación en { $cities }
web-plan-without-station = O { $trains }, sin estación
web-plan-lent = prestado por una estación en { $city }
web-plan-own =
    { $count ->
        [one] y { $count } recorrido que tienes
       *[other] y { $count } recorridos que tienes
    }

web-ways = Tus caminos
web-way-plan = Planear un camino
web-way-from = Planear un camino desde aquí
web-way-on = Seguir hasta aquí
web-way-remove = Quitar este camino
web-way-blocked = Bloqueado: { $list }
web-way-closed = Ocupado desde entonces: { $list }
web-way-first = Toca la ciudad donde empieza.
web-way-next = Toca la ciudad siguiente.
web-way-undo = Deshacer
web-way-keep = Guardar
web-way-out = Ocultar el camino

web-build-needed = Para tus planes
web-build-others = Otros recorridos
web-build-missing = Para tus planes, aún no es posible
# Who has a route; $player is a name.
web-claimed-by = cubierta por { $player }
web-build-pays =
    { $count ->
        [0] con { $payment }, no queda ninguna carta
        [one] con { $payment }, queda { $count } carta
       *[other] con { $payment }, quedan { $count } cartas
    }
web-build-lacks = te falta: { $cards }

web-why-own = Este recorrido es tuyo.
web-why-taken = Este recorrido es de { $player }. Al final, una estación en una de sus ciudades puede prestártelo.
web-why-own_twin = La otra vía es tuya, y nadie tiene las dos.
web-why-twin_closed = La otra vía es de { $player }. Con dos o tres jugadores, esta también se cierra.
web-why-trains = Necesita { $trains }, y solo te quedan { $left }.
web-why-ferry =
    { $missing ->
        [one] El ferri pide al menos { $needed } locomotoras en total: falta { $missing }.
       *[other] El ferri pide al menos { $needed } locomotoras en total: faltan { $missing }.
    }
web-why-cards = Te falta: { $cards }.
web-why-no_station = No te queda ninguna estación.
web-why-city_taken = { $player } tiene una estación aquí, y en una ciudad solo cabe una.
web-why-over = La partida ha terminado.
web-why-turn = No es tu turno.
web-why-second_card = Toma primero tu segunda carta.
web-why-tickets = Elige primero tus billetes.
web-why-tunnel = Decide primero sobre tu túnel.
web-why-vacation = Estás de vacaciones.
