import { describe, expect, test } from 'vitest'
import { findPersonalDetails } from './personal-details.ts'

const detailsIn = (text: string) => findPersonalDetails(text).map(({ start, end }) => text.slice(start, end))

describe('a whole line about the person', () => {
  test.each([
    'Date of birth: 1 Jan 2003',
    'DOB - 2003',
    'Age: 20',
    'Gender: Female',
    'Marital status: Single',
    'Father’s name: Ravi',
    'Pronouns: she/her',
    'Address: 12 Lake Road, Pune',
    'Permanent address: Kochi',
    'Nationality: Indian',
    'Passport No: A123',
    'Blood group: O+',
    'Languages known at home: Hindi',
    'Photo attached',
    'Photograph',
  ])('is %j', (text) => {
    expect(detailsIn(text)).toEqual([text])
  })

  test.each(['Photography club', 'Agenda: 20', 'Religion and society', 'Sexual health: a study', 'Weighted averages'])(
    'is not %j',
    (text) => {
      expect(detailsIn(text)).toEqual([])
    },
  )
})

describe('an address between separators', () => {
  test.each([
    ['7 Lake Road, Pune 411001 | asha@x.in', '7 Lake Road, Pune 411001 '],
    ['asha@x.in • 12 MG Marg', ' 12 MG Marg'],
    ['Asha\t44 Station Street\tEngineer', '44 Station Street'],
  ])('of %j is %j', (text, address) => {
    expect(detailsIn(text)).toEqual([address])
  })

  test.each(['Austin, TX 78701', 'Pune 411 001', 'Pune - 411001'])('may be only a post code: %j', (text) => {
    expect(detailsIn(text)).toEqual([text])
  })

  test.each([
    'Reconciled receipts of Rs 640000 with the bank statement',
    'Drafted two bail applications for the Sessions Court, Sector 17',
    'Quantity surveying of Block C, 14 floors, 112 flats',
    'Copywriting for the Park Street food festival, 60000 visitors',
    'SQL report of 560001 orders by district',
    'Packaging design for Garden Lane, a tea brand: 12 cartons',
    'Road works engineer',
    'Built 12 apps',
    'Block chain 5',
    'Sector 15 | Python',
    'Lake Road',
  ])('is not in %j', (text) => {
    expect(detailsIn(text)).toEqual([])
  })

  test('is not searched in a piece of more than 160 characters', () => {
    expect(detailsIn(`12 Lake Road ${'x'.repeat(160)}`)).toEqual([])
  })
})

describe('an account between separators', () => {
  const services = ['LinkedIn', 'GitHub', 'Instagram', 'Kaggle']
  test.each(['%: available', '% - on request', '% profile: asha-rao', '%: @asha.draws', 'Find me on %'])(
    'is %j',
    (text) => {
      for (const service of services) {
        const account = text.replace('%', service)
        expect(detailsIn(account)).toEqual([account])
        expect(detailsIn(`Pune|${account}`)).toEqual([account])
        expect(detailsIn(`asha@example.com|${service}|Pune`)).toEqual([service])
      }
    },
  )

  test.each(['%', 'SEO | % | Canva', '%: handled the page of the college', '%: 14 repositories', '%: Sourcing, ads'])(
    'is not %j',
    (text) => {
      for (const service of services) expect(detailsIn(text.replace('%', service))).toEqual([])
    },
  )
})
