# Games on a device, without a server.

web-device = Su questo dispositivo
web-device-what = Partite senza server: contro i bot, anche in modalità aereo, o in più persone con un solo dispositivo. Restano su questo dispositivo e non contano per niente.
web-device-new = Nuova partita su questo dispositivo
web-device-begin = Inizia
web-device-who = Giocatore
web-device-person = Una persona a questo dispositivo
web-device-player = Giocatore { $number }
web-device-bots =
    { $count ->
        [one] e un bot
       *[other] e { $count } bot
    }
web-device-over = finita
web-device-delete = Elimina
web-device-delete-what = La partita andrà persa per sempre.
