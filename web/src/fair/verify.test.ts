import { describe, expect, it } from 'vitest'
import deals from '../../tests/deals.json'
import type { Record as GameRecord } from '../wire/kinds'
import { verify } from './verify'

const records = deals as unknown as GameRecord[]

describe('verify', () => {
  it.each(records.map((record, index) => ({ index, record })))('draws the deal of record $index as the engine does', async ({ record }) => {
    expect(await verify(record, null)).toEqual([
      { name: 'commit', holds: true },
      { name: 'deal', holds: true },
    ])
  })

  it('finds another secret, another deal, a broken promise and a number of ours that is missing', async () => {
    const [record] = records as [GameRecord]
    const broken = { ...record, deal: record.deal.replace('g', 's'), fair: { ...record.fair!, commit: '00' } }
    const promised = { commit: record.fair!.commit, nonces: { 1: btoa('not this number.') } }
    expect((await verify(broken, promised)).map(({ name, holds }) => [name, holds])).toEqual([
      ['commit', false],
      ['memory', false],
      ['nonces', false],
      ['deal', false],
    ])
  })
})
