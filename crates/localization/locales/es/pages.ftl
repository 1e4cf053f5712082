# Lo que dicen las páginas para navegadores.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } te invita a una partida de trenes
page-invite-title-by-nobody = Tienes una invitación a una partida de trenes
page-invite-description = { $variant }, { $seats }. Código: { $code }
page-invite-text = { $variant }, { $seats }. Abre la aplicación y únete con este código:
page-invite-play = Jugar en el navegador
