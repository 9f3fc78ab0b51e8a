# Aprender y practicar: un solo lugar para todos los juegos.
learning = Aprender
learning-more = Lecciones, problemas y memoria
lesson = Lección
lesson-more = Las reglas, una a una, en una mesa de verdad.
lesson-open = A la lección
puzzles = Problemas
puzzles-more = { $count ->
    [one] { $count } posición; una sola jugada es la mejor.
   *[other] { $count } posiciones; en cada una, una sola jugada es la mejor.
}
puzzles-solved = Resueltos a la primera: { $solved } de { $tried }. Racha más larga: { $best }.
streak-run = { $count ->
    [one] { $count } seguido
   *[other] { $count } seguidos
}
streak-days = { $count ->
    [one] { $count } día
   *[other] { $count } días seguidos
}

# Problemas.
exercise = Ejercicio
puzzle-today = Problema del día
puzzle-others = Más problemas
puzzle-find = Encuentra la mejor jugada
puzzle-right = Correcto
puzzle-wrong = No es la mejor
puzzle-level = Dificultad { $level } de 5
puzzle-yours = tu jugada
puzzle-next = Siguiente problema
puzzle-watch = Ver las últimas jugadas
puzzle-seen = Lo que has visto
puzzle-theme = Tema
theme-all = Temas
theme-name = { $theme ->
    [ending] Finales
    [quiet] Jugadas tranquilas
    [attack] Atacar
    [fill] Llenar un hueco
    [trade] Cambiar
    [peek] Mirar
    [monk] Mostrar el Monje
    [pass] Pasar
    [play] Jugar una carta
    [give] Dar
    [confiscate] Confiscar
    [take] Tomar
    [take-samurai] Tomar un Samurái
    [shift] Mover Samuráis
    [daimyo] Daimyo
    [finish] No mover más Samuráis
    [geisha] Geisha
    [ronin] Ronin
    [ronin-away] Ronin: devolver un fantasma
    [ronin-place] Ronin: poner un fantasma
    [ninja-daimyo] Ninja y Daimyo
    [ninja-geisha-push] Ninja y Geisha: sin mover
    [ninja-geisha] Ninja y Geisha
    [ninja-ronin] Ninja y Ronin
   *[other] { $theme }
}

# El entrenador de memoria.
drills = Memoria
drills-more = Mira unos turnos y di después qué hay en cada sitio. Cada vez es más largo y más rápido.
drill-open = Entrenar
drill-watch = Mira bien
drill-how = Después te preguntaremos qué hay en un sitio. Aquí no se anota nada.
drill-skip = A la pregunta
drill-now = ¿Qué recuerdas?
drill-question = { $place }: ¿qué es lo más probable ahí?
drill-verdict = { $how ->
    [right] Correcto
    [possible] Posible, pero no lo más probable
   *[wrong] Eso no puede ser
}
drill-yours = tu respuesta
drill-exact = calculado con exactitud.
drill-sampled = estimado a partir de lo que podías saber.
drill-up = Pasas al nivel { $level }.
drill-down = Vuelves al nivel { $level }.
drill-level = Nivel { $level } de { $levels }
drill-next = Siguiente ejercicio
drill-again = Ver otra vez
streak-right = { $count ->
    [one] { $count } acierto seguido
   *[other] { $count } aciertos seguidos
}

try-bots = Seguir contra bots
try-bots-more = Juegas en el asiento desde el que miras y los bots en los demás. Es una práctica y nunca puntúa.
explore = Explorar
explore-more = Mueve por todos y mira cuánto vale cada jugada.
explore-values = Cuánto vale cada jugada
explore-working = Calculando cuánto vale cada jugada…
explore-exact = Estos valores están demostrados.
explore-known = Estimado según lo que { $name } sabe aquí.
