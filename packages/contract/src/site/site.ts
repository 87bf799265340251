import { z } from 'zod'
import { endpoint, withData } from '../http/endpoint.ts'

/** What pages need to know of this installation. */
export const getSite = endpoint({
  method: 'GET',
  path: '/api/site',
  summary: 'What this installation offers the caller',
  access: 'anyone',
  response: withData(
    z.object({
      /** Mails are kept in the outbox, for a browser that has its secret. */
      outbox: z.boolean(),
      verifiedEmailRequired: z.boolean(),
    }),
  ),
})

export const siteCounts = z.object({
  students: z.int(),
  companies: z.int(),
  openInternships: z.int(),
  applications: z.int(),
})
export type SiteCounts = z.infer<typeof siteCounts>

export const getSiteCounts = endpoint({
  method: 'GET',
  path: '/api/site/counts',
  summary: 'How many there are of what, at most a minute old',
  access: 'anyone',
  response: withData(siteCounts),
})

export const countMissingPage = endpoint({
  method: 'POST',
  path: '/api/site/missing-page',
  summary: 'Count a visit to an address without a page',
  access: 'anyone',
  status: 204,
  body: z.object({ path: z.string().max(2000) }),
  response: z.undefined(),
})
