var o=`web-device = Sur cet appareil
web-device-what = Des parties sans serveur : contre des robots, m\xEAme en mode avion, ou \xE0 plusieurs sur un seul appareil. Elles restent sur cet appareil et ne comptent pour rien.
web-device-new = Nouvelle partie sur cet appareil
web-device-begin = Commencer
web-device-who = Joueur
web-device-person = Une personne sur cet appareil
web-device-player = Joueur { $number }
web-device-bots =
    { $count ->
        [one] et un robot
       *[other] et { $count } robots
    }
web-device-over = termin\xE9e
web-device-delete = Supprimer
web-device-delete-what = La partie sera perdue pour de bon.`;export{o as default};
