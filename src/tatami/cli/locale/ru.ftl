### What the terminal says of itself, in Russian. What happens in a game is said by the games' own files.

## Sentences that follow one another, and answers.

# What stands between two sentences in one paragraph.
sentence-gap = { " " }
# The word for yes; its beginning is enough as an answer. A plain y is understood in every language.
answer-yes = да
# At the foot of a page, when there is more to read.
page-more = Enter — дальше, q — хватит:

## Choosing a game, in `tatami play` without a game.

games-title = Выбери игру:
# Beside a game's title. $name is what is typed for the game.
game-facts = { $name } · { $designers } · { $seats }
seats-exact = { $seats ->
    [one] { $seats } игрок
    [few] { $seats } игрока
   *[other] { $seats } игроков
}
seats-range = { $low }–{ $high } { $high ->
    [one] игрок
    [few] игрока
   *[other] игроков
}
ask-game = Какая игра? (номер или название)
# $games: the names that may be typed.
ask-game-again = Выбери из { $games }: напиши название игры или её номер.
ask-seats = Сколько мест, от { $low } до { $high }? (Enter: { $usual })
ask-people = На каких местах (всего { $seats }) играют люди у этого экрана? (например, 1,2; Enter: только место 1)
ask-people-again = Укажи места от 1 до { $seats }, через запятую.
options-title = Настройки по умолчанию:
options-none = У этой игры нет настроек.
options-file = Длинный текст можно взять из файла: { $name }=@ФАЙЛ.
ask-option = Изменить что-нибудь, в виде имя=значение? (Enter: начать)

## Bots, how strong they are and how each level plays.

bots-title = Насколько сильными должны быть боты?
# $usual: the level that plays if only Enter is pressed.
ask-bots = Какой уровень? (номер или название, или для каждого места: 2:farmer,3:shogun; Enter: { $usual })
# A bot, or several of one level.
bot-named = { $bots } ({ $level })
# Above the table in every turn.
table-bots = Боты: { $bots }

## Beginning.

# While the rules are made ready; only the first time.
wait-preparing = Готовлю правила; в первый раз это занимает несколько секунд…
# $people: who plays here, $bots: who are bots, perhaps nobody.
greeting-players = { $bots-count ->
    [0] Здесь играют { $people }.
    [1] { $people-count ->
        [1] Ты — { $people }; { $bots } — бот.
       *[other] Здесь играют { $people }; { $bots } — бот.
    }
   *[other] { $people-count ->
        [1] Ты — { $people }; { $bots } — боты.
       *[other] Здесь играют { $people }; { $bots } — боты.
    }
}
greeting-help = Введи ход или его номер; ? объяснит, что можно сделать, help покажет команды.
# While a bot thinks for more than a second.
wait-thinking = { $seat } думает…

## A turn.

# Before what is typed, when several people play at this screen.
prompt-name = { $seat } ›
# There is only one move.
enter-plays = Другого хода нет: Enter сделает его.
# After an empty line.
turn-hint = Введи ход или его номер; ? объяснит, что можно сделать.
number-unknown = { $options ->
    [one] Здесь только { $options } вариант.
    [few] Здесь только { $options } варианта.
   *[other] Здесь только { $options } вариантов.
}
# After something that means nothing here.
word-unknown = «{ $word }» — не ход и не команда; ? объяснит, что можно сделать, help покажет команды.
# An option and what comes of it.
choice-preview = { $words } — { $preview }
# Above what may not be done now, each with its reason.
choice-refused = Сейчас нельзя:

## Hot-seat: nobody may see another's cards.

curtain-close = Нажми Enter, чтобы спрятать свои карты.
curtain-open = Теперь у экрана { $seat }. { $seat }, нажми Enter, когда никто другой не смотрит.

## Commands.

# A command in the list that help shows; save and load take the name of a file.
help-command = { $command ->
    [save] save ФАЙЛ
    [load] load ФАЙЛ
   *[other] { $command }
}
help-moves = Ходы вводят обозначениями или номерами из списка.
help-explain = объясняет все твои варианты; с обозначением или номером — только этот
help-table = снова показывает стол
help-hint = говорит, что сделал бы самый сильный бот
help-log = рассказывает, что произошло у тебя на глазах
help-rules = показывает правила игры
help-undo = отменяет твоё последнее решение, если с тех пор не открылось ничего тайного
help-save = записывает партию в файл
help-load = продолжает сохранённую партию
help-help = показывает этот список
help-quit = выходит из игры
log-empty = Пока ничего не произошло.
log-kept = Этот стол ничего не запоминает за игроков: видно лишь то, что лежит сейчас, остальное — дело твоей памяти.
undo-nothing = Отменять нечего.
undo-revealed = Это не отменить: с тех пор открылось что-то тайное.
undo-done = Отменено.

## Files.

save-how = Укажи и файл, например: save { $file }
load-how = Укажи и файл, например: load { $file }
offer-save = Сохранить партию? Имя файла, например { $file } (Enter: нет):
save-exists = { $file } уже есть. Записать поверх? (д/н)
save-kept = Файл { $file } не изменён.
save-done = Партия сохранена: { $file }.
save-secrets = В файле карты всех игроков: не заглядывай в него до конца партии.
load-drop = Эта партия не сохранена. Всё равно выйти? (д/н)
# $reason comes from the computer, in its own language.
file-trouble = { $file }: { $reason }.

## Hints: what the strongest bot would do.

# While a hint is being thought about for more than a second.
wait-hint = Обдумываю подсказку…
# $words: the move in words, as in the list of options.
hint-move = Бот «Сёгун» сыграл бы { $token } — { $words }.
hint-chance = Он оценивает твои шансы на победу в { $share } %.
hint-next = Следующий по силе ход: { $token } — { $words }.
hint-expects = { $side ->
    [ahead] По его расчёту, в конце ты будешь впереди на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
    [behind] По его расчёту, в конце ты будешь позади на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[level] По его расчёту, в конце очков будет поровну.
}
# Nothing better is possible: every way to the end was looked at.
hint-proven = Это доказано.

## Mirrored matches: two games on one deal, seats swapped.

mirrored-begin = Зеркальный матч: две партии на одной раздаче, игроки меняются местами, очки складываются.
mirrored-second = Теперь вторая партия: та же раздача, игроки поменялись местами.
# $first and $second: points in each game, $points: their sum.
mirrored-points = { $seat }: { $first } + { $second } = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
mirrored-win = { $seat-is ->
    [you] Матч за тобой, с перевесом в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
   *[other] Матч выигрывает { $seat }, с перевесом в { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
}
mirrored-draw = Матч закончился вничью.
# What players without a name are called, whatever seat they have; at most 12 letters.
mirrored-player = Игрок { $letter }
mirrored-bot = Бот

## Leaving.

leave-goodbye = До встречи.

## `tatami replay`.

replay-title = { $title }: { $players }, { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[other] { $moves } ходов
}.
# Before what happened in a move.
replay-move = { $number } ({ $token })
replay-unfinished = Здесь запись кончается; партия не доиграна.
replay-ask = Ход { $number } из { $moves }. Enter — вперёд, p — назад, число — к этому ходу, q — выход:
replay-how = Enter или n — вперёд, p — назад, число от 0 до { $moves } — к этому ходу, q — выход.

## `tatami verify`.

verify-replay = { $holds ->
    [yes] { $moves ->
        [1] Единственный ход сделан по правилам.
       *[other] Все ходы сделаны по правилам: { $moves }.
    }
   *[no] Ходы не сходятся: { $reason }
}
verify-fair = { $holds ->
    [yes] В записи есть секрет, по которому сделана раздача.
   *[no] В записи не сказано, как сделана раздача, поэтому проверить её нельзя.
}
verify-commit = { $holds ->
    [yes] Секрет тот самый, что был закреплён заранее.
   *[no] Секрет не тот, что был закреплён заранее.
}
verify-nonces = { $holds ->
    [yes] Каждое число, добавленное игроками, относится к месту за этим столом.
   *[no] Добавлено число для места, которого за этим столом нет.
}
verify-people = { $holds ->
    [yes] Для каждого места без бота число добавлено.
   *[no] Места без бота, для которых числа нет: { $seats }.
}
verify-deal = { $holds ->
    [yes] Раздача следует из секрета и чисел игроков.
   *[no] Раздача не следует из секрета и чисел игроков.
}
verify-all = { $file }: всё сходится.
verify-not = { $file }: сходится не всё.
verify-unproven = { $file }: все ходы допустимы, и результат верен; доказательства раздачи нет.

## Analysis.

# While a decision is being thought about for more than a second.
wait-analysis = Думаю…
analyse-turns = Лучшие ходы:
# $line: the tokens expected from here on.
analyse-line = Ожидаемое продолжение: { $line }
analyse-costly = Что обошлось дороже всего:
analyse-flawless = Насколько видно, ни одно решение не стоило очков.
# Heads of columns: number of the move, whose it was, what was played, what was better, points lost.
analyse-number = №
analyse-seat = Игрок
analyse-played = Сыграно
analyse-better = Лучше
analyse-loss = Цена
# Heads of columns: a move, what it is worth, points ahead at the end, how often it was tried.
analyse-token = Ход
analyse-words = Словами
analyse-value = Оценка
analyse-margin = Перевес
analyse-visits = Попытки
# The move that was made, among those that were thought about.
analyse-made = { $token } (сыграно)
analyse-who = { $seat }
# One decision, and what it leads to.
analyse-few = Если симуляций на решение { $simulations }, мелкие ошибки не отличить от случайности; обычно их { $usual }.
analyse-best = Лучший ход: { $token } — { $words }.
analyse-chance = Он выигрывает в { $share } % случаев.
analyse-percent = { $share } %
# Heads of columns: what a result is made of, and what an error is called.
analyse-accuracy = Точность
analyse-start = Начало
analyse-own = Свои ошибки
analyse-others = Чужие ошибки
analyse-luck = Удача
analyse-deal = Раздача и мелкие потери
analyse-result = Итог
analyse-grade = Ошибка
grade-inaccuracy = неточность
grade-mistake = ошибка
grade-blunder = грубая ошибка

## Puzzles.

puzzle-title = Задача { $name }, уровень { $level }
puzzle-task = Найди лучший ход; q — выход.
puzzle-right = Верно: { $token } — { $words }.
puzzle-wrong = Не этот. Лучший ход: { $token } — { $words }.
puzzle-streak = Решено: { $solved } из { $tried }.
puzzle-another = Ещё одну?

compiling-rules = Правила компилируются, на этом компьютере — один раз… { $functions ->
        [one] { $functions } функция
        [few] { $functions } функции
       *[many] { $functions } функций
    }, { $minutes ->
        [0] { $seconds } с
       *[other] { $minutes } мин { $seconds } с
    }
warm-part = { $game }: { $part ->
        [rules] правила
        [bots] боты
       *[arrays] массивы
    } ({ $number } из { $of })
warm-done = Всё скомпилировано.
