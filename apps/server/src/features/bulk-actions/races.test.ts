import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { notifications } from '../../db/schema/mails.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from './release-decisions.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { db, clock, deps, company, internship } = here
const { sent, decide, post, bulk } = promisesOn(here)

const rounds = 5
const rowsOf = (ids: readonly string[]) =>
  db
    .select()
    .from(applications)
    .where(inArray(applications.id, [...ids]))
    .orderBy(applications.id)

async function setup(count: number) {
  const kite = await company()
  const listing = await internship({ company: kite })
  const all = []
  for (let i = 0; i < count; i += 1) all.push(await sent({ kite, internshipId: listing.id }))
  return { kite, all, ids: all.map(({ id }) => id) }
}
const toldCount = async (ashas: readonly { id: string }[]) =>
  db.$count(
    notifications,
    inArray(
      notifications.userId,
      ashas.map(({ id }) => id),
    ),
  )

test('undoing many against releasing them: all are undone or all are released', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { kite, all, ids } = await setup(6)
    const { batchId } = (await bulk(kite, { act: 'reject', ids, tellIn: 10 })).json().data
    clock.now = new Date(clock.now.getTime() + 10_000)
    const [undone] = await Promise.all([
      post(kite, `bulk/${batchId}/undo`),
      releaseDecisions(deps),
      releaseDecisions(deps),
    ])
    await releaseDecisions(deps)
    const isUndone = undone.statusCode === 200
    const rows = await rowsOf(ids)
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([isUndone ? 'pending' : 'rejected']))
    expect(rows.every(({ tellAt }) => tellAt === null)).toBe(true)
    expect(await toldCount(all.map(({ asha }) => asha))).toBe(isUndone ? 0 : 6)
  }
})

test('deciding many against withdrawals: each application is withdrawn or decided, never both', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { kite, all, ids } = await setup(6)
    const [decided, ...withdrawn] = await Promise.all([
      bulk(kite, { act: 'reject', ids }),
      ...all.map(({ asha, id }) => post(asha, `${id}/withdraw`)),
    ])
    const rows = await rowsOf(ids)
    const withdrawnCount = withdrawn.filter(({ statusCode }) => statusCode === 200).length
    for (const { status, withdrawnAt } of rows) expect(status === 'pending').toBe(withdrawnAt !== null)
    expect(rows.filter(({ withdrawnAt }) => withdrawnAt !== null)).toHaveLength(withdrawnCount)
    const count = decided.statusCode === 200 ? decided.json().data.count : 0
    expect(count + withdrawnCount).toBe(6)
  }
})

test('deciding many against single decisions and other acts: each application is decided once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { kite, all, ids } = await setup(6)
    const replies = await Promise.all([
      bulk(kite, { act: 'reject', ids }),
      bulk(kite, { act: 'accept', ids: ids.toReversed() }),
      bulk(kite, { act: 'shortlist', ids }),
      ...ids.map((id) => decide(kite, id, { status: 'accepted' })),
    ])
    for (const { statusCode } of replies) expect([200, 409]).toContain(statusCode)
    const rows = await rowsOf(ids)
    expect(rows.some(({ status }) => status === 'pending')).toBe(false)
    for (const { asha } of all) expect(await db.$count(notifications, eq(notifications.userId, asha.id))).toBe(1)
  }
})

test('undoing one against undoing all: both are as before', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { kite, ids } = await setup(4)
    const { batchId } = (await bulk(kite, { act: 'accept', ids, tellIn: 600 })).json().data
    await Promise.all([post(kite, `bulk/${batchId}/undo`), ...ids.map((id) => post(kite, `${id}/undo`))])
    const rows = await rowsOf(ids)
    expect(rows.every(({ status, tellAt, batchId }) => status === 'pending' && !tellAt && !batchId)).toBe(true)
  }
})
