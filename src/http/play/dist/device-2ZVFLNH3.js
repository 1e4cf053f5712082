var n=`web-device = Auf diesem Ger\xE4t
web-device-what = Partien ohne Server: gegen Bots, auch im Flugmodus, oder zu mehreren an einem Ger\xE4t. Sie bleiben auf diesem Ger\xE4t und z\xE4hlen nirgends.
web-device-new = Neue Partie auf diesem Ger\xE4t
web-device-begin = Beginnen
web-device-who = Spieler
web-device-person = Ein Mensch an diesem Ger\xE4t
web-device-player = Spieler { $number }
web-device-bots =
    { $count ->
        [one] und ein Bot
       *[other] und { $count } Bots
    }
web-device-over = zu Ende
web-device-delete = L\xF6schen
web-device-delete-what = Die Partie ist dann f\xFCr immer weg.`;export{n as default};
