# The planner in the web app: tickets with what they need, ways of the player's own, the list to
# build from, and why something cannot be built.

web-plan-failed = Der Plan lässt sich gerade nicht laden.
web-plan-together = Alle zusammen: { $needed } von deinen { $trains } Waggons
web-plan-all = Alle Zielkarten
web-plan-too_few_trains = Zu wenige Waggons übrig
web-plan-too_few_turns = Zu spät: das Spiel endet vorher
web-plan-blocked = Blockiert: kein Weg ist mehr frei
web-plan-by-stations = Deine Bahnhöfe erfüllen sie am Ende
web-plan-missing =
    { $count ->
        [one] { $count } Karte fehlt
       *[other] { $count } Karten fehlen
    }
web-plan-cards-suffice = deine Karten reichen
web-plan-any-color =
    { $count ->
        [one] { $count } Karte beliebiger Farbe
       *[other] { $count } Karten einer Farbe
    }
web-plan-replaced =
    { $count ->
        [one] eine Lokomotive ersetzt { $count }
       *[other] Lokomotiven ersetzen { $count }
    }
web-plan-with-station = Oder { $trains }, mit Bahnhof in { $cities }
web-plan-without-station = Oder { $trains }, ohne Bahnhof
web-plan-lent = geliehen durch einen Bahnhof in { $city }
web-plan-own =
    { $count ->
        [one] und { $count } Strecke, die du hast
       *[other] und { $count } Strecken, die du hast
    }

web-ways = Deine Wege
web-way-plan = Einen Weg planen
web-way-from = Einen Weg von hier planen
web-way-on = Weiter hierher
web-way-remove = Diesen Weg entfernen
web-way-blocked = Blockiert: { $list }
web-way-closed = Inzwischen vergeben: { $list }
web-way-first = Tippe auf die Stadt, in der er beginnt.
web-way-next = Tippe auf die nächste Stadt.
web-way-undo = Zurück
web-way-keep = Merken
web-way-out = Weg ausblenden

web-build-needed = Für deine Pläne
web-build-others = Andere Strecken
web-build-missing = Für deine Pläne, noch nicht möglich
# Who has a route; $player is a name.
web-claimed-by = genutzt von { $player }
web-build-pays =
    { $count ->
        [0] mit { $payment }, keine Karte bleibt
        [one] mit { $payment }, { $count } Karte bleibt
       *[other] mit { $payment }, { $count } Karten bleiben
    }
web-build-lacks = es fehlt an { $cards }

web-why-own = Diese Strecke gehört dir.
web-why-taken = Diese Strecke gehört { $player }. Am Ende kann ein Bahnhof in einer ihrer Städte sie dir leihen.
web-why-own_twin = Dir gehört das andere Gleis, und niemand bekommt beide.
web-why-twin_closed = Das andere Gleis gehört { $player }. Zu zweit oder zu dritt ist dann auch dieses geschlossen.
web-why-trains = Nötig: { $trains }; du hast nur noch { $left }.
web-why-ferry =
    { $missing ->
        [one] Die Fähre braucht insgesamt mindestens { $needed } Lokomotiven: { $missing } fehlt.
       *[other] Die Fähre braucht insgesamt mindestens { $needed } Lokomotiven: { $missing } fehlen.
    }
web-why-cards = Es fehlt an { $cards }.
web-why-no_station = Du hast keinen Bahnhof mehr.
web-why-city_taken = Hier steht ein Bahnhof von { $player }, und eine Stadt hat nur für einen Platz.
web-why-over = Das Spiel ist zu Ende.
web-why-turn = Du bist nicht am Zug.
web-why-second_card = Nimm zuerst deine zweite Karte.
web-why-tickets = Wähle zuerst deine Zielkarten.
web-why-tunnel = Entscheide zuerst über deinen Tunnel.
web-why-vacation = Du bist im Urlaub.
