import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  allowedInterviewActs,
  type InterviewState,
  interviewActs,
  interviewGroup,
  interviewStatuses,
  isOpen,
  refuseAct,
} from './interview.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
const sides = ['student', 'company'] as const

const anyState: fc.Arbitrary<InterviewState> = fc.oneof(
  fc.record({
    status: fc.constantFrom('proposed', 'others_asked', 'cancelled'),
    startsAt: fc.constantFrom(null, at(5), at(-5)),
  }),
  fc.record({ status: fc.constant('scheduled'), startsAt: fc.constantFrom(at(5), at(0.01), at(0), at(-5)) }),
)
const anySide = fc.constantFrom(...sides)
const anyAct = fc.constantFrom(...interviewActs)

test.each([
  ['proposed', 'student', ['pick', 'ask_for_others', 'cancel']],
  ['proposed', 'company', ['propose', 'cancel']],
  ['others_asked', 'student', ['cancel']],
  ['others_asked', 'company', ['propose', 'cancel']],
  ['scheduled', 'student', ['ask_for_others', 'cancel']],
  ['scheduled', 'company', ['propose', 'cancel']],
  ['cancelled', 'student', []],
  ['cancelled', 'company', []],
] as const)('while it is %s the %s can do %j', (status, side, can) => {
  expect(allowedInterviewActs({ status, startsAt: at(5) }, side, now)).toEqual(can)
})

test('from the moment it begins nothing can be done to it, and another one can be proposed', () => {
  const begun: InterviewState = { status: 'scheduled', startsAt: at(0) }
  expect(refuseAct(begun, 'student', 'cancel', now)).toBe('begun')
  expect(isOpen(begun, now)).toBe(false)
  expect(interviewGroup(begun, 'student', now)).toBe('past')
  const soon: InterviewState = { status: 'scheduled', startsAt: at(0.001) }
  expect(refuseAct(soon, 'student', 'cancel', now)).toBeNull()
  expect(isOpen(soon, now)).toBe(true)
  expect(interviewGroup(soon, 'company', now)).toBe('upcoming')
})

test('a time that no longer holds does not end an interview that is being moved', () => {
  expect(isOpen({ status: 'others_asked', startsAt: at(-5) }, now)).toBe(true)
})

test('law: acts need an open interview, and both sides can always cancel an open one', () => {
  fc.assert(
    fc.property(anyState, anySide, anyAct, (state, side, act) => {
      const can = refuseAct(state, side, act, now) === null
      expect(allowedInterviewActs(state, side, now).includes(act)).toBe(can)
      if (can) expect(isOpen(state, now)).toBe(true)
      expect(refuseAct(state, side, 'cancel', now) === null).toBe(isOpen(state, now))
    }),
  )
})

test('law: of an interview that is not agreed it is the turn of exactly one side, and that side can move it on', () => {
  for (const status of interviewStatuses.filter((one) => one === 'proposed' || one === 'others_asked')) {
    const state = { status, startsAt: null }
    const [turn, ...more] = sides.filter((side) => interviewGroup(state, side, now) === 'your_turn')
    expect(more).toEqual([])
    expect(allowedInterviewActs(state, turn!, now).length).toBeGreaterThan(1)
  }
})
