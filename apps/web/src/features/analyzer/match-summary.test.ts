import { expect, test } from 'vitest'
import { aMatch } from '../../testing/resume-things.ts'
import { byBand, recommended } from './match-summary.ts'

const good = aMatch({ internshipId: 'good' })
const fair = aMatch({ internshipId: 'fair', matchPercentage: 40, band: 'fair' })
const low = aMatch({ internshipId: 'low', matchPercentage: 39, band: 'low' })
const top = aMatch({ internshipId: 'top', matchPercentage: 90, band: 'excellent' })
const ids = (matches: { internshipId: string }[]) => matches.map(({ internshipId }) => internshipId)

test('groups matches by band, best first, without empty bands', () => {
  expect(byBand([top, fair, low]).map(({ band, matches }) => [band, ids(matches)])).toEqual([
    ['excellent', ['top']],
    ['fair', ['fair']],
    ['low', ['low']],
  ])
})

test('recommends the best three rated Fair or better and not applied to', () => {
  expect(ids(recommended([top, good, fair, low], new Set()))).toEqual(['top', 'good', 'fair'])
  expect(ids(recommended([top, good, fair, low], new Set(['good'])))).toEqual(['top', 'fair'])
  expect(ids(recommended([top, good, fair], new Set(['top', 'good']), new Set(['good'])))).toEqual(['good', 'fair'])
})
