import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails, notifications } from '../../db/schema/mails.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { collectStudent } from '../account/export-queries.ts'
import { remindOfInterviews } from '../interviews/remind.ts'
import { remindOfOffers } from '../offers/remind.ts'
import { remindOfReplies } from '../replies/remind.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, anyone, db, deps, published, confirmEmail, sendMails } = here
const { sent, decide, post, write, bulk, proposeInterview } = promisesOn(here)

type Student = Awaited<ReturnType<typeof sent>>['asha']

/** Everything that a student can get to know, and what is public. */
async function knownTo(
  asha: Student,
  { id, listingId, kite }: { id: string; listingId: string; kite: { id: string } },
) {
  const data = async (url: string) => {
    const reply = await as(asha)({ url })
    return [reply.statusCode, reply.json()]
  }
  return {
    applications: await data(`/api/apply/user/${asha.id}`),
    timeline: await data(`/api/apply/${id}/timeline`),
    messages: await data(`/api/apply/${id}/messages`),
    ledger: await data(`/api/apply/${id}/ledger`),
    interviews: await data('/api/interviews'),
    bell: await data('/api/notifications'),
    stats: await data('/api/notifications/stats'),
    saved: await data('/api/saved/internships'),
    listing: await data(`/api/internship/${listingId}`),
    whatIf: await data(`/api/ai/what-if?internshipId=${listingId}`),
    public: (await anyone({ url: `/api/internship?company=${kite.id}` })).json(),
    site: (await anyone({ url: '/api/site/counts' })).body,
    // The endpoint allows a few exports an hour.
    export: await collectStudent(db, asha.id),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, asha.id)),
    mails: await db.select().from(mails).where(eq(mails.recipient, asha.email)),
    sockets: published.filter(({ userId }) => userId === asha.id),
  }
}

const content = {
  reject: { status: 'rejected', reasons: [{ code: 'studies' }], advice: 'Apply again next year.' },
  accept: { status: 'accepted', offer: { note: 'Welcome', answerBy: '2099-01-01', startDate: '2099-02-01' } },
}

test.each(['reject', 'accept'] as const)(
  'a held decision to %s leaks nowhere, single or in bulk, undone or not',
  async (act) => {
    const one = await sent({ daysAgo: 20 })
    const { asha, kite, id } = one
    await confirmEmail(asha)
    await write(kite, id, 'Thank you for applying.')
    await proposeInterview(kite, id)
    await sendMails()
    const before = await knownTo(asha, one)
    expect(before.applications[0]).toBe(200)
    expect(before.export).toMatchObject({ applications: [{ status: 'pending' }] })

    const { status, ...more } = content[act]
    const runs = [
      () => decide(kite, id, { status, ...more, tellIn: 600 }),
      () => bulk(kite, { act, ids: [id], ...more, tellIn: 600 }),
    ]
    for (const run of runs) {
      const reply = await run()
      expect(reply.statusCode).toBe(200)
      for (const job of [remindOfReplies, remindOfOffers, remindOfInterviews]) await job(deps)
      await sendMails()
      expect(await knownTo(asha, one)).toEqual(before)
      const { batchId } = reply.json().data
      expect((await post(kite, batchId ? `bulk/${batchId}/undo` : `${id}/undo`)).statusCode).toBe(200)
      expect(await knownTo(asha, one)).toEqual(before)
    }
  },
)

test('what a student may do does not depend on a held decision', async () => {
  const acts: [string, (asha: Student, id: string) => Promise<{ statusCode: number; body: string }>][] = [
    ['write', (asha, id) => write(asha, id, 'Is there news?')],
    ['answer', (asha, id) => post(asha, `${id}/answer`, { answer: 'confirmed' })],
    ['nudge', (asha, id) => post(asha, `${id}/nudge`)],
    ['withdraw', (asha, id) => post(asha, `${id}/withdraw`)],
  ]
  const outcomes = async (status: string | null) => {
    const { asha, kite, id } = await sent({ daysAgo: 20 })
    if (status) await decide(kite, id, { status, tellIn: 600 })
    const results: [string, number, string | undefined][] = []
    for (const [name, act] of acts) {
      const { statusCode, body } = await act(asha, id)
      results.push([name, statusCode, JSON.parse(body).code])
    }
    return results
  }
  const without = await outcomes(null)
  expect(without.map(([name, status]) => [name, status])).toEqual([
    ['write', 201],
    ['answer', 409],
    ['nudge', 200],
    ['withdraw', 200],
  ])
  expect(await outcomes('rejected')).toEqual(without)
  expect(await outcomes('accepted')).toEqual(without)
})
