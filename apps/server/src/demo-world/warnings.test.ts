import { findWarnings } from '@fledge/core/trust/find-warnings'
import { expect, test } from 'vitest'
import { currentFields } from './listings/demo-listing.ts'
import { makeDemoWorld } from './world.ts'

const listings = makeDemoWorld(new Date('2026-11-21T09:00:00.000Z')).listings.map(currentFields)
const checked = listings.map((fields) => ({ fields, warnings: findWarnings(fields) }))

test('flags at most 1 % of the listings for money or documents', () => {
  const flagged = checked.filter(({ warnings }) =>
    warnings.some(({ kind }) => kind === 'money' || kind === 'documents'),
  )
  expect(flagged.length).toBeLessThanOrEqual(listings.length / 100)
})

test('finds no pattern of a scam in them but unpaid full-time work where that is true', () => {
  for (const { fields, warnings } of checked) {
    const others = warnings.filter(({ kind }) => kind !== 'money' && kind !== 'documents')
    const isUnpaid = fields.stipend === 0 && fields.type === 'Full-time'
    expect(others).toEqual(isUnpaid ? [{ kind: 'unpaid_full_time', quotes: [] }] : [])
  }
})
