import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  answers,
  applicationStage,
  type DecisionContent,
  daysWaiting,
  displayState,
  isUndecided,
  type Life,
  lifeSeenBy,
  mayApplyAgain,
  refuseAnswer,
  refuseDecision,
  refuseWithdrawal,
  resumeGone,
  resumeUntil,
  undecided,
} from './lifecycle.ts'
import { type ApplicationStatus, applicationStatuses } from './status.ts'

const sent = '2026-03-01T09:00:00.000Z'
const later = '2026-03-05T09:00:00.000Z'
const at = (days: number) => new Date(Date.parse(sent) + days * 86_400_000)

const aLife = (over: Partial<Life> = {}): Life => ({
  status: 'pending',
  createdAt: sent,
  decidedAt: null,
  tellAt: null,
  seenAt: null,
  shortlistedAt: null,
  withdrawnAt: null,
  attempt: 1,
  answer: null,
  answerTellAt: null,
  keepResume: false,
  ...over,
})
const held = (status: ApplicationStatus) => aLife({ status, decidedAt: later, tellAt: later })

const moment = fc.option(fc.constantFrom(sent, later))
const anyLife: fc.Arbitrary<Life> = fc
  .record({
    status: fc.constantFrom(...applicationStatuses),
    createdAt: fc.constant(sent),
    decidedAt: moment,
    tellAt: moment,
    seenAt: moment,
    shortlistedAt: moment,
    withdrawnAt: moment,
    attempt: fc.constantFrom(1, 2),
    answer: fc.option(fc.constantFrom<Answer>(...answers)),
    answerTellAt: moment,
    keepResume: fc.boolean(),
  })
  .filter(({ status, decidedAt, tellAt }) => (status === 'pending') === (decidedAt === null) || tellAt === null)

const content: DecisionContent = {
  reasons: [{ code: 'studies' }],
  reasonsVersion: 1,
  advice: 'Apply again next year.',
  offerNote: 'Welcome',
  offerStartsOn: '2026-06-01',
  answerBy: '2026-04-01',
  batchId: 'b1',
}

describe('what a student may know', () => {
  test('of a decision on hold nothing shows, in no state, refusal or date', () => {
    fc.assert(
      fc.property(anyLife, fc.constantFrom<ApplicationStatus>('accepted', 'rejected'), (life, status) => {
        const pending = { ...life, ...undecided } as const
        const onHold = { ...life, ...content, status, decidedAt: later, tellAt: later }
        expect(lifeSeenBy('student', onHold)).toEqual(lifeSeenBy('student', pending))
        expect(refuseWithdrawal(onHold)).toBe(refuseWithdrawal(pending))
        expect(refuseAnswer(onHold)).toBe(refuseAnswer(pending))
      }),
    )
  })

  test('a shortlist is the company’s own', () => {
    expect(lifeSeenBy('student', aLife({ shortlistedAt: later })).shortlistedAt).toBeNull()
    expect(lifeSeenBy('company', aLife({ shortlistedAt: later })).shortlistedAt).toBe(later)
  })
})

describe('a clock', () => {
  test('never rejects: whatever the time, no student sees a rejection without a released decision', () => {
    const anyMoment = fc.date({ min: at(0), max: at(5000), noInvalidDate: true })
    const undecidedLife = anyLife.map((life) => ({ ...life, ...undecided }))
    const heldLife = anyLife.map((life) => ({ ...life, status: 'rejected', decidedAt: later, tellAt: later }) as const)
    fc.assert(
      fc.property(fc.oneof(undecidedLife, heldLife), anyMoment, fc.boolean(), (life, now, listingOpen) => {
        const known = lifeSeenBy('student', life)
        const stage = applicationStage(known, false)
        expect(known.status).toBe('pending')
        expect(displayState({ ...known, stage, listingOpen }, now)).not.toBe('rejected')
        expect(resumeGone(known, now)).not.toBe('expired')
      }),
    )
  })
})

describe('withdrawing', () => {
  test.each([
    ['pending', aLife(), null],
    ['on hold', held('rejected'), null],
    ['accepted', aLife({ status: 'accepted', decidedAt: later }), 'already_decided'],
    ['rejected', aLife({ status: 'rejected', decidedAt: later }), 'already_decided'],
    ['withdrawn', aLife({ withdrawnAt: later }), 'already_withdrawn'],
  ])('an application that is %s', (_, life, refusal) => expect(refuseWithdrawal(life)).toBe(refusal))

  test('one may apply again once, and only after withdrawing', () => {
    expect(mayApplyAgain(aLife())).toBe(false)
    expect(mayApplyAgain(aLife({ withdrawnAt: later }))).toBe(true)
    expect(mayApplyAgain(aLife({ withdrawnAt: later, attempt: 2 }))).toBe(false)
  })

  test('what can be withdrawn can be decided, and the other way round, unless a decision is on hold', () => {
    fc.assert(
      fc.property(
        anyLife.filter(({ tellAt }) => tellAt === null),
        (life) => {
          expect(refuseDecision(life) === null).toBe(refuseWithdrawal(life) === null)
          expect(isUndecided(life)).toBe(refuseDecision(life) === null)
        },
      ),
    )
  })
})

test('a company decides once, and not on a withdrawn application', () => {
  expect(refuseDecision(aLife())).toBeNull()
  expect(refuseDecision(held('accepted'))).toBe('already_decided')
  expect(refuseDecision(aLife({ withdrawnAt: later }))).toBe('withdrawn')
})

test('a student answers once, after the notification of acceptance', () => {
  const accepted = aLife({ status: 'accepted', decidedAt: later })
  expect(refuseAnswer(accepted)).toBeNull()
  expect(refuseAnswer({ ...accepted, answer: 'declined' })).toBe('already_answered')
  for (const life of [aLife(), held('accepted'), aLife({ status: 'rejected', decidedAt: later })])
    expect(refuseAnswer(life)).toBe('not_accepted')
})

describe('the resume that was sent', () => {
  const rejected = aLife({ status: 'rejected', decidedAt: sent })

  test('of a rejected person is out of the company’s reach after 90 days, not a moment earlier', () => {
    expect(resumeGone(rejected, new Date(at(90).getTime() - 1))).toBeNull()
    expect(resumeGone(rejected, at(90))).toBe('expired')
    expect(resumeUntil(rejected)).toBe(at(90).toISOString())
  })

  test('stays when the student lets it, and for everybody else', () => {
    const others = [{ ...rejected, keepResume: true }, { ...rejected, tellAt: later }, aLife(), held('accepted')]
    for (const life of others) {
      expect(resumeUntil(life)).toBeNull()
      expect(resumeGone(life, at(1000))).toBeNull()
    }
  })

  test('goes with the application that is withdrawn', () => {
    expect(resumeGone(aLife({ withdrawnAt: later }), at(5))).toBe('withdrawn')
  })
})

describe('the state that is shown', () => {
  const shown = (over: object = {}) => ({ ...aLife(), stage: 'applied', listingOpen: true, ...over }) as const
  test.each([
    [shown(), 1, 'applied'],
    [shown({ stage: 'seen' }), 6, 'seen'],
    [shown(), 7, 'no_reply'],
    [shown({ stage: 'seen' }), 12, 'no_reply'],
    [shown({ replyState: 'due' }), 12, 'applied'],
    [shown({ replyState: 'answered', stage: 'seen' }), 30, 'seen'],
    [shown({ replyState: 'late', stage: 'seen' }), 15, 'no_reply'],
    [shown({ replyState: 'late', stage: 'interview' }), 15, 'interview'],
    [shown({ stage: 'interview' }), 12, 'interview'],
    [shown({ listingOpen: false }), 12, 'listing_withdrawn'],
    [shown({ status: 'accepted', listingOpen: false }), 12, 'accepted'],
    [shown({ status: 'rejected' }), 1, 'rejected'],
    [shown({ withdrawnAt: later, listingOpen: false }), 12, 'withdrawn'],
  ])('%#', (application, days, state) => expect(displayState(application, at(days))).toBe(state))

  test('stages follow each other', () => {
    expect(applicationStage(aLife(), false)).toBe('applied')
    expect(applicationStage(aLife({ seenAt: later }), false)).toBe('seen')
    expect(applicationStage(aLife({ seenAt: later, shortlistedAt: later }), false)).toBe('shortlisted')
    expect(applicationStage(aLife({ shortlistedAt: later }), true)).toBe('interview')
  })

  test('days are counted whole, and never below none', () => {
    expect([at(0), at(0.99), at(12), at(-1)].map((now) => daysWaiting(aLife(), now))).toEqual([0, 0, 12, 0])
  })
})
