# Chat at the table and in the lobby.
chat-unread = Чат, { $count ->
    [one] { $count } непрочитанное сообщение
    [few] { $count } непрочитанных сообщения
   *[many] { $count } непрочитанных сообщений
}
lobby-chat = Общий чат
lobby-chat-unread = Общий чат, { $count ->
    [one] { $count } непрочитанное сообщение
    [few] { $count } непрочитанных сообщения
   *[many] { $count } непрочитанных сообщений
}
lobby-chat-more = Это могут прочитать все на этом сервере.
lobby-chat-none = Здесь давно никто не писал. Поздоровайся.
lobby-chat-lost = Связь потеряна, пробуем снова…

# Reactions at a seat.
reactions = Реакции
reaction-bow = Поклон
reaction-cheer = Хорошо сыграно!
reaction-laugh = Смех
reaction-wow = Ого!
reaction-oops = Ой…
reaction-tea = Не торопись
reaction-from = { $name }: { $reaction }

# Mute and report.
mute = Скрыть сообщения игрока { $name }
unmute = Показывать сообщения игрока { $name }
mute-short = Скрыть
unmute-short = Показывать
report = Пожаловаться на игрока { $name }
report-short = Пожаловаться
report-more = Жалобу и сказанное увидит администрация сервера. { $name } об этом не узнает.
report-why = На что жалоба?
report-words = На слова
report-name = На имя
report-play = На игру
report-other = На другое
report-details = Хочешь что-то добавить?
report-send = Отправить жалобу
report-sent = Спасибо. Жалоба отправлена.

# What reviews say.
insights = По разборам
insight-games = Разобрано партий
insight-accuracy = Точность
insight-luck = Везение
insight-luck-more = Везение показывает, насколько раздача и добор подняли шансы на победу, в процентных пунктах за партию; сюда входят и потери, слишком малые, чтобы их считать.

# Bots that do not keep you waiting.
tempo-skip = сразу к моему ходу

# For the people who run a server.
moderation = Модерация
moderation-token = Токен
moderation-token-more = Сервер требует токен, с которым он был запущен.
moderation-open = Открыть
open-reports = Открытые жалобы
no-reports = Открытых жалоб нет.
reported-by = Жалуется { $name }, { $time }
reported-by-nobody = Жалоба с удалённого аккаунта, { $time }
reported-said = Что было сказано
reported-said-nothing = Ничего не было сказано.
moderation-note = Заметка для журнала
moderate-mute-day = Отключить чат на день
moderate-mute = Отключить чат
moderate-ban = Заблокировать
moderate-undo = Снять ограничения
moderate-dismiss = Отклонить
moderation-log = Журнал
moderation-log-none = Решений пока нет.
deed-mute = Чат отключён: { $name }
deed-ban = Блокировка: { $name }
deed-undo = Ограничения сняты: { $name }
deed-dismiss = Жалобы отклонены: { $name }
deed-until = до { $time }
