# The scorer of a game on a real table.

web-score = Conta un tavolo vero
web-score-what = Per una partita della scatola: tocca ciò che ognuno ha costruito, aggiungi i biglietti e fai contare i punti, anche il percorso più lungo.
web-score-player = Giocatore { $number }
web-score-whose = Di chi sono vagoni e biglietti?
web-score-add-player = Aggiungi qualcuno
web-score-remove-player = Rimuovi questa persona
web-score-left = Restano: { $trains } vagoni, { $stations } stazioni
web-score-tap = Tocca una linea o una città per darla a questa persona, e di nuovo per toglierla.
web-score-added = { $player } ha { $what }.
web-score-removed = { $player } non ha più { $what }.
web-score-tickets = Biglietti tenuti
web-score-routes = Linee prese
web-score-stations = Stazioni costruite
web-score-find-tickets = Cerca un biglietto
web-score-find-routes = Cerca una linea
web-score-find-stations = Cerca una città per una stazione
web-score-remove = Togli
web-score-count = Conta i punti
web-score-clear = Comincia un’altra partita
web-score-no-account = Con un account puoi tenere questa partita nella tua cronologia.
web-score-keep = Tieni questa partita
web-score-kept = La partita è tra le tue partite da altrove.
web-score-where = Le tue partite da altrove
