# Che cosa dicono le pagine per i browser.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } ti invita a una partita di treni
page-invite-title-by-nobody = Hai un invito a una partita di treni
page-invite-description = { $variant }, { $seats }. Codice: { $code }
page-invite-text = { $variant }, { $seats }. Apri l’app e unisciti con questo codice:
page-invite-play = Gioca nel browser
