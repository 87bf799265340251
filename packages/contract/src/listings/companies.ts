import { z } from 'zod'
import { companyLook } from '../fields/named-company.ts'
import { siteProof } from '../fields/site-proof.ts'
import { endpoint, idParams, ids, withData } from '../http/endpoint.ts'
import { internship, replyRecord } from '../internships.ts'

export const companyInternshipsMax = 50

export const publicCompany = z.object({
  ...ids,
  ...companyLook,
  /** Null for a company that hides its profile. */
  industry: z.string().nullable(),
  companySize: z.string().nullable(),
  /** What the company says of itself; null also for one that hides its profile. */
  about: z.string().nullable(),
  /** The month of its registration, '2026-03'. */
  memberSince: z.string(),
  /** The domain of its confirmed email address and the day of the confirmation; null when it is not confirmed. */
  confirmedEmail: z.object({ domain: z.string(), confirmedOn: z.iso.date() }).nullable(),
  /** Null unless a DNS record proved it and the confirmed email address is at the site. */
  site: siteProof.nullable(),
  replyRecord: replyRecord.nullable(),
  /** How many are open; `countedUpTo` + 1 means more than `countedUpTo`. */
  openInternships: z.int(),
  /** The newest open ones, at most `companyInternshipsMax`. */
  internships: z.array(internship),
})
export type PublicCompany = z.infer<typeof publicCompany>

export const getCompany = endpoint({
  method: 'GET',
  path: '/api/companies/:id',
  summary: 'A company as everyone sees it, with its newest open internships',
  access: 'anyone',
  params: idParams,
  response: withData(publicCompany),
})
