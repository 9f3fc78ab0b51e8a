import { sources, targets, type Lesson, type Moment } from '../../../learn/lesson'

const BATTLE = /^battle\//
const TRUMPS = ['EM', 'T1', 'T2']

const whereOffered = (kind: string) => (now: Moment) => sources(now.offered(kind))
const whereLed = ({ board }: Moment) =>
  board.places.filter(({ id, pieces }) => BATTLE.test(id) && pieces.some(({ marks }) => marks?.led)).map(({ id }) => id)
const mayTrump = (now: Moment) => now.offered('play').some(({ token }) => TRUMPS.includes(token))
const isAlmostOver = ({ board: { counts } }: Moment) => counts['battle']! + 1 >= counts['battles']!

export default {
  seats: 3,
  cards: [
    { title: 'tenka-rule-goal', words: 'tenka-rule-goal-more' },
    { title: 'tenka-rule-numbers', words: 'tenka-rule-numbers-more' },
    { title: 'tenka-rule-battle', words: 'tenka-rule-battle-more' },
  ],
  notes: [
    {
      title: 'tenka-rule-lead',
      words: 'tenka-rule-lead-more',
      when: (now) => now.offers('play') && now.pieces(BATTLE) === 0,
      places: whereOffered('play'),
      isRare: true,
    },
    {
      title: 'tenka-rule-follow',
      words: 'tenka-rule-follow-more',
      when: (now) => now.offers('play') && now.pieces(BATTLE) > 0,
      places: (now) => [...whereOffered('play')(now), ...whereLed(now)],
    },
    {
      title: 'tenka-rule-uprising',
      words: 'tenka-rule-uprising-more',
      when: (now) => now.happened('turned'),
      places: (now) => targets(now, 'turned'),
    },
    {
      title: 'tenka-rule-gifts',
      words: 'tenka-rule-gifts-more',
      when: (now) => now.offers('give') || now.happened('given'),
      places: whereOffered('give'),
      isRare: true,
    },
    {
      title: 'tenka-rule-confiscation',
      words: 'tenka-rule-confiscation-more',
      when: (now) => now.offers('confiscate') || now.happened('confiscated'),
      places: whereOffered('confiscate'),
      isRare: true,
    },
    {
      title: 'tenka-rule-sides',
      words: 'tenka-rule-sides-more',
      when: (now) => now.happened('decided'),
      places: (now) => targets(now, 'decided'),
    },
    {
      title: 'tenka-rule-general',
      words: 'tenka-rule-general-more',
      when: (now) => now.happened('general'),
      places: (now) => targets(now, 'general'),
    },
    {
      title: 'tenka-rule-kinds',
      words: 'tenka-rule-kinds-more',
      when: (now) => now.happened('won'),
      places: ({ board }) => [`seat/${board.seat}/score`],
    },
    {
      title: 'tenka-rule-trumps',
      words: 'tenka-rule-trumps-more',
      when: (now) => mayTrump(now) || now.happened('out'),
      isRare: true,
    },
    { title: 'tenka-rule-end', words: 'tenka-rule-end-more', when: isAlmostOver, isRare: true },
  ],
} satisfies Lesson
