import { identityKinds } from '@fledge/core/matching/fairness/identity-kinds'
import { openMarket, putListing } from '@fledge/core/matching/market/market'
import { expect, test } from 'vitest'
import { unusedId } from '../../http/contract/ids.ts'
import { ashasResume, resumeStage } from '../../testing/resume-files.ts'
import { checkFairness } from './check-fairness.ts'

const { as, deps, student, internship, resumeOf } = await resumeStage()

const check = (internshipId: string) =>
  ({ method: 'POST', url: '/api/ai/fairness-check', payload: { internshipId } }) as const

/** Whose sixty runs take a fraction of the time. */
const shortResume = ['Asha Rao', 'Skills', 'Python, SQL']

const listing = await internship({ title: 'Data analyst intern', requirements: ['SQL', 'Python', 'Tableau'] })

test('scores sixty other identities with the same work equally', async () => {
  const asha = await student()
  const id = await resumeOf(asha)
  const { matching } = (
    await as(asha)({ method: 'POST', url: '/api/ai/analyze-resume', payload: { resumeId: id } })
  ).json().data

  const reply = await as(asha)(check(listing.id))

  expect(reply.statusCode).toBe(200)
  const { matchPercentage, runs, moved } = reply.json().data
  expect([runs.length, moved]).toEqual([60, 0])
  expect(matchPercentage).toBe(matching.matches[0].matchPercentage)
  expect(new Set(runs.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(identityKinds))
  expect(new Set(runs.map(({ said }: { said: string }) => said)).size).toBe(60)
  expect(runs.every((run: { matchPercentage: number }) => run.matchPercentage === matchPercentage)).toBe(true)
})

test('runs fewer identities for a very long resume, and each kind', async () => {
  const asha = await student()
  const filler = 'Wrote SQL queries for the weekly sales report of the northern region and checked them.'
  await resumeOf(asha, [...ashasResume, ...Array<string>(700).fill(filler)])
  const { runs, moved } = (await as(asha)(check(listing.id))).json().data
  expect(runs.length).toBeLessThan(12)
  expect(new Set(runs.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(identityKinds))
  expect(moved).toBe(0)
})

test('a removed skill counts in no run', async () => {
  const asha = await student()
  const id = await resumeOf(asha, shortResume)
  const asRead = (await as(asha)(check(listing.id))).json().data.matchPercentage
  const payload = { skills: { added: [], removed: ['SQL'] } }
  await as(asha)({ method: 'PUT', url: `/api/resume/${id}/corrections`, payload })
  const { matchPercentage, moved } = (await as(asha)(check(listing.id))).json().data
  expect(matchPercentage).toBeLessThan(asRead)
  expect(moved).toBe(0)
})

test('listings posted during the check change no run', async () => {
  const asha = await student()
  await resumeOf(asha, shortResume)
  const market = openMarket([])
  // Frequent requirements weigh less: SQL from run to run.
  const post = (left: number) => {
    if (left === 0) return
    putListing(market, { id: `posted-${left}`, title: 'Data intern', requirements: ['SQL'], description: '' })
    setImmediate(post, left - 1)
  }
  const covering = async () => {
    setImmediate(post, 60)
    return market
  }
  const asked = { internshipId: listing.id, signal: new AbortController().signal }
  const { runs, moved } = await checkFairness({ ...deps, market: { ...deps.market, covering } }, asha, asked)
  expect([runs.length, moved]).toEqual([60, 0])
})

test('runs one check per account, also over two connections', async () => {
  const asha = await student()
  await resumeOf(asha)

  const replies = await Promise.all([as(asha)(check(listing.id)), as(asha)(check(listing.id))])

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429])
  const refused = replies.find(({ statusCode }) => statusCode === 429)!
  expect(refused.json().message).toBe('A fairness check is running already. Wait for its result, then try again.')
  expect((await as(asha)(check(listing.id))).statusCode).toBe(200)
})

test('ends a check when its client disconnects', async () => {
  const asha = await student()
  await resumeOf(asha)
  const gone = new AbortController()
  const running = checkFairness(deps, asha, { internshipId: listing.id, signal: gone.signal })

  gone.abort()

  await expect(running).rejects.toMatchObject({ status: 408 })
})

test('rejects a check without a resume or an internship', async () => {
  const asha = await student()
  expect((await as(asha)(check(listing.id))).statusCode).toBe(409)
  await resumeOf(asha)
  expect((await as(asha)(check(unusedId))).statusCode).toBe(404)
})
