### 日本語のTENNO。

## 文を作る言葉。

# 札の名前。
card = { $card ->
    [farmer-1] 農民1
    [farmer-2] 農民2
    [farmer-3] 農民3
    [ninja] 忍者
    [monk] 僧
    [ronin] 浪人
    [samurai-7] 侍7
    [samurai-8] 侍8
    [daimyo] 大名
    [shogun] 将軍
   *[geisha] 芸者
}
met = { $met ->
    [farmer-1] 農民1
    [farmer-2] 農民2
    [farmer-3] 農民3
    [ninja] 忍者
    [monk] 僧
    [ronin] 浪人
    [samurai-7] 侍7
    [samurai-8] 侍8
    [daimyo] 大名
    [shogun] 将軍
   *[geisha] 芸者
}
other = { $other ->
    [farmer-1] 農民1
    [farmer-2] 農民2
    [farmer-3] 農民3
    [ninja] 忍者
    [monk] 僧
    [ronin] 浪人
    [samurai-7] 侍7
    [samurai-8] 侍8
    [daimyo] 大名
    [shogun] 将軍
   *[geisha] 芸者
}
slot = { $slot ->
    [left] 左
    [middle] 中央
   *[right] 右
}
aim = { $aim ->
    [left] 左
    [middle] 中央
   *[right] 右
}
# 攻められる札、見られる札と、その持ち主。
goal = { $target-is ->
    [you] あなたの{ aim }の札
   *[other] { $target }の{ aim }の札
}
# 失われる札と、その持ち主。
whose = { $target-is ->
    [you] あなたの{ card }
   *[other] { $target }の{ card }
}

## どんなゲームか。

title = TENNO
designers = Lukas Zach & Michael Palm
about = 全員が同じ11枚の人物の札を持ち、3枚を伏せて並べます。攻め、欺き、誰がどこにいるかを覚えましょう。札を失うたびに空きができ、手札で埋めなければなりません。
option-memory = 卓が見せるもの：覚えていられるはずのことすべて（見えた札、失われた札、牢の点、経過）、または今そこにあるものだけ。
option-memory-full = 覚えておけることすべて
option-memory-table = 今あるものだけ
option-geisha_trades = 芸者で攻めて勝った人は、芸者がゲームから除かれても札を取り替えられます。
option-cards = 各自の札：11枚すべて、または減らして短いゲームに。農民3枚は必ず含みます。

## 場所と、そこにあるもの。

place-row = { $seat-is ->
    [you] 自分の列、{ slot }
   *[other] { $seat }の列、{ slot }
}
place-hand = { $seat-is ->
    [you] 自分の手札
   *[other] { $seat }の手札
}
place-prison = { $seat-is ->
    [you] 自分の牢
   *[other] { $seat }の牢
}
place-discard = 捨て札
card-down = 伏せ札
card-seen = 伏せ札（最後に見た札：{ card }）
card-changed = 伏せ札（最後に見た札：{ card }、替わった可能性あり）
card-own = { card }（伏せ）
card-known = { card }（伏せ、{ $everybody ->
    [yes] 全員
   *[no] { $seats }
}が知っている）
card-of = { $seat-is ->
    [you] あなたの{ card }
   *[other] { $seat }の{ card }
}

## 卓のようすを文で。

sum-fight = { $seat-is ->
    [you] あなたの{ slot }の札（{ card }）が{ goal }（{ met }）を攻めています。
   *[other] { $seat }の{ slot }の札（{ card }）が{ goal }（{ met }）を攻めています。
}
sum-row = { $seat-is ->
    [you] 自分の列：{ $list }。
   *[other] { $seat }の列：{ $list }。
}
sum-row-down = { $seat }の列：伏せ札3枚。
sum-row-empty = { $seat-is ->
    [you] 自分の列はまだ空です。
   *[other] { $seat }の列はまだ空です。
}
row-card = { slot }に{ $piece }
row-gap = { slot }に空き
sum-hand = { $cards ->
    [0] { $seat }の手札はありません。
   *[other] { $seat }の手札は{ $cards }枚です。
}
sum-hand-open = { $seat-is ->
    [you] { $cards ->
        [0] 自分の手札はありません。
       *[other] 自分の手札：{ $list }。
    }
   *[other] { $cards ->
        [0] { $seat }の手札はありません。
       *[other] { $seat }の手札：{ $list }。
    }
}
sum-prison = { $seat-is ->
    [you] { $cards ->
        [0] 自分の牢は空です。
       *[other] 自分の牢：{ $cards }枚、{ $points }点。
    }
   *[other] { $cards ->
        [0] { $seat }の牢は空です。
       *[other] { $seat }の牢：{ $cards }枚、{ $points }点。
    }
}
sum-prison-down = { $seat-is ->
    [you] { $cards ->
        [0] 自分の牢は空です。
       *[other] 自分の牢：{ $cards }枚。
    }
   *[other] { $cards ->
        [0] { $seat }の牢は空です。
       *[other] { $seat }の牢：{ $cards }枚。
    }
}
sum-prison-open = { $seat-is ->
    [you] 自分の牢：{ $list }、{ $points }点。
   *[other] { $seat }の牢：{ $list }、{ $points }点。
}
sum-lost = { $seat-is ->
    [you] あなたが失った札：{ $list }。
   *[other] { $seat }が失った札：{ $list }。
}
sum-discard = { $cards ->
    [0] 捨て札はありません。
   *[other] 捨て札：{ $cards }枚。
}

## 手番。

task-set-up = { $seat-is ->
    [you] 農民3枚を好きな順に、自分の列に伏せて並べましょう。
   *[other] { $seat }が農民3枚を並べています。
}
task-attack = { $seat-is ->
    [you] あなたの番です。自分の札1枚で、誰かの札を攻めましょう。
   *[other] { $seat }が攻めようとしています。
}
task-respond = { $seat-is ->
    [you] { $target }の{ card }があなたの{ met }を攻めています{ $why ->
        [geishas] 。芸者どうしは互角です
       *[other] 。{ $attack }対{ $defence }です
    }。僧を見せますか？
   *[other] { $seat }が考えています。
}
task-attack-again = { $seat-is ->
    [you] 浪人のあと、別の札でもう一度攻めることができます。
   *[other] { $seat }はもう一度攻めることができます。
}
task-fill = { $seat-is ->
    [you] { slot }の空きを手札で埋めましょう。
   *[other] { $seat }が空きを埋めています。
}
task-trade = { $seat-is ->
    [you] { $geisha ->
        [yes] 芸者が勝ったので、列の札1枚を手札1枚と取り替えられます。
       *[no] 札を失わなかったので、列の札1枚を手札1枚と取り替えられます。
    }
   *[other] { $seat }は札を1枚取り替えられます。
}
task-pick-up = { $seat-is ->
    [you] { $geisha ->
        [yes] 芸者が勝ち、手札もないので、列の札2枚を手に取れます。
       *[no] 札を失わず、手札もないので、列の札2枚を手に取れます。
    }
   *[other] { $seat }は札を2枚手に取れます。
}
task-peek = { $seat-is ->
    [you] 守って勝ったので、{ $target }の札を1枚見ることができます。
   *[other] { $seat }は{ $target-is ->
        [you] あなた
       *[other] { $target }
    }の札を1枚見ることができます。
}

## できること。

do-set-up = 左から右へ：{ $list }
do-attack = { $actor-is ->
    [other] { $actor }の
   *[you] 自分の
}{ slot }の札（{ card }）で{ goal }を攻める
do-monk = 僧を見せる（{ sum }）
do-stay-silent = 僧を見せない（{ sum }）
do-no-attack = もう一度は攻めない
do-fill = { slot }の空きを{ card }で埋める
do-trade = { slot }の{ card }を{ other }と取り替える
do-keep = { slot }の{ card }を手に取り、また戻す
do-no-trade = 列をそのままにする
do-swap = { slot }と{ aim }の札を手に取り、入れ替える
do-put-back = { slot }と{ aim }の札を手に取り、もとどおりに戻す
do-peek = { goal }を見る
do-no-peek = どの札も見ない

## どうなるか。

preview-strength = { $card ->
    [geisha] つねに相手より1強い
   *[other] 強さ{ $strength }
}
preview-odds = { preview-strength }：ありうる{ $cards }枚のうち{ $list }{ possibilities }
odds = { $outcome ->
    [won] { $cards }枚に勝ち
    [equal] { $cards }枚と互角
   *[lost] { $cards }枚に負け
}
preview-sure = { preview-strength }：{ $outcome ->
    [won] ありうるどの札にも勝つ
    [equal] ありうるどの札とも互角
   *[lost] ありうるどの札にも負ける
}{ possibilities }
possibilities = { $monk ->
    [yes] 。僧が助けるかもしれない
   *[no] { "" }
}{ $ends ->
    [yes] 。対局が終わるかもしれない
   *[no] { "" }
}
sum = { $why ->
    [geishas] 芸者どうしは互角
   *[other] { $attack }対{ $defence }
}
preview-fight = { sum }：{ $list }
preview-then = { $list }
preview-answers = { $attack }対{ $defence }：{ $list }。僧が助ければ{ $attack }対{ $helped }：{ $helped-list }
then-captured = { $seat-is ->
    [you] { whose }を捕らえて{ $points }点
   *[other] { $seat }が{ whose }を捕らえて{ $points }点
}
then-leaves = { $card ->
    [geisha] { whose }はゲームから除外
   *[other] { whose }は捨て札
}
then-peek = { $seat-is ->
    [you] { $target }の札を1枚見てよい
   *[other] { $seat }は{ $target-is ->
        [you] あなた
       *[other] { $target }
    }の札を1枚見てよい
}
then-monk-known = 僧の場所は全員に知られる
then-ends = 対局終了

## できないことと、その理由。

no-set-up-first = 先に農民3枚を並べてください。
no-set-up-now = 列はもう並べてあります。
no-seat = この卓に{ $number }番席はありません。
no-own-row = 自分の列を攻めることはできません。
no-shogun = 将軍は決して攻めません。
no-ronin-again = 浪人はもう攻めました。別の札で攻めてください。
no-attacker-gone = 浪人はもういないので、そこに札はありません。
no-target-again = 浪人は{ goal }をもう攻めました。別の札を選んでください。
no-attacked-already = この手番ではもう攻めました。
no-monk-beside = この列に、助けられる僧はいません。
no-monk-now = 僧が助けるのは、同じ列で攻められた別の札だけです。
no-answer-first = 先に、僧を見せるか見せないかを答えてください。
no-pass-now = 手番は攻めから始まるので、パスはできません。
no-fill-first = 先に空きを埋めてください。
no-fill-yet = 空きを埋めるのは攻めがすべて終わってからです。
no-gap = 埋める空きがありません。
no-in-row = あなたの{ card }はもう列にいます。
no-out-of-play = あなたの{ card }はもう場にいません。
no-trade-yet = { $geisha ->
    [yes] 取り替えは攻めのあと、札を失わなかったとき、または芸者で勝ったときにできます。
   *[no] 取り替えは攻めのあと、札を失わなかったときにできます。
}
no-hand = 手札がないので、できるのは列の札2枚を手に取ることだけです。
no-pick-up = 札2枚を手に取れるのは、手札がないときだけです。
no-peek-now = 札を見られるのは、戦いに勝った守り手だけです。
no-peek-first = 先に{ $target }の札を1枚見るか、見ないか決めてください。

## 起きたこと。

saw-set-up = { $seat }は農民3枚を伏せて並べました。
saw-set-up-own = { $seat-is ->
    [you] あなたは左から{ $list }を伏せて並べました。
   *[other] { $seat }は左から{ $list }を伏せて並べました。
}
saw-attack = { $seat-is ->
    [you] あなたは{ slot }の札（{ card }）で{ goal }を攻めました。
   *[other] { $seat }は{ slot }の札（{ card }）で{ goal }を攻めました。
}
saw-met = { card }でした。
saw-silence = { $seat-is ->
    [you] あなたは僧を見せませんでした。
   *[other] { $seat }は僧を見せませんでした。
}
saw-monk = { $seat-is ->
    [you] あなたは{ slot }の僧を見せました。
   *[other] { $seat }は{ slot }の僧を見せました。
}
saw-fight = { $why ->
    [geishas] 芸者どうしは互角です。
    [geisha] 芸者はつねに相手より1強く、{ $attack }対{ $defence }で{ verdict }。
    [monk] 僧が2を加え、{ $attack }対{ $defence }で{ verdict }。
    [ninja] 忍者は8で攻め、{ $attack }対{ $defence }で{ verdict }。
    [ninja-monk] 忍者は8で攻め、僧が2を加え、{ $attack }対{ $defence }で{ verdict }。
   *[plain] { $attack }対{ $defence }で{ verdict }。
}
verdict = { $outcome ->
    [won] { card }の勝ちです
    [lost] { met }の勝ちです
   *[equal] 引き分けです
}
saw-captured = { $seat-is ->
    [you] あなたは{ whose }を捕らえ、{ $points }点を得ました。
   *[other] { $seat }は{ whose }を捕らえ、{ $points }点を得ました。
}
saw-leaves = { $card ->
    [geisha] { whose }はゲームから除かれました。
   *[other] { whose }は捨て札になりました。
}
saw-no-attack = { $seat-is ->
    [you] あなたは二度目の攻めを見送りました。
   *[other] { $seat }は二度目の攻めを見送りました。
}
saw-fill = { $seat }は{ slot }の空きを埋めました。
saw-fill-own = { $seat-is ->
    [you] あなたは{ slot }の空きを{ card }で埋めました。
   *[other] { $seat }は{ slot }の空きを{ card }で埋めました。
}
saw-trade = { $seat }は{ slot }の札を手に取り、そこに札を1枚置きました。
saw-trade-own = { $seat-is ->
    [you] あなたは{ slot }の{ card }を{ other }と取り替えました。
   *[other] { $seat }は{ slot }の{ card }を{ other }と取り替えました。
}
saw-keep-own = { $seat-is ->
    [you] あなたは{ slot }の{ card }を手に取り、また戻しました。
   *[other] { $seat }は{ slot }の{ card }を手に取り、また戻しました。
}
saw-pick-up = { $seat }は{ slot }と{ aim }の札を手に取って戻しました（入れ替えたかどうかは不明）。
saw-pick-up-own = { $swapped ->
    [yes] { $seat-is ->
        [you] あなたは{ slot }と{ aim }の札を手に取り、入れ替えました。
       *[other] { $seat }は{ slot }と{ aim }の札を手に取り、入れ替えました。
    }
   *[no] { $seat-is ->
        [you] あなたは{ slot }と{ aim }の札を手に取り、もとどおりに戻しました。
       *[other] { $seat }は{ slot }と{ aim }の札を手に取り、もとどおりに戻しました。
    }
}
saw-no-trade = { $seat-is ->
    [you] あなたは列をそのままにしました。
   *[other] { $seat }は列をそのままにしました。
}
saw-peek = { $seat }は{ goal }を見ました。
saw-peek-own = { $seat-is ->
    [you] あなたは{ goal }を見ました。{ card }です。
   *[other] { $seat }は{ goal }を見ました。{ card }です。
}
saw-no-peek = { $seat-is ->
    [you] あなたはどの札も見ませんでした。
   *[other] { $seat }はどの札も見ませんでした。
}
saw-end = { $seats-you ->
    [alone] あなたは
    [among] あなたと{ $seats-others }は
   *[absent] { $seats }は
}空きを埋めきれません。対局は終わりです。
saw-rest = { $seat-is ->
    [you] あなたの残り札：{ $list }。
   *[other] { $seat }の残り札：{ $list }。
}
saw-tie = { $seats-you ->
    [absent] { $seats }が
   *[among] あなたと{ $seats-others }が
}{ $points }点で並んだので、列と手札の値を加えます。{ $list }。

## 端末に描く卓。札は文字で示します：1 2 3 N M R 7 8 D S G。

draw-gap = （空き）
draw-known = { card }（既知）
draw-hand = 手札{ $cards }
draw-hand-open = 手札 { $list }
draw-prison = 牢{ $cards }（{ $points }点）
draw-prison-down = 牢{ $cards }
draw-prison-open = 牢 { $list }（{ $points }点）
draw-lost-open = 失った札 { $list }
