import { expect, test } from 'vitest'
import { checkDates, checkEmail, checkPhone, checkYears } from './validate-correction.ts'

test.each([
  [checkEmail, ['', 'asha@example.test', 'asha.rao+work@mail.example.co.in']],
  [checkPhone, ['', '+91 98765 43210', '(022) 2345-6789', '080.2345.6789', '022 23456789 ext. 12']],
  [checkYears, ['', '2023 - 2027', '2023–27', 'Expected 2027', 'Aug 2022 - May 2026']],
  [
    checkDates,
    ['', 'June 2024 - August 2024', 'Jun ’23 - Aug ’23', '06/2024 - 08/2024', '2024-06 to 2024-08', '3 months', '2023'],
  ],
  [
    checkDates,
    ['Since May 2024', 'Dec 2023 - Jan 2024', '2024 - 2024', 'Jun 2024 - Present', 'Jun 2024 - 2024', 'Dec - Feb 2024'],
  ],
])('%o accepts common forms', (check, texts) => {
  for (const text of texts) expect(check(text), text).toBe(true)
})

test.each([
  [checkEmail, 'not an address'],
  [checkEmail, 'asha@example'],
  [checkPhone, 'abc'],
  [checkPhone, '12345'],
  [checkPhone, '98765 43210 after six'],
  [checkDates, 'whenever'],
  [checkYears, 'soon'],
])('%o refuses %s with an example', (check, text) => {
  expect(check(text)).toMatch(/such as/)
})

test.each([
  [checkDates, 'Aug 2024 - Jun 2024'],
  [checkDates, '08/2024 - 06/2024'],
  [checkDates, '2024 - Jun 2023'],
  [checkYears, '2026 - 2022'],
])('%o refuses an end before the beginning: %s', (check, text) => {
  expect(check(text)).toBe('The end is before the start')
})
