import { openMarket } from '@fledge/core/matching/market/market'
import { expect, test } from 'vitest'
import { preparedIn } from './prepared-listings.ts'

const listing = { id: 'one', version: 1, title: 'Data intern', description: '', requirements: ['SQL'] }

test('prepares each version of a listing once', () => {
  const market = openMarket([])
  const first = preparedIn(market, listing)
  expect(preparedIn(market, { ...listing })).toBe(first)
  const edited = preparedIn(market, { ...listing, version: 2, requirements: ['Docker'] })
  expect(edited.asks.map(({ phrase }) => phrase)).toEqual(['Docker'])
  expect(preparedIn(openMarket([]), listing)).not.toBe(first)
})

test('caches the most recently used listings', () => {
  const market = openMarket([])
  const [first, second] = [listing, { ...listing, id: 'two' }].map((one) => preparedIn(market, one))
  for (let index = 0; index < 1_999; index++) {
    preparedIn(market, { ...listing, id: `${index}` })
    preparedIn(market, listing)
  }
  expect(preparedIn(market, listing)).toBe(first)
  expect(preparedIn(market, { ...listing, id: 'two' })).not.toBe(second)
})
