# Finding people.
find-players = Trova giocatori
find-players-more = Giochi con chi vuole la stessa cosa. La partita comincia da sola.
bots-after = Quando i bot prendono i posti liberi?
bots-after-20 = dopo 20 secondi
bots-after-60 = dopo un minuto
bots-after-300 = dopo cinque minuti
bots-after-0 = solo persone
waiting-tables = In attesa di giocatori
sit-down = Siediti
sit-down-at = Siediti: { $table }
next-table = Prossimo tavolo
next-table-is = Tocca a te a un altro tavolo: { $table }
begins-when-full = La partita comincia da sola quando tutti i posti sono occupati.
bots-come-in = I bot prendono i posti liberi tra
all-tables = Tutti i tavoli pubblici
