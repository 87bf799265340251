import { isQuestion, reachedReminder, replyDeadline } from '@fledge/core/applications/reply-promise'
import type { replyPromises } from '../../db/schema/applications.ts'
import { replyDaysOf } from '../listings/demo-listing.ts'
import { randomOf, uuidOf } from '../random.ts'
import type { DemoWorld } from '../world.ts'
import type { WorldTime } from '../world-time.ts'
import { storyMessages } from './application-story.ts'
import type { DemoInterview } from './interviews.ts'
import type { DemoApplication } from './sent-application.ts'

type Promise = typeof replyPromises.$inferInsert
export type Replies = { promises: Promise[]; firstAnswerAt: string | null; nudgedAt: string | null }

/** The promised replies of each application, by its id: what the product would have recorded. */
export function makeReplies({ applications, interviews }: DemoWorld, time: WorldTime): Map<string, Replies> {
  const meetings = new Map(interviews.map((interview) => [interview.application.id, interview]))
  return new Map(
    applications.map((application) => [application.id, repliesOf(application, meetings.get(application.id), time)]),
  )
}

/** A message replies to a question, not to an application. */
type Said = { at: string; by: 'company' | 'student'; isMessage: boolean }

function repliesOf(application: DemoApplication, meeting: DemoInterview | undefined, time: WorldTime): Replies {
  const said = thread(application, meeting)
  const promises = [newPromise(application, 'application', application.createdAt)]
  for (const { at, by, isMessage } of said) {
    const last = promises.at(-1)!
    const isOpen = last.answeredAt === null
    if (by === 'company' && isOpen && !(isMessage && last.about === 'application')) last.answeredAt = at
    if (by === 'student' && !isOpen) promises.push(newPromise(application, 'question', at))
  }
  for (const promise of promises) close(promise, application, time.now)
  const firstAnswerAt = said.find(({ by, isMessage }) => by === 'company' && !isMessage)?.at ?? null
  return { promises, firstAnswerAt, nudgedAt: nudgeOf(promises[0]!, time) }
}

/** Half of the students with a late reply asked for it, within the following week. */
function nudgeOf({ id, replyBy, answeredAt, closedAt }: ReturnType<typeof newPromise>, time: WorldTime) {
  const random = randomOf(`${id}/nudge`)
  const isLate = answeredAt === null && closedAt === null
  return isLate && random.chance(0.5) ? time.after(random, replyBy, 2, 24 * 7) : null
}

/** The line of a nudge in the timeline. */
export const nudgeEvents = (applicationId: string, { nudgedAt }: Replies) =>
  nudgedAt === null
    ? []
    : [
        {
          id: uuidOf(`${applicationId}/nudged`),
          applicationId,
          kind: 'nudged' as const,
          actor: 'student' as const,
          createdAt: nudgedAt,
        },
      ]

/** Answers of the company and questions of the student, in order. */
function thread(application: DemoApplication, meeting: DemoInterview | undefined): Said[] {
  const { status, decidedAt, life } = application
  const isReleased = status !== 'pending' && life.tellAt === null && decidedAt !== null
  const decided: Said[] = isReleased ? [{ at: decidedAt, by: 'company', isMessage: false }] : []
  const proposed: Said[] = meeting ? [{ at: meeting.proposedAt, by: 'company', isMessage: false }] : []
  const written = storyMessages(application).flatMap(({ sender, text, createdAt }): Said[] =>
    createdAt !== undefined && (sender === 'company' || isQuestion(text))
      ? [{ at: createdAt, by: sender, isMessage: true }]
      : [],
  )
  // A question after a rejection begins no promise.
  const end = isReleased && status === 'rejected' ? decidedAt : null
  return [...decided, ...proposed, ...written]
    .filter(({ at, by }) => by === 'company' || end === null || at < end)
    .sort((one, other) => (one.at < other.at ? -1 : 1))
}

function newPromise({ id, listing }: DemoApplication, about: Promise['about'], startedAt: string) {
  return {
    id: uuidOf(`promise/${id}/${startedAt}`),
    applicationId: id,
    companyId: listing.company.id,
    about,
    startedAt,
    replyBy: replyDeadline(new Date(startedAt), replyDaysOf(listing)),
    answeredAt: null as string | null,
    closedAt: null as string | null,
    reminded: null as Promise['reminded'],
  }
}

/** Companies were reminded already of what is open. */
function close(promise: ReturnType<typeof newPromise>, { withdrawnAt, listing }: DemoApplication, now: Date): void {
  const { answeredAt, replyBy } = promise
  const isTakenDown = answeredAt === null && listing.deletedAt !== null && listing.deletedAt < replyBy
  promise.closedAt = withdrawnAt ?? (isTakenDown ? listing.deletedAt : null)
  if (answeredAt === null && promise.closedAt === null) promise.reminded = reachedReminder(promise, now)
}
