# Torneos.
tournaments = Torneos
tournament = Torneo
tournaments-more = Unas rondas contra todos. En un duplicado todas las mesas reciben el mismo reparto, para que no decida la suerte.
plan-tournament = Preparar un torneo
no-tournaments = Todavía no hay torneos. Prepara el primero.
your-tournaments = Tus torneos
tournaments-going = Abiertos y en juego
tournaments-over = Terminados
all-tournaments = Todos los torneos
to-tournament = Ir al torneo
tournament-title = Título
tournament-of = Torneo de { $name }
format = Formato
format-duplicate = Duplicado
format-duplicate-more = Todas las mesas de una ronda juegan el mismo reparto. Se te compara con quienes tuvieron tu asiento en otra mesa.
format-swiss = Sistema suizo
format-swiss-more = En cada ronda te tocan rivales con una puntuación parecida a la tuya, y nadie dos veces si se puede evitar. Puntúas por cada rival al que superas.
format-round-robin = Todos contra todos
format-round-robin-more = Todos juegan con todos. Puntúas por cada rival al que superas.
players-at-a-table = Jugadores por mesa
players-in-all = Jugadores en total, bots incluidos
tournament-bots = Bots para completar
begins = ¿Cuándo empieza?
begins-host = cuando yo lo diga
begins-5 = en 5 minutos
begins-15 = en 15 minutos
begins-60 = en una hora
begins-time = a una hora concreta
break-between = Pausa entre rondas
pause-0 = ninguna
pause-30 = 30 segundos
pause-120 = 2 minutos
pause-600 = 10 minutos
late-entries = También es posible inscribirse después del comienzo
public-tournament = Cualquiera puede encontrarlo
rated-tournament-more = Todas las partidas cuentan para la puntuación; reglas habituales

# Cómo va.
entered-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
entered-so-far = { $count ->
    [0] Todavía no se ha inscrito nadie; los bots completan hasta { $players }.
    [one] Hay { $count } jugador inscrito; los bots completan hasta { $players }.
   *[other] Hay { $count } jugadores inscritos; los bots completan hasta { $players }.
}
hosted = Anfitrión:
hosted-by = anfitrión: { $name }
is-unrated = no puntuable
is-cancelled = Cancelado
won-by-names = Victoria: { $names }
your-place = Tu puesto: { $place } de { $of }
enter-now = Inscripción abierta
begins-soon = Empieza pronto
begins-on = Empieza: { $time }
begins-in = La primera ronda empieza en
next-round-in = La siguiente ronda empieza en
rounds = Rondas
rounds-count = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
round-number = Ronda { $number }
round-short = R{ $number }
round-of = Ronda { $number } de { $of }
round-ended = La ronda { $number } de { $of } ha terminado
tables-done = Han terminado { $done } de { $of } mesas
table-done = terminada
table-playing = en juego
round-sealed = Estas mesas están cerradas a los demás hasta que termine la última: todas juegan el mismo reparto.
your-table-ready = Tu mesa está lista.
to-your-table = Ir a tu mesa
wait-for-others = Tu partida ha terminado. La siguiente ronda empieza cuando terminen todas las mesas.
wait-for-sealed = Tu partida ha terminado. Los resultados y el repaso aparecen cuando terminen todas las mesas de la ronda.

# Participar.
enter = Inscribirse
enter-again = Volver a inscribirse
withdraw = Retirarse
begin-first-round = Empezar la primera ronda
cancel-tournament = Cancelar el torneo
copy-link = Copiar el enlace
entrants = Jugadores
nobody-entered = Todavía no se ha inscrito nadie.
take-out = Sacar a { $name } del torneo
has-withdrawn = ya no participa
is-program = programa

# Clasificación y resultados.
standings = Clasificación
score = Puntuación
how-scored = Cómo se puntúa
ties-duplicate = En caso de empate decide cuántos puntos sacaste a la media del mismo asiento. Quienes sigan empatados comparten el puesto.
ties-swiss = En caso de empate deciden primero las puntuaciones de tus rivales y luego los puntos de ventaja sobre el mejor rival. Quienes sigan empatados comparten el puesto.
ties-round-robin = En caso de empate deciden primero las puntuaciones de los rivales vencidos y luego los puntos de ventaja sobre el mejor rival. Quienes sigan empatados comparten el puesto.
deals-and-results = Repartos y resultados
deals-sealed = Todos los repartos salen de un secreto con el que el servidor se comprometió antes de que nadie se inscribiera y de un número al azar de cada jugador. Después de cada ronda se muestra su secreto y cualquiera puede comprobarlo.
deals-proven = Comprobado aquí: los secretos mostrados hasta ahora son los prometidos.
deals-not-proven = Los secretos no coinciden con lo prometido.
commitment = Compromiso:
results-table = Clasificación (CSV)
results-data = Todo (JSON)

# Encuentros de varias partidas.
match-kind = Encuentro
match-one = una partida
match-mirrored = ida y vuelta
match-best-of-3 = al mejor de tres
match-best-of-5 = al mejor de cinco
match-best-of-7 = al mejor de siete
match-more = Ida y vuelta: dos partidas con el mismo reparto y los asientos cambiados; los puntos se suman. Al mejor de varias, se empieza por turnos.
match-game = Partida { $game } de { $of }
match-won = { $name } gana el encuentro
match-drawn = El encuentro acaba en empate
next-game = Siguiente partida
