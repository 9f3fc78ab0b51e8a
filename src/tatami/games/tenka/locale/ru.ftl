### Tenka Trick in Russian. A side in battle is a “лагерь”, so that it is never taken for a side of the
### General’s card. Country cards are named after their kind and clan: “войско Ода 7/3”; names of clans and
### of players are not declined.

## Cards.

# The clan of a card, or one that is followed or confiscated.
clan = { $faction ->
    [takeda] Такэда
    [uesugi] Уэсуги
    [tokugawa] Токугава
    [mori] Мори
    [shimazu] Симадзу
    [date] Датэ
    [oda] Ода
   *[own] { $faction }
}
# The five kinds of country: those of war, of rice, of crafts, of trade and of the sea.
kind = { $kind ->
    [M] войско
    [A] земледелие
    [I] ремесло
    [C] торговля
   *[S] флот
}
# The same at the beginning of a sentence.
kind-first = { $kind ->
    [M] Войско
    [A] Земледелие
    [I] Ремесло
    [C] Торговля
   *[S] Флот
}
# A card: “войско Ода 7/3”. The first number counts while the sun side of the General’s card is up,
# the second while the moon side is.
card = { $faction ->
    [emperor] император
    [temples] храмы
   *[clan] { kind } { clan }
} { $light }/{ $dark }
# The same in the accusative and in the genitive.
card-accusative = { $faction ->
    [emperor] императора
    [temples] храмы
   *[clan] { $kind ->
        [C] торговлю
       *[other] { kind }
    } { clan }
} { $light }/{ $dark }
card-genitive = { $faction ->
    [emperor] императора
    [temples] храмов
   *[clan] { $kind ->
        [M] войска
        [A] земледелия
        [I] ремесла
        [C] торговли
       *[S] флота
    } { clan }
} { $light }/{ $dark }
# A card whose face is hidden.
card-hidden = закрытая карта
card-general = { $up ->
    [light] карта полководца солнцем вверх
   *[dark] карта полководца луной вверх
}
# So many cards of one kind, in a list: “2 × войско”.
kind-cards = { $cards } × { kind }
# What somebody has, in a list: “Очки теперь: ты — 9, Hana — 20 и Jan — 7.”
seat-has = { $seat-is ->
    [you] ты — { $number }
   *[other] { $seat } — { $number }
}
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}

## What the game is like.

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Трое или четверо соперников бьются за провинции Японии, битва за битвой. Слаба карта или сильна, зависит от того, какой стороной вверх лежит карта полководца, а каждое восстание её переворачивает.
option-cards = 45 карт провинций — наша реконструкция: в правилах их списка нет. Если у тебя есть печатная игра, укажи её список: по одной карте в строке, например «M7 M 7 3 oda» (код, вид, сила при солнце и при луне, клан). Названия кланов могут быть другими.
option-factions = Сколько из семи кланов в игре: все или меньше для сокращённой игры, в которой меньше битв.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Список карт:
   *[other] Список карт, строка { $line }, «{ $text }»:
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] у карты пять слов, а здесь { $number }.
    [code] «{ $word }» — не код: код — это буква и ещё до пяти букв или цифр.
    [trump] { $word } — код козыря.
    [kind] «{ $word }» — не вид; виды: M, A, I, C и S.
    [strength] «{ $word }» — не целое число от 0 до 10.
    [clan] «{ $word }» не может быть названием клана; нужно не больше 16 букв.
    [twice] код { $word } уже есть в строке { $number }.
    [clans] «{ $word }» был бы восьмым кланом, а их семь.
    [cards] карт { $number }, а нужно 45.
    [few-clans] кланов { $number }, а нужно 7.
    [no-kind] нет ни одной карты вида { $word }.
   *[long] знаков { $number }, больше 20000.
}
cards-format = Пиши по одной карте в строке: код, вид, сила при солнце, сила при луне, клан; например «M7 M 7 3 oda».

## Places.

place-hand = { $seat-is ->
    [you] твоя рука
   *[other] рука игрока { $seat }
}
place-pile = { $seat-is ->
    [you] твоя стопка
   *[other] стопка игрока { $seat }
}
# Where the General’s card lies when this player holds it.
place-general = { $seat-is ->
    [you] твоё место для карты полководца
   *[other] место для карты полководца у игрока { $seat }
}
place-battle = { $seat-is ->
    [you] твоя карта в битве
   *[other] карта игрока { $seat } в битве
}
place-deck = колода
place-out = козыри вне игры

## A battle and why it ends as it does. These are clauses, used in sentences and in previews, never first in
## a sentence.

# A side and its strength, in a list: “Уэсуги 15 и Ода 9”. The Emperor and the Temples lead sides too.
side-total = { $side ->
    [takeda] Такэда
    [uesugi] Уэсуги
    [tokugawa] Токугава
    [mori] Мори
    [shimazu] Симадзу
    [date] Датэ
    [oda] Ода
    [emperor] император
    [temples] храмы
   *[own] { $side }
} { $total }
# The side that wins.
winner = { $winner ->
    [takeda] клан Такэда
    [uesugi] клан Уэсуги
    [tokugawa] клан Токугава
    [mori] клан Мори
    [shimazu] клан Симадзу
    [date] клан Датэ
    [oda] клан Ода
    [emperor] лагерь императора
    [temples] лагерь храмов
   *[own] клан { $winner }
}
why-one-side = { $totals } — все в одном лагере, и он побеждает без боя
why-highest = { $totals } — побеждает { winner }
why-generals-tie = { $totals } — при равенстве побеждает лагерь полководца
# The General’s side is below those that tie. [strongest]: a draw by version 1 of the rules only.
why-vassals-tie = { $totals } — сильнейшие вассалы равны, но не все вассалы одинаково сильны, поэтому побеждает лагерь полководца
why-vassals-draw = { $totals } — { $vassals ->
    [all] все вассалы равны и сильнее лагеря полководца, поэтому ничья
   *[strongest] сильнейшие вассалы равны, а слабее лагеря полководца никого нет, поэтому ничья
}
why-two-trumps = { $trumps ->
    [one] { $trumps } козырь
    [few] { $trumps } козыря
   *[other] { $trumps } козырей
} в одной битве, поэтому ничья
why-emperor-leads = полководец заходит с императора и побеждает в одиночку
why-all-agricultural = к храмам полководца все вассалы кладут земледелие, поэтому ничья

## The table in sentences.

sum-battle = Битва { $battle } из { $battles }; { $cards ->
    [0] колода пуста.
   *[other] в колоде { cards }.
}
sum-over = Все битвы сыграны: { $battles }.
sum-general = { $seat-is ->
    [you] Ты держишь
   *[other] { $seat } держит
} карту полководца { $up ->
    [light] солнцем вверх: у каждой карты считается первое число.
   *[dark] луной вверх: у каждой карты считается второе число.
}
sum-led = { $seat-is ->
    [you] Ты заходишь
   *[other] { $seat } заходит
} с { card-genitive }, сила { $strength }.
# $side is “own” for a card that fights for its own clan or is itself a trump.
sum-played = { $seat-is ->
    [you] Ты кладёшь
   *[other] { $seat } кладёт
} { card-accusative }, сила { $strength }{ $side ->
    [emperor] , в лагере императора
    [temples] , в лагере храмов
   *[own] { "" }
}.
sum-sides = Пока: { $totals }.
# The cards of the battle that are not given away yet.
sum-spoils = Осталось раздать: { $list }.
sum-hand = { $list-count ->
    [0] { $seat-is ->
        [you] Твоя рука пуста.
       *[other] { $seat }: рука пуста.
    }
   *[other] { $seat-is ->
        [you] Твоя рука: { $list }.
       *[other] { $seat }, рука: { $list }.
    }
}
sum-points = { $seat-is ->
    [you] У тебя { points }.
   *[other] { $seat }: { points }.
}
sum-holds = { $seat }: { points }, { $cards ->
    [0] рука пуста.
   *[other] в руке { cards }.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] Твоя стопка пуста.
       *[other] Стопка игрока { $seat } пуста.
    }
   *[other] { $seat-is ->
        [you] Твоя стопка: { $list }.
       *[other] Стопка игрока { $seat }: { $list }.
    }
}
# Who has how many cards of a kind.
sum-kind = { $list-count ->
    [0] { kind-first }: пока ни у кого.
   *[other] { kind-first }: { $list }.
}
sum-out = Вне игры: { $list }.

## Whose turn it is.

task-lead = { $seat-is ->
    [you] Ты полководец: зайди с любой карты.
   *[other] Заходит полководец: { $seat }.
}
# You must follow.
task-follow = { $seat-is ->
    [you] { $general } заходит с клана { clan }: положи карту этого клана или козырь.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } заходит с клана { clan }, а у тебя его нет: положи любую карту.
   *[other] { task-play }
}
# A trump was led.
task-any = { $seat-is ->
    [you] { $general } заходит с козыря: положи любую карту.
   *[other] { $seat } может положить любую карту.
}
task-play = { $seat } кладёт карту; заход с клана { clan }.
task-give = { $seat-is ->
    [you] { $cards ->
        [1] Отдай игроку { $receiver } последнюю карту этой битвы.
       *[other] Отдай игроку { $receiver } одну из { $cards } карт, которые осталось раздать.
    }
   *[other] { $seat } выбирает карту этой битвы для { $receiver-is ->
        [you] тебя.
       *[other] игрока { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Выбери клан: все его карты из стопки игрока { $former } станут твоими.
   *[other] { $seat } выбирает клан, чтобы конфисковать его { $former-is ->
        [you] из твоей стопки.
       *[other] из стопки игрока { $former }.
    }
}

## What one may do, and what comes of it. The previews go on after a dash.

do-play = Сыграть { card-accusative }
do-give = Отдать { card-accusative } игроку { $receiver }
do-confiscate = Конфисковать клан { clan } из стопки игрока { $seat } ({ cards })
# What the card counts, before others have played.
preview-lead = сила { $strength }
preview-sides = пока { $totals }
preview-general = { $why }; { $seat-is ->
    [you] ты становишься полководцем
   *[other] { $seat } становится полководцем
}
preview-stays = { $why }; { $seat-is ->
    [you] ты остаёшься полководцем
   *[other] { $seat } остаётся полководцем
}
preview-uprising = { $why }; восстание, { $seat-is ->
    [you] ты становишься полководцем
   *[other] { $seat } становится полководцем
}, и дальше считаются { $up ->
    [light] числа солнца
   *[dark] числа луны
}
# How many cards of this kind the receiver would have.
preview-give = карт вида «{ kind }» у игрока { $receiver } будет { $cards }
preview-confiscate = { $list }; очки тогда: { $points }

## What one may not do, and why.

no-follow = У тебя есть карты клана { clan }, поэтому положи одну из них или козырь.
no-card = У тебя в руке нет { card-genitive }.
no-card-played = Эта карта уже сыграна: { card }.
no-gift-now = Карты раздаёт новый полководец после битвы.
no-confiscation-now = Конфисковать клан можно только после восстания.
no-give-first = Сначала отдай игроку { $receiver } карту этой битвы.
no-uprising = Восстания не было, поэтому конфисковать нечего.
no-given = Эта карта уже отдана: { card }.
no-card-elsewhere = Раздают только карты этой битвы, а { card-genitive } среди них не было.
no-confiscate-first = Сначала выбери клан, чтобы конфисковать его из стопки игрока { $seat }.
no-gift-left = В этой битве раздавать больше нечего.
no-clan = В стопке игрока { $seat } нет карт клана { clan }.
# $sharing: how many clans have the most cards there.
no-largest = { $sharing ->
    [1] В стопке игрока { $seat } клан { clan } самый многочисленный, поэтому брать его нельзя.
   *[other] В стопке игрока { $seat } клан { clan } среди самых многочисленных, поэтому брать его нельзя.
}

## What happened.

saw-lead = { $seat-is ->
    [you] Ты заходишь
   *[other] { $seat } заходит
} с { card-genitive }, сила { $strength }.
saw-play = { $seat-is ->
    [you] Ты кладёшь
   *[other] { $seat } кладёт
} { card-accusative }, сила { $strength }.
# Somebody cannot follow: everybody learns that they hold none of the clan that was led.
saw-play-without = { $seat-is ->
    [you] Ты кладёшь
   *[other] { $seat } кладёт
} { card-accusative }, сила { $strength }: клана { led } в руке нет.
led = { $led ->
    [takeda] Такэда
    [uesugi] Уэсуги
    [tokugawa] Токугава
    [mori] Мори
    [shimazu] Симадзу
    [date] Датэ
    [oda] Ода
   *[own] { $led }
}
# A card fights for a trump instead of its own clan.
saw-joined = В лагере { $side ->
    [emperor] императора
   *[temples] храмов
} теперь { card }.
saw-decided = Итог: { $why }.
# Why this player: the trump, the strongest card, the first of the strongest, or the only card of that side.
saw-general = { $seat-is ->
    [you] Ты становишься полководцем
   *[other] { $seat } становится полководцем
}{ $how ->
    [trump] {" "}благодаря козырю.
    [strongest] {" "}благодаря сильнейшей карте лагеря.
    [first] {" "}благодаря сильнейшей карте лагеря, сыгранной раньше других.
   *[only] .
}
saw-stays = { $seat-is ->
    [you] Ты остаёшься полководцем.
   *[other] { $seat } остаётся полководцем.
}
saw-uprising = Восстание: карта полководца переворачивается, и со следующей битвы считаются { $up ->
    [light] числа солнца.
   *[dark] числа луны.
}
saw-out = Вне игры: { card }.
saw-kept = Все оставляют себе сыгранные карты провинций.
saw-won = { $seat-is ->
    [you] Ты забираешь добычу: { $list }.
   *[other] { $seat } забирает добычу: { $list }.
}
# What is left after the gifts.
saw-rest = { $seat-is ->
    [you] Ты оставляешь себе остальное: { $list }.
   *[other] { $seat } оставляет себе остальное: { $list }.
}
saw-given = { $seat-is ->
    [you] Ты отдаёшь { card-accusative } игроку { $receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } отдаёт тебе { card-accusative }.
       *[other] { $seat } отдаёт { card-accusative } игроку { $receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] Ты конфискуешь клан { clan } у игрока { $former }:
   *[other] { $former-is ->
        [you] { $seat } конфискует у тебя клан { clan }:
       *[other] { $seat } конфискует клан { clan } у игрока { $former }:
    }
} { $list }.
saw-drawing = Все берут по карте; { $cards ->
    [0] колода теперь пуста.
   *[other] в колоде { cards }.
}
saw-drawn = { $seat-is ->
    [you] Ты берёшь из колоды { card-accusative }.
   *[other] { $seat } берёт из колоды { card-accusative }.
}
saw-points = Очки сейчас: { $list }.
# What the points at the end are made of.
saw-final = { $seat-is ->
    [you] У тебя { points }:
   *[other] { $seat } — { points }:
} { $cards } за карты провинций, { $kinds } за большинство{ $general ->
    [0] { "" }
   *[other] , { $general } за карту полководца
}.
saw-battle = Битва { $battle } из { $battles }: считаются { $up ->
    [light] числа солнца.
   *[dark] числа луны.
}

## The table drawn in a terminal.

# A player at the beginning of a row.
draw-seat = { $seat-is ->
    [you] Ты
   *[other] { $seat }
}
# Beside the mark of the General.
draw-general = полководец
# Heads of narrow columns: points, and the number of cards in hand.
draw-points = очки
draw-cards = в руке
# Which side of the General’s card is up, and which number of the own cards counts.
draw-up = { $up ->
    [light] Вверху солнце.
   *[dark] Вверху луна.
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] Твоя рука; считается первое число:
       *[other] { $seat }, рука; считается первое число:
    }
   *[dark] { $seat-is ->
        [you] Твоя рука; считается второе число:
       *[other] { $seat }, рука; считается второе число:
    }
}
# Only the clan of a card, or the name of a trump.
draw-card = { $faction ->
    [emperor] император
    [temples] храмы
   *[clan] { clan }
}
# A card in battle, as short as can be: “Hana: Ода M 7”, with the letter of its kind.
draw-played = { $seat-is ->
    [you] Ты
   *[other] { $seat }
}: { $faction ->
    [emperor] император
    [temples] храмы
   *[clan] { clan } { $kind }
} { $strength }
