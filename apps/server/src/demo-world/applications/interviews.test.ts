import { overlaps } from '@fledge/core/interviews/slots'
import { toWallTime } from '@fledge/core/interviews/zoned-time'
import { expect, test } from 'vitest'
import { demoCompanyEmail, demoStudentEmail } from '../demo-accounts.ts'
import { makeDemoWorld } from '../world.ts'
import { interviewEvents, interviewNotices } from './interview-story.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const { interviews } = makeDemoWorld(now)
const isAhead = ({ row }: (typeof interviews)[number]) =>
  row.status === 'scheduled' && row.startsAt! > now.toISOString()

test('there are interviews in every state, and the demo accounts have some to see and some to answer', () => {
  const statuses = (of: typeof interviews) => new Set(of.map(({ row }) => row.status))
  expect(statuses(interviews)).toEqual(new Set(['proposed', 'others_asked', 'scheduled', 'cancelled']))
  const ofCompany = interviews.filter(({ application }) => application.listing.company.email === demoCompanyEmail)
  const ofStudent = interviews.filter(({ application }) => application.student.email === demoStudentEmail)
  expect(statuses(ofCompany)).toEqual(statuses(interviews))
  expect(statuses(ofStudent)).toEqual(new Set(['proposed', 'scheduled']))
  for (const some of [ofCompany, ofStudent]) {
    expect(some.filter(isAhead).length).toBeGreaterThan(0)
    expect(some.filter((one) => one.row.status === 'scheduled' && !isAhead(one)).length).toBeGreaterThan(0)
  }
})

test('books each person for one interview at a time', () => {
  const agreed = interviews.filter(({ row }) => row.status === 'scheduled').map(({ row }) => row)
  for (const [index, one] of agreed.entries()) {
    for (const other of agreed.slice(index + 1)) {
      if (one.companyId !== other.companyId && one.studentId !== other.studentId) continue
      const span = ({ startsAt, endsAt }: typeof one) => ({ startsAt: startsAt!, endsAt: endsAt! })
      expect(overlaps(span(one), span(other))).toBe(false)
    }
  }
})

test('they were proposed after the application was sent, at hours at which one works there', () => {
  for (const { application, row, slots, proposedAt } of interviews) {
    expect(proposedAt > application.createdAt && proposedAt <= row.updatedAt).toBe(true)
    expect(row.updatedAt < now.toISOString()).toBe(true)
    for (const { startsAt } of slots) {
      const { date, time } = toWallTime(startsAt, row.timeZone)
      expect(time >= '10:00' && time <= '16:00').toBe(true)
      expect(new Date(`${date}T00:00:00.000Z`).getUTCDay()).not.toBe(0)
    }
  }
})

test('lists events in order and notifies at their times', () => {
  for (const interview of interviews) {
    for (const times of [
      interviewEvents(interview).map(({ createdAt }) => createdAt),
      interviewNotices(interview).map(({ at }) => at),
    ]) {
      expect(times.length).toBeGreaterThan(0)
      expect(times).toEqual(times.toSorted())
    }
  }
})
