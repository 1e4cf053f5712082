# Imágenes en las reglas de la aplicación web. Explicaciones: véase la versión inglesa.

web-rules-contents = Contenido
web-rules-or = o
web-rules-spaces = Casillas
web-rules-points = Puntos

web-rules-claim-color = { $route }: { $kind }, { $spaces }. Pagas con { $one } o con { $other }. Vale { $points }.
web-rules-claim-gray = { $route }: { $kind }, { $spaces }. Pagas con { $one }, con { $other } o con otro color, pero nunca con dos. Vale { $points }.
web-rules-claim-ferry = { $route }: { $kind }, { $spaces }, { $locomotives }. Pagas con { $one }, con { $other } o con otro color. Vale { $points }.
web-rules-double = { $route }: { $player } tiene una vía. Si juegan dos o tres, la otra, tachada aquí, se cierra. Si juegan cuatro o cinco, cualquiera menos { $player } puede cubrirla todavía.
web-rules-tunnel = { $route }: { $kind }, { $spaces }. Empiezas con { $payment }. Se revelan: { $revealed }. Cuentan las cartas de tu color y las locomotoras, así que añades { $surcharge }: pagas con { $one } o con { $other }. Colocas { $trains } de todos modos.
web-rules-station = { $player } tiene { $own }, y una estación en { $city }. { $lender } tiene { $lent }. La estación presta este recorrido a { $player }: el billete { $ticket } está completado y vale { $points }.
web-rules-ending = { $player } acaba un turno con { $trains }. Empieza la última ronda: { $players } tienen un turno más, en este orden. Después se puntúa.
web-rules-longest = { $second } tiene { $trains }, pero se ramifican: la ruta continua más larga, marcada aquí, solo tiene { $path }. { $first } tiene { $longer }, todos en una ruta que pasa dos veces por { $city }. El European Express es para { $first }.

web-rules-score = Una puntuación final tras { $trains }
web-rules-unbuilt =
    { $count ->
        [one] { $count } estación sin construir
       *[other] { $count } estaciones sin construir
    }
