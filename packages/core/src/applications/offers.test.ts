import { expect, test } from 'vitest'
import { listOpenOffers, sortOffersFirst } from './offers.ts'

const application = (id: string, over: object = {}) => ({
  id,
  status: 'pending' as const,
  answer: null,
  withdrawnAt: null,
  decidedAt: null,
  ...over,
})
const accepted = (id: string, day: number, over: object = {}) =>
  application(id, { status: 'accepted', decidedAt: `2026-03-0${day}T09:00:00.000Z`, ...over })

const applications = [
  application('pending'),
  accepted('newer offer', 5),
  accepted('confirmed', 1, { answer: 'confirmed' }),
  accepted('declined', 2, { answer: 'declined' }),
  application('rejected', { status: 'rejected', decidedAt: '2026-03-01T09:00:00.000Z' }),
  accepted('older offer', 3),
]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('an accepted application without an answer is an open offer, longest waiting first', () => {
  expect(ids(listOpenOffers(applications))).toEqual(['older offer', 'newer offer'])
})

test('offers come first and the others keep their order', () => {
  expect(ids(sortOffersFirst(applications))).toEqual([
    'older offer',
    'newer offer',
    'pending',
    'confirmed',
    'declined',
    'rejected',
  ])
})
