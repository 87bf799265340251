import type { Interview } from '@fledge/contract/interviews'
import type { StudentUser } from '@fledge/contract/users'
import type { Deps } from '../../deps.ts'
import { conflict } from '../../http/errors/problem.ts'
import { scheduledNotices } from './interview-notices.ts'
import { listEngagements, listSlotsOf, lockCalendars } from './interview-queries.ts'
import { clashOf } from './present.ts'
import { updateInterview } from './update-interview.ts'

/** The student picks a proposed time. Neither side can have two interviews at the same time. */
export const pick = (deps: Deps, student: StudentUser, id: string, slotId: string): Promise<Interview> =>
  updateInterview(deps, student, id, {
    name: 'pick',
    async change({ db }, { interview, company }) {
      const now = deps.now()
      const slot = (await listSlotsOf(db, [id])).find((one) => one.id === slotId)
      if (!slot) throw conflict('slot_gone', 'This time is no longer offered. Pick another time.')
      if (Date.parse(slot.startsAt) <= now.getTime()) throw conflict('slot_past', 'This time has passed.')
      const meeting = { applicationId: interview.applicationId, companyId: company.id, studentId: student.id }
      await lockCalendars(db, meeting)
      const agreed = await listEngagements(db, { companyIds: [company.id], studentIds: [student.id] }, now)
      const clash = clashOf(slot, meeting, agreed, 'student')
      if (clash) throw conflict('busy', clash.whose === 'yours' ? busyYourself : busyCompany)
      return { status: 'scheduled', startsAt: slot.startsAt, endsAt: slot.endsAt, reason: '' }
    },
    notices: (after, _before, from) => scheduledNotices(after, from),
    event: ({ interview }) => ({
      kind: 'interview_scheduled',
      detail: { startsAt: interview.startsAt, endsAt: interview.endsAt },
    }),
  })

const busyYourself = 'You have another interview at that time. Pick another time.'
const busyCompany = 'The company now has another interview at that time. Pick another time.'
