## The bar

tenno-turn = 第{ $turn }手番
tenno-before = 最初の手番の前
tenno-discarded = 捨て札{ $cards }枚

## What was seen

tenno-what-was-seen = 見えた札
tenno-how-seen = 全員の目の前で失われた札に線が引いてあります。印は、誰の牢にあるかを示します。
tenno-lost = { tenno-full-name }{ $how ->
    [captured] （{ $name }の牢）
   *[discarded] （捨て札）
}
tenno-in-play = { tenno-full-name }（まだ場にある）
tenno-points = { $points }点

## Cards

# Beside the numeral.
tenno-name = { $card ->
    [farmer-1] 農民
    [farmer-2] 農民
    [farmer-3] 農民
    [ninja] 忍者
    [monk] 僧
    [ronin] 浪人
    [samurai-7] 侍
    [samurai-8] 侍
    [daimyo] 大名
    [shogun] 将軍
   *[geisha] 芸者
}
tenno-full-name = { tenno-name }{ $card ->
    [farmer-1] 1
    [farmer-2] 2
    [farmer-3] 3
    [samurai-7] 7
    [samurai-8] 8
   *[other] { "" }
}
# In the corner of the card, two short lines at most.
tenno-power = { $card ->
    [ninja] 攻めは8
    [monk] 2を足す
    [ronin] 二度攻める
    [shogun] 攻めない
    [geisha] つねに+1
   *[other] { "" }
}
tenno-gap = 空き
tenno-planned = { tenno-full-name }を置く
tenno-known = 既知
tenno-only-you = 自分だけ

## Mats

tenno-you = あなた
tenno-your-row = 自分の列
tenno-face-down = 相手には伏せ
tenno-your-hand = 手札
tenno-hand-empty = 手札はありません。
tenno-in-hand = 手札{ $cards }枚
tenno-prisoners = { $cards ->
    [0] 捕虜なし
   *[other] 捕虜{ $cards }、{ tenno-points }
}
tenno-prisoners-down = { $cards ->
    [0] 捕虜なし
   *[other] 捕虜{ $cards }
}
tenno-attacks = 攻め
tenno-defends = 守り
tenno-thinks = 考え中

## Fights

tenno-strengths = { $attack }対{ $defence }
tenno-meets = { $attack }対{ $defence }
tenno-monk-perhaps = +2？
tenno-monk-helps = 僧が助ける

## The Monk’s question

tenno-ask-monk = 僧を見せますか？
tenno-only-thinking = ほかの人には考え中としか見えません
tenno-show-monk = 僧を見せる
tenno-stay-silent = 見せない
tenno-meeting = { $name }の{ $attack }{ $attacks }対あなたの{ $defence }{ $defends }
tenno-sum = { $alone } + { $help } = { $defence }対{ $attack }
tenno-alone = { $defence }対{ $attack }
# Seen by the defender: $outcome is the attacker’s.
tenno-verdict = { $outcome ->
    [won] { $defence }は{ $attack }に負ける
    [lost] { $defence }は{ $attack }に勝つ
   *[equal] { $defence }と{ $attack }は互角
}

## Other questions

tenno-ask-set-up = 農民を置く
tenno-ask-attack = あなたの攻め
tenno-ask-again = もう一度攻めますか？
tenno-ask-fill = どの札で埋めますか？
tenno-ask-trade = 札を取り替えますか？
tenno-ask-pick-up = 2枚を手に取りますか？
tenno-ask-peek = 札を見ますか？
tenno-how-set-up = 2枚を押すと入れ替わります。相手に見えるのは裏だけです。
tenno-nobody-knows = 取り替えたかどうか、相手にはわかりません。
tenno-choose-own = 自分の札を選ぶ
tenno-choose-target = 攻める相手を選ぶ
tenno-choose-from-hand = 手札を選ぶ
tenno-choose-two = 自分の札を2枚選ぶ
tenno-choose-look = 見る札を選ぶ
tenno-do-set-up = 伏せて置く
tenno-do-attack = 攻める
tenno-do-fill = { tenno-full-name }を置く
tenno-do-trade = { tenno-full-name }と取り替える
tenno-do-keep = 戻す
tenno-do-swap = 入れ替える
tenno-do-put-back = もとに戻す
tenno-do-peek = 見る

## The end

# Tied leaders add the cards they have left.
tenno-adds = { $prison } + { $rest }

## What an attack would come to

tenno-odds = { $outcome ->
    [won] 勝つ
    [equal] 互角
   *[lost] 負ける
}
tenno-may-monk = 僧が助けるかもしれません。
tenno-may-end = 対局が終わるかもしれません。
