# Finding people.
find-players = Buscar rivales
find-players-more = Te sientas con gente que busca lo mismo. La partida empieza sola.
bots-after = ¿Cuándo ocupan los bots los asientos libres?
bots-after-20 = a los 20 segundos
bots-after-60 = al minuto
bots-after-300 = a los cinco minutos
bots-after-0 = solo personas
waiting-tables = Esperando jugadores
nobody-waits = Ahora mismo nadie espera jugadores.
sit-down = Sentarse
sit-down-at = Sentarse: { $table }
next-table = Siguiente mesa
next-table-is = Te toca en otra mesa: { $table }
begins-when-full = La partida empezará sola cuando todos los asientos estén ocupados.
bots-come-in = Los bots ocuparán los asientos libres en
all-tables = Todas las mesas públicas

# Ratings and profiles.
ratings = Puntuaciones
ratings-more = Según las partidas puntuables. 400 puntos de diferencia equivalen a diez contra uno; los bots están en la misma escala.
no-leaders = Nadie ha jugado aún bastantes partidas puntuables. Busca rivales y estrena la lista.
player = Jugador
rating = Puntuación
games-played = Partidas
games-won = Ganadas
profile = Perfil
your-profile = Tu perfil
rating-is = { $points } puntos, ± { $deviation }
rating-provisional = provisional
rating-curve = Puntuación en { $game }, de { $first } a { $last } puntos
no-ratings = Aún no hay partidas puntuables.
results = Resultados
results-period = Período
results-days = { $days ->
    [0] Siempre
    [30] 30 días
   *[other] Un año
}
no-results = Ninguna partida en este período.
opponents = Rivales
games-ahead = Delante
games-behind = Detrás
games-older = Más partidas
results-by-seats = { $game }, { $seats } jugadores
last-games = Últimas partidas
came-in = { $place }.º de { $seats }
is-rated = puntuable
rated = Partida puntuable
rated-more = Reglas habituales, con reloj, sin consejos; si un bot juega por ti, solo puedes perder puntos
unrated-without-clock = Sin límite de tiempo, la partida no puntúa.
head-to-head = Tú { $name-starts ->
    [i] e
   *[other] y
} { $name }
head-to-head-is = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; por delante en { $ahead }, por detrás en { $behind }
somebody-gone = alguien que se fue

# Accounts.
account = Cuenta
account-guest = En este dispositivo juegas sin cuenta. Con una clave de acceso o un código de recuperación, tu perfil es el mismo en todas partes.
account-guest-codes = En este dispositivo juegas sin cuenta. Con un código de recuperación, tu perfil es el mismo en todas partes.
account-is = Aquí te llamas { $name }.
sign-in = Entrar
sign-in-more = Entra con el perfil que usas en otro dispositivo. Las partidas jugadas aquí sin cuenta se quedan aparte.
sign-in-passkey = Entrar con una clave de acceso
sign-in-code = Código de otro dispositivo o código de recuperación
passkeys = Claves de acceso
passkeys-more = Tu dispositivo guarda la llave; el servidor solo tiene la cerradura. No hay contraseña.
passkey-failed = No se ha usado la clave de acceso.
add-passkey = Añadir una clave de acceso
remove = Quitar
remove-it = Quitar: { $name }
last-used = último uso: { $day }
other-device = Otro dispositivo
other-device-more = Muestra aquí un código y escanéalo con el otro dispositivo, o escríbelo allí. Vale una sola vez, durante diez minutos.
show-code = Mostrar un código
recovery = Códigos de recuperación
recovery-more = Si pierdes todos tus dispositivos, cada código te deja entrar una vez. Quedan: { $count }.
recovery-once = Apúntalos ahora: solo se muestran esta vez.
new-codes = Crear códigos nuevos
sessions = Dispositivos con tu cuenta abierta
some-device = Dispositivo desconocido
this-device = este dispositivo
sign-out = Salir
sign-out-of = Salir: { $device }
your-data = Tus datos
your-data-more = Tu nombre, tus partidas, tus mensajes y tus ajustes, tal como los guarda este servidor
download-data = Descargar tus datos
delete-me = Borrarlo todo
delete-me-title = ¿Borrar todo lo de { $name }?
delete-me-more = Tu nombre, tus mensajes, tus puntuaciones y tus direcciones desaparecen de todas partes y nadie puede recuperarlos. Los demás conservan sus partidas, sin tu nombre.
delete-me-now = Borrar para siempre
sessions-more = ¿No conoces algún dispositivo? Pulsa «Salir», quita las claves de acceso que no sean tuyas y crea nuevos códigos de recuperación.
sign-out-last = Solo en este dispositivo sigues siendo { $name }. Si sales, ni siquiera tú podrás volver a entrar. Añade antes una clave de acceso o crea códigos de recuperación.
sign-out-anyway = Salir de todos modos

# The circle.
follow = Seguir a { $name }
unfollow = Dejar de seguir a { $name }
block = Bloquear a { $name }
unblock = Desbloquear a { $name }
people-you-follow = Personas a las que sigues
invite-person = Invitar a { $name }
invited = Invitación enviada
invited-by = { $name } te invita a jugar a { $game }
decline = Rechazar
decline-it = Rechazar: { $words }
put-out = Echar
put-out-person = Echar a { $name } sin dejar que vuelva

# Pace of bots.
tempo = Ritmo de los bots
tempo-slow = lento
tempo-normal = normal
tempo-fast = rápido
