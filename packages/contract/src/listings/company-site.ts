import { z } from 'zod'
import { siteDomain } from '../fields/site-domain.ts'
import { endpoint, withData } from '../http/endpoint.ts'

const companySite = z.object({
  domain: z.string(),
  record: z.object({ name: z.string(), value: z.string() }),
  /** When the record was last looked for with a definite answer, and when it was last found. */
  checkedAt: z.iso.datetime().nullable(),
  provedAt: z.iso.datetime().nullable(),
  /** Where the account's email address is. The proof is shown only for a confirmed address at the site. */
  mail: z.enum(['at_site', 'unconfirmed', 'elsewhere']),
})
export type CompanySite = z.infer<typeof companySite>

const path = '/api/users/me/site'

export const getCompanySite = endpoint({
  method: 'GET',
  path,
  summary: 'One’s own site with the DNS record that proves it; null without one',
  access: 'company',
  response: withData(companySite.nullable()),
})

export const saveCompanySite = endpoint({
  method: 'PUT',
  path,
  summary: 'Set one’s site, or remove it with an empty text; another domain needs a new DNS record',
  access: 'company',
  body: z.object({ domain: siteDomain }),
  response: withData(companySite.nullable()),
})

export const checkCompanySite = endpoint({
  method: 'POST',
  path: `${path}/check`,
  summary: 'Look for the DNS record of one’s site now; a failed lookup changes nothing',
  access: 'company',
  response: withData(companySite.extend({ outcome: z.enum(['found', 'missing', 'failed']) })),
})
export type SiteOutcome = z.infer<typeof checkCompanySite.response>['data']['outcome']
