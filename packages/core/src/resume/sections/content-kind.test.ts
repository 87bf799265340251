import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { kindOfContent } from './content-kind.ts'

const kindOf = (text: string) => kindOfContent(readable(text))

test.each([
  ['experience', 'Data Intern, Acme Labs\tJun 2024 – Aug 2024\n• Wrote SQL.\nAudit Assistant, Foo Bank\t2023 – 2024'],
  ['education', 'B.Tech in Civil Engineering\nMarigold Hall, 2020 – 2024\nHSC\nGyan Bharti, 2018 – 2020'],
  ['education', 'Diploma in Production Engineering\nAshwood, 2019 – 2023'],
  ['skills', 'Python, SQL, Tableau, Pandas, wild guesses'],
  ['skills', '• Python\n• SQL\n• Tableau'],
  ['languages', 'English, Hindi and Marathi'],
  ['languages', 'French (fluent)\nTamil: native'],
  ['volunteering', 'Volunteer Teacher, Asha Foundation\tJun 2022 – May 2023\n• Taught sums.'],
  ['certifications', '• Machine Learning, Coursera, 2023\n• Diploma in Cyber Law, Asian School of Cyber Laws, 2022'],
  ['awards', 'Talent Search Scholar – NCERT (2023)\nBest Paper Award – Foo Conference (2022)'],
  ['awards', '• Winner, City Hackathon, 2023\n• Merit Scholarship, Tata Trusts, 2022'],
  ['projects', 'Seat Finder\t2024\n• Shows free seats.\nRide Share\t2023\n• Matches students.'],
  ['projects', '• Seat Finder: shows free seats.\n• Ride Share: matches students.'],
  ['summary', 'I like work that is useful to the people around me, and I read a lot about how things are made.'],
] as const)('%s is what %j shows', (kind, text) => {
  expect(kindOf(text)).toBe(kind)
})

describe('other content', () => {
  test.each([
    ['a mail address', 'asha@example.com\nPune'],
    ['a telephone number', '+91 98230 11223\nPune'],
    ['nothing', ''],
    ['a lonely name', 'Asha Rao'],
    [
      'a deed in each line',
      'Helped my uncle in his shop with bills in Tally each Sunday\nSold 40 lamps that we made at the fair of our college in May',
    ],
  ])('with %s is of no kind', (_what, text) => {
    expect(kindOf(text)).toBe('other')
  })

  test('with certificates and years is no list of skills', () => {
    expect(kindOf('• Python, Coursera, 2023\n• SQL, Udemy, 2022')).toBe('certifications')
  })

  test('with many jobs and one helper is experience', () => {
    const jobs = 'Nurse, Foo Hospital\tJun 2023 – Aug 2024\nNurse, Bar Clinic\tMay 2021 – Jul 2022'
    expect(kindOf(`${jobs}\nHelpline Volunteer, Samvaad\tJan 2020 – May 2020`)).toBe('experience')
  })

  test('of dated projects is no experience', () => {
    expect(kindOf('Formula Student Car\t2024\n• Suspension of the car.\nSolar Dryer\t2023\n• Dries fruit.')).toBe(
      'projects',
    )
  })
})
