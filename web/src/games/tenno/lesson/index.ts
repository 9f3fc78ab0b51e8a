import { type Lesson, type Moment } from '../../../learn/lesson'

const FEW_CARDS = 2

const isAskedForMonk = (now: Moment) => now.offered('monk', 'pass').some(({ preview }) => preview && 'monk' in preview)
const isHandSmall = ({ board }: Moment) =>
  Object.entries(board.counts).some(([id, cards]) => id.endsWith('/hand') && cards <= FEW_CARDS)

export default {
  seats: 2,
  cards: [
    { title: 'tenno-rule-goal', words: 'tenno-rule-goal-more' },
    { title: 'tenno-rule-cards', words: 'tenno-rule-cards-more' },
    { title: 'tenno-rule-turn', words: 'tenno-rule-turn-more' },
  ],
  notes: [
    { title: 'tenno-rule-row', words: 'tenno-rule-row-more', when: (now) => now.offers('set-up') },
    {
      title: 'tenno-rule-attack',
      words: 'tenno-rule-attack-more',
      when: (now) => now.offers('attack'),
    },
    { title: 'tenno-rule-fight', words: 'tenno-rule-fight-more', when: (now) => now.happened('fought') },
    { title: 'tenno-rule-monk', words: 'tenno-rule-monk-more', when: isAskedForMonk },
    {
      title: 'tenno-rule-again',
      words: 'tenno-rule-again-more',
      when: (now) => now.offers('attack') && now.offers('pass'),
    },
    {
      title: 'tenno-rule-fill',
      words: 'tenno-rule-fill-more',
      when: (now) => now.offers('fill'),
    },
    {
      title: 'tenno-rule-trade',
      words: 'tenno-rule-trade-more',
      when: (now) => now.offers('trade', 'swap', 'put-back'),
    },
    {
      title: 'tenno-rule-look',
      words: 'tenno-rule-look-more',
      when: (now) => now.offers('peek'),
    },
    {
      title: 'tenno-rule-memory',
      words: 'tenno-rule-memory-more',
      when: (now) => now.happened('turned-down'),
    },
    { title: 'tenno-rule-powers', words: 'tenno-rule-powers-more', when: (now) => now.offers('attack', 'fill') },
    { title: 'tenno-rule-end', words: 'tenno-rule-end-more', when: isHandSmall },
  ],
} satisfies Lesson
