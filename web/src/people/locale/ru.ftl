# Finding people.
find-players = Найти игроков
find-players-more = Ты садишься с теми, кто хочет того же. Игра начинается сама.
bots-after = Когда боты занимают свободные места?
bots-after-20 = через 20 секунд
bots-after-60 = через минуту
bots-after-300 = через пять минут
bots-after-0 = только люди
waiting-tables = Ждут игроков
sit-down = Сесть
sit-down-at = Сесть: { $table }
next-table = Следующий стол
next-table-is = Твой ход за другим столом: { $table }
begins-when-full = Игра начнётся сама, когда все места будут заняты.
bots-come-in = Боты займут свободные места через
all-tables = Все открытые столы

# Ratings and profiles.
ratings = Рейтинги
ratings-more = По рейтинговым играм. 400 очков — шансы десять к одному; боты на той же шкале.
no-leaders = Пока ни у кого нет достаточно рейтинговых игр. Найди игроков и открой список.
player = Игрок
rating = Рейтинг
games-played = Игры
games-won = Победы
profile = Профиль
your-profile = Твой профиль
rating-is = Очки: { $points }, ± { $deviation }
rating-provisional = предварительный
rating-curve = Рейтинг в { $game }: от { $first } до { $last }
no-ratings = Рейтинговых игр пока нет.
results = Результаты
results-by-seats = { $game }, игроков: { $seats }
last-games = Последние игры
came-in = { $place } из { $seats }
is-rated = рейтинговая
rated = Рейтинговая игра
rated-more = Обычные правила, без подсказок; бот, который помогает, может только отнять очки
head-to-head = Ты и { $name }
head-to-head-is = { $game }: вместе { $games }, выше { $ahead }, ниже { $behind }
somebody-gone = кто-то, кого здесь больше нет

# Accounts.
account = Учётная запись
account-guest = На этом устройстве ты гость. С ключом доступа или кодом восстановления ты везде один и тот же игрок.
account-is = Здесь тебя зовут { $name }.
sign-in = Войти
sign-in-more = Будь здесь тем же игроком, что и на другом устройстве. Игры, сыгранные здесь гостем, остаются у гостя.
sign-in-passkey = Войти с ключом доступа
sign-in-code = Код с другого устройства или код восстановления
passkeys = Ключи доступа
passkeys-more = Ключ хранит твоё устройство; у сервера только замок. Пароля нет.
passkey-failed = Ключ доступа не использован.
add-passkey = Добавить ключ доступа
remove = Удалить
remove-it = Удалить: { $name }
last-used = последний раз { $day }
other-device = Другое устройство
other-device-more = Отсканируй картинку другим устройством или введи там код. Он действует один раз, десять минут.
show-code = Показать код
recovery = Коды восстановления
recovery-more = Если все устройства потеряны, каждый код впускает один раз. Осталось: { $count }.
recovery-once = Запиши их сейчас: они показаны только один раз.
new-codes = Создать новые коды
sessions = Где выполнен вход
some-device = Устройство
this-device = это устройство
sign-out = Выйти
sign-out-of = Выйти: { $device }

# The circle.
follow = Подписаться: { $name }
unfollow = Отписаться: { $name }
block = Заблокировать: { $name }
unblock = Разблокировать: { $name }
people-you-follow = Твои подписки
invite-person = Пригласить: { $name }
invited = Приглашение отправлено
invited-by = { $name } приглашает тебя в { $game }
decline = Отклонить
decline-it = Отклонить: { $words }
put-out = Закрыть вход
put-out-person = Закрыть вход за этот стол: { $name }

# Pace of bots.
tempo = Темп ботов
tempo-slow = медленно
tempo-normal = обычно
tempo-fast = быстро
