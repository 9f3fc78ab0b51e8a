# Везде.
tatami = Tatami
back = Назад
close = Закрыть
cancel = Отмена
go-home = К играм
try-again = Попробовать ещё раз
one-moment = Минутку
preparing = Столы готовятся: { $game }, { $number } из { $of }
preparing-failed = Не удалось подготовить { $game }; сервер пробует ещё раз.
being-prepared = Готовится
nothing-here = Здесь ничего нет.
problem-offline = Сервер не отвечает. Ты в сети?
problem-no-table = Такого стола нет. Ссылка скопирована полностью?
problem-no-game = Эта игра сейчас недоступна.
problem-unknown = Не получилось.
copy = Копировать
copied = Скопировано
share = Поделиться
download = Скачать
leave = Уйти из-за стола
you = ты
log = Что было

# Имена.
guest-name = { $bird ->
    [0] Цапля
    [1] Журавль
    [2] Коршун
    [3] Крапивник
    [4] Сова
    [5] Стриж
    [6] Зуёк
   *[7] Жаворонок
} { $number }
seat-number = Место { $seat }
seat-you = Ты
bot-name = { $level ->
    [farmer] Крестьянин
    [samurai] Самурай
    [daimyo] Даймё
   *[shogun] Сёгун
}
is-bot = { $level ->
    [farmer] Бот «Крестьянин»
    [samurai] Бот «Самурай»
    [daimyo] Бот «Даймё»
   *[shogun] Бот «Сёгун»
}

# Комната.
play = Играть
change = изменить
last-choice = { $bots ->
    [one] { $game } против бота «{ $level }»
    [few] { $game } против { $bots } ботов «{ $level }»
   *[other] { $game } против { $bots } ботов «{ $level }»
}
players-between = от { $low } до { $high } игроков
players-tenno = от 2 до 7 игроков
players-take = 2 игрока
players-tenka = 3 или 4 игрока
feel-tenno = блеф и память
feel-take = всё на виду
feel-tenka = игра на взятки
minutes-tenno = 20 мин
minutes-take = 20 мин
minutes-tenka = 25 мин
pitch-tenno = По одиннадцать карт, три рубашкой вверх. Атакуй, запоминай, блефуй.
pitch-take = Пять стопок, всё на виду. Бери с умом и не оставляй ничего ценного.
pitch-tenka = Когда полководец падает, веер переворачивается, и слабые становятся сильными.
play-bot = С ботом
play-bots = С ботами
play-bots-at = { $game }: играть с ботами
invite = Позвать
invite-to = { $game }: позвать друзей
your-tables = Твои столы
no-tables-yet = Пока нет ни одной партии. Нажми «Играть» или позови кого-нибудь.
past-games = Прошлые партии
no-past-games = Доигранных партий пока нет.
have-a-link = Друг прислал ссылку?
table-code = Ссылка или код стола
join = Присоединиться
no-account = Без регистрации. Место остаётся твоим на этом устройстве, а каждую раздачу потом можно проверить.
about = О Tatami
about-unofficial = Это неофициальная некоммерческая версия; названия принадлежат их владельцам. Если игра нравится — купи её.
about-parts = Шрифты и библиотеки
about-parts-more = На этой странице использована работа других людей. Каждая лицензия приведена здесь полностью.
watch = Смотреть
no-public-tables = Сейчас нет открытых столов.
game-with = { $more ->
    [0] { $game }: { $first }
   *[other] { $game }: { $first } +{ $more }
}
your-move = Твой ход
gathering = Ждём игроков
resume = Дальше
review = Посмотреть
free-seats = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
seats-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
score-to = { $first }:{ $second }
score-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
placed = { $place }-е место из { $seats }, { $points }
in-the-lead = Впереди: { $names }, { $points }
after-moves = { $count ->
    [0] только началась
    [one] после { $count } хода
    [few] после { $count } ходов
   *[many] после { $count } ходов
}
result-yours = { $how ->
    [won] Победа, { $scores }
    [shared] Общая победа, { $scores }
   *[lost] Поражение, { $scores }
}
result-by = Победа: { $names }, { $scores }
what-to-play = Во что сыграем?
game = Игра
how-many = Сколько игроков?
who-starts = Кто начинает?
start-drawn = По жребию
bots = Боты

# Настройки.
preferences = Настройки
preferences-of = { $name }: настройки
language-is = Язык: { $language }
your-name = Твоё имя
save = Сохранить
saved = Сохранено
language = Язык
theme = Оформление
theme-auto = как в системе
theme-day = светлое
theme-night = тёмное
sound = Звуки
less-motion = Меньше анимации
notify = Уведомления
notify-more = Когда твой ход, а эта страница в фоне

# До партии.
who-plays = Кто играет
seat-free = свободно
sit = Сесть сюда
sit-too = Сесть и сюда
stand = Встать
remove-player = Убрать игрока { $name }
seat-lost = { $name } убирает тебя с места. Можно занять любое свободное.
not-here = не в сети
away-since = не в сети с { $time }
away-since-day = не в сети с { $day }
bot-for-seat = Бот на место { $seat }
no-bot = без бота
join-table = Войти и сесть
join-watch = Войти и смотреть
begin = Начать
waiting-for-seats = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
   *[other] Свободно { $count } мест
}
waiting-for-host = { $name } начнёт, когда все соберутся.
fill-with-bots = Добавить ботов
invite-friends = Позвать друзей
link = Ссылка на этот стол
qr-label = Ссылка в виде QR-кода
how-we-play = Как играем
clock = Время
number-between = Число от { $low } до { $high }
clock-none = без ограничения
clock-minute = минута на ход
clock-bank = десять минут каждому
clock-days = два дня на ход
public = Этот стол может найти каждый
public-more = Иначе только те, у кого есть ссылка
spectators = Другие могут смотреть
hints = Подсказки разрешены
hints-more = Что сделал бы сильнейший бот, зная то, что можешь знать ты

# За столом.
table = Стол
place-empty = пусто
your-turn = Твой ход
is-thinking = { $name } думает
is-away = { $name } не в сети
several-think = { $count ->
    [one] Думает { $count } игрок
    [few] Думают { $count } игрока
   *[other] Думают { $count } игроков
}
thinks = думает
bot-stands-in = играет бот
watching = Смотрят: { $names }
days-left = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
hours-left = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
hint = Подсказка
hint-awaited = Бот «Сёгун» обдумывает подсказку.
hint-more = Второй по силе ход и причины
hint-sure = { $how ->
    [only] Это единственный возможный ход.
    [proven] Это доказано.
    [clear] Это явно лучший ход.
    [likely] Вероятно, это лучший ход.
   *[close] Разница мала: оба хода почти равноценны.
}
percent = { $share } %
points-ahead = { $sign ->
    [minus] −{ $points } очк.
   *[plus] +{ $points } очк.
}
menu = Меню
take-back = Взять ход назад
ask-take-back = Попросить вернуть ход
back-asks = { $name } хочет взять ход назад.
back-waiting = Ждём согласия: { $names }.
back-agree = Согласиться
back-decline = Оставить ход
back-withdraw = Оставить ход
chat = Чат
# What a screen reader is told when somebody writes.
chat-from = { $name } пишет: { $text }
nothing-said = Пока никто ничего не сказал.
say-something = Скажи что-нибудь
send = Отправить
table-in-words = Стол словами
table-in-words-more = Каждое место и каждый ход текстом
step-away = Пусть за меня играет бот
come-back = Вернуться в игру
leave-game = Уйти; бот доиграет
connection-lost = Связь потеряна. Пробуем снова.
bot-plays-for-you = За тебя играет бот.
table-closed = За этим столом никого не осталось.
pass-on = Ходит { $name }, место { $seat }
pass-on-more = Передай экран. Остальные не подглядывают.
show-my-side = Показать мои карты

# Конец.
result = Итог
won-two = { $who ->
    [you] Ты побеждаешь, { $won }:{ $lost }
   *[other] { $name } побеждает, { $won }:{ $lost }
}
see-table = Показать стол
play-again = Ещё партию
wants-again = { $name } хочет сыграть ещё раз.
other-starts-next = В следующей партии начинает другая сторона.
to-rematch = К следующей партии
review-game = Разобрать партию
deal-was-sealed = Раздача была запечатана ещё до начала партии.
check-it = Проверить
check-elsewhere = Этот браузер не может проверить раздачу здесь. Скачай партию и проверь командой «tatami verify».
deal-fair = Раздача была честной. Проверено на этой странице:
deal-unfair = Раздача не сходится. Проверено на этой странице:
deal-not-redone = Раздачу не удалось воссоздать: эта страница не знает, как раздают в этой игре. Проверено на этой странице:
check-commit = { $holds ->
    [yes] Секрет сервера — тот самый, что был обещан.
   *[no] Секрет сервера — не тот, что был обещан.
}
check-memory = { $holds ->
    [yes] Обещание — то самое, которое это устройство запомнило до партии.
   *[no] Обещание — не то, которое это устройство запомнило до партии.
}
check-nonces = { $holds ->
    [yes] Твоё случайное число учтено.
   *[no] Твоего случайного числа там нет.
}
check-people = { $holds ->
    [yes] Все люди за столом добавили по случайному числу.
   *[no] Кто-то из людей за столом не добавил случайного числа.
}
check-deal = { $holds ->
    [yes] Раздача следует из этих чисел.
    [unknown] Не проверено: следует ли раздача из этих чисел. Скачай партию и проверь командой «tatami verify».
   *[no] Раздача не следует из этих чисел.
}

# Просмотр.
whose-eyes = Чьими глазами
eyes-open = Все карты открыты
eyes-of-spectator = Зритель
eyes-of = { $name }
record = Запись и раздача
replay-controls = Просмотр
to-first = В начало
one-back = На ход назад
play-on = Смотреть
pause = Пауза
one-on = На ход вперёд
to-last = В конец
move = Ход
move-of = { $move } из { $last }
to-move = Ходит { $name }
points-now = Очки после этого хода

# Разбор.
review-title = Разбор
review-begins = Разбор сейчас начнётся.
review-working = Разбираем каждое решение…
review-failed = Не удалось закончить разбор.
review-found = { $count ->
    [one] Пока найдена { $count } ошибка.
    [few] Пока найдены { $count } ошибки.
   *[other] Пока найдено { $count } ошибок.
}
review-moments = { $count ->
    [one] Дороже всего обошёлся { $count } момент.
    [few] Дороже всего обошлись { $count } момента.
   *[other] Дороже всего обошлись { $count } моментов.
} «Следующий момент» покажет, что было лучше.
review-no-errors = Явных ошибок нет. Хорошая игра.
review-errors = Все ошибки
review-incomplete = На подробный разбор каждого решения не хватило времени.
next-moment = Следующий момент
moment-at = { $unit ->
    [chip] фишка { $number }
    [turn] ход { $number }
    [battle] битва { $number }
   *[move] ход { $number }
}
grade = { $grade ->
    [inaccuracy] Неточность
    [mistake] Ошибка
   *[blunder] Грубая ошибка
}
review-better = Лучше
review-played = Сыграно
review-forgotten = Забыто:
review-best = Лучший ход
review-fine = Хороший ход
review-chance = Шансы на победу
accuracy = Точность
review-parts = Из чего сложился результат
part-chance = Шансы, %
part-points = Перевес
part = { $part ->
    [start] Ожидалось до раздачи
    [own] Свои ошибки
    [others] Чужие ошибки
    [deal] Раздача и мелкие потери
    [luck] Везение
   *[result] Итог
}
try-from-here = Сыграть отсюда
practice = Тренировка

# Обучение и правила под рукой.
learn = Уроки
learn-game = Научиться играть: { $game }
next = Дальше
lesson-number = Урок { $number } из { $of }
lesson-right = Отлично.
lesson-wrong = Не совсем. Посмотри ещё раз.
lesson-shown = Вот как это делается.
lesson-show = Показать
lesson-again = Ещё раз
lesson-try = Попробовать
offer-lesson = Впервые здесь?
offer-lesson-more = Несколько коротких уроков научат играть в { $game }. Потом будет первая партия.
offer-play = Играть сразу
lesson-begin = Начать первую партию
lesson-anew = Начать заново
lesson-done = Вот и вся игра.
lesson-done-more = Остальное придёт с опытом. Правила под рукой за каждым столом, а против ботов — и подсказка.
rules = Правила
rules-of = { $game }: правила
matters-now = важно сейчас

# All rules of a game, on a page of their own or at a table.
rules-all = Все правила
rules-contents = Содержание
rules-short = Правила вкратце
rules-own-page = Открыть на отдельной странице
