notifications = Уведомления
notifications-more = О партиях без часов или с днями на ход, пока тебя нет за столом.
notify-where = Куда
notify-nowhere = Пока никуда
notify-none = Этот сервер не отправляет уведомлений.
notify-push = Этот браузер
notify-push-more = Сообщение на этом устройстве, даже когда Tatami закрыт
notify-push-on = Включить
notify-push-off = Этот браузер не разрешает сообщения с этой страницы. Это можно изменить в его настройках.
notify-mail = Электронная почта
notify-mail-more = Не чаще раза в час, сразу обо всём, что тебя ждёт
notify-webhook = Вебхук
notify-webhook-more = Адрес канала в Discord или Slack либо собственной программы
notify-add = Добавить
notify-failed = Не получилось; попробуй ещё раз.
channel-browser = Другой браузер ({ $name })
channel-unverified = Открой ссылку в письме, которое мы отправили.
channel-failing = Последнее сообщение не дошло.
notify-of = О чём
notify-of-more = Сообщать мне
occasion-turn = о моём ходе
occasion-time = что время на исходе
occasion-invited = о приглашениях
occasion-over = о конце партии
quiet-hours = Тихие часы
quiet-hours-more = Сообщения ждут, пока они не закончатся
quiet-from = С
quiet-until = До
mail-link = Письма от Tatami
mail-confirm = Подтвердить адрес
mail-confirm-more = Теперь мы будем писать сюда, когда настанет твой ход.
mail-confirmed = Спасибо, адрес подтверждён.
mail-stop = Отписаться
mail-stop-more = Писем о партиях больше не будет, а адрес мы забудем.
mail-stopped = Готово. Писем от нас больше не будет.
install = Установить Tatami
install-more = С собственным значком; правила, уроки и задачи можно читать без сети.
offline = Нет сети. Правила и уже открытые уроки и задачи доступны; партии продолжатся, когда сеть появится.
offline-read = А пока можно почитать
pause-game = Пауза
pause-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
pause-ask = Попросить паузу
pause-end = Предложить продолжить
pause-asked = { $name } просит паузу на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
pause-end-asked = { $name } предлагает закончить паузу.
pause-agree = Согласиться
pause-decline = Отказаться
pause-withdraw = Отозвать
paused-until = Часы стоят до { $day }.
clock-night = Ночью часы стоят
clock-night-more = С { $from } до { $until } по времени хозяина стола
