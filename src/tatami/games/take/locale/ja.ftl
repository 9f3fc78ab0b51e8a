# チップと幽霊。
piece = { $kind ->
    [samurai] 侍
    [daimyo] 大名
    [ronin] 浪人
    [geisha] 芸者
    [ninja] 忍者
   *[ghost] 幽霊
}
# 中庭の列。人物の名で呼ぶ。
column = { $column ->
    [daimyo] 大名
    [ronin] 浪人
    [geisha] 芸者
   *[ninja] 忍者
}
target-column = { $target ->
    [daimyo] 大名
    [ronin] 浪人
    [geisha] 芸者
   *[ninja] 忍者
}

# どんなゲームか。
title = TA-KE
designers = Arve D. Fühler
about = すべてのチップが見えている宮廷で、二人が向き合います。五つの山からチップを取り、影響力を集めましょう。何が現れるかにご用心。得点は二人ともに入ります。
option-ninja_repeats = 同じ能力を一手番に二度、自分のチップと忍者とで使えます。
option-ninja_influence = 下段の忍者の影響力：2、または一部の版のように1。
option-komi = 後手が最初に持つ点。後手の不利を補います。
option-chips = 各人物のチップの枚数（山の高さも同じ）：7、または減らして短いゲームに。

# 場所。
place-hall = マス{ $space }
place-ghost = マス{ $space }の幽霊
place-supply = 幽霊の置き場
place-field = { $seat-is ->
    [you] 自分の{ column }の列、{ $field ->
        [top] 上段
        [middle] 中段
       *[bottom] 下段
    }
   *[other] { $seat }の{ column }の列、{ $field ->
        [top] 上段
        [middle] 中段
       *[bottom] 下段
    }
}

# 盤面を文で。
sum-left = { $chips ->
    [0] チップはすべて取られました。
   *[other] 謁見の間に残るチップは{ $chips }枚です。
}
sum-space = { $chips ->
    [0] マス{ $space }は空で、印刷された{ printed }が見えています。
    [1] マス{ $space }：チップ1枚、{ $list }。
   *[other] マス{ $space }：チップ{ $chips }枚、上から{ $list }。
}
sum-ghost = { $chips ->
    [0] マス{ $space }は空で、印刷された{ printed }が見えています。幽霊がいます。
    [1] マス{ $space }、幽霊の下：チップ1枚、{ $list }。
   *[other] マス{ $space }、幽霊の下：チップ{ $chips }枚、上から{ $list }。
}
printed = { $printed ->
    [samurai] 侍
    [daimyo] 大名
    [ronin] 浪人
    [geisha] 芸者
   *[ninja] 忍者
}
sum-points = { $seat-is ->
    [you] あなたは{ $points }点です。
   *[other] { $seat }は{ $points }点です。
}
sum-column = { column }：下段{ $bottom }、中段{ $middle }、上段の侍{ $samurai }、影響力{ $influence }。

# 手番。
task-turn = { $seat-is ->
    [you] あなたの番です。使いたい能力を使ってから、チップを1枚取りましょう。
   *[other] { $seat }の番です。能力を使い（任意）、チップを1枚取ります。
}
task-shift = { $seat-is ->
    [you] 大名の能力：侍を{ $moves ->
        [1] あと1人
       *[other] { $moves }人まで
    }ほかの列へ移すか、終わりにしましょう。
   *[other] { $seat }が侍を列のあいだで移しています。
}

# できること。
do-take = マス{ $space }から{ piece }を取る
do-take-samurai = マス{ $space }から侍を取り、{ column }の列の上に置く
do-daimyo = 大名を使う：自分の侍を3人まで移す
do-shift = 侍1人を{ column }の列から{ target-column }の列へ移す
do-finish = 侍の移動を終える
do-ronin = 浪人を使う：幽霊を{ $space }から{ $target }へ動かす
do-ronin-away = 浪人を使う：{ $space }の幽霊を置き場へ戻す
do-ronin-place = 浪人を使う：置き場の幽霊を{ $target }に置く
do-geisha = 芸者を使う：{ $space }の一番上の{ piece }を{ $target }の上へ移す
do-ninja-daimyo = 忍者を相手の大名に使う
do-ninja-ronin-push = 忍者を相手の浪人に使う（幽霊は動かさない）
do-ninja-ronin = 忍者を相手の浪人に使う：幽霊を{ $space }から{ $target }へ動かす
do-ninja-ronin-away = 忍者を相手の浪人に使う：{ $space }の幽霊を置き場へ戻す
do-ninja-ronin-place = 忍者を相手の浪人に使う：置き場の幽霊を{ $target }に置く
do-ninja-geisha-push = 忍者を相手の芸者に使う（チップは動かさない）
do-ninja-geisha = 忍者を相手の芸者に使う：{ $space }の一番上の{ piece }を{ $target }の上へ移す
gainer = { $actor-is ->
    [other] { $actor }
   *[you] あなた
}
rival = { $opponent-is ->
    [you] あなた
   *[other] { $opponent }
}
preview-take = { piece }が現れ、見えているのは{ $spaces }か所：{ gainer } +{ $mine }、{ rival } +{ $theirs }

# できないことと、その理由。
no-empty = マス{ $space }にはもうチップがありません。
no-ghost = マス{ $space }には幽霊がいます。
no-rests = マス{ $space }のチップは芸者が動かしたので、この手番には取れません。
no-column = 侍は列の上に置きます。どの列か決めてください。
no-not-samurai = マス{ $space }の一番上は侍ではないので、列は選べません。
no-finish-first = 先に侍の移動を終えてください。
no-redistribution = 侍が動くのは大名を使ったあとだけです。
no-samurai = { column }の列の上に自分の侍はいません。
no-used = この手番ではもう自分の{ piece }を使いました。
no-chip = 下段に自分の{ piece }がいません。
no-victim = { $opponent }の下段に{ piece }がいません。
no-carried = { piece }の能力はこの手番でもう使われました。
no-ghost-there = マス{ $space }に幽霊はいません。
no-ghost-already = マス{ $space }にはもう幽霊がいます。
no-low = マス{ $space }のチップは2枚未満です。
no-take-left = そうすると、取れるチップがなくなります。

# 起きたこと。
saw-take = { $seat-is ->
    [you] あなたはマス{ $space }から{ piece }を取りました。
   *[other] { $seat }はマス{ $space }から{ piece }を取りました。
}
saw-take-samurai = { $seat-is ->
    [you] あなたはマス{ $space }から侍を取り、{ column }の列の上に置きました。
   *[other] { $seat }はマス{ $space }から侍を取り、{ column }の列の上に置きました。
}
saw-uncovered = マス{ $space }に{ piece }が現れました。見えているのは{ $spaces }か所です。
saw-reset = 幽霊はすべて置き場へ戻りました。
saw-shift = { $seat-is ->
    [you] あなたは侍1人を{ column }の列から{ target-column }の列へ移しました。
   *[other] { $seat }は侍1人を{ column }の列から{ target-column }の列へ移しました。
}
saw-finish = { $seat-is ->
    [you] あなたは侍の移動を終えました。
   *[other] { $seat }は侍の移動を終えました。
}
saw-use = { $seat-is ->
    [you] あなたは{ piece }を使いました。
   *[other] { $seat }は{ piece }を使いました。
}
saw-ninja = { $seat-is ->
    [you] あなたの忍者が{ $opponent }の{ piece }を中段へ押しました。
   *[other] { $seat }の忍者が{ $opponent-is ->
        [you] あなた
       *[other] { $opponent }
    }の{ piece }を中段へ押しました。
}
saw-ronin = 幽霊が{ $space }から{ $target }へ移りました。
saw-ronin-away = { $space }の幽霊が置き場へ戻りました。
saw-ronin-place = 置き場の幽霊が{ $target }に座りました。
saw-geisha = { piece }が{ $space }の一番上から{ $target }の上へ移りました。この手番には取れません。

# 端末に描く盤面：16文字幅の欄の言葉。
draw-bottom = 下段
draw-middle = 中段
draw-influence = 影響力
draw-gain = { $seat-is ->
    [you] あなた +{ $points }
   *[other] { $seat } +{ $points }
}
draw-rests = 休み
draw-haunted = 幽霊
