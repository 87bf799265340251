import type { ProposalFields } from '@fledge/contract/interviews'
import type { Deps } from '../../deps.ts'
import { notifyStudents } from '../decisions/apply-decisions.ts'
import { proposedNotices } from '../interviews/interview-notices.ts'
import { insertProposal } from '../interviews/propose.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'
import { recordAnswers } from '../reply-promises/promise-queries.ts'
import type { Target } from './target-queries.ts'

/** Proposes the same interview times to the student of each application, whose rows are locked. */
export async function proposeToAll(tx: Deps, targets: readonly Target[], proposal: ProposalFields): Promise<void> {
  const now = tx.now()
  const notices: NewNotification[] = []
  for (const { application, company } of targets) {
    const whose = { applicationId: application.id, companyId: company.id, studentId: application.studentId }
    const row = await insertProposal(tx.db, whose, proposal, now)
    notices.push(...proposedNotices(row, proposal.slots.length, null, tx.mailFrom))
  }
  const applicationIds = targets.map(({ application }) => application.id)
  await recordAnswers(tx.db, applicationIds, now)
  await notifyStudents(tx, targets, notices)
}
