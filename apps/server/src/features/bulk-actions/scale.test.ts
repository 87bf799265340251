import { expect, test } from 'vitest'
import { processorTime } from '../../testing/longest-block.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from './release-decisions.ts'
import { countTraces, insertApplications } from './testing/many-applications.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { db, clock, deps, company, internship } = here
const { bulk, post } = promisesOn(here)

async function setup(count: number) {
  const kite = await company()
  const { id: internshipId } = await internship({ company: kite })
  await insertApplications(db, internshipId, count)
  return { kite, internshipId, filter: { internshipId, status: 'pending' } }
}
const reasons = [{ code: 'places_filled' }]

test('decides 1,000 applications within a second of processor time, and undoes them in as much', async () => {
  const { kite, filter } = await setup(1000)
  let batchId = ''
  const decided = await processorTime(async () => {
    const reply = await bulk(kite, { act: 'reject', filter, reasons, tellIn: 600 })
    expect(reply.json().data.count).toBe(1000)
    batchId = reply.json().data.batchId
  })
  const undone = await processorTime(async () =>
    expect((await post(kite, `bulk/${batchId}/undo`)).json().data.count).toBe(1000),
  )
  expect(Math.max(decided, undone)).toBeLessThan(1000)
})

test('decides and tells 5,000 applications, each once', async () => {
  const { kite, internshipId, filter } = await setup(5000)
  expect((await bulk(kite, { act: 'reject', filter, reasons, tellIn: 10 })).json().data.count).toBe(5000)
  const held = { rejected: 5000, answered: 0, events: 5000, notified: 0, acts: 1 }
  expect(await countTraces(db, internshipId)).toEqual(held)
  clock.now = new Date(clock.now.getTime() + 10_000)
  await Promise.all([releaseDecisions(deps), releaseDecisions(deps)])
  expect(await countTraces(db, internshipId)).toEqual({ ...held, answered: 5000, notified: 5000 })
})

test('refuses more than 5,000', async () => {
  const { kite, filter } = await setup(5001)
  const reply = await bulk(kite, { act: 'reject', filter })
  expect([reply.statusCode, reply.json().message]).toEqual([
    400,
    'At most 5,000 applications at once. Narrow the filter.',
  ])
})
