import { internshipFields } from '@fledge/contract/listings/internship-form'
import { expect, test } from 'vitest'
import { anInternship } from '../../testing/things.ts'
import { initialValues } from './form-values.ts'

test('an edit without a change sends the fields of the listing', () => {
  const listing = anInternship({
    openings: 2,
    startsOn: '2098-06-01',
    applyBy: '2098-05-01',
    vacancy: 'now',
    replyDays: 7,
  })
  expect(listing).toMatchObject(internshipFields.parse(initialValues(listing)))
})
