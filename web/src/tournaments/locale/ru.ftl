# Турниры.
tournaments = Турниры
tournament = Турнир
tournaments-more = Несколько туров против всех. В дубликатном турнире за всеми столами одна и та же раздача, поэтому удача ничего не решает.
plan-tournament = Устроить турнир
no-tournaments = Турниров пока нет. Устрой первый.
your-tournaments = Твои турниры
tournaments-going = Открытые и идущие
tournaments-over = Завершённые
all-tournaments = Все турниры
to-tournament = К турниру
tournament-title = Название
tournament-of = Турнир игрока { $name }
format = Формат
format-duplicate = Дубликат
format-duplicate-more = За всеми столами тура одна и та же раздача. Тебя сравнивают с теми, у кого за другими столами было твоё место.
format-swiss = Швейцарская система
format-swiss-more = В каждом туре соперники с близким счётом, и по возможности никто не встречается дважды. Очки даются за каждого, кого удалось обойти.
format-round-robin = Круговой турнир
format-round-robin-more = Каждый встречается с каждым. Очки даются за каждого, кого удалось обойти.
players-at-a-table = Игроков за столом
players-in-all = Всего игроков вместе с ботами
tournament-bots = Боты на свободные места
begins = Когда начало?
begins-host = когда я скажу
begins-5 = через 5 минут
begins-15 = через 15 минут
begins-60 = через час
begins-time = в назначенное время
break-between = Перерыв между турами
pause-0 = нет
pause-30 = 30 секунд
pause-120 = 2 минуты
pause-600 = 10 минут
late-entries = Записаться можно и после начала
public-tournament = Его могут найти все
rated-tournament-more = Каждая игра идёт в рейтинг; обычные правила

# Как идёт.
entered-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
entered-so-far = { $count ->
    [0] Пока никто не записался; боты дополнят до { $players }.
    [one] Записан { $count } игрок; боты дополнят до { $players }.
    [few] Записано { $count } игрока; боты дополнят до { $players }.
   *[other] Записано { $count } игроков; боты дополнят до { $players }.
}
hosted = Организатор:
hosted-by = организатор: { $name }
is-unrated = без рейтинга
is-cancelled = Отменён
won-by-names = Победа: { $names }
your-place = Твоё место: { $place } из { $of }
enter-now = Запись открыта
begins-soon = Скоро начало
begins-on = Начало: { $time }
begins-in = Первый тур начнётся через
next-round-in = Следующий тур начнётся через
rounds = Туры
rounds-count = { $count ->
    [one] { $count } тур
    [few] { $count } тура
   *[other] { $count } туров
}
round-number = Тур { $number }
round-short = Т{ $number }
round-of = Тур { $number } из { $of }
round-ended = Тур { $number } из { $of } окончен
tables-done = Сыграно столов: { $done } из { $of }
table-done = игра окончена
table-playing = идёт игра
round-sealed = Эти столы закрыты для остальных, пока не закончит последний: за всеми одна и та же раздача.
your-table-ready = Твой стол готов.
to-your-table = К своему столу
wait-for-others = Твоя игра окончена. Следующий тур начнётся, когда закончат все столы.
wait-for-sealed = Твоя игра окончена. Результаты и запись появятся, когда закончат все столы тура.

# Участие.
enter = Записаться
enter-again = Записаться снова
withdraw = Выйти из турнира
begin-first-round = Начать первый тур
cancel-tournament = Отменить турнир
copy-link = Скопировать ссылку
entrants = Игроки
nobody-entered = Пока никто не записался.
take-out = Исключить из турнира: { $name }
has-withdrawn = больше не участвует
is-program = программа

# Таблица и результаты.
standings = Таблица
score = Счёт
how-scored = Как считаются очки
ties-duplicate = При равном счёте важно, на сколько очков твой результат выше среднего на том же месте. Кто и тогда равен, делит место.
ties-swiss = При равном счёте сначала важен счёт соперников, потом перевес в очках над лучшим соперником. Кто и тогда равен, делит место.
ties-round-robin = При равном счёте сначала важен счёт побеждённых соперников, потом перевес в очках над лучшим соперником. Кто и тогда равен, делит место.
deals-and-results = Раздачи и результаты
deals-sealed = Все раздачи следуют из секрета, который сервер закрепил ещё до записи, и из случайного числа каждого игрока. После каждого тура его секрет открывается, и это может проверить каждый.
deals-proven = Проверено здесь: открытые секреты те самые, что были обещаны.
deals-not-proven = Секреты не совпадают с обещанными.
commitment = Обязательство:
results-table = Таблица (CSV)
results-data = Всё (JSON)

# Матчи из нескольких игр.
match-kind = Матч
match-one = одна игра
match-mirrored = зеркальный матч
match-best-of-3 = до двух побед
match-best-of-5 = до трёх побед
match-best-of-7 = до четырёх побед
match-more = Зеркальный матч: две игры на одной раздаче, игроки меняются местами, очки складываются. В матче до нескольких побед начинают по очереди.
match-game = Игра { $game } из { $of }
match-won = Матч выигрывает { $name }
match-drawn = Матч закончился вничью
next-game = Следующая игра
