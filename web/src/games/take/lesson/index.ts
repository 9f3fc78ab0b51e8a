import type { Lesson } from '../../../learn/lesson'

const HALL = /^hall\/\w$/
const FEW_CHIPS = 6

const DAIMYO = ['daimyo', 'shift', 'finish']
const RONIN = ['ronin', 'ronin-away', 'ronin-place']
const NINJA = ['ninja-daimyo', 'ninja-ronin', 'ninja-ronin-push', 'ninja-geisha', 'ninja-geisha-push']
const ABILITIES = ['daimyo', 'geisha', ...RONIN, ...NINJA]

export default {
  seats: 2,
  options: { chips: 4 },
  cards: [
    { title: 'take-rule-goal', words: 'take-rule-goal-more' },
    { title: 'take-rule-influence', words: 'take-rule-influence-more' },
    { title: 'take-rule-turn', words: 'take-rule-turn-more' },
  ],
  notes: [
    { title: 'take-rule-taking', words: 'take-rule-taking-more', when: (now) => now.offers('take', 'take-samurai') },
    {
      title: 'take-rule-points',
      words: 'take-rule-points-more',
      when: (now) => now.happened('uncovered'),
    },
    {
      title: 'take-rule-haunting',
      words: 'take-rule-haunting-more',
      when: (now) => now.pieces(/^hall\/\w\/ghost$/) > 0 && !now.offers('finish'),
    },
    {
      title: 'take-rule-paying',
      words: 'take-rule-paying-more',
      when: (now) => now.offers(...ABILITIES),
    },
    {
      title: 'take-rule-samurai',
      words: 'take-rule-samurai-more',
      when: (now) => now.offers('take-samurai'),
    },
    {
      title: 'take-rule-daimyo',
      words: 'take-rule-daimyo-more',
      when: (now) => now.offers(...DAIMYO),
    },
    {
      title: 'take-rule-ronin',
      words: 'take-rule-ronin-more',
      when: (now) => now.offers(...RONIN),
    },
    {
      title: 'take-rule-geisha',
      words: 'take-rule-geisha-more',
      when: (now) => now.offers('geisha'),
    },
    {
      title: 'take-rule-ninja',
      words: 'take-rule-ninja-more',
      when: (now) => now.offers(...NINJA),
    },
    { title: 'take-rule-last', words: 'take-rule-last-more', when: (now) => now.pieces(HALL) <= FEW_CHIPS },
  ],
} satisfies Lesson
