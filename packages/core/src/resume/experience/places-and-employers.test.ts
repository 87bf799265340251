import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readable } from '../testing/readable.ts'
import { findExperience } from './find-experience.ts'
import {
  findPlaceAtEnd,
  findPlaceholderPlace,
  isCertainPlace,
  isPlace,
  placeholderCompany,
  soundsLikeCompany,
} from './places-and-employers.ts'

describe('a place', () => {
  test.each([
    'Pune',
    'Pune, India',
    'Santa Clara, CA',
    '(Bengaluru)',
    'Remote',
    'Remote (India)',
    'Work from home',
    'Hybrid, Pune',
    'on-site',
    'City',
    'Papaya Mobile, Singapore',
    'New York, NY, USA',
    'São Paulo, Brazil',
    'Cork, Ireland',
    'Lisbon',
  ])('is %j', (text) => {
    expect(isPlace(text)).toBe(true)
  })

  test.each([
    'Springfield',
    'Acme Labs, Pune',
    'Pune 411001',
    'Foo, Bar',
    'Engineer, India',
    'Tech Mahindra, Pune, India',
    '',
    'a place whose name is far too long to be one, India',
  ])('is not %j', (text) => {
    expect(isPlace(text)).toBe(false)
  })
})

describe('a certain place', () => {
  test.each(['Pune', 'Pune, India', 'Santa Clara, CA', 'Remote', 'Zyntra, IN'])('is %j', (text) => {
    expect(isCertainPlace(text)).toBe(true)
  })

  test('is not a name that may be a company with its country', () => {
    expect(isCertainPlace('Papaya Mobile, Singapore')).toBe(false)
    expect(isCertainPlace('Cork, Ireland')).toBe(false)
  })
})

describe('the place at the end of a text', () => {
  test.each<[string, string | null]>([
    ['Zyntra Labs, Pune, India', 'Pune, India'],
    ['Zyntra Labs Pune', 'Pune'],
    ['Zyntra Labs – Pune', 'Pune'],
    ['Zyntra Labs (Remote)', ' (Remote)'],
    ['Zyntra | Berlin, Germany', 'Berlin, Germany'],
    ['Acme Cork (Ireland)', ' (Ireland)'],
    ['IIT Bombay', null],
    ['University of Delhi', null],
    ['Zyntra Labs', null],
    ['Pune', null],
  ])('of %j is %j', (text, place) => {
    const start = findPlaceAtEnd(text)
    expect(start === null ? null : text.slice(start)).toBe(place)
  })
})

describe('placeholders of templates', () => {
  test.each<[string, string | null]>([
    ['Company Name City , State', 'City , State'],
    ['Employer Name\tCity, State, US', 'City, State, US'],
    ['City, State, United Kingdom', 'City, State, United Kingdom'],
    ['Company Name', null],
    ['the city, state of things', null],
  ])('%j has the place %j', (text, place) => {
    const found = findPlaceholderPlace(text)
    expect(found && text.slice(found.start, found.end)).toBe(place)
  })

  test.each(['Company Name', 'employer name', 'Organisation Name', 'Organization name'])('%j is a company', (text) => {
    expect(placeholderCompany.test(text)).toBe(true)
  })

  test('other names are no placeholders', () => {
    expect(placeholderCompany.test('Name of the company')).toBe(false)
  })
})

describe('a name that sounds like a company', () => {
  test.each([
    'Zyntra Labs',
    'Acme Inc.',
    'Foo Pvt Ltd',
    'Siemens AG',
    'State Bank of India',
    'Delhi University',
    'Rotary Club',
  ])('is %j', (text) => {
    expect(soundsLikeCompany(text)).toBe(true)
  })

  test.each(['Google', 'Zomato', 'Data Analysis', 'labs', 'incredible'])('is not %j', (text) => {
    expect(soundsLikeCompany(text)).toBe(false)
  })
})

test('law: what follows the start of a place at the end is the end of the text', () => {
  const words = fc.constantFrom('Acme', 'Labs', 'Pune', 'India', ',', '–', '(', ')', 'of', 'IIT', 'Remote')
  fc.assert(
    fc.property(fc.array(words, { maxLength: 7 }), (drawn) => {
      const text = drawn.join(' ')
      const start = findPlaceAtEnd(text)
      if (start !== null) expect(text.slice(start).trim()).not.toBe('')
    }),
  )
})

test.each([
  ['Trainee, Kite Limited, Sulur\tMay – July 2025', 'Kite Limited'],
  ['Trainee Engineer\tMay – July 2025\nKite, Kooragang Island', 'Kite'],
  ['Did 3 month training in Kite Hospital labour room (Mar 2025 to May 2025)', 'Kite Hospital'],
  ['Pharm.D Intern\tMay – July 2025\nKite Hospital', 'Kite Hospital'],
  ['Intern, Kite Times (news desk)\tMay – July 2025', 'Kite Times'],
  ['Interned at the front desk of Hotel Kite from May to July 2025', 'Hotel Kite'],
  ['6 months industrial training from Kite Hotel, Pune (Jan 2025 – June 2025)', 'Kite Hotel'],
  ['Research Intern under Prof. S. Mishra, Kite Labs\tMay – July 2025', 'Kite Labs'],
])('the employer of "%s" is "%s", without town, desk and guide', (line, company) => {
  expect(findExperience(readable(line))[0]?.company).toBe(company)
})

test('a form names each firm behind its label', () => {
  const text =
    'INPLANT TRAINING\nCompany : Kite Motors, Ennore\nDuration : 15 days (June 2025)\nCompany : Zed Brakes\nDuration : 10 days (Dec 2024)'
  expect(findExperience(readable(text)).map(({ company, start }) => [company, start])).toEqual([
    ['Kite Motors', '2025-06'],
    ['Zed Brakes', '2024-12'],
  ])
})
