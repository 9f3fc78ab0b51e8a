### The table of Tenka Trick on the page. Short words; the General’s card is a fan with a sun and a moon side.

tenka-you = あなた
# A clan, or what leads a side.
tenka-side = { $side ->
    [takeda] 武田
    [uesugi] 上杉
    [tokugawa] 徳川
    [mori] 毛利
    [shimazu] 島津
    [date] 伊達
    [oda] 織田
    [emperor] 天皇
    [temples] 寺社
   *[own] { $side }
}
tenka-kind = { $kind ->
    [M] 軍事
    [A] 農業
    [I] 工業
    [C] 商業
   *[S] 海運
}

## The bar.

tenka-battle = 第{ $battle }戦（全{ $battles }戦）
# The same on a phone.
tenka-battle-short = { $battle }/{ $battles }戦
tenka-deck = 山札{ $cards }
tenka-played = 出た札
tenka-everybody = 全員
tenka-nothing-played = まだ誰も札を取っていません。
tenka-out = ゲームから除外

## Players.

tenka-general = 大将
tenka-in-hand = 手札{ $cards }枚
tenka-won = 獲得{ $cards }枚
tenka-thinking = 考え中
tenka-fan-of = 扇は{ $name }の手に
tenka-fan-yours = 扇はあなたの手に
tenka-fan-turns = 扇が裏返ります
tenka-up = { $up ->
    [light] 日の面
   *[dark] 月の面
}
tenka-counts = { $up ->
    [light] 日の数を使います
   *[dark] 月の数を使います
}

## The battle.

tenka-battle-now = 今の戦
tenka-generals-side = 大将の側
tenka-wins = 勝ち
tenka-would-win = 勝ちそう
tenka-falls-short = 及ばず
# What a side has without the card that is being thought of.
tenka-now = 今{ $total }

## The race.

tenka-race = 種類ごとの競争
tenka-points-now = 今の点
tenka-points = 点
tenka-most = 最多：{ $points }
tenka-tied = 同数：{ $points }
tenka-fan = 扇：{ $points }

## Deciding.

# Before what the chosen card would do.
tenka-with-card = この札なら：
# The same for a clan that would be taken.
tenka-with-clan = { tenka-side }なら：
tenka-hand = 自分の手札
tenka-choose-card = 札を選ぶ
tenka-choose-clan = 家を選ぶ
tenka-play = { tenka-side }{ $strength }を出す
tenka-give = { tenka-side }{ $strength }を{ $name }に渡す
tenka-take = { tenka-side }を召し上げる
tenka-pile-open = { $name }の領地（家ごと）
tenka-barred = 選べない

## The end.

tenka-end-cards = 札
tenka-end-kinds = 最多
tenka-end-fan = 扇
tenka-end-total = 合計
tenka-scroll = { $name }、{ $points }点：札{ $cards }点、最多{ $kinds }点、扇{ $fan }点
