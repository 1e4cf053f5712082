# Was am Tisch gesagt werden kann.

phrase-hello = Hallo!
phrase-good_luck = Viel Glück euch allen!
phrase-have_fun = Viel Spaß!
phrase-all_aboard = Bitte einsteigen!
phrase-nice_route = Schöne Strecke!
phrase-good_move = Guter Zug!
phrase-well_played = Gut gespielt!
phrase-close_one = Das war knapp!
phrase-thanks = Danke!
phrase-you_are_welcome = Gern geschehen!
phrase-sorry = Entschuldigung!
phrase-no_worries = Macht nichts!
phrase-oops = Hoppla!
phrase-hurry = Die Uhr tickt …
phrase-take_your_time = Lass dir Zeit!
phrase-thinking = Ich überlege noch …
phrase-back_soon = Bin gleich zurück!
phrase-congratulations = Herzlichen Glückwunsch!
phrase-another_game = Noch eine Partie?
phrase-goodbye = Auf Wiedersehen!

# Reactions.
phrase-smile = Lächeln
phrase-laugh = Lachen
phrase-applause = Beifall
phrase-thumbs_up = Daumen hoch
phrase-heart = Herz
phrase-surprise = Staunen
phrase-wave = Winken
phrase-fingers_crossed = Gedrückte Daumen
phrase-sad = Eine Träne
phrase-party = Feier
phrase-train = Zug
