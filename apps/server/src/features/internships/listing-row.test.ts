import { internshipFields } from '@fledge/contract/listings/internship-form'
import { expect, test } from 'vitest'
import { listingRow, listingSearchText, versionRow } from './listing-row.ts'

const everyField = Object.keys(internshipFields.shape).sort()
const fields = internshipFields.parse({
  title: 'Data intern',
  description: 'Reports.',
  requirements: ['SQL'],
  location: 'Pune',
  type: 'Remote',
  duration: '3 months',
  stipend: 15_000,
})
const kite = { id: 'c1', companyName: 'Kite Labs' }
/** What is asked and shown while a student applies. */
const ofApplying = ['questions', 'showsCompetition']
const without = (...names: string[]) => everyField.filter((name) => !names.includes(name))

// A new field appears in each of these, or in the list of those that are left out on purpose.
test('the row of a listing holds every field', () => {
  expect(Object.keys(listingRow(kite, fields))).toEqual(expect.arrayContaining(everyField))
})

test('a version holds what a student may have read before applying', () => {
  const { internshipId: _id, version: _version, ...kept } = versionRow({ id: 'i1', version: 1 }, fields)
  expect(Object.keys(kept).sort()).toEqual(
    without('openings', 'startsOn', 'applyBy', 'vacancy', 'replyDays', ...ofApplying),
  )
})

test('a search reads every field but numbers, dates, marks and promises', () => {
  const read = new Set<string>()
  const watched = new Proxy(fields, {
    get(target, name, receiver) {
      read.add(String(name))
      return Reflect.get(target, name, receiver)
    },
  })
  listingSearchText(kite.companyName, watched)
  const left = ['mustHave', 'niceToHave', 'duration', 'stipend', 'openings', 'applyBy', 'vacancy', 'replyDays']
  // Filters, conditions and facts read these.
  const offered = ['stipendMax', 'hoursPerWeek', 'perks', 'graduationYears', 'degrees', 'minCgpa']
  expect([...read].sort()).toEqual(without(...left, ...offered, ...ofApplying))
})
