# Was Seiten für Browser sagen.

# The page behind a link to an invitation. $seats is "seats".
page-invite-title = { $host } lädt dich zu einer Zugpartie ein
page-invite-title-by-nobody = Du bist zu einer Zugpartie eingeladen
page-invite-description = { $variant }, { $seats }. Code: { $code }
page-invite-text = { $variant }, { $seats }. Öffne die App und tritt mit diesem Code bei:
page-invite-play = Im Browser spielen
page-invite-full = { $variant }, { $seats }. Im Moment sind alle Plätze besetzt.
page-invite-started-title = Die Partie hat begonnen
page-invite-started-text = { $variant }, { $seats }. Wenn du einen Platz hast, spielst du hier weiter. Alle anderen können zuschauen.
page-invite-over-title = Die Partie ist zu Ende
page-invite-over-text = { $variant }, { $seats }. Hier siehst du, wie sie ausgegangen ist.
page-invite-called-off-title = Die Partie wurde abgesagt
page-invite-called-off-text = Sie endete ohne Ergebnis. Bitte um eine neue Einladung oder eröffne selbst eine Partie.
page-invite-unknown-title = Dieser Code führt zu keiner Partie
page-invite-unknown-text = Vergleiche ihn mit dem, den du bekommen hast. Ein Code gilt bis 30 Tage nach dem Ende seiner Partie.
page-invite-go = Zur Partie
page-invite-home = Zur Startseite
page-invite-tournament = { $host } lädt dich zu einem Turnier ein: { $name }
page-invite-tournament-by-nobody = Du bist zu einem Turnier eingeladen: { $name }
page-invite-to-tournament = Zum Turnier
page-invite-league = { $host } lädt dich in eine Liga ein: { $name }
page-invite-league-by-nobody = Du bist in eine Liga eingeladen: { $name }
page-invite-league-text =
    { $members ->
        [one] { $members } Mitglied
       *[other] { $members } Mitglieder
    }, mit Auf- und Abstieg in jeder Saison.
page-invite-to-league = Zur Liga

# Links into the app.
page-home-title = Railhead – ein Zugspiel durch Europa
page-home-text = Für 2 bis 5 Spieler. Spiel im Browser, gegen Freunde oder Bots.
page-challenge-title = Die Tagesaufgabe
page-challenge-text = Dieselben Karten für alle, einmal am Tag. Wie viele Punkte schaffst du?

# The card of a link to a game, and the page of a game in a frame. $seats is "seats".
page-game-lobby = { $variant }, { $seats }. Es fehlen noch Mitspieler.
page-game-running = { $variant }, { $seats }. Die Partie läuft: schau zu.
page-game-finished = { $variant }, { $seats }. Sieg: { $winners } mit { $points } Punkten.
page-game-void = { $variant }, { $seats }. Sie endete ohne Ergebnis.

# The state of the service. $state is page-status-works or page-status-fails.
page-status-ok = Alles funktioniert
page-status-ok-text = Es kann gespielt werden.
page-status-degraded = Etwas funktioniert nicht
page-status-degraded-text = Es kann gespielt werden. Um den Rest kümmern wir uns.
page-status-unavailable = Der Dienst ist gestört
page-status-unavailable-text = Im Augenblick kann nicht gespielt werden. Nichts geht verloren, und die Uhren bekommen nach einem Ausfall Zeit zurück.
page-status-play = Partien und Züge
page-status-streams = Neuigkeiten in Echtzeit
page-status-jobs = Uhren und Benachrichtigungen
page-status-database = Datenbank
page-status-works = geht
page-status-fails = geht nicht
page-status-part = { $name }: { $state }
page-status-checked = Stand { $time }. Version { $version }.
page-status-home = Zur App
