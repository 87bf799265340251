import { companyInternshipsMax, getCompany, type PublicCompany } from '@fledge/contract/listings/companies'
import { replyRecord } from '@fledge/core/applications/reply-record'
import { defaultPrivacy, shownOfCompany } from '@fledge/core/applications/shared-contact'
import { indianDay } from '@fledge/core/internships/state'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import { companies, settings, users } from '../../db/schema/accounts.ts'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { isNotErased } from '../account/erased-address.ts'
import { companyLook, lookalikeDomain } from '../companies/lookalike-names.ts'
import { findSiteProof } from '../companies/site-queries.ts'
import { addCompanyFigures } from '../internships/company-figures.ts'
import { countListings, findPage } from '../internships/search.ts'
import { countReplies } from '../reply-promises/record-queries.ts'

export function publicCompanyRoute(app: FastifyInstance, deps: Deps) {
  serve(app, getCompany, async ({ params }) => ok(orNotFound(await showCompany(deps, params.id), 'company')))
}

/** A company as everyone sees it; undefined when there is none, also after its account was erased. */
export async function showCompany(deps: Deps, id: string): Promise<PublicCompany | undefined> {
  const { db, now } = deps
  const row = isId(id) ? await findCompany(db, id) : undefined
  if (!row) return undefined
  const { companyName, domain, logoFileId, email, emailVerifiedAt, createdAt, ...profile } = row
  const [page, openInternships, replies, site] = await Promise.all([
    findPage(db, { company: id }, { sort: 'newest', limit: companyInternshipsMax }),
    countListings(db, { company: id }),
    countReplies(db, [row.id], now()),
    findSiteProof(db, row.id),
  ])
  const counted = replies.get(row.id)
  const isShown = shownOfCompany({ ...defaultPrivacy, profileVisible: profile.profileVisible ?? true }).profile
  return {
    _id: row.id,
    id: row.id,
    ...companyLook({ companyName, domain, logoFileId }),
    industry: isShown ? profile.industry : null,
    companySize: isShown ? profile.companySize : null,
    about: isShown ? profile.about : null,
    memberSince: indianDay(new Date(createdAt)).slice(0, 7),
    confirmedEmail:
      emailVerifiedAt === null
        ? null
        : { domain: email.split('@')[1] ?? '', confirmedOn: indianDay(new Date(emailVerifiedAt)) },
    site,
    replyRecord: counted ? replyRecord(counted) : null,
    openInternships,
    internships: await addCompanyFigures(deps, page.data, null),
  }
}

/** The name of a company that has a public page. */
export async function findCompanyName(db: Db, id: string): Promise<string | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db
    .select({ companyName: companies.companyName })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .where(and(eq(companies.userId, id), isNotErased))
  return row?.companyName
}

async function findCompany(db: Db, id: string) {
  const [row] = await db
    .select({
      id: users.id,
      companyName: companies.companyName,
      domain: lookalikeDomain(companies.userId),
      logoFileId: users.avatarFileId,
      industry: companies.industry,
      companySize: companies.companySize,
      about: companies.about,
      profileVisible: settings.profileVisible,
      email: users.email,
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId))
    .leftJoin(settings, eq(settings.userId, companies.userId))
    .where(and(eq(companies.userId, id), isNotErased))
  return row
}
