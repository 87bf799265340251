import { reasonCodes } from '@fledge/core/applications/rejection-reasons'
import { reasonSentence } from '@fledge/core/applications/rejection-texts'
import { replyState } from '@fledge/core/applications/reply-promise'
import { recordMin } from '@fledge/core/applications/reply-record'
import { indianDay } from '@fledge/core/internships/state'
import { expect, test } from 'vitest'
import { demoStudentEmail } from '../demo-accounts.ts'
import { demoCompanyName } from '../people/companies.ts'
import { makeDemoWorld } from '../world.ts'
import { worldTime } from '../world-time.ts'
import { makeReplies, type Replies } from './promises.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const world = makeDemoWorld(now)
const replies = makeReplies(world, worldTime(now))
const promises = [...replies.values()].flatMap((one) => one.promises)
const stateOf = ({ promises: [first] }: Replies, at: Date) => {
  const { startedAt, replyBy, answeredAt = null, closedAt = null } = first!
  return replyState({ startedAt, replyBy, answeredAt, closedAt }, at)
}
const ofStudent = world.applications.filter(({ student }) => student.email === demoStudentEmail)
const ofCompany = world.applications.filter(({ listing }) => listing.company.name === demoCompanyName)

test('the same time gives the same promises', () => {
  expect(makeReplies(makeDemoWorld(now), worldTime(now))).toEqual(replies)
})

test('companies keep some promises and break others, and a few are asked for a reply', () => {
  const kept = promises.filter(({ answeredAt, replyBy }) => answeredAt && answeredAt <= replyBy)
  const late = promises.filter(({ answeredAt, replyBy }) => answeredAt && answeredAt > replyBy)
  const waiting = world.applications.filter(({ id }) => stateOf(replies.get(id)!, now) === 'late')
  expect(kept.length).toBeGreaterThan(300)
  expect(late.length).toBeGreaterThan(12)
  expect(waiting.length).toBeGreaterThan(50)
  const nudged = [...replies.values()].filter(({ nudgedAt }) => nudgedAt !== null)
  expect(nudged.length).toBeGreaterThan(10)
})

test('an application has one open promise at most, and nothing happens before its cause', () => {
  for (const { promises: own, firstAnswerAt, nudgedAt } of replies.values()) {
    expect(own.filter(({ answeredAt, closedAt }) => !answeredAt && !closedAt).length).toBeLessThanOrEqual(1)
    for (const { startedAt, answeredAt, replyBy } of own) {
      if (answeredAt) expect(answeredAt > startedAt && answeredAt < now.toISOString()).toBe(true)
      expect(replyBy > startedAt).toBe(true)
    }
    if (firstAnswerAt) expect(own[0]!.answeredAt).toBe(firstAnswerAt)
    if (nudgedAt) expect(nudgedAt > own[0]!.replyBy && nudgedAt < now.toISOString()).toBe(true)
  }
})

test('some companies have a public record, of different quality, and some are new', () => {
  const due = Map.groupBy(
    promises.filter(({ replyBy, closedAt }) => replyBy < now.toISOString() && !closedAt),
    ({ companyId }) => companyId,
  )
  const shares = [...due.values()]
    .filter((own) => own.length >= recordMin)
    .map((own) => own.filter(({ answeredAt, replyBy }) => answeredAt && answeredAt <= replyBy).length / own.length)
  expect(shares.length).toBeGreaterThan(12)
  const old = world.companies.filter(
    ({ id, createdAt }) => (due.get(id)?.length ?? 0) < recordMin && createdAt < '2026-08-01',
  )
  expect(old.length).toBeLessThan(5)
  expect(Math.max(...shares)).toBeGreaterThan(0.8)
  expect(Math.min(...shares)).toBeLessThan(0.6)
  expect(world.companies.length - shares.length).toBeGreaterThan(10)
})

test.each(['00:30', '09:00', '14:00', '19:00'])(
  'the demo student waits for a reply that is late, and for one that is due, at %s',
  (hour) => {
    const now = new Date(`2026-11-25T${hour}:00.000Z`)
    const world = makeDemoWorld(now)
    const replies = makeReplies(world, worldTime(now))
    const own = world.applications.filter(({ student }) => student.email === demoStudentEmail)
    const states = own.map(({ id }) => stateOf(replies.get(id)!, now))
    expect(states).toEqual(expect.arrayContaining(['late', 'due', 'answered']))
  },
)

test('the demo company has replies that are late, due and answered', () => {
  const states = ofCompany.map(({ id }) => stateOf(replies.get(id)!, now))
  expect(states).toEqual(expect.arrayContaining(['late', 'due', 'answered']))
})

test('rejections give reasons, each of which has a sentence, and name only skills that were asked for', () => {
  const rejected = world.applications.filter(({ status }) => status === 'rejected')
  const given = rejected.flatMap(({ life, listing, version }) =>
    life.reasons.map((reason) => ({ reason, listing, version })),
  )
  expect(rejected.filter(({ life }) => life.reasons.length > 0).length / rejected.length).toBeGreaterThan(0.7)
  // No rejected application of the demo world had an interview.
  expect(new Set(given.map(({ reason }) => reason.code))).toEqual(
    new Set(reasonCodes.filter((code) => code !== 'interview')),
  )
  for (const { reason, listing, version } of given) {
    expect(reasonSentence(reason)).not.toBe('')
    if (reason.skill) expect(listing.versions[version - 1]!.fields.requirements).toContain(reason.skill)
  }
  for (const { life, status } of world.applications) if (status !== 'rejected') expect(life.reasons).toEqual([])
})

test('offers name days, some of which are still to come', () => {
  const offers = world.applications.filter(({ life }) => life.answerBy !== null)
  expect(offers.length).toBeGreaterThan(50)
  for (const { status } of offers) expect(status).toBe('accepted')
  const open = offers.filter(({ life }) => life.answer === null && (life.answerBy ?? '') >= indianDay(now))
  expect(open.length).toBeGreaterThan(5)
  expect(ofStudent.some(({ life }) => life.answer === null && (life.answerBy ?? '') >= indianDay(now))).toBe(true)
})

test('the demo company can undo its latest decisions', () => {
  expect(ofCompany.filter(({ life }) => (life.tellAt ?? '') > now.toISOString())).toHaveLength(2)
})
