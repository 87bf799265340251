import { texts } from '@fledge/contract/texts'
import type { Decision } from '@fledge/core/applications/status'
import type { NotificationType } from '@fledge/core/notifications'
import { z } from 'zod'

const one = z.object({ listing: z.string(), company: z.string() })
/** Equal decisions of one student's applications that were released together. */
const several = z.object({ company: z.string(), listings: z.array(z.string()) })

/** The parameters of notifications about decisions. Each kind ends with the status. */
export const decisionParams = {
  application_accepted: one,
  application_rejected: one,
  applications_accepted: several,
  applications_rejected: several,
}

export const decisionRenderers = {
  application_accepted: renderOne('accepted'),
  application_rejected: renderOne('rejected'),
  applications_accepted: renderSeveral('accepted'),
  applications_rejected: renderSeveral('rejected'),
}

const outcomes: Record<Decision, { type: NotificationType; severalText: string }> = {
  accepted: { type: 'success', severalText: 'Congratulations! Your applications were accepted' },
  rejected: { type: 'info', severalText: 'Your applications were not successful this time' },
}

function renderOne(status: Decision) {
  return ({ listing, company }: z.infer<typeof one>) => ({
    type: outcomes[status].type,
    priority: 'high' as const,
    title: `${listing} at ${company}`,
    message: texts.apply.outcomes[status],
  })
}

function renderSeveral(status: Decision) {
  return ({ company, listings }: z.infer<typeof several>) => ({
    type: outcomes[status].type,
    priority: 'high' as const,
    title: `${listings.length} applications at ${company}`,
    message: `${outcomes[status].severalText}: ${listings.join(', ')}.`,
  })
}
