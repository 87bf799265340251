import type { Clash, Interview } from '@fledge/contract/interviews'
import { texts } from '@fledge/contract/texts'
import { fullName } from '@fledge/core/full-name'
import type { InterviewSide } from '@fledge/core/interviews/interview'
import { findClash, type Span } from '@fledge/core/interviews/slots'
import type { Db } from '../../db/client.ts'
import { badRequest } from '../../http/errors/problem.ts'
import { namedCompany } from '../companies/lookalike-names.ts'
import {
  type EngagementRow,
  type InterviewRow,
  listEngagements,
  listSlotsOf,
  type SlotRow,
} from './interview-queries.ts'

type Viewer = { id: string; role: InterviewSide }

/** Interviews as one side sees them, with the slots and their conflicts. */
export async function present(db: Db, viewer: Viewer, rows: readonly InterviewRow[], now: Date): Promise<Interview[]> {
  const proposed = rows.filter(({ interview }) => interview.status === 'proposed')
  const ids = proposed.map(({ interview }) => interview.id)
  const people = {
    companyIds: proposed.map(({ company }) => company.id),
    studentIds: proposed.map(({ student }) => student.id),
  }
  // Sequential, because `db` may be a transaction with one connection.
  const slots = await listSlotsOf(db, ids)
  const engagements = await listEngagements(db, people, now)
  const slotsOf = Map.groupBy(slots, ({ interviewId }) => interviewId)
  return rows.map((row) => interviewOf(row, slotsOf.get(row.interview.id) ?? [], engagements, viewer.role))
}

/** The conflict of a time with another interview, as far as this viewer may know it. */
export function clashOf(
  slot: Span,
  meeting: { applicationId: string; companyId: string; studentId: string },
  engagements: readonly EngagementRow[],
  viewer: InterviewSide,
): Clash | null {
  const others = engagements.filter(({ applicationId }) => applicationId !== meeting.applicationId)
  const found = findClash(slot, others, meeting, viewer)
  if (!found) return null
  return { whose: found.whose, with: found.whose === 'yours' ? titleFor(found.engagement, viewer) : null }
}

/** Throws 400 when the company has another meeting at each of the proposed times; `field` is the name of the list. */
export async function refuseTakenTimes(
  db: Db,
  { companyId, applicationId = '' }: { companyId: string; applicationId?: string },
  slots: readonly Span[],
  now: Date,
  field = 'slots',
): Promise<void> {
  const agreed = await listEngagements(db, { companyIds: [companyId], studentIds: [] }, now)
  const meeting = { applicationId, companyId, studentId: '' }
  const clashes = slots.map((slot) => clashOf(slot, meeting, agreed, 'company'))
  if (clashes.includes(null)) return
  const fields = clashes.map((clash, index) => [
    `${field}.${index}`,
    `You have an interview at that time: ${clash?.with}`,
  ])
  throw badRequest('not_valid', texts.interviews.allTaken, Object.fromEntries(fields))
}

const titleFor = ({ internship, company, student }: EngagementRow, viewer: InterviewSide): string =>
  viewer === 'student' ? `${internship.title} at ${company.companyName}` : `${fullName(student)}, ${internship.title}`

function interviewOf(
  { interview, outcome, internship, company, student }: InterviewRow,
  slots: readonly SlotRow[],
  engagements: readonly EngagementRow[],
  viewer: InterviewSide,
): Interview {
  const { companyId: _company, studentId: _student, reminded: _reminded, ...own } = interview
  const meeting = { applicationId: own.applicationId, companyId: company.id, studentId: student.id }
  return {
    ...own,
    ...(viewer === 'company' && { outcome }),
    _id: own.id,
    internship: { _id: internship.id, ...internship },
    company: namedCompany(company),
    student: { _id: student.id, id: student.id, firstName: student.firstName, lastName: student.lastName },
    slots: slots.map(({ id, startsAt, endsAt }) => ({
      _id: id,
      id,
      startsAt,
      endsAt,
      clash: clashOf({ startsAt, endsAt }, meeting, engagements, viewer),
    })),
  }
}
