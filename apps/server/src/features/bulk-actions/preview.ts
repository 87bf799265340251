import type { BulkAction, BulkPreview } from '@fledge/contract/applications/bulk-actions'
import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import { type BulkAct, skippedText } from '@fledge/core/applications/bulk'
import { reasonSentence } from '@fledge/core/applications/rejection-texts'
import { fullName } from '@fledge/core/full-name'
import { fullDay } from '@fledge/core/time/date-style'
import type { Deps } from '../../deps.ts'
import { decisionContent } from '../decisions/decision-content.ts'
import { listWithOpenInterview } from '../interviews/interview-queries.ts'
import { askedOf, idsOf, refuseInterviewTimes } from './act.ts'
import { chooseTargets, decisionRequest, selectionOf } from './choose-targets.ts'
import { listTargets } from './target-queries.ts'

/** Who would get what. Rejects what the act itself would reject, except that there is nothing to do. */
export async function previewMany({ db, now }: Deps, company: CompanyUser, body: BulkAction): Promise<BulkPreview> {
  refuseInterviewTimes(body, now())
  const targets = await listTargets(db, company.id, selectionOf(body))
  const { chosen, skipped } = chooseTargets(body, targets, await listWithOpenInterview(db, idsOf(targets), now()))
  const request = decisionRequest(body)
  if (request) decisionContent(request, askedOf(chosen), now())
  return {
    count: chosen.length,
    recipients: chosen.map(({ application, internship, student }) => ({
      applicationId: application.id,
      name: fullName(student),
      internshipTitle: internship.title,
    })),
    studentReads: studentTexts[body.act](body, company),
    skipped: [...skipped].map(([reason, count]) => ({ reason, count, text: skippedText(reason, count) })),
  }
}

const studentTexts: Record<BulkAct, (body: BulkAction, company: CompanyUser) => string[]> = {
  reject: ({ reasons, advice }, { companyName }) => [
    texts.apply.outcomes.rejected,
    ...reasons.map((reason) => reasonSentence(reason)),
    ...(advice ? [`${texts.apply.adviceFrom(companyName)}: ${advice}`] : []),
  ],
  accept: ({ offer }, { companyName }) => [
    texts.apply.outcomes.accepted,
    ...(offer?.note ? [`Note from ${companyName}: ${offer.note}`] : []),
    ...(offer?.startDate ? [`First day: ${fullDay(offer.startDate)}`] : []),
    ...(offer?.answerBy ? [`Answer by: ${fullDay(offer.answerBy)}`] : []),
  ],
  shortlist: () => [],
  message: ({ text = '' }) => [text],
  interview: ({ interview }) => [interview?.note ?? ''].filter((note) => note !== ''),
}
