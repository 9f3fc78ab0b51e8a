# Finding people.
find-players = Buscar rivales
find-players-more = Te sientas con gente que quiere lo mismo. La partida empieza sola.
bots-after = ¿Cuándo ocupan los bots los asientos libres?
bots-after-20 = tras 20 segundos
bots-after-60 = tras un minuto
bots-after-300 = tras cinco minutos
bots-after-0 = solo personas
waiting-tables = Esperan jugadores
sit-down = Sentarse
sit-down-at = Sentarse: { $table }
next-table = Mesa siguiente
next-table-is = Te toca en otra mesa: { $table }
begins-when-full = La partida empieza sola cuando todos los asientos están ocupados.
bots-come-in = Los bots ocupan los asientos libres en
all-tables = Todas las mesas públicas
