### テンカトリックの卓で話すこと。

## 札。

clan = { $faction ->
    [takeda] 武田
    [uesugi] 上杉
    [tokugawa] 徳川
    [mori] 毛利
    [shimazu] 島津
    [date] 伊達
    [oda] 織田
   *[own] { $faction }
}
# 五種の国：武、農、工、商、海。
kind = { $kind ->
    [M] 軍事
    [A] 農業
    [I] 工業
    [C] 商業
   *[S] 海運
}
card = { $faction ->
    [emperor] 天皇
    [temples] 寺社
   *[clan] { clan }・{ kind }
} { $light }/{ $dark }
card-hidden = 札
card-general = { $up ->
    [light] 大将札（日の面）
   *[dark] 大将札（月の面）
}
kind-cards = { kind }{ $cards }枚
seat-has = { $seat-is ->
    [you] あなた{ " " }{ $number }
   *[other] { $seat }{ " " }{ $number }
}

## どんなゲームか。

title = テンカトリテ
designers = 静岡テーブルゲーム工房
about = 三人か四人が、日本の国々をかけて戦を重ねます。同じ札でも、大将札のどちらの面が上かで強くも弱くもなり、下剋上のたびに大将札が裏返ります。
option-cards = 国札45枚はルールブックに一覧がないため、私たちが復元したものです。印刷版をお持ちなら、その一覧を1行に1枚ずつ入力できます。例：「M7 M 7 3 oda」（コード、種類、日の強さ、月の強さ、家）。家の名前は変えられます。
option-factions = 使う家の数：七つすべて、または減らして戦の少ない短いゲームに。

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] 札の一覧：
   *[other] 札の一覧、{ $line }行目「{ $text }」：
}{ cards-why }{ cards-format }
cards-why = { $why ->
    [words] 札は5語で書きますが、{ $number }語あります。
    [code] 「{ $word }」はコードではありません。コードは英字1字と、続く5字以内の英数字です。
    [trump] { $word }は切り札のコードです。
    [kind] 「{ $word }」という種類はありません。種類はM、A、I、C、Sです。
    [strength] 「{ $word }」は0から10までの整数ではありません。
    [clan] 「{ $word }」は家の名前にできません。16文字以内で書いてください。
    [twice] コード{ $word }は{ $number }行目にもあります。
    [clans] 「{ $word }」は八つ目の家になりますが、家は七つです。
    [cards] 札は45枚必要ですが、{ $number }枚あります。
    [few-clans] 家は七つ必要ですが、一覧には{ $number }家しかありません。
    [no-kind] 種類{ $word }の札がありません。
   *[long] { $number }文字あり、20000文字を超えています。
}
cards-format = 1行に1枚ずつ、コード、種類、日の強さ、月の強さ、家の順に書いてください。例：「M7 M 7 3 oda」

## 場所。

place-hand = { $seat-is ->
    [you] 自分の手札
   *[other] { $seat }の手札
}
place-pile = { $seat-is ->
    [you] 自分の領地
   *[other] { $seat }の領地
}
place-general = { $seat-is ->
    [you] 自分の大将札の場所
   *[other] { $seat }の大将札の場所
}
place-battle = { $seat-is ->
    [you] 戦に出した自分の札
   *[other] { $seat }が戦に出した札
}
place-deck = 山札
place-out = ゲームから除かれた切り札

## 戦と、その決まり方。

side-total = { $side ->
    [takeda] 武田
    [uesugi] 上杉
    [tokugawa] 徳川
    [mori] 毛利
    [shimazu] 島津
    [date] 伊達
    [oda] 織田
    [emperor] 天皇方
    [temples] 寺社方
   *[own] { $side }
}{ $total }
winner = { $winner ->
    [takeda] 武田
    [uesugi] 上杉
    [tokugawa] 徳川
    [mori] 毛利
    [shimazu] 島津
    [date] 伊達
    [oda] 織田
    [emperor] 天皇方
    [temples] 寺社方
   *[own] { $winner }
}
why-one-side = { $totals }：全員が同じ側なので、戦わずに勝ち
why-highest = { $totals }：{ winner }の勝ち
why-generals-tie = { $totals }：並んだので大将の側の勝ち
why-vassals-tie = { $totals }：最も強い家臣どうしが並んだが、家臣全員が同じ強さではないので大将の側の勝ち
why-vassals-draw = { $totals }：{ $vassals ->
    [all] 家臣全員が大将の側を上回って並んだので引き分け
   *[strongest] 最も強い家臣どうしが並び、大将の側より弱い者がいないので引き分け
}
why-two-trumps = 一つの戦に切り札が{ $trumps }枚出たので引き分け
why-emperor-leads = 大将が天皇で始めたので、大将一人の勝ち
why-all-agricultural = 家臣全員が農業の札で大将の寺社についたので引き分け

## 卓のようすを文で。

sum-battle = { $battles }戦のうち第{ $battle }戦。{ $cards ->
    [0] 山札はありません。
   *[other] 山札は残り{ $cards }枚です。
}
sum-over = { $battles }戦がすべて終わりました。
sum-general = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}が大将札を持っています。{ $up ->
    [light] 日の面なので、札の一つ目の数を使います。
   *[dark] 月の面なので、札の二つ目の数を使います。
}
sum-led = { $seat-is ->
    [you] あなたが{ card }（強さ{ $strength }）で始めました。
   *[other] { $seat }が{ card }（強さ{ $strength }）で始めました。
}
sum-played = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}は{ card }（強さ{ $strength }{ $side ->
    [emperor] 、天皇方
    [temples] 、寺社方
   *[own] { "" }
}）を出しました。
sum-sides = ここまで：{ $totals }。
sum-spoils = まだ分けていない札：{ $list }。
sum-hand = { $seat-is ->
    [you] 自分の手札：{ $list }。
   *[other] { $seat }の手札：{ $list }。
}
sum-points = { $seat-is ->
    [you] あなたは{ $points }点です。
   *[other] { $seat }は{ $points }点です。
}
sum-holds = { $seat }は{ $points }点、手札{ $cards }枚です。
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] 自分の領地はまだありません。
       *[other] { $seat }の領地はまだありません。
    }
   *[other] { $seat-is ->
        [you] 自分の領地：{ $list }。
       *[other] { $seat }の領地：{ $list }。
    }
}
sum-kind = { $list-count ->
    [0] { kind }：持っている人はいません。
   *[other] { kind }：{ $list }。
}
sum-out = 除かれた切り札：{ $list }。

## 手番。

task-lead = { $seat-is ->
    [you] あなたが大将です。好きな札で始めましょう。
   *[other] 大将の{ $seat }が札を出します。
}
task-follow = { $seat-is ->
    [you] { $general }が{ clan }で始めました。{ clan }か切り札を出しましょう。
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general }が{ clan }で始めましたが、手札にありません。好きな札を出しましょう。
   *[other] { task-play }
}
task-any = { $seat-is ->
    [you] { $general }が切り札で始めました。好きな札を出しましょう。
   *[other] { $seat }はどの札でも出せます。
}
task-play = { $seat }が札を出します。最初の札は{ clan }です。
task-give = { $seat-is ->
    [you] { $cards ->
        [1] { $receiver }に、この戦の最後の札を渡しましょう。
       *[other] { $receiver }に、まだ分けていない{ $cards }枚から1枚渡しましょう。
    }
   *[other] { $seat }が{ $receiver-is ->
        [you] あなた
       *[other] { $receiver }
    }に渡す札を、この戦の札から選んでいます。
}
task-confiscate = { $seat-is ->
    [you] 家を一つ選びましょう。{ $former }の領地にあるその家の札がすべて手に入ります。
   *[other] { $seat }が{ $former-is ->
        [you] あなた
       *[other] { $former }
    }の領地から召し上げる家を選んでいます。
}

## できることと、どうなるか。

do-play = { card }を出す
do-give = { card }を{ $receiver }に渡す
do-confiscate = { $seat }の領地から{ clan }を召し上げる（{ $cards }枚）
preview-lead = 強さ{ $strength }
preview-sides = ここまで{ $totals }
preview-general = { $why }。{ $seat-is ->
    [you] あなた
   *[other] { $seat }
}が大将になる
preview-stays = { $why }。{ $seat-is ->
    [you] あなた
   *[other] { $seat }
}は大将のまま
preview-uprising = { $why }。下剋上で{ $seat-is ->
    [you] あなた
   *[other] { $seat }
}が大将になり、次から{ $up ->
    [light] 日の数を使う
   *[dark] 月の数を使う
}
preview-give = { $receiver }の{ kind }が{ $cards }枚になる
preview-confiscate = { $list }。そのあとの点：{ $points }

## できないことと、その理由。

no-follow = { clan }の札を持っているので、{ clan }か切り札を出してください。
no-card = { card }は手札にありません。
no-card-played = { card }はもう出されました。
no-gift-now = 札は戦のあとに、新しい大将が渡します。
no-confiscation-now = 家を召し上げるのは下剋上のあとだけです。
no-give-first = 先に{ $receiver }へこの戦の札を1枚渡してください。
no-uprising = 下剋上がなかったので、召し上げはありません。
no-given = { card }はもう渡しました。
no-card-elsewhere = 渡せるのはこの戦の札だけで、{ card }はその中にありません。
no-confiscate-first = 先に{ $seat }の領地から召し上げる家を選んでください。
no-gift-left = この戦で渡す札はもうありません。
no-clan = { $seat }の領地に{ clan }の札はありません。
no-largest = { $sharing ->
    [1] { clan }は{ $seat }の領地で最も多い家なので、召し上げられません。
   *[other] { clan }は{ $seat }の領地で最も多い家の一つなので、召し上げられません。
}

## 起きたこと。

saw-lead = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}は{ card }（強さ{ $strength }）で始めました。
saw-play = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}は{ card }（強さ{ $strength }）を出しました。
saw-play-without = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}は{ led }の札がなく、{ card }（強さ{ $strength }）を出しました。
led = { $led ->
    [takeda] 武田
    [uesugi] 上杉
    [tokugawa] 徳川
    [mori] 毛利
    [shimazu] 島津
    [date] 伊達
    [oda] 織田
   *[own] { $led }
}
saw-joined = { card }は{ $side ->
    [emperor] 天皇方につきました。
   *[temples] 寺社方につきました。
}
saw-decided = { $why }です。
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] 切り札を出したあなたが大将になりました。
       *[other] 切り札を出した{ $seat }が大将になりました。
    }
    [strongest] { $seat-is ->
        [you] その側で最も強い札を出したあなたが大将になりました。
       *[other] その側で最も強い札を出した{ $seat }が大将になりました。
    }
    [first] { $seat-is ->
        [you] その側で最も強い札を先に出したあなたが大将になりました。
       *[other] その側で最も強い札を先に出した{ $seat }が大将になりました。
    }
   *[only] { $seat-is ->
        [you] あなたが大将になりました。
       *[other] { $seat }が大将になりました。
    }
}
saw-stays = { $seat-is ->
    [you] あなたは大将のままです。
   *[other] { $seat }は大将のままです。
}
saw-uprising = 下剋上です。大将札が裏返り、次の戦から{ $up ->
    [light] 日の数を使います。
   *[dark] 月の数を使います。
}
saw-out = { card }はゲームから除かれました。
saw-kept = それぞれ、自分の出した国札を受け取りました。
saw-won = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}が戦利品を得ました：{ $list }。
saw-rest = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}は残りを受け取りました：{ $list }。
saw-given = { $seat-is ->
    [you] あなたは{ card }を{ $receiver }に渡しました。
   *[other] { $seat }は{ card }を{ $receiver-is ->
        [you] あなた
       *[other] { $receiver }
    }に渡しました。
}
saw-confiscated = { $seat-is ->
    [you] あなたは{ $former }から{ clan }を召し上げました：
   *[other] { $seat }は{ $former-is ->
        [you] あなた
       *[other] { $former }
    }から{ clan }を召し上げました：
}{ $list }。
saw-drawing = 全員が1枚引きました。{ $cards ->
    [0] 山札はなくなりました。
   *[other] 山札は残り{ $cards }枚です。
}
saw-drawn = { $seat-is ->
    [you] あなたは{ card }を引きました。
   *[other] { $seat }は{ card }を引きました。
}
saw-points = 現在の点：{ $list }。
saw-final = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}は{ $points }点です：国札{ $cards }点、最多{ $kinds }点{ $general ->
    [0] { "" }
   *[other] 、大将札{ $general }点
}。
saw-battle = { $battles }戦のうち第{ $battle }戦：{ $up ->
    [light] 日の数を使います。
   *[dark] 月の数を使います。
}

## 端末に描く卓。

draw-seat = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}
draw-general = 大将
draw-points = 点
draw-cards = 手札
draw-up = { $up ->
    [light] 日の面。
   *[dark] 月の面。
}
draw-hand = { $up ->
    [light] { $seat-is ->
        [you] 自分の手札（一つ目の数を使う）：
       *[other] { $seat }の手札（一つ目の数を使う）：
    }
   *[dark] { $seat-is ->
        [you] 自分の手札（二つ目の数を使う）：
       *[other] { $seat }の手札（二つ目の数を使う）：
    }
}
draw-card = { $faction ->
    [emperor] 天皇
    [temples] 寺社
   *[clan] { clan }
}
draw-played = { $seat-is ->
    [you] あなた
   *[other] { $seat }
}：{ $faction ->
    [emperor] 天皇
    [temples] 寺社
   *[clan] { clan }{ $kind }
} { $strength }
