import type { Clash, Interview, ProposalFields } from '@fledge/contract/interviews'
import type { CompanyUser } from '@fledge/contract/users'
import { type SlotProblem, type Span, slotDaysAhead, slotMinutes, slotProblems } from '@fledge/core/interviews/slots'
import type { Db } from '../../db/client.ts'
import { type Deps, inTransaction } from '../../deps.ts'
import { badRequest, conflict, orNotFound } from '../../http/errors/problem.ts'
import { type ApplicationRow, findApplicationOf, lockApplicationOf } from '../applications/application-queries.ts'
import { recordAnswers } from '../reply-promises/promise-queries.ts'
import { recordEffects } from '../timeline/record-effects.ts'
import { insertEvents } from '../timeline/timeline-queries.ts'
import { proposedNotices } from './interview-notices.ts'
import * as queries from './interview-queries.ts'
import { clashOf, present, refuseTakenTimes } from './present.ts'
import { sidesOf, updateInterview } from './update-interview.ts'

/** Proposes an interview for a pending or accepted application. An application has at most one open interview. */
export async function propose(
  deps: Deps,
  company: CompanyUser,
  applicationId: string,
  { slots, ...fields }: ProposalFields,
): Promise<Interview> {
  const now = deps.now()
  refuseSlots(slots, now)
  const row = await inTransaction(deps, async (tx) => {
    const { db } = tx
    const { application } = refuseClosed(await lockApplicationOf(db, company, applicationId))
    if ((await queries.lockOpenInterviews(db, applicationId, now)).length > 0) throw alreadyOpen()
    await refuseTakenTimes(db, { companyId: company.id, applicationId }, slots, now)
    const whose = { applicationId, companyId: company.id, studentId: application.studentId }
    const row = await insertProposal(db, whose, { ...fields, slots }, now)
    await recordAnswers(db, [applicationId], now)
    const notices = proposedNotices(row, slots.length, null, deps.mailFrom)
    await recordEffects(tx, company, applicationId, { notices, outdated: sidesOf(row) })
    return row
  })
  const [interview] = await present(deps.db, company, [row], now)
  return interview!
}

/** Writes a proposal with its timeline event. The application must be locked. */
export async function insertProposal(
  db: Db,
  whose: { applicationId: string; companyId: string; studentId: string },
  { slots, ...fields }: ProposalFields,
  now: Date,
): Promise<queries.InterviewRow> {
  const at = now.toISOString()
  const id = await queries.insertInterview(db, { ...fields, ...whose, createdAt: at, updatedAt: at }, slots)
  const detail = { slots: slots.length }
  await insertEvents(db, [{ applicationId: whose.applicationId, actor: 'company', kind: 'interview_proposed', detail }])
  return (await queries.findInterviewOf(db, { id: whose.companyId, role: 'company' }, id))!
}

type Again = ProposalFields & { reason: string }

/** Replaces the proposed times; an agreed time is given up. */
export function proposeAgain(deps: Deps, company: CompanyUser, id: string, { slots, ...fields }: Again) {
  refuseSlots(slots, deps.now())
  return updateInterview(deps, company, id, {
    name: 'propose',
    async change({ db }, { interview }) {
      const now = deps.now()
      const { applicationId } = interview
      refuseClosed(await findApplicationOf(db, company, applicationId))
      await refuseTakenTimes(db, { companyId: company.id, applicationId }, slots, now)
      await queries.replaceSlots(db, id, slots)
      await recordAnswers(db, [applicationId], now)
      return { ...fields, status: 'proposed', round: interview.round + 1 }
    },
    notices: (after, before, from) =>
      proposedNotices(after, slots.length, before.interview.status === 'scheduled' ? before : null, from),
    event: (after, { interview }) =>
      interview.status === 'scheduled'
        ? { kind: 'interview_moved', detail: { startsAt: interview.startsAt, reason: after.interview.reason } }
        : { kind: 'interview_proposed', detail: { slots: slots.length } },
  })
}

/** The application; throws 404 when there is none, and 409 for a withdrawn or rejected one. */
function refuseClosed(found: ApplicationRow | undefined): ApplicationRow {
  const row = orNotFound(found, 'application')
  if (row.application.withdrawnAt !== null) throw conflict('withdrawn', 'The student withdrew this application.')
  if (row.application.status === 'rejected') throw conflict('rejected', 'You rejected this application.')
  return row
}

const alreadyOpen = () =>
  conflict('already_open', 'This application already has an interview. Reschedule that one instead.')

/** Throws 400 with the problem of each slot; `field` is the name of the list. */
export function refuseSlots(slots: readonly Span[], now: Date, field = 'slots'): void {
  const problems = slotProblems(slots, now).map((problem, index) => [`${field}.${index}`, problem] as const)
  const fields = Object.fromEntries(
    problems.flatMap(([name, problem]) => (problem === null ? [] : [[name, slotTexts[problem]]])),
  )
  const [first, ...more] = Object.values(fields)
  if (first === undefined) return
  throw badRequest(
    'not_valid',
    more.length === 0 ? first : 'Some times are not valid. Correct them and try again.',
    fields,
  )
}

const slotTexts: Record<SlotProblem, string> = {
  past: 'This time has passed',
  too_far: `At most ${slotDaysAhead} days ahead`,
  too_short: `At least ${slotMinutes.least} minutes`,
  too_long: `At most ${slotMinutes.most / 60} hours`,
  same: 'This time is offered twice',
}

/** Conflicts of each proposed time. Refuses who may not propose before it reads the student's calendar. */
export async function findClashes(
  { db, now }: Deps,
  company: CompanyUser,
  applicationId: string,
  slots: readonly Span[],
): Promise<(Clash | null)[]> {
  const { studentId } = refuseClosed(await findApplicationOf(db, company, applicationId)).application
  const agreed = await queries.listEngagements(db, { companyIds: [company.id], studentIds: [studentId] }, now())
  const meeting = { applicationId, companyId: company.id, studentId }
  return slots.map((slot) => clashOf(slot, meeting, agreed, 'company'))
}
