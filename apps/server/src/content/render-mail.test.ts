import { expect, test } from 'vitest'
import { parseContent } from './notification-content.ts'
import { renderMail } from './render-mail.ts'
import { renderNotification, renderStored } from './render-notification.ts'
import { notificationKinds, notificationSamples as params, sampleTime as time } from './testing/notification-samples.ts'

test.each(notificationKinds)('renders a notification and a mail of kind %s', (kind) => {
  const content = parseContent(kind, params)!
  const { title, message } = renderNotification(content)
  const mail = renderMail({ kind: 'notification', params: content, subject: '', text: '', readersZone: null })

  expect(title).not.toMatch(/undefined|\[object/)
  expect(message).toMatch(/[.”]$|Gold street$|gold$/)
  expect(mail.subject).not.toMatch(/undefined|null|\n/)
  expect(mail.text).toContain('because of your notification settings')
})

test.each([
  [
    'interview_scheduled',
    { recipient: 'student', other: 'Lanternfield', mode: 'video', place: 'https://meet.example' },
    'Interview with Lanternfield: Frontend Developer, Tue 1 Dec',
  ],
  [
    'interview_proposed',
    { company: 'Lanternfield', slots: 2 },
    'Interview proposed: Frontend Developer at Lanternfield',
  ],
  [
    'interview_cancelled',
    { by: 'Asha Rao', reason: '' },
    'Interview cancelled: Frontend Developer, Asha Rao, Tue 1 Dec',
  ],
  [
    'application_rejected',
    { company: 'Lanternfield' },
    'An internship you applied to has news: Frontend Developer at Lanternfield',
  ],
  ['application_received', { student: 'Asha Rao' }, 'News about applications to your internship: Frontend Developer'],
] as const)('the subject of %s names company and role', (kind, more, subject) => {
  const time = { startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T11:00:00.000Z', timeZone: 'Europe/Berlin' }
  const content = { kind, params: { listing: 'Frontend\nDeveloper', time, ...more } }
  expect(renderMail({ kind: 'notification', params: content, subject: '', text: '', readersZone: null }).subject).toBe(
    subject,
  )
})

test('names the time in the zone of the meeting and in that of the reader', () => {
  const time = { startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T11:00:00.000Z', timeZone: 'Europe/Berlin' }
  const { message } = renderNotification(parseContent('interview_scheduled', { ...params, time })!)
  expect(message).toMatch(/11:00.*Central European Standard Time.*3:30.*India Standard Time/)
})

test('mails name the time in the zone of their reader', () => {
  const render = (readersZone: string) =>
    renderMail({
      kind: 'notification',
      params: parseContent('interview_scheduled', params)!,
      subject: '',
      text: '',
      readersZone,
    }).text
  expect(render('America/New_York')).toMatch(/10:00.*\(India Standard Time\).*11:30 pm.*\(Eastern Standard Time\)/)
  expect(render('Asia/Kolkata')).not.toMatch(/Eastern/)
  // Sri Lanka's clocks show the same.
  expect(render('Asia/Colombo')).toMatch(/\(India Standard Time\)\. Video/)
})

test('names the agreed time in the time zone of the company', () => {
  const { message } = renderNotification(parseContent('interview_scheduled', params)!)
  expect(message).toMatch(/^Gold intern at Gold Ltd: .*10:00.*\. Video call: Gold street$/)
})

const offer = { listing: 'Data intern', company: 'Kite Labs' }
const digest = (params: object) =>
  renderMail({ kind: 'weekly_digest', params, subject: '', text: '', readersZone: null })

test('a digest lists interviews with their time, then matches', () => {
  const { subject, text } = digest({
    matches: { band: 'good', count: 3, listed: [{ ...offer, percentage: 71 }] },
    interviews: [
      { ...offer, time: null },
      { ...offer, time },
    ],
  })
  expect(subject).toBe('Your week on Fledge')
  expect(text).toMatch(
    /^Your interviews\n- Data intern at Kite Labs: pick a time\n- Data intern at Kite Labs: .*10:00.* \(India Standard Time\)\n\nNew internships that are good matches for your resume\n- Data intern at Kite Labs: 71% match\n- and 2 more\n\nYou receive this email on Mondays/,
  )
})

test('a digest leaves out empty sections', () => {
  expect(digest({ matches: null, promises: [], interviews: [{ ...offer, time: null }] }).text).not.toContain(
    'New internships',
  )
  const matches = { band: 'fair', count: 1, listed: [{ ...offer, percentage: 44 }] }
  const { text } = digest({ matches, interviews: [] })
  expect(text).not.toContain('interviews')
  expect(text).not.toContain('more')
})

test('shows no sentence of a kind from a later release', () => {
  expect(renderStored({ kind: 'unknown', params: {} }, 'Asia/Kolkata')).toEqual({ title: '', message: '' })
})
