### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = Ты
# A clan, or what leads a side.
tenka-side = { $side ->
    [takeda] Такэда
    [uesugi] Уэсуги
    [tokugawa] Токугава
    [mori] Мори
    [shimazu] Симадзу
    [date] Датэ
    [oda] Ода
    [emperor] Император
    [temples] Храмы
   *[own] { $side }
}
tenka-kind = { $kind ->
    [M] Войско
    [A] Земледелие
    [I] Ремесло
    [C] Торговля
   *[S] Флот
}

## The bar.

tenka-battle = Битва { $battle } из { $battles }
# The same on a phone.
tenka-battle-short = { $battle } из { $battles }
tenka-deck = Колода: { $cards }
tenka-played = Что сыграно
tenka-everybody = Все
tenka-nothing-played = Ещё никто не взял ни одной карты.
tenka-out = вне игры

## Players.

tenka-general = Полководец
tenka-in-hand = в руке { $cards }
tenka-won = { $cards ->
    [one] { $cards } карта взята
    [few] { $cards } карты взяты
   *[other] { $cards } карт взято
}
tenka-thinking = думает
tenka-fan-of = Веер: { $name }
tenka-fan-yours = Веер у тебя
tenka-fan-turns = Веер переворачивается
tenka-up = { $up ->
    [light] Солнце
   *[dark] Луна
}
tenka-counts = { $up ->
    [light] Считаются числа солнца
   *[dark] Считаются числа луны
}

## The battle.

tenka-battle-now = Битва
tenka-generals-side = лагерь полководца
tenka-wins = побеждает
tenka-would-win = победил бы
tenka-falls-short = уступает
# What a side has without the card that is being thought of.
tenka-now = сейчас { $total }

## The race.

tenka-race = Гонка по видам
tenka-points-now = Очки сейчас
tenka-points = очки
tenka-most = больше всех: { $points }
tenka-tied = поровну: { $points }
tenka-fan = веер: { $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = С твоей картой:
# The same for a clan that would be taken.
tenka-with-clan = { tenka-side }:
tenka-hand = Твоя рука
tenka-choose-card = Выбери карту
tenka-choose-clan = Выбери клан
tenka-play = Сыграть: { tenka-side } { $strength }
tenka-give = Отдать: { tenka-side } { $strength }, получит { $name }
tenka-take = Конфисковать: { tenka-side }
tenka-pile-open = Стопка по кланам: { $name }
tenka-barred = нельзя

## The end.

tenka-end-cards = карты
tenka-end-kinds = по видам
tenka-end-fan = веер
tenka-end-total = всего
tenka-scroll = { $name }, очков { $points }: за карты { $cards }, за большинство { $kinds }, за веер { $fan }
