# En todas partes.
tatami = Tatami
back = Atrás
close = Cerrar
go-home = A la sala
try-again = Reintentar
one-moment = Un momento
preparing = Preparando las mesas: { $game }, { $number } de { $of }
being-prepared = En preparación
nothing-here = Aquí no hay nada.
problem-offline = El servidor no responde. ¿Tienes conexión?
problem-no-table = Esa mesa no existe. ¿Está completo el enlace?
problem-unknown = Eso no ha funcionado.
copy = Copiar
copied = Copiado
share = Compartir
download = Descargar
leave = Dejar la mesa
you = tú
log = Hasta ahora

# Nombres.
guest-name = Invitado { $bird ->
    [0] Garza
    [1] Grulla
    [2] Milano
    [3] Chochín
    [4] Búho
    [5] Vencejo
    [6] Chorlito
   *[7] Alondra
}
seat-number = Asiento { $seat }
seat-you = Tú
bot-name = { $level ->
    [farmer] Campesino
    [samurai] Samurái
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] bot Campesino
    [samurai] bot Samurái
    [daimyo] bot Daimyo
   *[shogun] bot Shogun
}

# La sala.
play = Jugar
change = cambiar
last-choice = { $bots ->
    [one] { $game } contra el bot { $level }
   *[other] { $game } contra { $bots } bots { $level }
}
players-tenno = de 2 a 7 jugadores
players-take = 2 jugadores
players-tenka = 3 o 4 jugadores
feel-tenno = farol y memoria
feel-take = todo a la vista
feel-tenka = juego de bazas
minutes-tenno = 20 min
minutes-take = 20 min
minutes-tenka = 25 min
pitch-tenno = Once cartas cada uno, tres ocultas. Ataca, recuerda, engaña.
pitch-take = Cinco torres, todo a la vista. Toma bien y no dejes nada que valga.
pitch-tenka = Cuando cae el General, el abanico se gira y los débiles son fuertes.
play-bot = Contra un bot
play-bots = Contra bots
play-bots-at = Jugar a { $game } contra bots
invite = Invitar
invite-to = Invitar a amigos a { $game }
your-tables = Tus mesas
no-tables-yet = Aún no hay nada en marcha. Pulsa Jugar o invita a alguien.
past-games = Partidas pasadas
no-past-games = Aún no has terminado ninguna partida en este dispositivo.
have-a-link = ¿Te han pasado un enlace?
table-code = Enlace o código de mesa
join = Unirse
no-account = Sin cuenta. Tu asiento sigue siendo tuyo en este dispositivo. Cada reparto se puede comprobar después.
watch = Mirar
no-public-tables = Ahora mismo nadie juega en público.
game-with = { $more ->
    [0] { $game } con { $first }
   *[other] { $game } con { $first } +{ $more }
}
your-move = Te toca
gathering = Reuniéndose
resume = Seguir
review = Repasar
free-seats = { $count ->
    [0] ningún asiento libre
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
seats-count = entre { $count }
score-to = { $first } a { $second }
after-moves = { $count ->
    [0] recién empezada
    [one] tras { $count } jugada
   *[other] tras { $count } jugadas
}
result-yours = { $how ->
    [won] Ganada, { $scores }
    [shared] Victoria compartida, { $scores }
   *[lost] Perdida, { $scores }
}
result-by = Victoria: { $names }, { $scores }
what-to-play = ¿A qué jugamos?
game = Juego
how-many = Cuántos juegan
bots = Bots

# Preferencias.
preferences = Preferencias
preferences-of = { $name }: preferencias
language-is = Idioma: { $language }
your-name = Tu nombre
save = Guardar
saved = Guardado
language = Idioma
theme = Luz
theme-auto = como el sistema
theme-day = día
theme-night = noche
sound = Sonidos
less-motion = Poco movimiento
notify = Avisos
notify-more = Cuando te toque y esta página esté en segundo plano

# Antes de la partida.
who-plays = Quién juega
seat-free = libre
sit = Sentarse aquí
sit-too = Sentarse aquí también
stand = Levantarse
remove-player = Quitar a { $name }
seat-lost = { $name } ha liberado tu sitio. Puedes ocupar cualquiera que esté libre.
not-here = ahora no está
bot-for-seat = Bot para el asiento { $seat }
no-bot = sin bot
join-table = Entrar y sentarse
join-watch = Entrar y mirar
begin = Empezar
waiting-for-seats = { $count ->
    [one] { $count } asiento está libre
   *[other] { $count } asientos están libres
}
waiting-for-host = { $name } empieza cuando estén todos.
fill-with-bots = Completar con bots
invite-friends = Invitar a amigos
link = Enlace a esta mesa
qr-label = El enlace como código para una cámara
how-we-play = Cómo jugamos
clock = Reloj
number-between = Un número del { $low } al { $high }
clock-none = sin prisa
clock-minute = un minuto por jugada
clock-bank = diez minutos cada uno
clock-days = dos días por jugada
public = Cualquiera puede encontrar esta mesa
public-more = Si no, solo quien tenga el enlace
spectators = Otros pueden mirar
hints = Se permiten consejos
hints-more = Lo que haría el bot más fuerte con lo que tú puedes saber

# En la mesa.
table = La mesa
place-empty = vacío
your-turn = Te toca
is-thinking = { $name } está pensando
several-think = { $count } jugadores están pensando
thinks = está pensando
bot-stands-in = un bot sigue jugando
watching = Miran: { $names }
days-left = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
hours-left = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
hint = Consejo
hint-is = El Shogun haría: { $words }.
hint-sure = { $how ->
    [proven] Está demostrado.
    [share] Te da un { $share } % de posibilidades de ganar.
    [ahead] Te ve { $margin } por delante al final.
    [level] Os ve empatados al final.
   *[behind] Te ve { $margin } por detrás al final.
}
menu = Menú
menu-unread = Menú, { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
chat = Charla
# What a screen reader is told when somebody writes.
chat-from = { $name } escribe: { $text }
nothing-said = Nadie ha dicho nada todavía.
say-something = Di algo
send = Enviar
table-in-words = La mesa en palabras
table-in-words-more = Cada lugar y cada jugada como texto
step-away = Que un bot juegue por mí
come-back = Volver a jugar yo
leave-game = Irse; un bot sigue jugando
connection-lost = Conexión perdida. Intentándolo de nuevo.
bot-plays-for-you = Un bot juega por ti.
table-closed = Todos han dejado esta mesa.
pass-on = Le toca a { $name }, asiento { $seat }
pass-on-more = Pasa la pantalla. Que nadie más mire ahora.
show-my-side = Mostrar mi lado

# El final.
result = Resultado
won-two = { $who ->
    [you] Ganas { $won } a { $lost }
   *[other] { $name } gana { $won } a { $lost }
}
see-table = Ver la mesa
play-again = Jugar otra vez
wants-again = { $name } quiere jugar otra vez.
to-rematch = A la siguiente partida
review-game = Repasar la partida
deal-was-fixed = El reparto estaba fijado antes de que te sentaras.
check-it = Comprobar
check-elsewhere = Este navegador no puede comprobar aquí el reparto. Descarga la partida y usa «tatami verify».
deal-fair = El reparto fue justo. Comprobado en esta página:
deal-unfair = El reparto no cuadra. Comprobado en esta página:
check-commit = { $holds ->
    [yes] El secreto del servidor es el que había prometido.
   *[no] El secreto del servidor no es el que había prometido.
}
check-memory = { $holds ->
    [yes] La promesa es la que este dispositivo recordó antes de la partida.
   *[no] La promesa no es la que este dispositivo recordó antes de la partida.
}
check-nonces = { $holds ->
    [yes] Tu propio número aleatorio está dentro.
   *[no] Falta tu propio número aleatorio.
}
check-deal = { $holds ->
    [yes] El reparto se sigue de ambos.
   *[no] El reparto no se sigue de ambos.
}

# Repaso.
whose-eyes = Vista
eyes-open = Todas las manos abiertas
eyes-of-spectator = Espectador
eyes-of = { $name }
record = Partida y reparto
replay-controls = Repaso
to-first = Al principio
one-back = Una jugada atrás
play-on = Reproducir
pause = Pausa
one-on = Una jugada adelante
to-last = Al final
move = Jugada
move-of = { $move } de { $last }
to-move = Juega { $name }
points-now = Puntos tras esta jugada
where-it-turned = Donde cambió todo
turned-at = { $who ->
    [you] Te pusiste
   *[other] { $name } se puso
} en cabeza definitivamente { $unit ->
    [chip] con la ficha { $number }
    [turn] en el turno { $number }
    [battle] en la batalla { $number }
   *[move] con la jugada { $number }
}.

# Aprender, y las reglas a mano.
learn = Aprender
learn-game = Aprender { $game }
first-game = Tu primera partida
card-of = { $card } de { $cards }
next = Siguiente
lesson-begin = Empezar la primera partida
lesson-at-once = Directo a la mesa
lesson-begun = Tu primera partida sigue en la mesa.
lesson-begun-more = Todo está donde lo dejaste.
lesson-go-on = Continuar
lesson-anew = Empezar de nuevo
lesson-note = { $rare ->
    [yes] Una cosa más
   *[no] { $note } de { $notes }
}
understood = Entendido
lesson-end = Terminar la lección
lesson-done = Este es el juego.
lesson-done-more = Lo demás es práctica. En cada mesa tienes las reglas a mano y, contra bots, también un consejo.
lesson-real-game = Ahora una partida de verdad
lesson-stay = Seguir con esta
rules = Reglas
rules-of = { $game }: las reglas
matters-now = importa ahora
