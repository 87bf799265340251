import { expect, test } from 'vitest'
import { extensionRange, isInExtensionRange, listOpenOffers, refuseExtension, sortOffersFirst } from './offers.ts'

const application = (id: string, over: object = {}) => ({
  id,
  status: 'pending' as const,
  answer: null,
  withdrawnAt: null,
  decidedAt: null,
  tellAt: null,
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

test.each([
  ['an open offer', accepted('a', 1), null],
  ['a pending application', application('a'), 'no_offer'],
  ['a rejected application', application('a', { status: 'rejected' }), 'no_offer'],
  ['an offer on hold', accepted('a', 1, { tellAt: '2026-03-01T11:00:00.000Z' }), 'not_released'],
  ['an accepted offer', accepted('a', 1, { answer: 'confirmed' }), 'already_answered'],
  ['a declined offer', accepted('a', 1, { answer: 'declined' }), 'already_answered'],
  ['a withdrawn application', application('a', { withdrawnAt: '2026-03-01T11:00:00.000Z' }), 'withdrawn'],
])('changing the day to answer by of %s', (_name, decided, refusal) => {
  expect(refuseExtension(decided)).toBe(refusal)
})

test.each([
  ['no day yet', null, '2026-03-13'],
  ['a day that has passed', '2026-03-01', '2026-03-13'],
  ['today', '2026-03-12', '2026-03-13'],
  ['a later day', '2026-03-31', '2026-04-01'],
])('the new day to answer by is after today and after the current one: %s', (_name, answerBy, first) => {
  expect(extensionRange(answerBy, '2026-03-12')).toEqual({ first, last: '2099-12-31' })
  const isAllowed = (day: string) => isInExtensionRange(day, answerBy, '2026-03-12')
  expect(isAllowed(first)).toBe(true)
  expect(isAllowed('2026-03-12')).toBe(false)
  expect(isAllowed(answerBy ?? '2026-03-12')).toBe(false)
  expect(isAllowed('2099-12-31')).toBe(true)
  expect(isAllowed('2100-01-01')).toBe(false)
})
