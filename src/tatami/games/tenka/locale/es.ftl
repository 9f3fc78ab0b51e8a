### Lo que se dice en una mesa de Tenka Trick.

## Cartas.

clan = { $faction ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
   *[oda] Oda
}
# Las cinco clases de tierra: de guerra, de arroz, de artesanía, de comercio y de mar.
kind = { $kind ->
    [M] Militar
    [A] Agrícola
    [I] Industrial
    [C] Comercial
   *[S] Marítima
}
card = { $faction ->
    [emperor] Emperador
    [temples] Templos
   *[clan] { clan } { kind }
} { $light }/{ $dark }
card-hidden = una carta
card-general = { $up ->
    [light] carta del General, lado del sol arriba
   *[dark] carta del General, lado de la luna arriba
}
kind-cards = { $cards } { kinds }
kinds = { $kind ->
    [M] { $cards ->
        [one] Militar
       *[other] Militares
    }
    [A] { $cards ->
        [one] Agrícola
       *[other] Agrícolas
    }
    [I] { $cards ->
        [one] Industrial
       *[other] Industriales
    }
    [C] { $cards ->
        [one] Comercial
       *[other] Comerciales
    }
   *[S] { $cards ->
        [one] Marítima
       *[other] Marítimas
    }
}
seat-has = { $seat-is ->
    [you] tú tienes { $number }
   *[other] { $seat } tiene { $number }
}
points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Cómo es el juego.

about = Tres o cuatro rivales luchan batalla tras batalla por las provincias de Japón. La misma carta es débil o fuerte según el lado de la carta del General que esté arriba, y cada levantamiento le da la vuelta.
option-cards = Otra lista de las 45 cartas de país, para quien tiene el juego impreso; las reglas dicen cómo se escribe.
option-factions = Cuántos de los siete clanes están en juego: todos, o menos para una partida pequeña, que tiene menos batallas.

## Lugares.

place-hand = { $seat-is ->
    [you] tu mano
   *[other] mano de { $seat }
}
place-pile = { $seat-is ->
    [you] tu montón
   *[other] montón de { $seat }
}
place-general = { $seat-is ->
    [you] tu sitio para la carta del General
   *[other] sitio de { $seat } para la carta del General
}
place-battle = { $seat-is ->
    [you] tu carta en la batalla
   *[other] carta de { $seat } en la batalla
}
place-deck = mazo
place-out = triunfos fuera de la partida

## Una batalla y por qué acaba así.

side-total = { $side ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] Emperador
   *[temples] Templos
} { $total }
winner = { $winner ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
    [emperor] el bando del Emperador
   *[temples] el bando de los Templos
}
why-one-side = { $totals }: todos están en un solo bando, que gana sin luchar
why-highest = { $totals }: gana { winner }
why-generals-tie = { $totals }: el empate es para el bando del General
why-vassals-tie = { $totals }: los vasallos más fuertes empatan, y gana el bando del General, que no es el más débil
why-vassals-draw = { $totals }: los vasallos más fuertes empatan y nadie es más débil que el bando del General, así que hay empate
why-two-trumps = { $trumps } triunfos en una batalla hacen empate
why-emperor-leads = El General ha salido con el Emperador y gana solo
why-all-agricultural = Todos los vasallos se han unido a los Templos del General con una carta Agrícola, así que hay empate

## La mesa en frases.

sum-battle = Batalla { $battle } de { $battles }; { $cards ->
    [0] el mazo está vacío.
    [one] queda { $cards } carta en el mazo.
   *[other] quedan { $cards } cartas en el mazo.
}
sum-over = Se han librado las { $battles } batallas.
sum-general = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
} la carta del General, { $up ->
    [light] con el lado del sol arriba: cuenta el primer número de cada carta.
   *[dark] con el lado de la luna arriba: cuenta el segundo número de cada carta.
}
sum-led = { $seat-is ->
    [you] Has salido con
   *[other] { $seat } ha salido con
} { card }, fuerza { $strength }.
sum-played = { $seat-is ->
    [you] Has jugado
   *[other] { $seat } ha jugado
} { card }, fuerza { $strength }{ $side ->
    [emperor] , en el bando del Emperador
    [temples] , en el bando de los Templos
   *[own] { "" }
}.
sum-sides = Hasta ahora: { $totals }.
sum-spoils = Por repartir: { $list }.
sum-hand = Tu mano: { $list }.
sum-points = Tienes { points }.
sum-holds = { $seat } tiene { points } y { $cards ->
    [0] ninguna carta en la mano.
    [one] { $cards } carta en la mano.
   *[other] { $cards } cartas en la mano.
}
sum-pile = { $list-count ->
    [0] { $seat-is ->
        [you] Tu montón está vacío.
       *[other] El montón de { $seat } está vacío.
    }
   *[other] { $seat-is ->
        [you] Tu montón: { $list }.
       *[other] Montón de { $seat }: { $list }.
    }
}
sum-kind = { $list-count ->
    [0] { kind }: nadie tiene ninguna.
   *[other] { kind }: { $list }.
}
sum-out = Fuera de la partida: { $list }.

## A quién le toca.

task-lead = { $seat-is ->
    [you] Eres General: sal con la carta que quieras.
   *[other] { $seat } es General y sale con una carta.
}
task-follow = { $general } ha salido con { clan }: sigue con ese clan o juega un triunfo.
task-without = { $general } ha salido con { clan } y no tienes: juega la carta que quieras.
task-any = { $seat-is ->
    [you] { $general } ha salido con un triunfo: juega la carta que quieras.
   *[other] { $seat } puede jugar cualquier carta.
}
task-play = { $seat } juega una carta; se ha salido con { clan }.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Da a { $receiver } la última carta de esta batalla.
       *[other] Da a { $receiver } una de las { $cards } cartas por repartir.
    }
   *[other] { $seat } elige una carta de esta batalla para { $receiver-is ->
        [you] ti.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Elige un clan: todas sus cartas del montón de { $former } pasan a ser tuyas.
   *[other] { $seat } elige un clan para confiscarlo { $former-is ->
        [you] de tu montón.
       *[other] del montón de { $former }.
    }
}

## Lo que se puede hacer, y lo que resulta.

do-play = Jugar { card }
do-give = Dar { card } a { $receiver }
do-confiscate = Confiscar { clan }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} del montón de { $seat }
preview-lead = fuerza { $strength }
preview-sides = hasta ahora { $totals }
preview-general = { $why }; { $seat-is ->
    [you] pasas a ser General
   *[other] { $seat } pasa a ser General
}
preview-stays = { $why }; { $seat-is ->
    [you] sigues siendo General
   *[other] { $seat } sigue siendo General
}
preview-uprising = { $why }; levantamiento: { $seat-is ->
    [you] pasas a ser General
   *[other] { $seat } pasa a ser General
} y entonces { $up ->
    [light] cuentan los números del sol
   *[dark] cuentan los números de la luna
}
preview-give = { $receiver } tendrá entonces { $cards } { kinds }
preview-confiscate = { $list }; puntos entonces: { $points }

## Lo que no se puede hacer, y por qué.

no-follow = Tienes cartas { clan }, así que debes jugar una de ellas o un triunfo.
no-card = No tienes { card }.
no-card-played = { card } ya se ha jugado.
no-gift-now = Las cartas las reparte el nuevo General después de una batalla.
no-confiscation-now = Solo se confisca un clan después de un levantamiento.
no-give-first = Primero da a { $receiver } una carta de esta batalla.
no-uprising = No ha habido levantamiento, así que no se confisca nada.
no-given = { card } ya se ha repartido.
no-card-elsewhere = Solo se reparten cartas de esta batalla, y { card } no estaba en ella.
no-confiscate-first = Primero elige un clan para confiscarlo del montón de { $seat }.
no-gift-left = En esta batalla ya no hay que dar ninguna carta.
no-clan = { $seat } no tiene ninguna carta { clan } en el montón.
no-largest = { $sharing ->
    [one] { clan } es el clan con más cartas en el montón de { $seat }, así que no se puede confiscar.
   *[other] { clan } es uno de los clanes con más cartas en el montón de { $seat }, así que no se puede confiscar.
}

## Lo que ha pasado.

saw-lead = { $seat-is ->
    [you] Sales con
   *[other] { $seat } sale con
} { card }, fuerza { $strength }.
saw-play = { $seat-is ->
    [you] Juegas
   *[other] { $seat } juega
} { card }, fuerza { $strength }.
saw-play-without = { $seat-is ->
    [you] No tienes { led } y juegas
   *[other] { $seat } no tiene { led } y juega
} { card }, fuerza { $strength }.
led = { $led ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
   *[oda] Oda
}
saw-joined = { card } se une { $side ->
    [emperor] al bando del Emperador.
   *[temples] al bando de los Templos.
}
saw-decided = { $why }.
saw-general = { $how ->
    [trump] { $seat-is ->
        [you] Has jugado el triunfo y pasas a ser General.
       *[other] { $seat } ha jugado el triunfo y pasa a ser General.
    }
    [strongest] { $seat-is ->
        [you] Has jugado la carta más fuerte de ese bando y pasas a ser General.
       *[other] { $seat } ha jugado la carta más fuerte de ese bando y pasa a ser General.
    }
    [first] { $seat-is ->
        [you] Has jugado antes que nadie la carta más fuerte de ese bando y pasas a ser General.
       *[other] { $seat } ha jugado antes que nadie la carta más fuerte de ese bando y pasa a ser General.
    }
   *[only] { $seat-is ->
        [you] Pasas a ser General.
       *[other] { $seat } pasa a ser General.
    }
}
saw-stays = { $seat-is ->
    [you] Sigues siendo General.
   *[other] { $seat } sigue siendo General.
}
saw-uprising = Levantamiento: la carta del General se da la vuelta, y desde la próxima batalla { $up ->
    [light] cuentan los números del sol.
   *[dark] cuentan los números de la luna.
}
saw-out = Fuera de la partida: { card }.
saw-kept = Cada cual conserva la carta de país que ha jugado.
saw-won = { $seat-is ->
    [you] Te llevas el botín: { $list }.
   *[other] { $seat } se lleva el botín: { $list }.
}
saw-rest = { $seat-is ->
    [you] Te quedas con el resto: { $list }.
   *[other] { $seat } se queda con el resto: { $list }.
}
saw-given = { $seat-is ->
    [you] Das { card } a { $receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } te da { card }.
       *[other] { $seat } da { card } a { $receiver }.
    }
}
saw-confiscated = { $seat-is ->
    [you] Confiscas { clan } a { $former }:
   *[other] { $former-is ->
        [you] { $seat } te confisca { clan }:
       *[other] { $seat } confisca { clan } a { $former }:
    }
} { $list }.
saw-drawing = Todos roban una carta; { $cards ->
    [0] el mazo está ahora vacío.
    [one] queda { $cards } en el mazo.
   *[other] quedan { $cards } en el mazo.
}
saw-drawn = Robas { card }.
saw-points = Puntos ahora: { $list }.
saw-final = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
} { points }: { $cards } por cartas de país, { $kinds } por clases{ $general ->
    [0] { "" }
   *[other] , { $general } por la carta del General
}.
saw-battle = Batalla { $battle } de { $battles }: { $up ->
    [light] cuentan los números del sol.
   *[dark] cuentan los números de la luna.
}

## La mesa dibujada en un terminal.

draw-seat = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}
draw-general = General
draw-points = puntos
draw-cards = en mano
draw-up = { $up ->
    [light] Lado del sol arriba.
   *[dark] Lado de la luna arriba.
}
draw-hand = { $up ->
    [light] Tu mano; cuenta el primer número:
   *[dark] Tu mano; cuenta el segundo número:
}
draw-card = { $faction ->
    [emperor] Emperador
    [temples] Templos
   *[clan] { clan }
}
draw-played = { $seat-is ->
    [you] Tú
   *[other] { $seat }
}: { $faction ->
    [emperor] Emperador
    [temples] Templos
   *[clan] { clan } { $kind }
} { $strength }
