// Colyseus with the same two games as boardgame.mjs. Hands are seen by their owners alone, and a patch goes out after
// every move: the usual timer of 50 ms would only let turns wait.
import { Room, Server } from '@colyseus/core'
import { StateView, schema, t } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'

const KINDS = 6

const shuffled = (items) => {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[items[i], items[j]] = [items[j], items[i]]
  }
  return items
}

const Stack = schema({ pieces: t.array('uint8') }, 'Stack')
const Courtyard = schema({ tops: t.array('uint8'), middles: t.array('uint8'), bottoms: t.array('uint8'), score: t.uint16() }, 'Courtyard')
const TakeState = schema({ turn: t.uint8(), moves: t.uint16(), hall: t.array(Stack), courtyards: t.array(Courtyard) }, 'TakeState')

const Hand = schema({ cards: t.array('uint8').view(), count: t.uint8() }, 'Hand')
const Pile = schema({ cards: t.array('uint8') }, 'Pile')
const Played = schema({ seat: t.uint8(), card: t.uint8() }, 'Played')
const TenkaState = schema(
  { turn: t.uint8(), moves: t.uint16(), hands: t.array(Hand), trick: t.array(Played), won: t.array(Pile) },
  'TenkaState',
)

class Table extends Room {
  patchRate = null

  onCreate() {
    this.onMessage('move', (client, choice) => {
      const { state } = this
      if (this.seats[state.turn] !== client.sessionId || !this.play(state.turn, choice)) return
      state.moves += 1
      state.turn = (state.turn + 1) % this.maxClients
      this.broadcastPatch()
    })
    this.onMessage('count', (client) => client.send('count', this.state.moves))
  }

  onJoin(client) {
    this.seats.push(client.sessionId)
  }

  seats = []
}

class Take extends Table {
  maxClients = 2

  onCreate() {
    const bag = shuffled([...Array(7 * KINDS).keys()].map((n) => n % KINDS))
    const none = () => Array(KINDS).fill(0)
    this.state = new TakeState()
    this.state.assign({
      turn: 0,
      moves: 0,
      hall: [0, 1, 2, 3, 4].map((n) => new Stack().assign({ pieces: bag.slice(8 * n, 8 * n + 8) })),
      courtyards: [0, 1].map(() => new Courtyard().assign({ tops: none(), middles: none(), bottoms: none(), score: 0 })),
    })
    super.onCreate()
  }

  play(seat, space) {
    const stack = this.state.hall[space]
    if (!stack?.pieces.length) return false
    const kind = stack.pieces.pop()
    const courtyard = this.state.courtyards[seat]
    courtyard.bottoms[kind] += 1
    courtyard.score += courtyard.bottoms[kind]
    return true
  }
}

class Tenka extends Table {
  maxClients = 3

  onCreate() {
    const deck = shuffled([...Array(45).keys()])
    this.state = new TenkaState()
    this.state.assign({
      turn: 0,
      moves: 0,
      hands: [0, 1, 2].map((seat) => new Hand().assign({ cards: deck.slice(15 * seat, 15 * seat + 15), count: 15 })),
      trick: [],
      won: [0, 1, 2].map(() => new Pile().assign({ cards: [] })),
    })
    super.onCreate()
  }

  onJoin(client) {
    client.view = new StateView()
    client.view.add(this.state.hands[this.seats.length])
    super.onJoin(client)
  }

  play(seat, at) {
    const { hands, trick, won } = this.state
    const hand = hands[seat]
    if (!(at < hand.cards.length)) return false
    trick.push(new Played().assign({ seat, card: hand.cards[at] }))
    hand.cards.splice(at, 1)
    hand.count -= 1
    if (trick.length === 3) {
      const best = [...trick].reduce((one, other) => (other.card > one.card ? other : one))
      won[best.seat].cards.push(...[...trick].map((played) => played.card))
      trick.clear()
    }
    return true
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false })
server.define('take', Take)
server.define('tenka', Tenka)
await server.listen(Number(process.argv[2]), '127.0.0.1')
