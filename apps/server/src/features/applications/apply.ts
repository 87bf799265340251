import { randomUUID } from 'node:crypto'
import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { mayApplyAgain } from '@fledge/core/applications/lifecycle'
import { type ApplyRefusal, refuseApplication } from '@fledge/core/applications/status'
import type { Db } from '../../db/client.ts'
import { gather } from '../../db/gather.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, busy, conflict, type HttpProblem, notFound } from '../../http/errors/problem.ts'
import { refuseRealApplicationToDemo } from '../demo/refuse-real-application.ts'
import type { NewNotification } from '../notifications/new-notification.ts'
import { toldOf } from '../notifications/queries.ts'
import { type Recipient, recipientOf } from '../notifications/recipients.ts'
import { toStore } from '../notifications/store.ts'
import { type Told, tell } from '../notifications/tell.ts'
import { untoldOf } from './act-on.ts'
import { appliedNotices } from './notices.ts'
import { type ApplicationRow, findApplicationOf } from './queries.ts'
import { findToSend, type Sending, type Sent, send, sendWaiting, type ToSend } from './send-queries.ts'
import { applicationOf } from './wire.ts'

type Request = { internshipId: string; resumeId: string | null }
type Applying = { student: StudentUser; request: Request }
/** What was found and made of it; `sent` is undefined when something has changed meanwhile. */
type Attempt = { found: ToSend; sending: Sending; sent: Sent | undefined }
/** Each time something has changed while the application was made up: the listing, the resume or the application. */
const mostAttempts = 5

/**
 * Sends the student's resume, as it is now, to a listing as it is now. Once for each student and listing; after
 * withdrawing once more, and the same application begins anew.
 */
export async function apply(deps: Deps, student: StudentUser, request: Request): Promise<Application> {
  await refuseRealApplicationToDemo(deps, student.id, request.internshipId)
  for (let tried = 0; tried < mostAttempts; tried++) {
    const attempt = await (tried === 0 ? tryTogether : tryWaiting)(deps.db, { student, request })
    if (attempt instanceof Error) throw attempt
    const { found, sending, sent } = attempt
    if (!sent) continue
    const row = found.before
      ? await findApplicationOf(deps.db, student, sending.id)
      : newRow(student, found, sending, sent)
    const told = toldOfSent(sending.told.notices, sent, found.internship.title)
    tell(deps.publish, told)
    for (const userId of untoldOf(told, [student.id, found.company.id]))
      deps.publish(userId, 'applicationChanged', { applicationId: sending.id })
    return applicationOf(row!, 'student', deps.now())
  }
  throw busy()
}

/** Whoever applies at the same moment goes through reading and writing together: few large statements cost less. */
const tryTogether = gather((db, all: readonly Applying[]) => attemptAll(send, db, all))

/** Alone, waiting for who holds the listing or the resume. */
const tryWaiting = async (db: Db, one: Applying) => (await attemptAll(sendWaiting, db, [one]))[0]!

/** Only the last statement writes: what the database refuses is tried again for each alone (db/gather.ts). */
async function attemptAll(sendThem: typeof send, db: Db, all: readonly Applying[]): Promise<(Attempt | Error)[]> {
  const pairs = all.map(({ student, request }) => ({ studentId: student.id, internshipId: request.internshipId }))
  const found = await findToSend(db, pairs)
  const made = all.map((one, place) => makeUp(one, found[place]))
  const sendings = made.flatMap((one) => (one instanceof Error ? [] : [one.sending]))
  const sent = await sendThem(db, sendings)
  const sentOf = new Map(sendings.map((sending, place) => [sending, sent[place]]))
  return made.map((one) => (one instanceof Error ? one : { ...one, sent: sentOf.get(one.sending) }))
}

/** What is to be sent, or what speaks against it; an error of one is nobody else's. */
function makeUp({ student, request }: Applying, found: ToSend | undefined): Omit<Attempt, 'sent'> | Error {
  try {
    if (!found) throw notFound('internship')
    return { found, sending: sendingOf(student, found, fileToSend(request, found)) }
  } catch (error) {
    return error instanceof Error ? error : new Error('An application could not be made up.', { cause: error })
  }
}

/** The resume that the student named and holds, unless something speaks against applying. */
function fileToSend({ resumeId }: Request, { open, held, before }: ToSend): NonNullable<ToSend['held']> {
  const applied = before !== null && !mayApplyAgain(before)
  const refusal = refuseApplication({ resumeId: held?.id ?? null, applied }, { open })
  if (refusal !== null && refusal !== 'no_resume') throw refusals[refusal]()
  // An id that is not the student's own is answered alike whether somebody has it or nobody.
  if (resumeId !== null && resumeId !== held?.id) throw notFound('resume')
  if (!held) throw refusals.no_resume()
  if (resumeId === null) throw badRequest('no_resume_selected', texts.apply.noResumeId)
  return held
}

function sendingOf(student: StudentUser, found: ToSend, held: NonNullable<ToSend['held']>): Sending {
  const { internship, company, version, before } = found
  const [id, attempt] = [before?.id ?? randomUUID(), before?.attempt ?? 0]
  const { id: internshipId, title } = internship
  const listing = { id: internshipId, title, companyId: company.id, companyName: company.companyName }
  const told = toStore(appliedNotices(id, listing, student, attempt + 1), recipientsOf(student, found))
  const what = { id, internshipId, version, studentId: student.id, resumeId: held.id, fileId: held.fileId }
  return { ...what, beforeId: before?.id ?? null, attempt, told }
}

function recipientsOf(student: StudentUser, found: ToSend): Map<string, Recipient> {
  const { company, companyIsConfirmed, companyEraseAt, companyChoice, ownChoice } = found
  const { email: address, emailVerified, eraseAt } = student
  return new Map([
    [student.id, recipientOf({ address, role: 'student', isConfirmed: emailVerified, eraseAt, chosen: ownChoice })],
    [
      company.id,
      recipientOf({
        address: company.email,
        role: 'company',
        isConfirmed: companyIsConfirmed,
        eraseAt: companyEraseAt,
        chosen: companyChoice,
      }),
    ],
  ])
}

/** What `findApplicationOf` would read of an application that was sent just now for the first time. */
function newRow(student: StudentUser, found: ToSend, { id }: Sending, sent: Sent): ApplicationRow {
  const { version, held, internship, answered, company, companyPrivacy, file } = found
  const { id: studentId, email, phone } = student
  return {
    application: {
      ...{ id, internshipId: internship.id, internshipVersion: version, studentId, resumeFileId: held?.fileId ?? null },
      ...{ ...untouched, createdAt: new Date(sent.createdAt).toISOString() },
    },
    ...{
      internship,
      answered,
      company,
      companyPrivacy,
      file,
      student: { ...student, userId: studentId },
      email,
      phone,
    },
    ...{ privacy: null, hasInterview: false, unread: 0 },
  }
}

const untouched = {
  status: 'pending',
  ...{ attempt: 1, decidedAt: null, tellAt: null, seenAt: null, shortlistedAt: null },
  ...{ withdrawnAt: null, answer: null, answeredAt: null, keepResume: false },
} as const

function toldOfSent(notices: readonly NewNotification[], { told }: Sent, internshipTitle: string): Told[] {
  return notices.flatMap((notice) => {
    const stored = told.find(({ event }) => event === notice.event)
    return stored ? [toldOf(notice, { ...stored, internshipTitle })] : []
  })
}

const refusals: Record<ApplyRefusal, () => HttpProblem> = {
  closed: () => conflict('closed', 'This internship is no longer available'),
  already_applied: () => conflict('already_applied', texts.apply.alreadyApplied),
  no_resume: () => badRequest('no_resume', texts.apply.noResume.description),
}
