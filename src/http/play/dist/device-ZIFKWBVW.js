var o=`web-device = On this device
web-device-what = Games without a server: against bots, also in flight mode, or several people at one device. They stay on this device and count for nothing.
web-device-new = New game on this device
web-device-begin = Begin
web-device-who = Player
web-device-person = A person at this device
web-device-player = Player { $number }
web-device-bots =
    { $count ->
        [one] and a bot
       *[other] and { $count } bots
    }
web-device-over = over
web-device-delete = Delete
web-device-delete-what = The game is gone for good.`;export{o as default};
