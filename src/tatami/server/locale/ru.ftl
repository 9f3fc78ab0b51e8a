# What happened around a game.
told-joined = За столом теперь { $name }.
told-left = { $name } больше не за столом.
told-sat = Место { $seat }: { $name }.
told-stood = Место { $seat } свободно.
told-bot-seated = Место { $seat } занял бот.
told-changed = Настройки изменены.
told-started = Игра начинается.
told-stood-in-time = У игрока { $name } вышло время; дальше играет бот.
told-stood-in-away = { $name } не за столом; дальше играет бот.
told-came-back = { $name } снова в игре.
told-resumed = Сервер ненадолго останавливался; часы ни у кого не шли.
told-pause-asked = { $name } просит паузу на { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
told-go-on-asked = { $name } предлагает продолжить.
told-pause-agreed = { $name } соглашается на паузу.
told-pause-declined = { $name } не соглашается на паузу.
told-paused = Все согласны: часы стоят { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}.
told-gone-on = Все согласны: часы снова идут.
refused-no-pause = Никто не просит паузу.
refused-pause-clock = Пауза возможна только в партиях, где на ход даются дни.
told-rematched = Те же игроки перешли за новый стол, чтобы сыграть ещё раз.

# Уведомления.
letter-turn = { $game }: твой ход. За столом с тобой: { $names }.
letter-time = { $game }: твоё время на исходе. { $hours ->
    [one] Остался примерно { $hours } час.
    [few] Осталось примерно { $hours } часа.
   *[other] Осталось примерно { $hours } часов.
}
letter-invited = { $name } приглашает тебя сыграть в { $game }.
letter-over-won = { $game }: игра окончена, победа за тобой.
letter-over-shared = { $game }: игра окончена, первое место ты делишь с другими: { $names }.
letter-over-lost = { $game }: игра окончена. { $names-count ->
    [one] Победитель: { $names }.
    [few] Победители: { $names }.
   *[other] Победители: { $names }.
}
letter-hello = Это Tatami. Когда настанет твой ход, сюда придёт сообщение.
letter-digest = Новости о твоих партиях: { $count }
letter-confirm-subject = Подтверди свой адрес электронной почты
letter-confirm = Кто-то (скорее всего, ты) хочет получать на этот адрес сообщения от Tatami о своих партиях. Если это так, открой эту ссылку в течение 24 часов. Если нет, ничего не делай: больше писем от нас не будет.
letter-stop = Эти письма приходят по твоей просьбе. Отписаться можно здесь:
refused-hours = Тихие часы должны длиться от одного до шестнадцати часов.
refused-address = На этот адрес нельзя отправлять сообщения.
refused-link = Эта ссылка недействительна или её срок истёк.

# Why something was not done.
refused-not-here = Тебя нет за этим столом.
refused-here = Ты уже за этим столом.
refused-not-host = Это может только хозяин стола.
refused-started = Игра уже началась.
refused-not-playing = Сейчас здесь не играют.
refused-not-over = Игра ещё не закончена.
refused-no-seat = Такого места нет.
refused-no-step = Играть оттуда дальше нельзя.
refused-seat-taken = Это место занято.
refused-seat-free = Ещё есть свободные места.
refused-not-your-seat = Это не твоё место.
refused-no-bot = На этом месте нет бота.
refused-nonce-given = Для этого места случайное число уже получено.
refused-nonce-missing = Случайные числа получены ещё не от всех игроков.
refused-stale = Игра тем временем ушла вперёд.
refused-not-asked = Сейчас ход не этого места.
refused-stand-in = На этом месте играет бот; сначала вернись в игру.
refused-not-away = Ты и так играешь на этом месте без бота.
refused-time-out = Твоё время вышло.
refused-illegal = Сейчас такой ход сделать нельзя.
refused-settings = С такими настройками играть нельзя.
refused-start = Места, которое должно начинать, за этим столом нет.
refused-name = Пожалуйста, укажи имя.
refused-full = За этим столом больше нет мест.
refused-nothing-said = Сообщение пустое.
refused-too-fast = Пожалуйста, чуть медленнее.
refused-long = Запись этого стола заполнена; открой новый.
refused-watch = Эту игру могут видеть только игроки.
refused-format = Это сообщение не удалось прочитать.
refused-no-table = Такого стола нет.
refused-no-game = Эта игра сейчас недоступна.
refused-nothing-here = Здесь ничего нет.
refused-too-many = Слишком много сразу; подожди немного.
refused-too-long = Это слишком длинно.
refused-too-slow = Это заняло слишком много времени; попробуй ещё раз.
refused-busy = Сервер сейчас переполнен; попробуй позже.
refused-metrics = Эти числа доступны только на самой машине сервера или по токену.
refused-elsewhere = Этот запрос пришёл с другого сайта.
refused-token = Этот токен недействителен.
refused-not-stored = Не удалось сохранить; попробуй ещё раз.
refused-trouble = Здесь что-то пошло не так; попробуй ещё раз.
refused-no-hints = За этим столом нет подсказок.
refused-for-people = Это могут делать только люди.
page-missing = На этом сервере нет страницы для игры: он установлен из пакета, собранного без неё. Администратор может собрать полный пакет командой scripts/build_wheel.sh и установить его или запустить ./run в папке с исходным кодом.
refused-rated = Рейтинговая партия идёт по обычным правилам, с часами и без подсказок; кто начинает, решает жребий.
refused-rated-seat = Того, кто играет рейтинговую партию, убрать нельзя.
refused-sign-in = Войти не удалось; попробуй ещё раз. Каждый код действует один раз, а код с другого устройства — только десять минут.
refused-no-passkeys = Ключи доступа работают, только если у сервера есть доменное имя и он открыт по https.
refused-put-out = Хозяин стола больше не пускает тебя за этот стол.
refused-nobody = Под этим номером здесь никого нет.
refused-yourself = Это ты.
refused-not-followed = Позвать можно только тех, кто есть в твоих подписках.
told-put-out = Хозяин стола больше не пускает сюда игрока { $name }.
refused-muted = Сейчас писать здесь нельзя: администратор сервера отключил тебе чат.
refused-banned = Администратор сервера заблокировал тебя.
refused-moderation = Модерировать может только администратор: с самого сервера или по токену.

# Турниры.
told-unsealed = Тур окончен: теперь этот стол видят все.
refused-sealed = До конца тура этот стол больше никто не видит.
refused-tournament = В турнире следующая игра начинается в следующем туре.
refused-not-organiser = Это может только организатор турнира.
refused-clock = Турниру нужны часы, чтобы каждый тур закончился.
refused-players = Для такого турнира это слишком много игроков.
refused-begins = Турнир должен начаться в ближайшие 30 дней.
refused-title = Введи название.
refused-entries = Запись на этот турнир закрыта.
refused-tournament-over = Этот турнир окончен.
refused-nobody-entered = Пока никто не записался.
refused-too-many-tournaments = У тебя уже три незавершённых турнира.

# Возврат хода.
told-taken-back = { $name } берёт ход назад.
told-back-asked = { $name } хочет взять ход назад.
told-back-agreed = { $name } не возражает.
told-back-declined = { $name } против; ход остаётся.
told-back-withdrawn = { $name } всё же оставляет ход.
refused-back-rated = В рейтинговых партиях и турнирах ходы назад не берут.
refused-back-nothing = У тебя нет хода, который можно взять назад.
refused-back-often = Больше в этой партии ходы назад брать нельзя.
refused-back-revealed = Этот ход назад не взять: с тех пор открылось что-то скрытое.
refused-back-asked = Кто-то уже просит взять ход назад.
refused-back-declined = Остальные хотят, чтобы этот ход остался.
refused-back-not-asked = Никто не просит тебя о возврате хода.

# Previews of links.
preview-waiting = За столом: { $names }. Свободных мест: { $free }.
preview-playing = Идёт игра: { $names }.
preview-over = Посмотреть партию: { $names }.
preview-moment = Ход { $move } партии: { $names }.
preview-puzzle = Задача: найди лучший ход.
preview-tournament = Турнир: { $game }. Участвуй или следи за таблицей.
preview-home = Три настольные игры старой Японии, с друзьями или ботами: без установки и регистрации.
refused-mirrored = Зеркальный матч возможен только вдвоём и в игре с открытой раздачей.
