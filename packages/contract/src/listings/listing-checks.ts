import { applicantRanges } from '@fledge/core/internships/competition'
import { vacancies } from '@fledge/core/internships/vacancy'
import { z } from 'zod'
import { siteProof } from '../fields/site-proof.ts'

const comparison = {
  checkedAt: z.iso.datetime(),
  /** Rupees per month: of the listing, and the median of `listings` similar ones. */
  stipend: z.int(),
  median: z.int(),
  listings: z.int(),
}

/** What the server found about a listing by comparing it with what is stored; each with its date, never a score. */
export const listingCheck = z.discriminatedUnion('code', [
  /** The stipend is more than four times the median of paid open listings of its work type that share a skill. */
  z.object({ code: z.literal('stipend_high'), ...comparison }),
  /** The stipend is less than a quarter of that median. */
  z.object({ code: z.literal('stipend_low'), ...comparison }),
  /** The day in India on which the company last edited it, opened an application to it or answered one. */
  z.object({ code: z.literal('last_active'), day: z.iso.date() }),
  /** What the company says about a vacancy, and the day in India on which it last said so. */
  z.object({ code: z.literal('vacancy'), vacancy: z.enum(vacancies), day: z.iso.date() }),
  /** When the company posted an earlier listing with the same title, place and work type. */
  z.object({ code: z.literal('posted_before'), postedAt: z.iso.datetime() }),
  /** The description of an open listing that another company posted before. */
  z.object({ code: z.literal('copied_text'), checkedAt: z.iso.datetime() }),
  /** How many applied, and the percentage of them that has a decision or interview; null up to ten applicants. */
  z.object({
    code: z.literal('competition'),
    applicants: z.enum(applicantRanges),
    answeredPercent: z.int().min(0).max(100).nullable(),
  }),
  /** A DNS record proved that the company's confirmed email address belongs to its site. */
  z.object({ code: z.literal('site_proved'), ...siteProof.shape }),
])
export type ListingCheck = z.infer<typeof listingCheck>
