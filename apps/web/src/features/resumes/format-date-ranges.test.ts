import { expect, test } from 'vitest'
import { formatDateRanges } from './format-date-ranges.ts'

test.each([
  ['2023 - 2027', '2023 – 2027'],
  ['2023-2027', '2023 – 2027'],
  ['2023 — Present', '2023 – Present'],
  ['Jun 2024 - Aug 2024', 'Jun 2024 – Aug 2024'],
  ['06/2024 - 08/2024', '06/2024 – 08/2024'],
  ['June - August 2024', 'June – August 2024'],
  ['Web intern - Kite Labs (Jun 2024-Aug 2024)', 'Web intern - Kite Labs (Jun 2024 – Aug 2024)'],
  ['2023 – 2027', '2023 – 2027'],
])('writes %s as %s', (text, written) => expect(formatDateRanges(text)).toBe(written))

test.each([
  '2024-06',
  '2024-06-01',
  'Full-stack since 2024',
  'Class of 2024 - Distinction',
  'June 2024 to August 2024',
])('leaves %s as it is', (text) => expect(formatDateRanges(text)).toBe(text))
