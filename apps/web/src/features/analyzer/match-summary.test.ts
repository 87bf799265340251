import { expect, test } from 'vitest'
import { aMatch, aMissingPart, aPart } from '../../testing/resume-things.ts'
import { byBand, demands, mostMet, mostMissed, recommended, requirementsMet } from './match-summary.ts'

const docker = aMissingPart('Docker')
const go = aMissingPart('Go')
const react = aPart()
const good = aMatch({ internshipId: 'good', parts: [react, docker, go] })
const fair = aMatch({ internshipId: 'fair', matchPercentage: 40, band: 'fair', parts: [docker, docker] })
const low = aMatch({ internshipId: 'low', matchPercentage: 39, band: 'low', parts: [go, go] })
const top = aMatch({ internshipId: 'top', matchPercentage: 90, band: 'excellent', parts: [react] })
const ids = (matches: { internshipId: string }[]) => matches.map(({ internshipId }) => internshipId)

test('matches are grouped by band, best first, empty bands left out', () => {
  expect(byBand([top, fair, low]).map(({ band, matches }) => [band, ids(matches)])).toEqual([
    ['excellent', ['top']],
    ['fair', ['fair']],
    ['low', ['low']],
  ])
})

test('three are recommended: the best that are at least Fair and not applied to', () => {
  expect(ids(recommended([top, good, fair, low], new Set()))).toEqual(['top', 'good', 'fair'])
  expect(ids(recommended([top, good, fair, low], new Set(['good'])))).toEqual(['top', 'fair'])
})

test('what is missing is counted once for each match that is at least Fair', () => {
  expect(mostMissed(demands([good, fair, low]))).toEqual([
    { skill: 'Docker', yes: 0, related: 0, no: 2 },
    { skill: 'Go', yes: 0, related: 0, no: 1 },
  ])
  expect(mostMet(demands([good, top, low]))).toEqual([{ skill: 'React', yes: 2, related: 0, no: 0 }])
})

test('what is only shown by something related still helps to name', () => {
  const related = aMatch({ parts: [aPart({ met: 'related', points: 20, nearest: 'Preact' })] })
  expect(mostMissed(demands([top, related]))).toEqual([{ skill: 'React', yes: 1, related: 1, no: 0 }])
})

test('what counts in full through a skill that implies it is met', () => {
  const through = aMatch({ parts: [aPart({ met: 'related', points: 20, outOf: 20, nearest: 'Preact' })] })
  expect(requirementsMet(through)).toEqual({ met: 1, asked: 1 })
  expect(mostMissed(demands([through]))).toEqual([])
})

test('words of the title are no requirement', () => {
  const parts = [react, docker, aMissingPart('Engineer', { kind: 'title' })]
  expect(requirementsMet(aMatch({ parts }))).toEqual({ met: 1, asked: 2 })
  expect(demands([aMatch({ parts })]).map(({ skill }) => skill)).toEqual(['React', 'Docker'])
})
