import { randomBytes } from 'node:crypto'
import {
  type CompanySite,
  checkCompanySite,
  getCompanySite,
  type SiteOutcome,
  saveCompanySite,
} from '@fledge/contract/listings/company-site'
import type { FastifyInstance } from 'fastify'
import { getDomain } from 'tldts'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { badRequest, conflict, orNotFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { deleteSite, findSite, recordCheck, saveSite } from './site-queries.ts'

const checksPerHour = 30
const tooManyChecks = 'Too many checks. Please wait a while and try again.'

/** The site of a company with the DNS record that proves it. */
export function companyRoutes(app: FastifyInstance, deps: Deps) {
  const { db, publish } = deps
  const limit = hourlyLimit(db, 'site-checks', checksPerHour, tooManyChecks)

  serve(app, getCompanySite, async ({ user }) => ok(await findSite(db, user.id)))

  serve(app, saveCompanySite, async ({ user, body: { domain } }) => {
    if (domain !== null && isPublicSuffix(domain)) throw nobodysSite(domain)
    if (domain === null) await deleteSite(db, user.id)
    else await saveSite(db, user.id, { domain, token: randomBytes(16).toString('hex') })
    publish(user.id, 'accountChanged', {})
    return ok(await findSite(db, user.id))
  })

  serve(app, checkCompanySite, async ({ user }) => {
    await limit.use(user.id)
    const checked = await checkSite(deps, user.id)
    publish(user.id, 'accountChanged', {})
    return ok(checked)
  })
}

/** Whether unrelated people register names below this domain, as below co.uk and github.io. */
const isPublicSuffix = (domain: string): boolean => getDomain(domain, { allowPrivateDomains: true }) === null

const nobodysSite = (domain: string) =>
  badRequest('invalid', 'This domain belongs to no company.', {
    domain: `Enter your own domain, such as yourcompany.${domain}. Anyone can register one below ${domain}.`,
  })

/** Looks for the DNS record of a company's site. A failed lookup keeps an earlier proof; a missing record removes it. */
async function checkSite(
  { db, lookUpTxt, now }: Deps,
  companyId: string,
): Promise<CompanySite & { outcome: SiteOutcome }> {
  const site = orNotFound(await findSite(db, companyId), 'site')
  const { record } = site
  const startedAt = now().toISOString()
  const texts = await lookUpTxt(record.name)
  if (texts === null) return { ...site, outcome: 'failed' }
  const isFound = texts.some((text) => text.trim() === record.value)
  await recordCheck(db, companyId, { record, startedAt, isFound })
  const checked = await findSite(db, companyId)
  if (checked?.record.value !== record.value)
    throw conflict('site_changed', 'Your site was changed during the check. Check again.')
  // A later check may have answered before.
  return { ...checked, outcome: checked.provedAt === null ? 'missing' : 'found' }
}
