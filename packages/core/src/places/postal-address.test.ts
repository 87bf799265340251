import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPostalAddress } from './postal-address.ts'

const bengaluru = { locality: 'Bengaluru', region: 'Karnataka', country: 'IN' }

test.each([
  ['Pune', { locality: 'Pune', region: 'Maharashtra', country: 'IN' }],
  ['Bengaluru, India', bengaluru],
  ['Bengaluru, Karnataka 560001, India', bengaluru],
  ['Bengaluru - 560 001', bengaluru],
  ['4th Floor, Prestige Tower, MG Road, Bengaluru', bengaluru],
  ['Bengaluru (Hybrid)', bengaluru],
  ['Bengaluru or remote', bengaluru],
  ['Bengaluru, IN', bengaluru],
  ['Mysore', { locality: 'Mysore', region: 'Karnataka', country: 'IN' }],
  ['Kathmandu, Nepal', { locality: 'Kathmandu', country: 'NP' }],
  ['Seattle, WA', { locality: 'Seattle', region: 'WA', country: 'US' }],
  ['Seattle, WA, USA', { locality: 'Seattle', region: 'WA', country: 'US' }],
  ['London, United Kingdom', { locality: 'London', country: 'GB' }],
  ['Singapore', { locality: 'Singapore', country: 'SG' }],
  ['Goa', { region: 'Goa', country: 'IN' }],
  ['Kerala, India', { region: 'Kerala', country: 'IN' }],
  ['Thimphu, Bhutan', { country: 'BT' }],
  ['Remote - USA only', { country: 'US' }],
  ['Anywhere in India', { country: 'IN' }],
  ['Remote, Germany', { country: 'DE' }],
  ['Delhi NCR', { country: 'IN' }],
  ['Bengaluru / Pune', { country: 'IN' }],
  ['Mumbai and Pune', { country: 'IN' }],
])('reads of %j what it names', (location, address) => {
  expect(readPostalAddress(location)).toEqual(address)
})

test.each([
  'Remote',
  'Work from home',
  '',
  '4th Floor, Tower B, Sector 62',
  'Hyderabad, Pakistan',
  'Hyderabad, Sindh',
  'London, Ontario',
  'London, Ontario, Canada',
  'Cambridge, MA',
  'Toronto, CA',
  'Berlin, DE',
  'Remote, Europe',
  'USA / Canada',
  'Delhi or Dubai',
  'Springfield',
  'Lahore, Punjab',
])('leaves out everything of %j', (location) => {
  expect(readPostalAddress(location)).toEqual({})
})

test('never names a city that the location does not', () => {
  const part = fc.constantFrom(
    'Pune',
    'Mumbai',
    'Seattle',
    'WA',
    'India',
    'Nepal',
    '2nd Floor',
    'Remote',
    'Ontario',
    '411001',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.constantFrom(', ', ' / ', ' - ', ' or '), (parts, separator) => {
      const { locality } = readPostalAddress(parts.join(separator))
      if (locality !== undefined) expect(parts).toContain(locality)
    }),
  )
})
