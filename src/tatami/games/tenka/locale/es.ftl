### Lo que se dice en una mesa de Tenka Trick.

## Cartas.

clan = { $faction ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $faction }
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
# Dentro de una frase, los triunfos llevan artículo.
the-card = { $faction ->
    [emperor] el Emperador
    [temples] los Templos
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
        [one] militar
       *[other] militares
    }
    [A] { $cards ->
        [one] agrícola
       *[other] agrícolas
    }
    [I] { $cards ->
        [one] industrial
       *[other] industriales
    }
    [C] { $cards ->
        [one] comercial
       *[other] comerciales
    }
   *[S] { $cards ->
        [one] marítima
       *[other] marítimas
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

title = Tenka Trick
designers = 静岡テーブルゲーム工房
about = Tres o cuatro rivales luchan batalla tras batalla por las provincias de Japón. La misma carta es débil o fuerte según el lado de la carta del General que esté arriba, y cada levantamiento le da la vuelta.
option-cards = Las 45 cartas de país son nuestra reconstrucción, pues el reglamento no las enumera. Si tienes el juego impreso, da su lista: una carta por línea, como «M7 M 7 3 oda» (código, clase, fuerza de sol y de luna, clan). Los clanes pueden tener otros nombres.
option-factions = Cuántos de los siete clanes están en juego: todos, o menos para una partida reducida, con menos batallas.

## What is wrong with a list of cards that somebody gave; $line is 0 if it is about the whole list.

cards-wrong = { $line ->
    [0] Lista de cartas:
   *[other] Lista de cartas, línea { $line }, «{ $text }»:
} { cards-why } { cards-format }
cards-why = { $why ->
    [words] una carta tiene cinco palabras, no { $number }.
    [code] «{ $word }» no es un código: una letra y hasta cinco letras o cifras más.
    [trump] { $word } es el código de un triunfo.
    [kind] «{ $word }» no es una clase; las clases son M, A, I, C y S.
    [strength] «{ $word }» no es un número entero de 0 a 10.
    [clan] «{ $word }» no puede ser el nombre de un clan; usa hasta 16 letras.
    [twice] la línea { $number } ya tiene el código { $word }.
    [clans] «{ $word }» sería el octavo clan, y hay siete.
    [cards] tiene { $number } cartas, no 45.
    [few-clans] tiene { $number } clanes, no 7.
    [no-kind] no hay ninguna carta de la clase { $word }.
   *[long] tiene { $number } caracteres, más de 20 000.
}
cards-format = Escribe una carta por línea: código, clase, fuerza de sol, fuerza de luna, clan; por ejemplo «M7 M 7 3 oda».

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
place-out = triunfos fuera del juego

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
    [temples] Templos
   *[own] { $side }
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
    [temples] el bando de los Templos
   *[own] { $winner }
}
why-one-side = { $totals }: todos están en un solo bando, que gana sin luchar
why-highest = { $totals }: gana { winner }
why-generals-tie = { $totals }: el empate es para el bando del General
why-vassals-tie = { $totals }: los vasallos más fuertes empatan, pero no todos los vasallos son igual de fuertes, así que gana el bando del General
why-vassals-draw = { $totals }: { $vassals ->
    [all] todos los vasallos empatan por encima del bando del General, así que hay empate
   *[strongest] los vasallos más fuertes empatan y nadie es más débil que el bando del General, así que hay empate
}
why-two-trumps = { $trumps } triunfos en una batalla: empate
why-emperor-leads = El General ha salido con el Emperador y gana solo
why-all-agricultural = Todos los vasallos se han unido a los Templos del General con una carta agrícola, así que hay empate

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
} { the-card }, fuerza { $strength }.
sum-played = { $seat-is ->
    [you] Has jugado
   *[other] { $seat } ha jugado
} { the-card }, fuerza { $strength }{ $side ->
    [emperor] , en el bando del Emperador
    [temples] , en el bando de los Templos
   *[own] { "" }
}.
sum-sides = Hasta ahora: { $totals }.
sum-spoils = Por repartir: { $list }.
sum-hand = { $seat-is ->
    [you] Tu mano: { $list }.
   *[other] La mano de { $seat }: { $list }.
}
sum-points = { $seat-is ->
    [you] Tienes { points }.
   *[other] { $seat } tiene { points }.
}
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
sum-out = Fuera del juego: { $list }.

## A quién le toca.

task-lead = { $seat-is ->
    [you] Eres General: sal con la carta que quieras.
   *[other] { $seat } es General y sale con una carta.
}
task-follow = { $seat-is ->
    [you] { $general } ha salido con { clan }: asiste con ese clan o juega un triunfo.
   *[other] { task-play }
}
task-without = { $seat-is ->
    [you] { $general } ha salido con { clan } y no tienes cartas de ese clan: juega la que quieras.
   *[other] { task-play }
}
task-any = { $seat-is ->
    [you] { $general } ha salido con un triunfo: juega la carta que quieras.
   *[other] { $seat } puede jugar cualquier carta.
}
task-play = { $seat } juega una carta; se ha salido con { clan }.
task-give = { $seat-is ->
    [you] { $cards ->
        [one] Dale a { $receiver } la última carta de esta batalla.
       *[other] Dale a { $receiver } una de las { $cards } cartas por repartir.
    }
   *[other] { $seat } elige una carta de esta batalla para { $receiver-is ->
        [you] ti.
       *[other] { $receiver }.
    }
}
task-confiscate = { $seat-is ->
    [you] Elige un clan: todas sus cartas del montón de { $former } pasan a ser tuyas.
   *[other] { $seat } elige qué clan confiscar { $former-is ->
        [you] de tu montón.
       *[other] del montón de { $former }.
    }
}

## Lo que se puede hacer, y lo que resulta.

do-play = Jugar { the-card }
do-give = Dar { the-card } a { $receiver }
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
} y a partir de ahí { $up ->
    [light] cuentan los números del sol
   *[dark] cuentan los números de la luna
}
preview-give = { $receiver } tendría { $cards } { kinds }
preview-confiscate = { $list }; los puntos quedarían así: { $points }

## Lo que no se puede hacer, y por qué.

no-follow = Tienes cartas del clan { clan }, así que debes jugar una de ellas o un triunfo.
no-card = No tienes { the-card }.
no-card-played = Esa carta ya se ha jugado: { card }.
no-gift-now = Las cartas las reparte el nuevo General después de una batalla.
no-confiscation-now = Solo se confisca un clan después de un levantamiento.
no-give-first = Primero dale a { $receiver } una carta de esta batalla.
no-uprising = No ha habido levantamiento, así que no se confisca nada.
no-given = Esa carta ya se ha repartido: { card }.
no-card-elsewhere = Solo se reparten cartas de esta batalla, y esta no estaba en ella: { card }.
no-confiscate-first = Primero elige qué clan confiscar del montón de { $seat }.
no-gift-left = En esta batalla ya no quedan cartas que dar.
no-clan = { $seat } no tiene ninguna carta del clan { clan } en el montón.
no-largest = { $sharing ->
    [one] { clan } es el clan con más cartas en el montón de { $seat }, así que no se puede confiscar.
   *[other] { clan } es uno de los clanes con más cartas en el montón de { $seat }, así que no se puede confiscar.
}

## Lo que ha pasado.

saw-lead = { $seat-is ->
    [you] Sales con
   *[other] { $seat } sale con
} { the-card }, fuerza { $strength }.
saw-play = { $seat-is ->
    [you] Juegas
   *[other] { $seat } juega
} { the-card }, fuerza { $strength }.
saw-play-without = { $seat-is ->
    [you] No tienes cartas { led } y juegas
   *[other] { $seat } no tiene cartas { led } y juega
} { the-card }, fuerza { $strength }.
led = { $led ->
    [takeda] Takeda
    [uesugi] Uesugi
    [tokugawa] Tokugawa
    [mori] Mori
    [shimazu] Shimazu
    [date] Date
    [oda] Oda
   *[own] { $led }
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
saw-out = Fuera del juego: { card }.
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
    [you] Das { the-card } a { $receiver }.
   *[other] { $receiver-is ->
        [you] { $seat } te da { the-card }.
       *[other] { $seat } da { the-card } a { $receiver }.
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
saw-drawn = { $seat-is ->
    [you] Robas { the-card }.
   *[other] { $seat } roba { the-card }.
}
saw-points = Puntos hasta ahora: { $list }.
saw-final = { $seat-is ->
    [you] Tienes
   *[other] { $seat } tiene
} { points }: { $cards } por cartas de país, { $kinds } por mayorías{ $general ->
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
    [light] { $seat-is ->
        [you] Tu mano; cuenta el primer número:
       *[other] La mano de { $seat }; cuenta el primer número:
    }
   *[dark] { $seat-is ->
        [you] Tu mano; cuenta el segundo número:
       *[other] La mano de { $seat }; cuenta el segundo número:
    }
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
