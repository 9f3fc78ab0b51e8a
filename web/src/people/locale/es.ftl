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

# Ratings and profiles.
ratings = Puntuaciones
ratings-more = De partidas puntuadas. 400 puntos son diez contra uno; los bots están en la misma escala.
no-leaders = Nadie ha jugado aún bastantes partidas puntuadas. Busca rivales y abre la lista.
player = Jugador
rating = Puntuación
games-played = Partidas
games-won = Ganadas
profile = Perfil
your-profile = Tu perfil
rating-is = { $points } puntos, ± { $deviation }
rating-provisional = provisional
rating-curve = Puntuación en { $game }, de { $first } a { $last } puntos
no-ratings = Aún no hay partidas puntuadas.
results = Resultados
results-by-seats = { $game } de { $seats }
last-games = Últimas partidas
came-in = { $place } de { $seats }
is-rated = puntuada
rated = Partida puntuada
rated-more = Reglas habituales, sin consejos; un bot que ayuda solo puede restar puntos
head-to-head = Tú y { $name }
head-to-head-is = { $game }: { $games } juntos, { $ahead } veces por delante, { $behind } por detrás
somebody-gone = alguien que ya no está

# Accounts.
account = Cuenta
account-guest = En este dispositivo juegas sin cuenta. Una clave de acceso o un código de recuperación te hace la misma persona en todas partes.
account-is = Aquí te llamas { $name }.
sign-in = Entrar
sign-in-more = Sé aquí quien eres en otro dispositivo. Las partidas jugadas aquí sin cuenta se quedan aparte.
sign-in-passkey = Entrar con una clave de acceso
sign-in-code = Código de otro dispositivo o de recuperación
passkeys = Claves de acceso
passkeys-more = Tu dispositivo guarda la llave; el servidor solo tiene la cerradura. No hay contraseña.
passkey-failed = No se ha usado la clave de acceso.
add-passkey = Añadir una clave de acceso
remove = Quitar
remove-it = Quitar: { $name }
last-used = último uso: { $day }
other-device = Otro dispositivo
other-device-more = Escanea la imagen con el otro dispositivo o escribe allí el código. Vale una vez, durante diez minutos.
show-code = Mostrar un código
recovery = Códigos de recuperación
recovery-more = Si se pierden todos los dispositivos, cada código te deja entrar una vez. Quedan: { $count }.
recovery-once = Apúntalos ahora: solo se muestran esta vez.
new-codes = Crear códigos nuevos
sessions = Dónde has entrado
some-device = Un dispositivo
this-device = este dispositivo
sign-out = Salir
sign-out-of = Salir: { $device }

# The circle.
follow = Seguir a { $name }
unfollow = Dejar de seguir a { $name }
block = Bloquear a { $name }
unblock = Desbloquear a { $name }
people-you-follow = Personas a las que sigues
invite-person = Invitar a { $name }
invited = Invitación enviada
invited-by = { $name } te invita a { $game }
decline = Rechazar
decline-it = Rechazar: { $words }
put-out = Sacar
put-out-person = Sacar a { $name } y no dejarle volver

# Pace of bots.
tempo = Ritmo de los bots
tempo-slow = lento
tempo-normal = normal
tempo-fast = rápido
