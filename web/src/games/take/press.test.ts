import { describe, expect, it } from 'vitest'
import { NOTHING, read, type Chosen, type Outcome } from '../../table/choice'
import type { Action, Board } from '../../scene/sight'
import { comingToHall, doable, press, samuraiTakes } from './press'

const own = (column: string, level: string) => `seat/1/courtyard/${column}/${level}`
const theirs = (column: string) => `seat/2/courtyard/${column}/bottom`
const action = (token: string, kind: string, ...places: string[]): Action => ({ token, kind, places, words: token })
const boardOf = (actions: Action[]): Board => ({
  game: 'take',
  options: {},
  seats: 2,
  seat: 1,
  to_move: 1,
  over: false,
  task: '',
  places: [],
  counts: {},
  scores: {},
  winners: [],
  actions,
  refusals: [
    { token: 'tc', places: ['hall/c'], reason: 'A ghost sits on space C.' },
    { token: 'D', places: [own('daimyo', 'bottom')], reason: 'You have no Daimyo.' },
  ],
  recalls: true,
})

const TURN = boardOf([
  action('tad', 'take-samurai', 'hall/a', own('daimyo', 'top')),
  action('tag', 'take-samurai', 'hall/a', own('geisha', 'top')),
  action('tb', 'take', 'hall/b', own('ronin', 'middle')),
  action('Rbc', 'ronin', own('ronin', 'bottom'), 'hall/b/ghost', 'hall/c/ghost'),
  action('Rb.', 'ronin-away', own('ronin', 'bottom'), 'hall/b/ghost', 'supply'),
  action('Gab', 'geisha', own('geisha', 'bottom'), 'hall/a', 'hall/b'),
  action('Gae', 'geisha', own('geisha', 'bottom'), 'hall/a', 'hall/e'),
  action('NG', 'ninja-geisha-push', own('ninja', 'bottom'), theirs('geisha')),
  action('NGab', 'ninja-geisha', own('ninja', 'bottom'), theirs('geisha'), 'hall/a', 'hall/b'),
])
const SHIFT = boardOf([
  action('dg', 'shift', own('daimyo', 'top'), own('geisha', 'top')),
  action('dn', 'shift', own('daimyo', 'top'), own('ninja', 'top')),
  action('f', 'finish'),
])

/** The result of a sequence of presses. */
function pressed(board: Board, ...places: string[]): Outcome {
  let now: Outcome = NOTHING
  for (const place of places) {
    if (typeof now === 'string') throw new Error(`${now} was played before ${place}`)
    now = press(board, now, place)
  }
  return now
}
const pathOf = (outcome: Outcome) => (outcome as Chosen).path

describe('a stack', () => {
  it('is weighed by one press and taken by the next', () => {
    expect(pathOf(pressed(TURN, 'hall/b'))).toEqual(['hall/b'])
    expect(pressed(TURN, 'hall/b', 'hall/b')).toBe('tb')
  })

  it('gives way to another one', () => {
    expect(pathOf(pressed(TURN, 'hall/b', 'hall/a'))).toEqual(['hall/a'])
  })

  it('with a Samurai on top waits for a column', () => {
    expect(samuraiTakes(TURN, ['hall/a']).map(({ token }) => token)).toEqual(['tad', 'tag'])
    expect(pathOf(pressed(TURN, 'hall/a', 'hall/a'))).toEqual(['hall/a'])
    const over = pressed(TURN, 'hall/a', own('geisha', 'top'))
    expect(read(TURN, over as Chosen).action?.token).toBe('tag')
    expect(pressed(TURN, 'hall/a', own('daimyo', 'top'), own('geisha', 'top'), own('geisha', 'top'))).toBe('tag')
  })

  it('that may not be taken says why', () => {
    expect((pressed(TURN, 'hall/c') as Chosen).refusal?.reason).toBe('A ghost sits on space C.')
  })
})

describe('an ability', () => {
  it('begins with its chip, and ends with the same press', () => {
    expect(pathOf(pressed(TURN, own('geisha', 'bottom')))).toEqual([own('geisha', 'bottom')])
    expect(pressed(TURN, own('geisha', 'bottom'), own('geisha', 'bottom'))).toBe(NOTHING)
  })

  it('also begins with its column where no Samurai would go there', () => {
    expect(pathOf(pressed(TURN, own('ronin', 'top')))).toEqual([own('ronin', 'bottom')])
  })

  it('that may not be used says why, and ends what was begun', () => {
    const refused = pressed(TURN, 'hall/b', own('daimyo', 'bottom')) as Chosen
    expect([refused.path, refused.refusal?.reason]).toEqual([[], 'You have no Daimyo.'])
  })

  it('takes the ghost of a stack that is pressed', () => {
    const ghost = pressed(TURN, own('ronin', 'bottom'), 'hall/b')
    expect(pathOf(ghost)).toEqual([own('ronin', 'bottom'), 'hall/b/ghost'])
    expect(pressed(TURN, own('ronin', 'bottom'), 'hall/b', 'hall/c', 'hall/c')).toBe('Rbc')
    expect(read(TURN, pressed(TURN, own('ronin', 'bottom'), 'hall/b', 'supply') as Chosen).action?.token).toBe('Rb.')
  })

  it('lets its last place be another one', () => {
    const chosen = pressed(TURN, own('geisha', 'bottom'), 'hall/a', 'hall/b', 'hall/e') as Chosen
    expect(read(TURN, chosen).action?.token).toBe('Gae')
  })

  it('may be enough before all is chosen', () => {
    const chosen = pressed(TURN, own('ninja', 'bottom'), theirs('geisha')) as Chosen
    expect(doable(read(TURN, chosen))?.token).toBe('NG')
    expect(doable(read(TURN, NOTHING))).toBeNull()
  })

  it('of the opponent is nothing to press before one begins', () => {
    expect(press(TURN, NOTHING, theirs('geisha'))).toEqual(NOTHING)
  })
})

describe('Samurai that move', () => {
  it('go from column to column, and the last press again plays it', () => {
    expect(pressed(SHIFT, own('daimyo', 'top'), own('geisha', 'top'), own('ninja', 'top'), own('ninja', 'top'))).toBe(
      'dn',
    )
  })

  it('may stay', () => {
    expect(doable(read(SHIFT, NOTHING))?.token).toBe('f')
  })
})

describe('what comes to the hall', () => {
  it.each([
    [['hall/b'], { place: 'hall/b', what: 'ghost' }],
    [[own('ronin', 'bottom'), 'hall/b', 'hall/c'], { place: 'hall/c', what: 'ghost' }],
    [[own('geisha', 'bottom'), 'hall/a', 'hall/b'], { place: 'hall/b', what: 'chip' }],
    [[own('geisha', 'bottom'), 'hall/a'], null],
  ])('after %s', (places, coming) => {
    const chosen = pressed(TURN, ...places) as Chosen
    expect(comingToHall(TURN, read(TURN, chosen))).toEqual(coming)
  })
})
