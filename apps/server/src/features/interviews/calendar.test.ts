import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { calendarOf } from './calendar.ts'
import type { InterviewRow } from './interview-queries.ts'
import { interviewsOn } from './testing/scenery.ts'

const here = await stage()
const { as } = here
const { pick, ask, cancel, proposeAgain, get, proposed, scheduled, mailsOf } = interviewsOn(here)

const download = async (who: { id: string }, id: string) => as(who)({ url: `/api/interviews/${id}/calendar.ics` })

/** The result of the first parser. */
function eventOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const event = new ICAL.Event(events[0]!)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: events[0]!.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    stamp: String(events[0]!.getFirstPropertyValue('dtstamp')),
    summary: event.summary,
    location: event.location,
    description: event.description,
    organizer: event.organizer,
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  }
}

/** The result of the second parser. */
function otherReading(text: string) {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((one): one is VEvent => one?.type === 'VEVENT')
  expect(events).toHaveLength(1)
  const event = events[0]!
  return {
    method: event.method,
    uid: event.uid,
    sequence: Number(event.sequence),
    status: event.status,
    start: event.start.toISOString(),
    end: event.end!.toISOString(),
    summary: String(event.summary),
    location: String(event.location),
    description: String(event.description),
  }
}

/** The common result of both. */
function bothRead(text: string) {
  const [one, other] = [eventOf(text), otherReading(text)]
  expect(one).toMatchObject(other)
  return one
}

const clocks = ['Asia/Kolkata', 'Europe/London', 'America/New_York'] as const
const shown = (iso: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date(iso))

const row = (over: Partial<InterviewRow['interview']> = {}, names: Partial<InterviewRow> = {}): InterviewRow => ({
  outcome: null,
  interview: {
    id: '7f1c3f54-6f0e-4c53-9c0e-0c9f6a1d2b3c',
    applicationId: 'a',
    companyId: 'c',
    studentId: 's',
    status: 'scheduled',
    mode: 'video',
    place: 'https://meet.example/kite',
    note: '',
    timeZone: 'Asia/Kolkata',
    startsAt: '2026-11-23T10:00:00.000Z',
    endsAt: '2026-11-23T10:45:00.000Z',
    sequence: 1,
    round: 1,
    reason: '',
    changedBy: 'student',
    reminded: null,
    createdAt: '2026-11-20T08:00:00.000Z',
    updatedAt: '2026-11-21T08:00:00.000Z',
    ...over,
  },
  internship: { id: 'i', title: 'Data intern' },
  company: {
    id: 'c',
    companyName: 'Kite Labs',
    email: 'hiring@kite.test',
    timeZone: 'Asia/Kolkata',
    domain: null,
    logoFileId: null,
  },
  student: { id: 's', firstName: 'Asha', lastName: 'Rao', email: 'asha@example.test', timeZone: 'Asia/Kolkata' },
  ...names,
})
const from = 'Fledge <no-reply@fledge.test>'
const textOf = (one: InterviewRow, as: 'file' | 'mail' = 'file') => calendarOf(one, 'student', { from, as })!.content

test.each([
  ['an ordinary day', '2026-11-23T10:00:00.000Z', ['2026-11-23 15:30', '2026-11-23 10:00', '2026-11-23 05:00']],
  [
    'the day before London’s clocks go forward',
    '2026-03-28T12:00:00.000Z',
    ['2026-03-28 17:30', '2026-03-28 12:00', '2026-03-28 08:00'],
  ],
  [
    'the day on which they do',
    '2026-03-29T12:00:00.000Z',
    ['2026-03-29 17:30', '2026-03-29 13:00', '2026-03-29 08:00'],
  ],
  [
    'the hour before New York’s clocks go back',
    '2026-11-01T05:30:00.000Z',
    ['2026-11-01 11:00', '2026-11-01 05:30', '2026-11-01 01:30'],
  ],
  [
    'the same wall time an hour later',
    '2026-11-01T06:30:00.000Z',
    ['2026-11-01 12:00', '2026-11-01 06:30', '2026-11-01 01:30'],
  ],
])('%s: both parsers read the same moment in every time zone', (_what, startsAt, walls) => {
  const endsAt = new Date(Date.parse(startsAt) + 45 * 60_000).toISOString()
  for (const timeZone of clocks) {
    const read = bothRead(textOf(row({ startsAt, endsAt, timeZone })))
    expect([read.start, read.end]).toEqual([startsAt, endsAt])
    expect(clocks.map((clock) => shown(read.start, clock))).toEqual(walls)
  }
})

test('removes characters that calendars must not contain', () => {
  const controls = '\u0000\u0007\u000b\u000c\u001f\u007f'
  const texts = { place: `Room${controls} 4`, note: `Bring${controls} it` }
  const names = { internship: { id: 'i', title: `Data${controls} intern` } }
  const text = textOf(row(texts, names))
  expect(text).not.toMatch(/[^\P{Cc}\r\n\t]/u)
  expect(bothRead(text)).toMatchObject({ summary: 'Interview: Data intern (Kite Labs)', location: 'Room 4' })
})

test('preserves special characters, several lines and long texts, folded at 75 octets', () => {
  const title = 'R&D intern; "AI", C:\\data – ज्ञान 😀 '.repeat(4).trim()
  const note = 'Bring:\n- a laptop, charged; and\nBEGIN:VEVENT is only a text'
  const text = textOf(
    row({ note, place: 'Tower B, 4th floor; Pune', mode: 'on-site' }, { internship: { id: 'i', title } }),
  )

  const read = bothRead(text)

  expect(read.summary).toBe(`Interview: ${title} (Kite Labs)`)
  expect(read.location).toBe('Tower B, 4th floor; Pune')
  expect(read.description).toContain(note)
  expect(text.endsWith('\r\n') || text.endsWith('END:VCALENDAR')).toBe(true)
  for (const line of text.split('\r\n')) {
    expect(line).not.toContain('\n')
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
})

test('the file names the reader and the product, and no other address', () => {
  const [mail, file] = [textOf(row(), 'mail'), textOf(row())]
  expect(bothRead(mail)).toMatchObject({
    method: 'REQUEST',
    status: 'CONFIRMED',
    organizer: 'mailto:no-reply@fledge.test',
    attendees: [expect.stringMatching(/^mailto:asha@example\.test$/i)],
  })
  expect(bothRead(file)).toMatchObject({ method: 'PUBLISH', attendees: [] })
  expect(mail + file).not.toContain('hiring@kite.test')
  const theirs = calendarOf(row(), 'company', { from, as: 'mail' })!.content
  expect(theirs).toContain('hiring@kite.test')
  expect(theirs).not.toContain('asha@example.test')
  expect(bothRead(theirs).summary).toBe('Interview: Data intern (Asha Rao)')
})

test('has no file before a time is agreed', async () => {
  const { asha, id } = await proposed()
  const reply = await download(asha, id)
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'not_agreed'])
})

test('keeps one event with growing sequence over agreeing, moving and cancelling', async () => {
  const { asha, kite, id } = await scheduled([48])
  const files: string[] = []
  const load = async () => files.push((await download(asha, id)).body)
  const later = () => {
    here.clock.now = new Date(here.clock.now.getTime() + 60_000)
  }
  await load()
  later()
  await ask(asha, id)
  await load()
  later()
  await proposeAgain(kite, id, [96])
  const [slot] = (await get(asha, id)).slots
  await pick(asha, id, slot!.id)
  await load()
  later()
  await cancel(kite, id)
  await load()

  const read = files.map(bothRead)
  expect(new Set(read.map(({ uid }) => uid)).size).toBe(1)
  expect(read.map(({ status, method }) => [status, method])).toEqual([
    ...[
      ['CONFIRMED', 'PUBLISH'],
      ['CANCELLED', 'CANCEL'],
      ['CONFIRMED', 'PUBLISH'],
      ['CANCELLED', 'CANCEL'],
    ],
  ])
  expect(read.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4])
  expect(read.map(({ stamp }) => stamp)).toEqual(read.map(({ stamp }) => stamp).toSorted())
  expect(read[2]!.start).toBe(slot!.startsAt)
})

test('mails contain the same event as the file, for both sides', async () => {
  const { asha, kite, id } = await scheduled()
  await cancel(asha, id, 'Plans changed')
  for (const who of [asha, kite]) {
    const mails = (await mailsOf(who)).filter(({ attachments }) => attachments.length > 0)
    const read = mails.map(({ attachments }) => bothRead(attachments[0]!.content))
    expect(read.map(({ method, sequence }) => [method, sequence])).toEqual([
      ['REQUEST', 1],
      ['CANCEL', 2],
    ])
    expect(new Set(read.map(({ uid }) => uid))).toEqual(new Set([`interview-${id}@fledge`]))
    expect(read.every(({ attendees }) => attendees.length === 1)).toBe(true)
  }
})

test('serves a download that is not stored', async () => {
  const { asha, id } = await scheduled()
  const reply = await download(asha, id)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'content-disposition': 'attachment; filename="interview.ics"',
    'cache-control': 'private, no-store',
  })
})
