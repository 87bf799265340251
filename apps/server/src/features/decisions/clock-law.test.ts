import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { jobHandlers } from '../../start/job-table.ts'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'

const here = await stage({ sessionHours: 1_000_000, sessionDays: 100_000 })
const { as, deps, clock } = here
const { sent, pass, shownTo, decide, post, write, rowOf, bulk, proposeInterview } = promisesOn(here)

type Sent = Awaited<ReturnType<typeof sent>>
type Step = { name: string; run: (to: Sent, batches: string[]) => Promise<unknown> }

/** Every job that the clock starts. The others are started by what people do. */
const clockJobs = [
  'release-decisions',
  'remind-replies',
  'remind-offers',
  'remind-interviews',
  'erase-accounts',
  'delete-expired-data',
  'digest-held-mails',
] as const

async function runClock() {
  const handlers = jobHandlers(deps)
  for (const name of clockJobs) await handlers[name]({})
}

const reasons = [{ code: 'studies' }]
const tellIn = fc.constantFrom(undefined, 0, 10, 600, 86_400)
const offer = { answerBy: '2090-01-01' }

/** What people do with an application. */
const act: fc.Arbitrary<Step> = fc.oneof(
  tellIn.map((seconds) => ({
    name: `reject, released in ${seconds}`,
    run: ({ kite, id }: Sent) => decide(kite, id, { status: 'rejected', reasons, tellIn: seconds }),
  })),
  tellIn.map((seconds) => ({
    name: `accept, released in ${seconds}`,
    run: ({ kite, id }: Sent) => decide(kite, id, { status: 'accepted', offer, tellIn: seconds }),
  })),
  tellIn.map((seconds) => ({
    name: `reject many, released in ${seconds}`,
    run: async ({ kite, id }: Sent, batches: string[]) => {
      const reply = await bulk(kite, { act: 'reject', ids: [id], tellIn: seconds })
      if (reply.statusCode === 200) batches.push(reply.json().data.batchId)
    },
  })),
  fc.constantFrom<Step>(
    { name: 'undo', run: ({ kite, id }) => post(kite, `${id}/undo`) },
    {
      name: 'undo many',
      run: async ({ kite }, batches) => {
        for (const batchId of batches) await post(kite, `bulk/${batchId}/undo`)
      },
    },
    { name: 'company writes', run: ({ kite, id }) => write(kite, id, 'We will answer soon.') },
    { name: 'student asks', run: ({ asha, id }) => write(asha, id, 'Is there news?') },
    { name: 'nudge', run: ({ asha, id }) => post(asha, `${id}/nudge`) },
    { name: 'withdraw', run: ({ asha, id }) => post(asha, `${id}/withdraw`) },
    { name: 'confirm', run: ({ asha, id }) => post(asha, `${id}/answer`, { answer: 'confirmed' }) },
    { name: 'interview', run: ({ kite, id }) => proposeInterview(kite, id) },
    { name: 'seen', run: ({ kite, id }) => post(kite, `${id}/seen`) },
    {
      name: 'close the listing',
      run: ({ kite, listingId }) =>
        as(kite)({ method: 'PATCH', url: `/api/internship/${listingId}/state`, payload: { state: 'closed' } }),
    },
    {
      name: 'take the listing down',
      run: ({ kite, listingId }) => as(kite)({ method: 'DELETE', url: `/api/internship/${listingId}` }),
    },
  ),
)
const hours = fc.oneof(fc.constantFrom(0.001, 0.5, 3, 24), fc.integer({ min: 1, max: 24 * 400 }))
const history = fc.array(fc.record({ act, hours }), { minLength: 1, maxLength: 8 })

/** What a clock must not change: what was decided, by whom and what was said to it. */
const decidedState = async (id: string) => {
  const { status, answer, withdrawnAt, reasons, advice, shortlistedAt } = await rowOf(id)
  return { status, answer, withdrawnAt, reasons, advice, shortlistedAt }
}

test('a clock never changes a status: whatever happened and however much time passes', {
  timeout: 240_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const one = await sent()
      const batches: string[] = []
      let companyRejected = false
      for (const step of steps) {
        await step.act.run(one, batches)
        const { status } = await rowOf(one.id)
        if (!step.act.name.startsWith('reject') && status === 'rejected') expect(companyRejected).toBe(true)
        if (status === 'rejected') companyRejected = true

        const before = await decidedState(one.id)
        pass(step.hours / 24)
        await runClock()
        expect(await decidedState(one.id)).toEqual(before)
        if (!companyRejected) expect((await shownTo(one.asha, one.id)).status).not.toBe('rejected')
      }
    }),
    { numRuns: Math.ceil(75 * inject('shareOfCases')) },
  )
})

test('an application that noOutcome answers stays pending and decidable for years', async () => {
  const { asha, kite, id } = await sent()
  for (let year = 0; year < 5; year += 1) {
    pass(365)
    await runClock()
    expect(await shownTo(asha, id)).toMatchObject({ status: 'pending', replyState: 'late', firstAnswerAt: null })
  }
  expect((await decide(kite, id, { status: 'accepted' })).statusCode).toBe(200)
  expect(clock.now.getFullYear()).toBeGreaterThan(2029)
})
