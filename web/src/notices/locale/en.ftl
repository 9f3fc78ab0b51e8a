notifications = Notifications
notifications-more = For games with no clock or with days per move, while you’re away from the table.
notify-where = Where
notify-nowhere = Nowhere yet
notify-none = This server sends no notifications.
notify-push = This browser
notify-push-more = A message on this device, even while Tatami is closed
notify-push-on = Turn on
notify-push-off = This browser doesn’t allow messages from this page. You can change that in its settings.
notify-mail = E-mail
notify-mail-more = One an hour at most, with everything that’s waiting for you
notify-webhook = Webhook
notify-webhook-more = The address of a channel in Discord or Slack, or of a program of your own
notify-add = Add
notify-failed = That didn’t work; please try again.
channel-browser = Another browser ({ $name })
channel-unverified = Please open the link in the e-mail we’ve sent you.
channel-failing = The last message couldn’t be delivered.
notify-of = What
notify-of-more = Tell me about
occasion-turn = my move
occasion-time = time running out
occasion-invited = invitations
occasion-over = the end of a game
quiet-hours = Quiet hours
quiet-hours-more = Messages wait until they’re over
quiet-from = From
quiet-until = Until
mail-link = E-mail from Tatami
mail-confirm = Confirm this address
mail-confirm-more = From now on we’ll write to you here when it’s your move.
mail-confirmed = Thank you, your address is confirmed.
mail-stop = Stop these e-mails
mail-stop-more = You won’t get any more e-mail about your games, and we’ll forget your address.
mail-stopped = Done. You won’t get any more e-mail from us.
install = Install Tatami
install-more = It gets an icon of its own, and you can read the rules, lessons and puzzles offline.
offline = You’re offline. Rules, lessons and puzzles you’ve opened stay readable; games continue when you’re back.
offline-read = To read in the meantime
pause-game = Pause
pause-days = { $days ->
    [one] one day
   *[other] { $days } days
}
pause-ask = Ask for a pause
pause-end = Ask to play on now
pause-asked = { $name } asks for a pause of { $days ->
    [one] one day
   *[other] { $days } days
}.
pause-end-asked = { $name } would like to play on now.
pause-agree = Agree
pause-decline = Decline
pause-withdraw = Withdraw
paused-until = The clocks are stopped until { $day }.
clock-night = Clocks stop at night
clock-night-more = From { $from } to { $until }, the host’s local time
