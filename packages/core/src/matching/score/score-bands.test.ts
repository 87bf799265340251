import { expect, test } from 'vitest'
import { bandForScore } from './score-bands.ts'

test.each([
  [100, 'excellent'],
  [80, 'excellent'],
  [79.5, 'excellent'],
  [79, 'good'],
  [60, 'good'],
  [59, 'fair'],
  [40, 'fair'],
  [39, 'low'],
  [0, 'low'],
])('%d is %s', (score, band) => {
  expect(bandForScore(score)).toBe(band)
})
