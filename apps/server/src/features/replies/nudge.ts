import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { StudentUser } from '@fledge/contract/users'
import { lifeSeenBy } from '@fledge/core/applications/lifecycle'
import { type NudgeRefusal, refuseNudge } from '@fledge/core/applications/reply-promise'
import { fullName } from '@fledge/core/full-name'
import type { Deps } from '../../deps.ts'
import { conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { applicantNotice } from '../applications/application-notices.ts'
import { patchApplication } from '../applications/application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import { remindAgain } from '../reply-promises/promise-queries.ts'

/** Asks the company for a reply that is late, at most once a week. The next digest counts it once more. */
export const nudge = (deps: Deps, student: StudentUser, id: string): Promise<Application> =>
  updateApplication(deps, student, id, async ({ db }, row) => {
    const now = deps.now()
    const refusal = refuseNudge(lifeSeenBy('student', row.application), row.promise, now)
    if (refusal) throw refusals[refusal]()
    await patchApplication(db, id, { nudgedAt: now.toISOString() })
    await remindAgain(db, id)
    return {
      event: { kind: 'nudged' },
      notices: [nudgedNotice(row, now)],
      outdated: [student.id, row.company.id],
    }
  })

type Late = Parameters<typeof applicantNotice>[0] & { promise: { replyBy: string } | null }

/** Without a mail: the next digest mentions it. */
export const nudgedNotice = (row: Late, now: Date): NewNotification => ({
  ...applicantNotice(row, `nudge:${row.application.id}:${now.toISOString()}`, {
    kind: 'reply_requested',
    params: {
      student: fullName(row.student),
      listing: row.internship.title,
      replyBy: row.promise?.replyBy ?? now.toISOString(),
    },
  }),
  mail: false,
})

const refusals: Record<NudgeRefusal, () => HttpProblem> = {
  withdrawn: () => conflict('withdrawn', texts.apply.alreadyWithdrawn),
  already_decided: () => conflict('already_decided', texts.apply.alreadyDecided),
  not_late: () => conflict('not_late', texts.apply.notLate),
  nudged_recently: () => conflict('nudged_recently', texts.apply.nudgedRecently),
}
