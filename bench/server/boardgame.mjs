// boardgame.io with two games of the shape of TA-KE and Tenka Trick, its Socket.IO server and its memory store.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server')
const { INVALID_MOVE, TurnOrder } = require('boardgame.io/core')

const KINDS = ['samurai', 'daimyo', 'geisha', 'ronin', 'ninja', 'monk']

const take = {
  name: 'take',
  setup: ({ random }) => {
    const bag = random.Shuffle(KINDS.flatMap((kind) => Array(7).fill(kind)))
    const courtyard = () => Object.fromEntries(KINDS.map((kind) => [kind, { top: 0, middle: 0, bottom: 0 }]))
    return { hall: [0, 1, 2, 3, 4].map((n) => bag.slice(8 * n, 8 * n + 8)), bag, courtyards: [courtyard(), courtyard()], scores: [0, 0] }
  },
  moves: {
    take: ({ G, playerID }, space) => {
      if (!G.hall[space]?.length) return INVALID_MOVE
      const kind = G.hall[space].pop()
      G.courtyards[playerID][kind].bottom += 1
      G.scores[playerID] += G.courtyards[playerID][kind].bottom
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G }) => ({ ...G, bag: G.bag.length }),
}

const tenka = {
  name: 'tenka',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(45).keys()])
    return { hands: [0, 1, 2].map((seat) => deck.slice(15 * seat, 15 * seat + 15)), trick: [], won: [[], [], []] }
  },
  moves: {
    play: ({ G, playerID }, card) => {
      const at = G.hands[playerID].indexOf(card)
      if (at < 0) return INVALID_MOVE
      G.hands[playerID].splice(at, 1)
      G.trick.push({ playerID, card })
      if (G.trick.length === 3) {
        const best = G.trick.reduce((one, other) => (other.card > one.card ? other : one))
        G.won[best.playerID].push(...G.trick.map((played) => played.card))
        G.trick = []
      }
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: TurnOrder.DEFAULT },
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
}

Server({ games: [take, tenka], origins: [] }).run(Number(process.argv[2]))
