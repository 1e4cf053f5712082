# Ce qui peut se dire à la table.

phrase-hello = Bonjour !
phrase-good_luck = Bonne chance à tout le monde !
phrase-have_fun = Bon amusement !
phrase-all_aboard = En voiture !
phrase-nice_route = Belle route !
phrase-good_move = Bien vu !
phrase-well_played = Bien joué !
phrase-close_one = C’était moins une !
phrase-thanks = Merci !
phrase-you_are_welcome = Avec plaisir !
phrase-sorry = Pardon !
phrase-no_worries = Ce n’est rien !
phrase-oops = Oups !
phrase-hurry = L’heure tourne …
phrase-take_your_time = Prends ton temps !
phrase-thinking = Je réfléchis …
phrase-back_soon = Je reviens tout de suite !
phrase-congratulations = Félicitations !
phrase-another_game = On en refait une ?
phrase-goodbye = Au revoir !

# Reactions.
phrase-smile = Sourire
phrase-laugh = Rire
phrase-applause = Applaudissements
phrase-thumbs_up = Pouce levé
phrase-heart = Cœur
phrase-surprise = Étonnement
phrase-wave = Signe de la main
phrase-fingers_crossed = Doigts croisés
phrase-sad = Une larme
phrase-party = Fête
phrase-train = Le train
