### Lo que el terminal dice de sí mismo. Lo que ocurre en una partida lo dicen los archivos de cada juego.

## Frases que se siguen, y respuestas.

sentence-gap = { " " }
answer-yes = sí
page-more = Intro para seguir, q para parar:

## Elegir un juego.

games-title = Elige un juego:
game-facts = { $name } · de { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
seats-range = de { $low } a { $high } jugadores
ask-game = ¿Qué juego? (número o nombre)
ask-game-again = Elige uno de estos: { $games }, o su número.
ask-seats = ¿Cuántos asientos, de { $low } a { $high }? (Intro: { $usual })
ask-people = ¿En qué asientos de los { $seats } juegan personas aquí? (por ejemplo 1,2; Intro: solo el asiento 1)
ask-people-again = Indica asientos del 1 al { $seats }, separados por comas.
options-title = Opciones y sus valores habituales:
options-none = Este juego no tiene opciones.
options-file = Un texto largo puede venir de un archivo: { $name }=@ARCHIVO.
ask-option = ¿Cambiar alguna? Escribe nombre=valor (Intro: empezar)

## Los bots: su fuerza y su manera de jugar.

bots-title = ¿Qué fuerza deben tener los bots?
ask-bots = ¿Qué nivel? (número o nombre, o asiento por asiento: 2:farmer,3:shogun; Intro: { $usual })
bot-named = { $bots } ({ $level })
table-bots = Bots: { $bots }

## Empezar.

wait-preparing = Preparando las reglas; la primera vez tarda unos segundos…
greeting-players = { $bots-count ->
    [0] { $people-count ->
        [one] Juegas como { $people }.
       *[other] Aquí juegan { $people }.
    }
    [one] { $people-count ->
        [one] Juegas como { $people }; { $bots } es un bot.
       *[other] Aquí juegan { $people }; { $bots } es un bot.
    }
   *[other] { $people-count ->
        [one] Juegas como { $people }; { $bots } son bots.
       *[other] Aquí juegan { $people }; { $bots } son bots.
    }
}
greeting-help = Escribe una jugada o su número; ? explica tus opciones, help enumera las órdenes.
wait-thinking = { $seat } está pensando…

## Un turno.

prompt-name = { $seat } ›
enter-plays = No hay otra jugada: pulsa Intro para hacerla.
turn-hint = Escribe una jugada o su número; ? explica tus opciones.
number-unknown = { $options ->
    [one] Solo hay una opción.
   *[other] Solo hay { $options } opciones.
}
word-unknown = «{ $word }» no es ni una jugada ni una orden; ? explica tus opciones, help enumera las órdenes.
choice-preview = { $words } – { $preview }
choice-refused = Ahora no:

## Varias personas en una pantalla: nadie debe ver las cartas de otro.

curtain-close = Pulsa Intro para ocultar tus cartas.
curtain-open = Pasa la pantalla a { $seat }. { $seat }, pulsa Intro cuando nadie más mire.

## Órdenes.

help-command = { $command ->
    [save] save ARCHIVO
    [load] load ARCHIVO
   *[other] { $command }
}
help-moves = Las jugadas se escriben con su código o con su número en la lista.
help-explain = explica todas tus opciones; con un código o un número, solo esa
help-table = muestra la mesa otra vez
help-hint = dice lo que haría el bot más fuerte
help-log = cuenta lo que has visto pasar
help-rules = muestra las reglas del juego
help-undo = deshace tu última decisión, si desde entonces no se ha revelado nada oculto
help-save = guarda la partida en un archivo
help-load = continúa una partida guardada
help-help = muestra esta lista
help-quit = sale de la partida
log-empty = Aún no ha pasado nada.
log-kept = Esta mesa no recuerda nada por sus jugadores: ves lo que hay ahora, y lo que hubo te toca recordarlo a ti.
undo-nothing = No hay nada que deshacer.
undo-revealed = Eso no se puede deshacer: desde entonces se ha revelado algo oculto.
undo-done = Deshecho.

## Archivos.

save-how = Indica también el archivo, por ejemplo: save { $file }
load-how = Indica también el archivo, por ejemplo: load { $file }
offer-save = ¿Guardar la partida? Un nombre de archivo, como { $file } (Intro: no):
save-exists = { $file } ya existe. ¿Sobrescribirlo? (s/n)
save-kept = { $file } se queda como estaba.
save-done = Guardado como { $file }.
save-secrets = El archivo contiene las cartas de todos: no lo mires antes de que termine la partida.
load-drop = Esta partida no está guardada. ¿Dejarla de todos modos? (s/n)
file-trouble = { $file }: { $reason }.

## Consejos: lo que haría el bot más fuerte.

wait-hint = Pensando un consejo…
hint-move = El bot Shogun jugaría { $token } – { $words }.
hint-chance = Te da un { $share } % de posibilidades de ganar.
hint-next = La segunda mejor jugada es { $token } – { $words }.
hint-expects = { $side ->
    [ahead] Calcula que acabarás con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de ventaja.
    [behind] Calcula que acabarás con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de desventaja.
   *[level] Calcula que habrá empate.
}
hint-proven = Está demostrado.

## Partidas en espejo: dos partidas con el mismo reparto, cambiando de asiento.

mirrored-begin = Un encuentro de ida y vuelta: dos partidas con el mismo reparto y los asientos cambiados; se suman los puntos de ambas.
mirrored-second = Ahora la vuelta: el mismo reparto, con los asientos cambiados.
mirrored-points = { $seat }: { $first } + { $second } = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
mirrored-win = { $seat-is ->
    [you] Ganas el encuentro por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $seat } gana el encuentro por { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}
mirrored-draw = El encuentro acaba en empate.
mirrored-player = Jugador { $letter }
mirrored-bot = Bot

## Salir.

leave-goodbye = Hasta pronto.

## `tatami replay`.

replay-title = { $title }: { $players }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
replay-move = { $number } ({ $token })
replay-unfinished = Aquí acaba el registro; la partida no ha terminado.
replay-ask = Jugada { $number } de { $moves }. Intro: siguiente, p: atrás, un número: esa jugada, q: salir:
replay-how = Intro o n avanza, p retrocede, un número de 0 a { $moves } va a esa jugada, q sale.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [one] La única jugada es legal.
       *[other] Las { $moves } jugadas son legales.
    }
   *[no] Las jugadas no son correctas: { $reason }
}
verify-fair = { $holds ->
    [yes] El registro trae el secreto de su reparto.
   *[no] El registro no dice cómo se hizo su reparto, así que no se puede comprobar.
}
verify-commit = { $holds ->
    [yes] El secreto es el que se fijó de antemano.
   *[no] El secreto no es el que se fijó de antemano.
}
verify-nonces = { $holds ->
    [yes] Cada número que añadieron los jugadores pertenece a un asiento de la mesa.
   *[no] Se añadió un número para un asiento que la mesa no tiene.
}
verify-people = { $holds ->
    [yes] Cada asiento sin bot añadió un número.
   *[no] Asientos sin bot que no añadieron ningún número: { $seats }.
}
verify-deal = { $holds ->
    [yes] El reparto resulta del secreto y de los números de los jugadores.
   *[no] El reparto no resulta del secreto y los números de los jugadores.
}
verify-all = { $file }: todo es correcto.
verify-not = { $file }: no todo es correcto.
verify-unproven = { $file }: todas las jugadas son legales y el resultado es correcto; no hay prueba del reparto.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Pensando…
analyse-turns = Los mejores turnos:
# $line: the tokens expected from here on.
analyse-line = Continuación prevista: { $line }
analyse-costly = Las decisiones que más costaron:
analyse-flawless = Ninguna decisión costó puntos, por lo que se ve.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = N.º
analyse-seat = Jugador
analyse-played = Jugado
analyse-better = Mejor
analyse-loss = Coste
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Jugada
analyse-words = En palabras
analyse-value = Valor
analyse-margin = Ventaja
analyse-visits = Intentos
# The move that was made, among those that were thought about.
analyse-made = { $token } (jugada)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = Con { $simulations } simulaciones por decisión, los errores pequeños no se distinguen del azar; lo habitual son { $usual }.
analyse-best = La mejor jugada es { $token } – { $words }.
analyse-chance = Gana el { $share } % de las veces.
analyse-percent = { $share } %
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Precisión
analyse-start = Inicio
analyse-own = Errores propios
analyse-others = Errores ajenos
analyse-luck = Suerte
analyse-deal = Reparto y pequeñas pérdidas
analyse-result = Resultado
analyse-grade = Error
grade-inaccuracy = imprecisión
grade-mistake = error
grade-blunder = error grave

## Puzzles.

puzzle-title = Problema { $name }, nivel { $level }
puzzle-task = Encuentra la mejor jugada; q para salir.
puzzle-right = Correcto: { $token } – { $words }.
puzzle-wrong = Esa no. La mejor es { $token } – { $words }.
puzzle-streak = Resueltos: { $solved } de { $tried }.
puzzle-another = ¿Otro?

compiling-rules = Compilando las reglas, una sola vez en este equipo… { $functions ->
        [one] 1 función
       *[other] { $functions } funciones
    }, { $minutes ->
        [0] { $seconds } s
       *[other] { $minutes } min { $seconds } s
    }
warm-part = { $game }: { $part ->
        [rules] reglas
        [bots] bots
       *[arrays] matrices
    } ({ $number } de { $of })
warm-done = Todo está compilado.
