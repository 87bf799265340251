import { type NotificationKind, notificationParams } from '../notification-content.ts'

export const sampleTime = {
  startsAt: '2030-01-02T04:30:00.000Z',
  endsAt: '2030-01-02T05:00:00.000Z',
  timeZone: 'Asia/Kolkata',
}
/** Values for every parameter of every kind. Texts from users contain 'gold'. */
export const notificationSamples = {
  listing: 'Gold intern',
  company: 'Gold Ltd',
  student: 'Asha Gold',
  firstName: 'Gold',
  sender: 'Gold Ltd',
  other: 'Gold Ltd',
  by: 'Gold Ltd',
  search: 'gold',
  excerpt: 'Buy gold',
  reason: 'gold',
  place: 'Gold street',
  changes: [{ term: 'Location', was: 'Pune', is: 'Goldville' }],
  percentage: 72,
  slots: 2,
  count: 3,
  listed: [{ listing: 'Gold intern', company: 'Gold Ltd' }],
  time: sampleTime,
  mode: 'video',
  recipient: 'student',
  category: 'new_opportunity',
  listings: ['Gold intern', 'Gold intern in Pune'],
  answerBy: '2030-01-02',
  was: '2030-01-01',
  replyBy: '2030-01-02T18:29:59.999Z',
  firstReplyBy: '2030-01-02T18:29:59.999Z',
  filled: 2,
  openings: 2,
  waiting: 3,
  over: 1,
  soon: 2,
  half: 0,
}

export const notificationKinds = Object.keys(notificationParams) as NotificationKind[]
