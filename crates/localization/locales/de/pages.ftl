# Was Seiten für Browser sagen.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } lädt dich zu einer Zugpartie ein
page-invite-title-by-nobody = Du bist zu einer Zugpartie eingeladen
page-invite-description = { $variant }, { $seats }. Code: { $code }
page-invite-text = { $variant }, { $seats }. Öffne die App und tritt mit diesem Code bei:
page-invite-play = Im Browser spielen
