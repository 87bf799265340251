import { expect, test } from 'vitest'
import { aMatch, aMissingPart, aPart } from '../../testing/resume-things.ts'
import { byBand, demands, mostMet, mostMissed, recommended } from './match-summary.ts'

const docker = aMissingPart('Docker')
const go = aMissingPart('Go')
const react = aPart()
const good = aMatch({ internshipId: 'good', parts: [react, docker, go] })
const fair = aMatch({ internshipId: 'fair', matchPercentage: 40, band: 'fair', parts: [docker, docker] })
const low = aMatch({ internshipId: 'low', matchPercentage: 39, band: 'low', parts: [go, go] })
const top = aMatch({ internshipId: 'top', matchPercentage: 90, band: 'excellent', parts: [react] })
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

test('counts a missing skill once per match rated Fair or better', () => {
  expect(mostMissed(demands([good, fair, low]))).toEqual([
    { skill: 'Docker', yes: 0, partly: 0, related: 0, no: 2 },
    { skill: 'Go', yes: 0, partly: 0, related: 0, no: 1 },
  ])
  expect(mostMet(demands([good, top, low]))).toEqual([{ skill: 'React', yes: 2, partly: 0, related: 0, no: 0 }])
})

test('counts a related skill, and one that is only named, as missing', () => {
  const related = aMatch({ parts: [aPart({ met: 'related', points: 8, nearest: 'Preact' })] })
  const named = aMatch({ parts: [aPart({ met: 'partly', points: 22 })] })
  expect(mostMissed(demands([top, related, named]))).toEqual([{ skill: 'React', yes: 1, partly: 1, related: 1, no: 0 }])
})

test('does not count words of the title', () => {
  const parts = [react, docker, aMissingPart('Engineer', { kind: 'title' })]
  expect(demands([aMatch({ parts })]).map(({ skill }) => skill)).toEqual(['React', 'Docker'])
})
