notifications = Avisos
notifications-more = Sobre partidas sin reloj o con días por jugada, cuando no estás en la mesa.
notify-where = Dónde
notify-nowhere = De momento, en ningún sitio
notify-none = Este servidor no envía avisos.
notify-push = Este navegador
notify-push-more = Un mensaje en este dispositivo, aunque Tatami esté cerrado
notify-push-on = Activar
notify-push-off = Este navegador no permite mensajes de esta página. Puedes cambiarlo en sus ajustes.
notify-mail = Correo
notify-mail-more = Uno por hora como mucho, con todo lo que te espera
notify-webhook = Webhook
notify-webhook-more = La dirección de un canal de Discord o Slack, o de un programa tuyo
notify-add = Añadir
notify-failed = No ha funcionado; inténtalo de nuevo.
channel-browser = Otro navegador ({ $name })
channel-unverified = Abre el enlace del correo que te hemos enviado.
channel-failing = El último mensaje no llegó.
notify-of = Qué
notify-of-more = Avísame
occasion-turn = cuando me toque
occasion-time = cuando se me esté acabando el tiempo
occasion-invited = de las invitaciones
occasion-over = cuando termine una partida
quiet-hours = Horas de silencio
quiet-hours-more = Los mensajes esperan a que pasen
quiet-from = Desde
quiet-until = Hasta
mail-link = Correo de Tatami
mail-confirm = Confirmar esta dirección
mail-confirm-more = A partir de ahora te escribiremos aquí cuando te toque.
mail-confirmed = Gracias, tu dirección está confirmada.
mail-stop = No recibir más correos
mail-stop-more = No recibirás más correos sobre tus partidas y olvidaremos tu dirección.
mail-stopped = Hecho. No recibirás más correos nuestros.
install = Instalar Tatami
install-more = Con su propio icono; las reglas, lecciones y problemas se leen también sin conexión.
offline = Estás sin conexión. Las reglas y las lecciones y problemas que has abierto siguen aquí; las partidas continúan cuando vuelvas.
offline-read = Para leer mientras tanto
pause-game = Pausa
pause-days = { $days ->
    [one] un día
   *[other] { $days } días
}
pause-ask = Pedir una pausa
pause-end = Proponer seguir
pause-asked = { $name } pide una pausa de { $days ->
    [one] un día
   *[other] { $days } días
}.
pause-end-asked = { $name } propone acabar la pausa.
pause-agree = Aceptar
pause-decline = Rechazar
pause-withdraw = Retirar
paused-until = Los relojes están parados hasta el { $day }.
clock-night = Relojes parados de noche
clock-night-more = De { $from } a { $until }, según la hora del anfitrión
