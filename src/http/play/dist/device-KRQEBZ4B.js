var o=`web-device = En este dispositivo
web-device-what = Partidas sin servidor: contra bots, tambi\xE9n en modo avi\xF3n, o entre varias personas con un solo dispositivo. Se quedan en este dispositivo y no cuentan para nada.
web-device-new = Nueva partida en este dispositivo
web-device-begin = Empezar
web-device-who = Jugador
web-device-person = Una persona en este dispositivo
web-device-player = Jugador { $number }
web-device-bots =
    { $count ->
        [one] y un bot
       *[other] y { $count } bots
    }
web-device-over = terminada
web-device-delete = Eliminar
web-device-delete-what = La partida se perder\xE1 para siempre.`;export{o as default};
