import { expect, test } from 'vitest'
import { promisesOn } from '../../testing/promises.ts'
import { stage } from '../../testing/stage.ts'
import { remindOfReplies } from './remind.ts'

const here = await stage({ sessionHours: 10_000, sessionDays: 1000 })
const { as, deps, clock, company, confirmEmail, notificationsOf, mailsTo } = here
const { sent, pass, shownTo, decide, post, rowOf } = promisesOn(here)

const nudge = (who: { id: string }, id: string) => post(who, `${id}/nudge`)
const codeOf = async (reply: ReturnType<typeof nudge>) => {
  const { statusCode, json } = await reply
  return `${statusCode} ${json().code}`
}

test('asks the company once a week, without a change of the status', async () => {
  const { asha, kite, id } = await sent({ daysAgo: 16 })
  await confirmEmail(kite)
  const reply = await nudge(asha, id)
  expect(reply.statusCode).toBe(200)
  expect(reply.json().data).toMatchObject({
    status: 'pending',
    replyState: 'late',
    nudgedAt: clock.now.toISOString(),
  })
  expect(await shownTo(kite, id)).toMatchObject({ nudgedAt: clock.now.toISOString() })
  const [notified] = await notificationsOf(kite)
  expect(notified).toMatchObject({ category: 'reply_promise', title: 'A student asks for your reply' })
  expect(notified!.message).toMatch(/^Asha Rao applied to Data intern\. You promised a reply by \d+ \w+\.$/)
  const timeline = (await as(kite)({ url: `/api/apply/${id}/timeline` })).json().data
  expect(timeline.at(-1)).toMatchObject({ kind: 'nudged', actor: 'student' })

  pass(6.9)
  expect(await codeOf(nudge(asha, id))).toBe('409 nudged_recently')
  pass(0.1)
  expect((await nudge(asha, id)).statusCode).toBe(200)
})

test('is mentioned in one digest by mail, whatever the number of nudges', async () => {
  const kite = await company()
  await confirmEmail(kite)
  const late = []
  for (let i = 0; i < 3; i += 1) late.push(await sent({ kite, daysAgo: 20 }))
  await remindOfReplies(deps)
  pass(1)
  await remindOfReplies(deps)
  const mailed = () => mailsTo(kite)
  expect(await mailed()).toHaveLength(1)
  for (const { asha, id } of late) await nudge(asha, id)
  await remindOfReplies(deps)
  await remindOfReplies(deps)
  expect(await mailed()).toMatchObject([
    { text: expect.stringContaining('3 replies are late') },
    { text: expect.stringContaining('3 replies are late') },
  ])
})

test('of twenty concurrent nudges one counts', async () => {
  const { asha, kite, id } = await sent({ daysAgo: 20 })
  const replies = await Promise.all(Array.from({ length: 20 }, () => nudge(asha, id)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await notificationsOf(kite)).toHaveLength(1)
})

test('a nudge against a decision: either way the application is decided once and the company is asked at most once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { asha, kite, id } = await sent({ daysAgo: 20 })
    const [nudged, decided] = await Promise.all([nudge(asha, id), decide(kite, id, { status: 'rejected' })])
    expect(decided.statusCode).toBe(200)
    expect([200, 409]).toContain(nudged.statusCode)
    expect(await rowOf(id)).toMatchObject({ status: 'rejected' })
    expect((await rowOf(id)).nudgedAt !== null).toBe(nudged.statusCode === 200)
  }
})
