import { type Lesson, type Moment } from '../../../learn/lesson'

const BATTLE = /^battle\//
const TRUMPS = ['EM', 'T1', 'T2']

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
    },
    {
      title: 'tenka-rule-follow',
      words: 'tenka-rule-follow-more',
      when: (now) => now.offers('play') && now.pieces(BATTLE) > 0,
    },
    {
      title: 'tenka-rule-uprising',
      words: 'tenka-rule-uprising-more',
      when: (now) => now.happened('turned'),
    },
    {
      title: 'tenka-rule-gifts',
      words: 'tenka-rule-gifts-more',
      when: (now) => now.offers('give') || now.happened('given'),
    },
    {
      title: 'tenka-rule-confiscation',
      words: 'tenka-rule-confiscation-more',
      when: (now) => now.offers('confiscate') || now.happened('confiscated'),
    },
    {
      title: 'tenka-rule-sides',
      words: 'tenka-rule-sides-more',
      when: (now) => now.happened('decided'),
    },
    {
      title: 'tenka-rule-general',
      words: 'tenka-rule-general-more',
      when: (now) => now.happened('general'),
    },
    {
      title: 'tenka-rule-kinds',
      words: 'tenka-rule-kinds-more',
      when: (now) => now.happened('won'),
    },
    {
      title: 'tenka-rule-trumps',
      words: 'tenka-rule-trumps-more',
      when: (now) => mayTrump(now) || now.happened('out'),
    },
    { title: 'tenka-rule-end', words: 'tenka-rule-end-more', when: isAlmostOver },
  ],
} satisfies Lesson
