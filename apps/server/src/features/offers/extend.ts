import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { CompanyUser } from '@fledge/contract/users'
import { lifeSeenBy } from '@fledge/core/applications/lifecycle'
import { type ExtensionRefusal, isInExtensionRange, refuseExtension } from '@fledge/core/applications/offers'
import { indianDay } from '@fledge/core/internships/state'
import type { Deps } from '../../deps.ts'
import { badRequest, conflict, type HttpProblem } from '../../http/errors/problem.ts'
import { type ApplicationRow, patchApplication } from '../applications/application-queries.ts'
import { updateApplication } from '../applications/update-application.ts'
import type { NewNotification } from '../notifications/insert-notifications.ts'

/**
 * Moves the day to answer an open offer by to a later one and notifies the student. The reminder is sent for the new day too.
 * Throws 409 when the offer is not open, and 400 for a day that is not after today and the current day.
 */
export const extend = (deps: Deps, company: CompanyUser, id: string, answerBy: string): Promise<Application> =>
  updateApplication(deps, company, id, async ({ db }, row) => {
    const { application } = row
    const refusal = refuseExtension(lifeSeenBy('company', application))
    if (refusal) throw refusals[refusal]()
    const today = indianDay(deps.now())
    const was = application.answerBy
    if (answerBy === was && answerBy > today) return {}
    if (!isInExtensionRange(answerBy, was, today)) throw badRequest('not_valid', tooEarly, { answerBy: tooEarly })
    await patchApplication(db, id, { answerBy, answerRemindedAt: null })
    return {
      event: { kind: 'offer_extended', detail: { answerBy, was } },
      notices: [extendedNotice(row, answerBy, was)],
      outdated: [company.id],
    }
  })

const tooEarly = 'Choose a day after today and after the current answer date.'

const refusals: Record<ExtensionRefusal, () => HttpProblem> = {
  withdrawn: () => conflict('withdrawn', texts.apply.withdrawnByStudent),
  not_released: () => conflict('not_released', texts.apply.offerNotReleased),
  no_offer: () => conflict('no_offer', texts.apply.noOpenOffer),
  already_answered: () => conflict('already_answered', texts.apply.offerAnswered),
}

function extendedNotice(
  { application, internship, company: { id: senderId, companyName } }: ApplicationRow,
  answerBy: string,
  was: string | null,
): NewNotification {
  return {
    userId: application.studentId,
    senderId,
    event: `application:${application.id}:extended:${answerBy}`,
    content: { kind: 'offer_extended', params: { listing: internship.title, company: companyName, answerBy, was } },
    internshipId: internship.id,
    senderName: companyName,
    actionUrl: `/student/dashboard?tab=applications&application=${application.id}`,
  }
}
