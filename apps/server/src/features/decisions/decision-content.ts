import type { NewOffer } from '@fledge/contract/applications/decisions'
import { type DecisionContent, noDecisionContent } from '@fledge/core/applications/lifecycle'
import type { RejectionReason } from '@fledge/core/applications/rejection-reasons'
import { reasonsVersion } from '@fledge/core/applications/rejection-texts'
import type { Decision } from '@fledge/core/applications/status'
import { earliestToday, indianDay } from '@fledge/core/internships/state'
import { badRequest } from '../../http/errors/problem.ts'

/** A decision as it is requested. The contract allows reasons and advice only to reject, and an offer only to accept. */
export type DecisionRequest = {
  status: Decision
  reasons: readonly RejectionReason[]
  advice?: string | undefined
  offer?: NewOffer | undefined
}

type Asked = { title: string; requirements: readonly string[] }

/** The columns of a decision. Throws a 400 for passed days and for skills that one of the listings does not ask for. */
export function decisionContent(request: DecisionRequest, listings: readonly Asked[], now: Date): DecisionContent {
  const { reasons, advice, offer } = request
  if (offer) refusePassedOfferDays(offer, now)
  return {
    ...noDecisionContent,
    reasons: reasons.map((reason, index) => withListedSkill(reason, index, listings)),
    reasonsVersion: reasons.length > 0 ? reasonsVersion : null,
    advice: advice || null,
    offerNote: offer?.note || null,
    offerStartsOn: offer?.startDate ?? null,
    answerBy: offer?.answerBy ?? null,
  }
}

/** The reason with its skill as the listing spells it. */
function withListedSkill(reason: RejectionReason, index: number, listings: readonly Asked[]): RejectionReason {
  const { skill } = reason
  if (skill === undefined) return reason
  const spellings = listings.map(({ title, requirements }) => {
    const found = requirements.find((one) => one.toLowerCase() === skill.toLowerCase())
    const message = `${title} does not ask for ${skill}. Choose one of its skills: ${requirements.join(', ')}.`
    if (found === undefined) throw badRequest('not_valid', message, { [`reasons.${index}.skill`]: message })
    return found
  })
  return { ...reason, skill: spellings[0] ?? skill }
}

const passed = 'This day has passed. Choose a later day, or leave it empty.'

function refusePassedOfferDays({ startDate, answerBy }: NewOffer, now: Date): void {
  const fields = {
    ...(startDate !== null && startDate < earliestToday(now) && { 'offer.startDate': passed }),
    ...(answerBy !== null && answerBy < indianDay(now) && { 'offer.answerBy': passed }),
  }
  if (Object.keys(fields).length > 0) throw badRequest('not_valid', passed, fields)
}
