import type { ProposalFields } from '@fledge/contract/interviews'
import type { Outbox } from '../../mail/insert-mails.ts'
import { notifyStudents } from '../decisions/apply-decisions.ts'
import { proposedNotices } from '../interviews/interview-notices.ts'
import { insertProposal } from '../interviews/propose.ts'
import type { InterviewContext } from '../interviews/update-interview.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import { recordAnswers } from '../reply-promises/promise-queries.ts'
import type { Target } from './target-queries.ts'

/** Proposes the same interview times to the student of each application, whose rows are locked. */
export async function proposeToAll(
  outbox: Outbox,
  targets: readonly Target[],
  proposal: ProposalFields,
  { now, from }: InterviewContext,
): Promise<void> {
  const notices: NewNotification[] = []
  for (const { application, company } of targets) {
    const whose = { applicationId: application.id, companyId: company.id, studentId: application.studentId }
    const row = await insertProposal(outbox.db, whose, proposal, now)
    notices.push(...proposedNotices(row, proposal.slots.length, null, from))
  }
  const applicationIds = targets.map(({ application }) => application.id)
  await recordAnswers(outbox.db, applicationIds, now)
  await notifyStudents(outbox, targets, notices)
}
