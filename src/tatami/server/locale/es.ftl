# What happened around a game.
told-joined = { $name } ha llegado a la mesa.
told-left = { $name } ha dejado la mesa.
told-sat = { $name } ha ocupado el asiento { $seat }.
told-stood = El asiento { $seat } está libre.
told-bot-seated = Un bot ha ocupado el asiento { $seat }.
told-changed = Se han cambiado los ajustes.
told-started = Empieza la partida.
told-stood-in-time = Se acabó el tiempo de { $name }; ahora juega un bot.
told-stood-in-away = { $name } no está; ahora juega un bot.
told-came-back = { $name } ha vuelto.
told-resumed = El servidor se detuvo un momento; los relojes no corrieron.
told-pause-asked = { $name } pide una pausa de { $days ->
    [one] un día
   *[other] { $days } días
}.
told-go-on-asked = { $name } propone seguir ya.
told-pause-agreed = { $name } acepta la pausa.
told-pause-declined = { $name } rechaza la pausa.
told-paused = Hay acuerdo: los relojes se paran durante { $days ->
    [one] un día
   *[other] { $days } días
}.
told-gone-on = Hay acuerdo: los relojes vuelven a correr.
refused-no-pause = Nadie pide una pausa.
refused-pause-clock = Solo las partidas con días por jugada admiten pausas.
told-rematched = Los mismos jugadores van a jugar otra vez en otra mesa.

# Avisos.
letter-turn = { $game }: te toca. Juegas con { $names }.
letter-time = { $game }: se te acaba el tiempo. { $hours ->
    [one] Te queda más o menos una hora.
   *[other] Te quedan unas { $hours } horas.
}
letter-invited = { $name } te invita a una partida de { $game }.
letter-over-won = { $game } ha terminado: has ganado.
letter-over-shared = { $game } ha terminado: compartes el primer puesto con { $names }.
letter-over-lost = { $game } ha terminado: { $names-count ->
    [one] ha ganado { $names }
   *[other] han ganado { $names }
}.
letter-hello = Esto es Tatami. Aquí te avisaremos cuando te toque.
letter-digest = { $count } avisos sobre tus partidas
letter-confirm-subject = Confirma tu dirección de correo
letter-confirm = Alguien, seguramente tú, quiere recibir en esta dirección avisos de Tatami sobre sus partidas. Si es así, abre este enlace en las próximas 24 horas. Si no, no hagas nada y no volverás a saber de nosotros.
letter-stop = Recibes estos correos porque los pediste. Para dejar de recibirlos:
refused-hours = Las horas de silencio deben durar entre una y dieciséis horas.
refused-address = No se pueden enviar mensajes a esa dirección.
refused-link = Este enlace no es válido o ha caducado.

# Why something was not done.
refused-not-here = No estás en esta mesa.
refused-here = Ya estás en esta mesa.
refused-not-host = Solo puede hacerlo el anfitrión.
refused-started = La partida ya ha empezado.
refused-not-playing = Aquí no hay ninguna partida en marcha.
refused-not-over = La partida aún no ha terminado.
refused-no-seat = Ese asiento no existe.
refused-no-step = Desde ahí no se puede seguir jugando.
refused-seat-taken = Ese asiento está ocupado.
refused-seat-free = Aún quedan asientos libres.
refused-not-your-seat = Ese no es tu asiento.
refused-no-bot = En ese asiento no hay ningún bot.
refused-nonce-given = Este asiento ya ha dado su número aleatorio.
refused-nonce-missing = Faltan números aleatorios de algunos jugadores.
refused-stale = Entretanto la partida ha avanzado.
refused-not-asked = No es el turno de este asiento.
refused-stand-in = Un bot juega en este asiento; primero vuelve a jugar tú.
refused-not-away = Ya juegas tú en este asiento.
refused-time-out = Se te acabó el tiempo.
refused-illegal = Esa jugada no está permitida ahora.
refused-settings = No se puede jugar con estos ajustes.
refused-start = El asiento que debe empezar no existe en esta mesa.
refused-name = Escribe un nombre, por favor.
refused-full = Esta mesa está completa.
refused-nothing-said = El mensaje está vacío.
refused-too-fast = Un poco más despacio, por favor.
refused-long = El historial de esta mesa está lleno; abre otra.
refused-watch = Solo los jugadores pueden ver esta partida.
refused-format = Este mensaje no se entiende.
refused-no-table = Esa mesa no existe.
refused-no-game = Este juego no está disponible ahora.
refused-nothing-here = Aquí no hay nada.
refused-too-many = Demasiadas cosas a la vez; espera un momento.
refused-too-long = Es demasiado largo.
refused-too-slow = Ha tardado demasiado; inténtalo de nuevo.
refused-busy = El servidor está lleno en este momento; inténtalo más tarde.
refused-metrics = Estas cifras son solo para la propia máquina del servidor o para quien tenga el token.
refused-elsewhere = Esta petición viene de otro sitio web.
refused-token = Este token no es válido.
refused-not-stored = No se ha podido guardar; inténtalo de nuevo.
refused-trouble = Algo ha fallado; inténtalo de nuevo.
refused-no-hints = En esta mesa no hay consejos.
refused-for-people = Eso solo pueden hacerlo las personas.
page-missing = Este servidor no tiene página para jugar: se instaló desde un paquete construido sin ella. Quien lo administra puede construir un paquete completo con scripts/build_wheel.sh e instalarlo, o ejecutar ./run en la carpeta del código.
refused-rated = Las partidas puntuables se juegan con las reglas habituales, con reloj y sin consejos; quién empieza se sortea.
refused-rated-seat = No se puede echar a nadie que esté jugando una partida puntuable.
refused-sign-in = No has podido entrar; inténtalo de nuevo. Cada código vale una sola vez, y el de otro dispositivo solo durante diez minutos.
refused-no-passkeys = Las claves de acceso solo funcionan si este servidor tiene un nombre de dominio y se entra por https.
refused-put-out = El anfitrión te ha echado de esta mesa.
refused-nobody = Aquí no hay nadie con ese número.
refused-yourself = Esa persona eres tú.
refused-not-followed = Solo puedes invitar a quienes sigues.
told-put-out = El anfitrión ha echado a { $name }.
refused-muted = Ahora no puedes escribir aquí: la administración de este servidor te ha silenciado.
refused-banned = La administración de este servidor te ha vetado.
refused-moderation = Solo la administración de este servidor puede moderar: desde la propia máquina o con el token.

# Torneos.
told-unsealed = La ronda ha terminado: ahora todos pueden ver esta mesa.
refused-sealed = Nadie más puede ver esta mesa hasta que termine la ronda.
refused-tournament = En un torneo, la siguiente partida llega con la siguiente ronda.
refused-not-organiser = Solo puede hacerlo el anfitrión del torneo.
refused-clock = Un torneo necesita un reloj para que todas las rondas terminen.
refused-players = Son demasiados jugadores para un torneo así.
refused-begins = Un torneo debe empezar en los próximos 30 días.
refused-title = Escribe un título, por favor.
refused-entries = Este torneo ya no admite inscripciones.
refused-tournament-over = Este torneo ha terminado.
refused-nobody-entered = Todavía no se ha inscrito nadie.
refused-too-many-tournaments = Ya eres anfitrión de tres torneos que aún no han terminado.

# Retirar una jugada.
told-taken-back = { $name } ha retirado una jugada.
told-back-asked = { $name } quiere retirar una jugada.
told-back-agreed = { $name } está de acuerdo.
told-back-declined = { $name } no está de acuerdo; la jugada se mantiene.
told-back-withdrawn = { $name } al final mantiene la jugada.
refused-back-rated = En las partidas puntuables y en los torneos no se retiran jugadas.
refused-back-nothing = No tienes ninguna jugada que retirar.
refused-back-often = No puedes retirar más jugadas en esta partida.
refused-back-revealed = Esa jugada ya no se puede retirar: desde entonces se ha revelado algo oculto.
refused-back-asked = Alguien ya ha pedido retirar una jugada.
refused-back-declined = Los demás quieren que esta jugada se mantenga.
refused-back-not-asked = Nadie te pide permiso para retirar una jugada.

# Previews of links.
preview-waiting = En la mesa: { $names }. Asientos libres: { $free }.
preview-playing = En juego: { $names }.
preview-over = Repasa la partida: { $names }.
preview-moment = Jugada { $move } de una partida: { $names }.
preview-puzzle = Un problema: encuentra la mejor jugada.
preview-tournament = Torneo: { $game }. Participa o sigue la clasificación.
preview-home = Tres juegos de mesa del Japón antiguo, con amigos o con bots: sin instalar nada, sin registrarse.
refused-mirrored = Un encuentro de ida y vuelta es para dos y para juegos con el reparto a la vista.
