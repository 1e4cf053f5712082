# Games on a device, without a server.

web-device = Auf diesem Gerät
web-device-what = Partien ohne Server: gegen Bots, auch im Flugmodus, oder zu mehreren an einem Gerät. Sie bleiben auf diesem Gerät und zählen nirgends.
web-device-new = Neue Partie auf diesem Gerät
web-device-begin = Beginnen
web-device-who = Spieler
web-device-person = Ein Mensch an diesem Gerät
web-device-player = Spieler { $number }
web-device-bots =
    { $count ->
        [one] und ein Bot
       *[other] und { $count } Bots
    }
web-device-over = zu Ende
web-device-delete = Löschen
web-device-delete-what = Die Partie ist dann für immer weg.
