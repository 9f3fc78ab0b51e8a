# Chat at the table and in the lobby.
chat-unread = Chat, { $count ->
    [one] { $count } mensaje sin leer
   *[other] { $count } mensajes sin leer
}
lobby-chat = Sala
lobby-chat-unread = Sala, { $count ->
    [one] { $count } mensaje sin leer
   *[other] { $count } mensajes sin leer
}
lobby-chat-more = Todo el mundo en este servidor puede leer esto.
lobby-chat-none = Hace tiempo que nadie dice nada aquí. Rompe el hielo.
lobby-chat-lost = Se ha perdido la conexión; reintentando…

# Reactions at a seat.
reactions = Reacciones
reaction-bow = Una reverencia
reaction-cheer = ¡Bien jugado!
reaction-laugh = Risa
reaction-wow = ¡Vaya!
reaction-oops = Ups…
reaction-tea = Tómate tu tiempo
reaction-from = { $name }: { $reaction }

# Mute and report.
mute = Silenciar a { $name }
unmute = Dejar de silenciar a { $name }
mute-short = Silenciar
unmute-short = Quitar silencio
report = Denunciar a { $name }
report-short = Denunciar
report-more = Quienes llevan este servidor verán tu denuncia y lo que se dijo. { $name } no lo sabrá.
report-why = ¿De qué se trata?
report-words = De lo que dice
report-name = De su nombre
report-play = De cómo juega
report-other = De otra cosa
report-details = ¿Quieres añadir algo?
report-send = Enviar denuncia
report-sent = Gracias. Tu denuncia se ha enviado.

# What reviews say.
insights = Según los análisis
insight-games = Partidas analizadas
insight-accuracy = Precisión
insight-luck = Suerte
insight-luck-more = La suerte es lo que el reparto y las cartas robadas sumaron a la probabilidad de ganar, en puntos porcentuales por partida; incluye las pérdidas demasiado pequeñas para contar.

# Bots that do not keep you waiting.
tempo-skip = directo a mi turno

# For the people who run a server.
moderation = Moderación
moderation-token = Token
moderation-token-more = Este servidor pide el token con el que se inició.
moderation-open = Abrir
open-reports = Denuncias abiertas
no-reports = No hay denuncias abiertas.
reported-by = Denuncia presentada por { $name }, { $time }
reported-by-nobody = Denuncia presentada por una cuenta eliminada, { $time }
reported-said = Lo que se dijo
reported-said-nothing = No se dijo nada.
moderation-note = Nota para el registro
moderate-mute-day = Silenciar un día
moderate-mute = Silenciar
moderate-ban = Vetar
moderate-undo = Levantar las sanciones
moderate-dismiss = Descartar
moderation-log = Registro
moderation-log-none = Aún no se ha decidido nada.
deed-mute = Silencio: { $name }
deed-ban = Veto: { $name }
deed-undo = Sanciones levantadas: { $name }
deed-dismiss = Denuncias descartadas: { $name }
deed-until = hasta el { $time }
