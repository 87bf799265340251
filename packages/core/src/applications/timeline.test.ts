import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ApplicationEventKind, applicationEventKinds } from './status.ts'
import { type TimelineEvent, timelineFor } from './timeline.ts'

const hour = (n: number) => new Date(Date.UTC(2026, 2, 1, n)).toISOString()
const event = (kind: ApplicationEventKind, n: number, detail = {}): TimelineEvent => ({
  kind,
  actor: 'company',
  createdAt: hour(n),
  detail,
})
type TimelineLife = Parameters<typeof timelineFor>[2]
const life = (over: Partial<TimelineLife> = {}): TimelineLife => ({
  status: 'pending',
  createdAt: hour(0),
  decidedAt: null,
  tellAt: null,
  seenAt: null,
  shortlistedAt: null,
  withdrawnAt: null,
  attempt: 1,
  answer: null,
  answerTellAt: null,
  keepResume: false,
  listingClosedAt: null,
  ...over,
})

const kinds = (events: readonly TimelineEvent[]) => events.map(({ kind }) => kind)

const full = [
  event('submitted', 0),
  event('seen', 1),
  event('resume_opened', 2),
  event('shortlisted', 3),
  event('decided', 4, { status: 'rejected' }),
  event('decided', 6, { status: 'accepted' }),
]

test('the company sees all of it, in order', () => {
  const decided = life({ status: 'accepted', decidedAt: hour(9) })
  expect(timelineFor('company', full.toReversed(), decided)).toEqual(full)
})

test('the student sees only the decision of the notification, at its time', () => {
  const shown = timelineFor('student', full, life({ status: 'accepted', decidedAt: hour(9) }))
  expect(kinds(shown)).toEqual(['submitted', 'seen', 'resume_opened', 'decided'])
  expect(shown.at(-1)).toMatchObject({ createdAt: hour(9), detail: { status: 'accepted' } })
})

test.each([
  ['on hold', life({ status: 'accepted', decidedAt: hour(6), tellAt: hour(9) })],
  ['undone', life()],
])('a decision that is %s leaves no trace for the student', (_, now) => {
  expect(kinds(timelineFor('student', full, now))).toEqual(['submitted', 'seen', 'resume_opened'])
})

test('whatever was written, a student never hears of a shortlist or of a decision taken back', () => {
  const anyEvents = fc.array(fc.tuple(fc.constantFrom(...applicationEventKinds), fc.nat(23)))
  fc.assert(
    fc.property(anyEvents, (written) => {
      const shown = timelineFor(
        'student',
        written.map(([kind, n]) => event(kind, n)),
        life(),
      )
      expect(kinds(shown)).not.toEqual(expect.arrayContaining([expect.stringMatching(/shortlist|undone|decided/)]))
      expect(shown.map(({ createdAt }) => createdAt)).toEqual(shown.map(({ createdAt }) => createdAt).sort())
    }),
  )
})

test('events without a record are derived from the application', () => {
  const old = life({ status: 'rejected', seenAt: hour(2), decidedAt: hour(5), listingClosedAt: hour(7) })
  expect(kinds(timelineFor('student', [], old))).toEqual(['submitted', 'seen', 'decided', 'listing_withdrawn'])
  expect(timelineFor('student', [], old)[2]).toMatchObject({ detail: { status: 'rejected' } })
  const onHold = life({ status: 'rejected', decidedAt: hour(5), tellAt: hour(8) })
  expect(kinds(timelineFor('student', [], onHold))).toEqual(['submitted'])
})

test('an application that was sent again is not submitted twice at once', () => {
  const again = [event('submitted', 0), event('withdrawn', 2), event('submitted_again', 3)]
  expect(timelineFor('student', again, life({ createdAt: hour(3), attempt: 2 }))).toEqual(again)
})

test('no first submission is derived for an application that was submitted again', () => {
  const again = [event('withdrawn', 2), event('submitted_again', 3)]
  expect(timelineFor('student', again, life({ createdAt: hour(3), attempt: 2 }))).toEqual(again)
})
