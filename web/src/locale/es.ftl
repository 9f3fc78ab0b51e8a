# En todas partes.
tatami = Tatami
back = Atrás
close = Cerrar
cancel = Cancelar
go-home = Volver a los juegos
try-again = Reintentar
one-moment = Un momento
preparing = Preparando las mesas: { $game }, { $number } de { $of }
preparing-failed = No se ha podido preparar { $game }; el servidor lo intenta de nuevo.
being-prepared = En preparación
nothing-here = Aquí no hay nada.
problem-offline = El servidor no responde. ¿Tienes conexión?
problem-no-table = Esa mesa no existe. ¿Está completo el enlace?
problem-no-game = Este juego no está disponible ahora.
problem-unknown = No ha funcionado.
copy = Copiar
copied = Copiado
share = Compartir
download = Descargar
leave = Dejar la mesa
you = tú
log = Hasta ahora

# Nombres.
guest-name = { $bird ->
    [0] Garza
    [1] Grulla
    [2] Milano
    [3] Chochín
    [4] Búho
    [5] Vencejo
    [6] Chorlito
   *[7] Alondra
} { $number }
seat-number = Asiento { $seat }
seat-you = Tú
bot-name = { $level ->
    [farmer] Campesino
    [samurai] Samurái
    [daimyo] Daimyo
   *[shogun] Shogun
}
is-bot = { $level ->
    [farmer] Bot Campesino
    [samurai] Bot Samurái
    [daimyo] Bot Daimyo
   *[shogun] Bot Shogun
}

# La sala.
play = Jugar
change = cambiar
last-choice = { $bots ->
    [one] { $game } contra el bot { $level }
   *[other] { $game } contra { $bots } bots { $level }
}
players-between = de { $low } a { $high } jugadores
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
pitch-take = Cinco pilas, todo a la vista. Elige bien y no dejes nada que merezca la pena.
pitch-tenka = Cuando cae el General, el abanico se da la vuelta y los débiles se vuelven fuertes.
play-bot = Contra un bot
play-bots = Contra bots
play-bots-at = Jugar a { $game } contra bots
invite = Invitar
invite-to = Invitar a amigos a { $game }
your-tables = Tus mesas
no-tables-yet = Aún no hay nada en marcha. Pulsa Jugar o invita a alguien.
past-games = Partidas pasadas
no-past-games = Aún no has terminado ninguna partida.
have-a-link = ¿Te han pasado un enlace?
table-code = Enlace o código de mesa
join = Unirse
no-account = Sin cuenta. Tu asiento sigue siendo tuyo en este dispositivo. Cada reparto se puede comprobar después.
about = Acerca de Tatami
about-unofficial = Esta es una adaptación no oficial y sin ánimo de lucro; los títulos pertenecen a sus dueños. Si te gusta un juego, cómpralo.
about-parts = Tipos de letra y bibliotecas
about-parts-more = En esta página hay trabajo de otras personas. Cada licencia está aquí completa.
watch = Mirar
no-public-tables = Ahora mismo no hay mesas públicas.
game-with = { $more ->
    [0] { $game } con { $first }
   *[other] { $game } con { $first } +{ $more }
}
your-move = Te toca
gathering = Esperando jugadores
resume = Seguir
review = Repasar
free-seats = { $count ->
    [0] ningún asiento libre
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
seats-count = { $count } jugadores
score-to = { $first } a { $second }
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
placed = { $place ->
    [1] 1.er
    [3] 3.er
   *[other] { $place }.º
} puesto de { $seats }, { $points }
in-the-lead = En cabeza: { $names }, { $points }
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
how-many = ¿Cuántos juegan?
who-starts = Quién empieza
start-drawn = Por sorteo
bots = Bots

# Preferencias.
preferences = Preferencias
preferences-of = { $name }: preferencias
language-is = Idioma: { $language }
your-name = Tu nombre
save = Guardar
saved = Guardado
language = Idioma
theme = Apariencia
theme-auto = como el sistema
theme-day = clara
theme-night = oscura
sound = Sonidos
less-motion = Menos animaciones
notify = Avisos
notify-more = Cuando te toque y esta página esté en segundo plano

# Antes de la partida.
who-plays = Jugadores
seat-free = libre
sit = Sentarse aquí
sit-too = Sentarse aquí también
stand = Levantarse
remove-player = Quitar a { $name }
seat-lost = { $name } te ha quitado el asiento. Puedes ocupar cualquiera que esté libre.
not-here = ausente
away-since = ausente desde las { $time }
away-since-day = ausente desde el { $day }
bot-for-seat = Bot para el asiento { $seat }
no-bot = sin bot
join-table = Entrar y sentarse
join-watch = Entrar y mirar
begin = Empezar
waiting-for-seats = { $count ->
    [one] { $count } asiento está libre
   *[other] { $count } asientos están libres
}
waiting-for-host = { $name } empezará cuando estén todos.
fill-with-bots = Completar con bots
invite-friends = Invitar a amigos
link = Enlace a esta mesa
qr-label = El enlace como código QR
how-we-play = Cómo jugamos
clock = Reloj
number-between = Un número del { $low } al { $high }
clock-none = sin límite de tiempo
clock-minute = un minuto por jugada
clock-bank = diez minutos cada uno
clock-days = dos días por jugada
public = Cualquiera puede encontrar esta mesa
public-more = Si no, solo quien tenga el enlace
spectators = Se admiten espectadores
hints = Se permiten consejos
hints-more = Lo que haría el bot más fuerte con lo que tú puedes saber

# En la mesa.
table = La mesa
place-empty = vacío
your-turn = Te toca
is-thinking = { $name } está pensando
is-away = { $name } no está
several-think = { $count } jugadores están pensando
thinks = está pensando
bot-stands-in = juega un bot
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
hint-awaited = El bot Shogun está pensando tu consejo.
hint-more = Segunda opción y motivos
hint-sure = { $how ->
    [only] Es la única jugada posible.
    [proven] Está demostrado.
    [clear] Es claramente la mejor jugada.
    [likely] Es probablemente la mejor jugada.
   *[close] Está reñido: las dos valen casi lo mismo.
}
percent = { $share } %
points-ahead = { $sign ->
    [minus] −{ $points } ptos.
   *[plus] +{ $points } ptos.
}
menu = Menú
take-back = Retirar la jugada
ask-take-back = Pedir retirar la jugada
back-asks = { $name } quiere retirar una jugada.
back-waiting = Falta el acuerdo de { $names }.
back-agree = De acuerdo
back-decline = Mantener la jugada
back-withdraw = No retirarla
chat = Chat
# What a screen reader is told when somebody writes.
chat-from = { $name } escribe: { $text }
nothing-said = Nadie ha dicho nada todavía.
say-something = Di algo
send = Enviar
table-in-words = La mesa en palabras
table-in-words-more = Cada lugar y cada jugada, por escrito
step-away = Que un bot juegue por mí
come-back = Volver a jugar yo
leave-game = Irse (juega un bot)
connection-lost = Conexión perdida. Reconectando…
bot-plays-for-you = Un bot juega por ti.
table-closed = Todos han dejado esta mesa.
pass-on = Le toca a { $name }, asiento { $seat }
pass-on-more = Pasa la pantalla. Los demás, sin mirar.
show-my-side = Ver mis cartas

# El final.
result = Resultado
won-two = { $who ->
    [you] Ganas { $won } a { $lost }
   *[other] { $name } gana { $won } a { $lost }
}
see-table = Ver la mesa
play-again = Jugar otra vez
wants-again = { $name } quiere jugar otra vez.
other-starts-next = En la próxima partida empieza la otra persona.
to-rematch = A la siguiente partida
review-game = Analizar la partida
deal-was-sealed = El reparto quedó sellado antes de que empezara la partida.
check-it = Comprobar
check-elsewhere = Este navegador no puede comprobar aquí el reparto. Descarga la partida y usa «tatami verify».
deal-fair = El reparto fue limpio. Comprobado en esta página:
deal-unfair = El reparto no cuadra. Comprobado en esta página:
deal-not-redone = No se ha podido repetir el reparto: esta página no sabe cómo se reparte este juego. Comprobado en esta página:
check-commit = { $holds ->
    [yes] El secreto del servidor es el que había prometido.
   *[no] El secreto del servidor no es el que había prometido.
}
check-memory = { $holds ->
    [yes] La promesa es la que este dispositivo guardó antes de la partida.
   *[no] La promesa no es la que este dispositivo guardó antes de la partida.
}
check-nonces = { $holds ->
    [yes] Tu propio número aleatorio está incluido.
   *[no] Falta tu propio número aleatorio.
}
check-people = { $holds ->
    [yes] Todas las personas de la mesa añadieron un número aleatorio.
   *[no] Alguna persona de la mesa no añadió ningún número aleatorio.
}
check-deal = { $holds ->
    [yes] El reparto resulta de estos números.
    [unknown] Sin comprobar: si el reparto resulta de estos números. Descarga la partida y usa «tatami verify».
   *[no] El reparto no resulta de estos números.
}

# Repaso.
whose-eyes = Punto de vista
eyes-open = Todas las manos a la vista
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

# Análisis.
review-title = Análisis
review-begins = El análisis está a punto de empezar.
review-working = Examinando cada decisión…
review-failed = No se pudo terminar el análisis.
review-found = { $count ->
    [one] Un error encontrado hasta ahora.
   *[other] { $count } errores encontrados hasta ahora.
}
review-moments = { $count ->
    [one] Un momento costó más que los demás.
   *[other] { $count } momentos costaron más que los demás.
} «Siguiente momento» muestra qué habría sido mejor.
review-no-errors = Ningún error claro. Bien jugado.
review-errors = Todos los errores
review-incomplete = No hubo tiempo de examinar a fondo cada decisión.
next-moment = Siguiente momento
moment-at = { $unit ->
    [chip] ficha { $number }
    [turn] turno { $number }
    [battle] batalla { $number }
   *[move] jugada { $number }
}
grade = { $grade ->
    [inaccuracy] Imprecisión
    [mistake] Error
   *[blunder] Error grave
}
review-better = Mejor
review-played = Jugado
review-forgotten = Olvidado:
review-best = La mejor jugada
review-fine = Una buena jugada
review-chance = Probabilidad de ganar
accuracy = Precisión
review-parts = De qué se compone el resultado
part-chance = Prob., %
part-points = Ventaja
part = { $part ->
    [start] Esperado antes del reparto
    [own] Errores propios
    [others] Errores de los demás
    [deal] Reparto y pequeñas pérdidas
    [luck] Suerte
   *[result] Resultado
}
try-from-here = Probar desde aquí
practice = Práctica

# Aprender, y las reglas a mano.
learn = Aprender
learn-game = Aprender { $game }
next = Siguiente
lesson-number = Lección { $number } de { $of }
lesson-right = Muy bien.
lesson-wrong = Casi. Mira otra vez.
lesson-shown = Así se consigue.
lesson-show = Muéstramelo
lesson-again = Intentar de nuevo
lesson-try = Probar
offer-lesson = ¿Es tu primera vez aquí?
offer-lesson-more = Unas lecciones cortas te enseñan { $game }. Después juegas tu primera partida.
offer-play = Jugar ya
lesson-begin = Empezar la primera partida
lesson-anew = Empezar de nuevo
lesson-done = Eso es todo.
lesson-done-more = Lo demás es práctica. En cada mesa tienes las reglas a mano y, contra bots, también un consejo.
rules = Reglas
rules-of = { $game }: las reglas
matters-now = importa ahora

# All rules of a game, on a page of their own or at a table.
rules-all = Todas las reglas
rules-contents = Índice
rules-short = Las reglas en resumen
rules-own-page = Abrir en una página aparte
