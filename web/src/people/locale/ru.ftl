# Finding people.
find-players = Найти игроков
find-players-more = За столом соберутся те, кто ищет такую же партию. Она начнётся сама.
bots-after = Когда боты займут свободные места?
bots-after-20 = через 20 секунд
bots-after-60 = через минуту
bots-after-300 = через пять минут
bots-after-0 = только люди
waiting-tables = Ждут игроков
nobody-waits = Сейчас никто не ждёт игроков.
sit-down = Сесть за стол
sit-down-at = Сесть за стол: { $table }
next-table = Следующий стол
next-table-is = Твой ход за другим столом: { $table }
begins-when-full = Партия начнётся сама, когда все места будут заняты.
bots-come-in = Боты займут свободные места через
all-tables = Все открытые столы

# Ratings and profiles.
ratings = Рейтинги
ratings-more = По рейтинговым партиям. Разница в 400 очков — это шансы десять к одному; боты на той же шкале.
no-leaders = Пока никто не сыграл достаточно рейтинговых партий. Найди игроков: первое место свободно.
player = Игрок
rating = Рейтинг
games-played = Партии
games-won = Победы
profile = Профиль
your-profile = Твой профиль
rating-is = Очки: { $points }, ± { $deviation }
rating-provisional = предварительный
rating-curve = Рейтинг в { $game }: от { $first } до { $last }
no-ratings = Рейтинговых партий пока нет.
results = Результаты
results-period = Период
results-days = { $days ->
    [0] Всё время
    [30] 30 дней
   *[other] Год
}
no-results = За это время партий нет.
opponents = Соперники
games-ahead = Выше
games-behind = Ниже
games-older = Ещё партии
results-by-seats = { $game }, игроков: { $seats }
last-games = Последние партии
came-in = { $place }-е место из { $seats }
is-rated = рейтинговая
rated = Рейтинговая партия
rated-more = Обычные правила, часы, без подсказок; если за тебя играет бот, очки можно только потерять
unrated-without-clock = Без ограничения времени партия не рейтинговая.
head-to-head = Ты и { $name }
head-to-head-is = { $game }: { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}; ты выше: { $ahead }, ниже: { $behind }
somebody-gone = бывший игрок

# Accounts.
account = Аккаунт
account-guest = На этом устройстве ты гость. С ключом доступа или кодом восстановления профиль будет один на всех устройствах.
account-guest-codes = На этом устройстве ты гость. С кодом восстановления профиль будет один на всех устройствах.
account-is = Здесь тебя зовут { $name }.
sign-in = Войти
sign-in-more = Войди в профиль с другого устройства. Партии, сыгранные здесь гостем, остаются у гостя.
sign-in-passkey = Войти с ключом доступа
sign-in-code = Код с другого устройства или код восстановления
passkeys = Ключи доступа
passkeys-more = Ключ хранит твоё устройство; у сервера только замок. Пароля нет.
passkey-failed = Ключ доступа не использован.
add-passkey = Добавить ключ доступа
remove = Удалить
remove-it = Удалить: { $name }
last-used = последний раз: { $day }
other-device = Другое устройство
other-device-more = Покажи здесь код и отсканируй его другим устройством или введи там. Он действует один раз, десять минут.
show-code = Показать код
recovery = Коды восстановления
recovery-more = Если потеряны все устройства, по каждому коду можно войти один раз. Осталось: { $count }.
recovery-once = Запиши их сейчас: больше они не появятся.
new-codes = Создать новые коды
sessions = Где выполнен вход
some-device = Неизвестное устройство
this-device = это устройство
sign-out = Выйти
sign-out-of = Выйти: { $device }
your-data = Твои данные
your-data-more = Твоё имя, партии, сообщения и настройки, как они хранятся на этом сервере
download-data = Скачать данные
delete-me = Удалить всё
delete-me-title = Удалить всё, что связано с именем { $name }?
delete-me-more = Имя, сообщения, рейтинги и адреса исчезнут везде, и вернуть их не сможет никто. У остальных партии сохранятся, но без твоего имени.
delete-me-now = Удалить навсегда
sessions-more = Видишь незнакомое устройство? Выйди на нём, убери чужие ключи доступа и создай новые коды восстановления.
sign-out-last = Под именем { $name } можно войти только с этого устройства. Если выйти, вернуться будет нельзя. Сначала добавь ключ доступа или создай коды восстановления.
sign-out-anyway = Всё равно выйти

# The circle.
follow = Подписаться: { $name }
unfollow = Отписаться: { $name }
block = Заблокировать: { $name }
unblock = Разблокировать: { $name }
people-you-follow = Твои подписки
invite-person = Позвать: { $name }
invited = Отправлено
invited-by = { $name } зовёт тебя сыграть в { $game }
decline = Отклонить
decline-it = Отклонить: { $words }
put-out = Выгнать
put-out-person = Выгнать и больше не пускать: { $name }

# Pace of bots.
tempo = Темп ботов
tempo-slow = медленный
tempo-normal = обычный
tempo-fast = быстрый
