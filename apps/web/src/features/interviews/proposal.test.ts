import { beforeEach, expect, test, vi } from 'vitest'
import { aScheduledInterview } from '../../testing/an-interview.ts'
import { initialForm, nextTime, type ProposalForm, proposalForm, slotsIn, zoneNames } from './proposal.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-20T09:00:00.000Z') }))

const form = (over: Partial<ProposalForm> = {}): ProposalForm => ({
  ...initialForm(),
  place: 'https://meet.example/kite',
  timeZone: 'Europe/London',
  times: [{ at: '2026-03-24T10:00' }],
  ...over,
})
const problems = (over: Partial<ProposalForm>) =>
  proposalForm()
    .safeParse(form(over))
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('converts local times before and after daylight saving time changes', () => {
  const times = [{ at: '2026-03-28T10:00' }, { at: '2026-03-29T10:00' }]
  expect(proposalForm().parse(form({ times, minutes: '60' })).slots).toEqual([
    { startsAt: '2026-03-28T10:00:00.000Z', endsAt: '2026-03-28T11:00:00.000Z' },
    { startsAt: '2026-03-29T09:00:00.000Z', endsAt: '2026-03-29T10:00:00.000Z' },
  ])
})

test('reports each problem at its field', () => {
  const at = (time: string) => ({ times: [{ at: time }] })
  expect(problems(at(''))).toEqual([['times.0.at', 'Choose a day and a time']])
  expect(problems(at('2026-03-29T01:30'))).toEqual([['times.0.at', 'The clocks skip this time. Choose another']])
  expect(problems(at('2026-03-20T09:00'))).toEqual([['times.0.at', 'This time has passed']])
  expect(problems(at('2028-03-20T09:00'))).toEqual([['times.0.at', 'Choose a time within a year']])
  const twice = { at: '2026-03-24T10:00' }
  expect(problems({ times: [twice, twice] })).toEqual([['times.1.at', 'You already offer this time']])
  for (const place of ['our office', 'http://meet.example/kite', 'https://', 'meet.example/kite'])
    expect(problems({ place }), place).toEqual([['place', 'Enter a video link that starts with https://']])
  expect(problems({ mode: 'on-site', place: '' })).toEqual([['place', 'This field is required']])
})

test('suggests the next time after the last one or on the next working day', () => {
  const friday = form({ times: [{ at: '2026-03-27T10:00' }], minutes: '45' })
  expect(nextTime(friday, 'after')).toBe('2026-03-27T10:45')
  expect(nextTime(friday, 'next_day')).toBe('2026-03-30T10:00')
  expect(nextTime(form({ times: [{ at: '' }] }), 'after')).toBe('')
})

test('starts at the address of the latest interview, but with no link or number of one', () => {
  const office = aScheduledInterview({ mode: 'on-site', place: 'Gate 2', createdAt: '2026-03-02T09:00:00.000Z' })
  const earlier = aScheduledInterview({ mode: 'video', createdAt: '2026-03-01T09:00:00.000Z' })
  expect(initialForm(undefined, [earlier, office])).toMatchObject({ mode: 'on-site', place: 'Gate 2' })
  for (const mode of ['video', 'phone'] as const)
    expect(initialForm(undefined, [{ ...office, mode }])).toMatchObject({ mode: 'video', place: '' })
})

test('starts after the proposal is sent and rejects times before that', () => {
  const day = 86_400
  expect(initialForm(undefined, [], 4 * day).times).toEqual([{ at: '2026-03-25T10:00' }])
  const early = proposalForm(4 * day).safeParse(form({ times: [{ at: '2026-03-24T09:00' }] }))
  expect(early.error?.issues.map(({ message }) => message)).toEqual([
    'Students see the proposal only after this time. Choose a later one',
  ])
})

test('starts with a time that no interview takes, not even the rescheduled one', () => {
  const at = (startsAt: string, endsAt: string) =>
    aScheduledInterview({ id: startsAt, timeZone: 'Europe/London', startsAt, endsAt })
  const moved = at('2026-03-23T10:00:00.000Z', '2026-03-23T11:00:00.000Z')
  const other = at('2026-03-23T11:00:00.000Z', '2026-03-23T11:30:00.000Z')
  expect(initialForm(moved, [moved, other]).times).toEqual([{ at: '2026-03-23T11:30' }])
})

test('names the time zone as on the offered days', () => {
  const named = (...days: string[]) => {
    const offered = form({ times: days.map((date) => ({ at: date && `${date}T10:00` })) })
    return zoneNames(slotsIn(offered), 'Europe/London')
  }
  expect(named('')).toBe('Greenwich Mean Time')
  expect(named('2026-04-02')).toBe('British Summer Time')
  expect(named('2026-04-02', '2026-03-24')).toBe('Greenwich Mean Time, then British Summer Time')
})
