# The table.
take-you = あなた
take-you-small = あなた
take-character = { $kind ->
    [samurai] 侍
    [daimyo] 大名
    [ronin] 浪人
    [geisha] 芸者
   *[ninja] 忍者
}
take-hall = 謁見の間
take-path = 庭の小道
take-courtyard = 中庭：{ $seat }
take-level = { $level ->
    [top] 侍
    [middle] 中段
   *[bottom] 下段
}
take-chip-number = { $all }枚中{ $number }枚目
take-ghosts-home = 置き場に幽霊{ $count }体

# What a screen reader is told of a stack and of a column.
take-space = { $count ->
    [0] マス{ $space }、空、印刷された{ $printed }が見える
   *[other] マス{ $space }、チップ{ $count }枚、上から：{ $chips }
}
take-column = { $seat }、{ $column }の列、影響力{ $influence }
take-samurai-asks = 侍を取り、列を選ぶ

# Tags under stacks: two short lines.
take-haunted = 幽霊
take-rests = この手番は休み

# Abilities.
take-before = 取る前にできること
# The same for a column of 44 px.
take-before-brief = 先に：
take-ability = { $column ->
    [daimyo] 侍移動
    [ronin] 幽霊移動
    [geisha] チップ移動
   *[ninja] 押す
}
take-ability-note = { $column ->
    [daimyo] 3人まで
    [ronin] または置く
    [geisha] 別の山へ
   *[ninja] { $opponent }のチップを
}

# What is being decided.
take-decision = あなたの選択
take-ask = { $ask ->
    [stack] 山を選んでください
    [column] 列を選んでください
    [ghost] 幽霊を選んでください
    [chip] 移すチップを選んでください
    [goal] 行き先を選んでください
    [victim] 押す相手を選んでください
    [samurai] 侍を選んでください
   *[nothing] 選ぶものはもうありません
}
take-uncovers = { $kind ->
    [samurai] 侍が現れる
    [daimyo] 大名が現れる
    [ronin] 浪人が現れる
    [geisha] 芸者が現れる
   *[ninja] 忍者が現れる
}
take-sum = { $uncovers }：あなた { $spaces } × { $mine }、{ $opponent } { $spaces } × { $theirs }
take-spaces-show = { $count ->
   *[other] マス
}
take-influence = 影響力
take-would = { $standing ->
    [ahead] { $mine }対{ $theirs }であなたがリードします。
    [behind] { $theirs }対{ $mine }で{ $opponent }がリードします。
   *[level] { $mine }点で並びます。
}
take-cost = あなたの{ $name }は下段（{ $bottom }）から中段（{ $middle }）へ移ります。
take-cost-pushed = { $opponent }の{ $name }も中段へ移ります。
take-no-samurai = 動かせる侍がいません。
take-go = { $kind ->
    [take] 取る：あなた +{ $mine }、{ $opponent } +{ $theirs }
    [take-samurai] 取る：あなた +{ $mine }、{ $opponent } +{ $theirs }
    [daimyo] 大名を使う
    [shift] 侍を移す
    [finish] 終える
    [geisha] チップを移す
    [ninja-geisha] 押してチップを移す
    [ninja-daimyo] 大名を押す
    [ninja-ronin-push] 浪人を押すだけ
    [ninja-geisha-push] 芸者を押すだけ
    [ronin] 幽霊を動かす
    [ronin-away] 幽霊を戻す
    [ronin-place] 幽霊を置く
   *[other] 押して幽霊を動かす
}
take-from-home = 置き場から（{ $count }）
take-send-home = 置き場へ戻す

# The end.
take-end = 得点の推移
take-end-axis = 取ったチップ
take-end-most = { $seat }：+{ $points }、{ $number }枚目
