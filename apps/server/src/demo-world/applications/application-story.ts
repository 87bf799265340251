import type { ApplicationEventKind } from '@fledge/core/applications/status'
import type { EventDetail, TimelineEvent } from '@fledge/core/applications/timeline'
import type { applicationEvents, messages } from '../../db/schema/applications.ts'
import { demoStudentEmail } from '../demo-accounts.ts'
import { demoCompanyName } from '../people/companies.ts'
import { randomOf, uuidOf } from '../random.ts'
import type { DemoApplication } from './sent-application.ts'

type Event = typeof applicationEvents.$inferInsert
type Message = typeof messages.$inferInsert

/** The lines of a timeline that do not follow from the application itself. */
export function storyEvents({ id, life, status, decidedAt, withdrawnAt }: DemoApplication): Event[] {
  const line = (kind: ApplicationEventKind, actor: TimelineEvent['actor'], at: string | null, detail?: EventDetail) =>
    at === null
      ? []
      : [{ id: uuidOf(`${id}/${kind}`), applicationId: id, kind, actor, detail: detail ?? {}, createdAt: at }]
  return [
    ...line('resume_opened', 'company', life.seenAt),
    ...line('shortlisted', 'company', life.shortlistedAt),
    ...line('decided', 'company', decidedAt, { status }),
    ...line('answered', 'student', life.answeredAt, { answer: life.answer }),
    ...line('withdrawn', 'student', withdrawnAt),
  ]
}

/** Messages of the demo accounts; those of other accounts are not visible to anyone. */
export function storyMessages(application: DemoApplication): Message[] {
  const { id, student, listing, life, withdrawnAt } = application
  const isDemo = student.email === demoStudentEmail || listing.company.name === demoCompanyName
  const start = life.seenAt
  const random = randomOf(`${id}/messages`)
  if (!isDemo || start === null || withdrawnAt !== null || life.tellAt !== null) return []
  if (student.email !== demoStudentEmail && !random.chance(0.3)) return []
  const talk = random.pick(talks)
  const shown = talk.slice(0, random.int(1, talk.length))
  return shown.map(([sender, text], index) => {
    const createdAt = new Date(Date.parse(start) + (index + 1) * 47 * 60_000).toISOString()
    const isLast = index === shown.length - 1
    return {
      id: uuidOf(`${id}/message/${index}`),
      applicationId: id,
      sender,
      text,
      createdAt,
      readAt: isLast ? null : new Date(Date.parse(createdAt) + 20 * 60_000).toISOString(),
    }
  })
}

type Said = readonly ['student' | 'company', string]

const talks: readonly (readonly Said[])[] = [
  [
    ['company', 'Thank you for applying. When could you start, and until when are you free?'],
    [
      'student',
      'Thank you for writing. My exams end in the last week of the month; from then on I am free for six months.',
    ],
    ['company', 'That fits well. We will come back to you this week.'],
  ],
  [
    ['company', 'We liked the project in your resume. Which part of it did you build yourself?'],
    ['student', 'The data model and the pages. A friend wrote the import; I reviewed it and added the tests.'],
  ],
  [
    ['student', 'May I ask whether the work can be done from home on two days a week?'],
    ['company', 'Two days from home are fine after the first two weeks.'],
    ['student', 'That helps a lot, thank you.'],
  ],
  [
    ['company', 'Could you tell us in two sentences why this internship interests you?'],
    [
      'student',
      'I have used products like yours and wondered how they are built. I learn fastest where people review my work.',
    ],
  ],
]
