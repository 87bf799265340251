import { defaultReplyDays, replyDayChoices } from '@fledge/core/applications/reply-promise'
import { recordDays } from '@fledge/core/applications/reply-record'
import { listingStates, type StateWord, shownStates, stateWords } from '@fledge/core/internships/state'
import { vacancies } from '@fledge/core/internships/vacancy'
import { readRequirements } from '@fledge/core/requirements'
import { z } from 'zod'
import { bestProof, condition, fit, miss, scorePart } from './analysis.ts'
import {
  durationMonthsMax,
  internshipSorts,
  internshipsUnpaged,
  replyFilters,
  requirementMaxLength,
  skillFiltersMax,
  stipendMax,
  workTypeFilters,
} from './constants.ts'
import { namedCompany } from './fields/named-company.ts'
import { numberField } from './fields/number-field.ts'
import { fieldsOfWork } from './fields-of-work.ts'
import { endpoint, idParams, ids, shownWorkType, withData } from './http/endpoint.ts'
import { listingCheck } from './listings/listing-checks.ts'
import { listingOffer, listingOfferFilters } from './listings/listing-offer.ts'

export const replyRecord = z.object({ due: z.int(), onTime: z.int(), days: z.literal(recordDays) })

export const replyDays = z.union(replyDayChoices.map((days) => z.literal(days)))

export const internship = z.object({
  ...ids,
  title: z.string(),
  company: z.object({
    ...namedCompany,
    /** Whether it has confirmed its email address. */
    verified: z.boolean().optional(),
    /** Replies due in the last `days` days, and those in time. Null for a company with fewer than ten. */
    replyRecord: replyRecord.nullable().default(null),
  }),
  companyName: z.string(),
  location: z.string(),
  type: shownWorkType,
  /** As the company wrote it, for example '3 months'; `durationMonths` is the same as a number. */
  duration: z.string(),
  durationMonths: z.int(),
  description: z.string(),
  requirements: z.array(z.string()),
  /** Requirements that the company marked; the others are asked for. */
  mustHave: z.array(z.string()).default([]),
  niceToHave: z.array(z.string()).default([]),
  /** Rupees per month; 0 is unpaid. */
  stipend: z.int(),
  ...listingOffer,
  /** The text of its badge. Only its own company sees other states than 'Active'. */
  status: z.enum(Object.values(stateWords) as [StateWord, ...StateWord[]]),
  state: z.enum(shownStates),
  /** Openings, first day of work and last day to apply (in India); null when not given. */
  openings: z.int().nullable(),
  startsOn: z.iso.date().nullable(),
  applyBy: z.iso.date().nullable(),
  /** Whether there is a vacancy now; null when the company has not said. Details have its day as a check. */
  vacancy: z.enum(vacancies).nullable().default(null),
  /** Days within which the company promises to reply; each application keeps the promise of its day. */
  replyDays: replyDays.default(defaultReplyDays),
  /** Rises with every edit; an application records the one it answered. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** When anything about it last changed, also whether it is open. */
  updatedAt: z.iso.datetime(),
  /** When its title, description or requirements last changed, or when it was posted. */
  textChangedAt: z.iso.datetime(),
  /** Without withdrawn ones, whose number is next to it. Only for its own company. */
  applicationsCount: z.int().optional(),
  withdrawnCount: z.int().optional(),
  /** Students that accepted their offer. Only for its own company. */
  filledCount: z.int().optional(),
  /** Only for a student: how the resume fits. Absent while the resume is being read. */
  match: fit.optional(),
  /** Only for a student. */
  proof: bestProof.nullable().optional(),
  /** Only for a student with preferences: those that it misses. */
  misses: z.array(miss).optional(),
  /** Only in the details of one listing. */
  checks: z.array(listingCheck).optional(),
})
export type Internship = z.infer<typeof internship>

export const dayField = z.iso.date('Choose a day').refine((date) => date >= '2000' && date < '2100', 'Choose a day')

export const skillField = z
  .string()
  .max(requirementMaxLength, `Each skill has at most ${requirementMaxLength} characters`)

const wholeNumber = numberField('Enter a whole number')

const skillList = z
  .union([z.string().max(500), z.array(z.string().max(500)).max(skillFiltersMax, `At most ${skillFiltersMax} skills`)])
  .transform(readRequirements)
  .pipe(z.array(skillField).max(skillFiltersMax, `At most ${skillFiltersMax} skills`))

/** The filters of a search besides its text, work type and place. */
export const moreFilters = {
  /** Leaves out internships that ask for this skill. */
  without: z.string().trim().max(requirementMaxLength).optional(),
  /** The least stipend, in rupees per month. */
  stipendMin: wholeNumber
    .pipe(z.int('Enter a whole number').min(0, 'At least 0').max(stipendMax, 'At most 5,00,000'))
    .optional(),
  /** The longest duration, in months. */
  monthsMax: wholeNumber
    .pipe(z.int('Enter a whole number').min(1, 'At least 1').max(durationMonthsMax, `At most ${durationMonthsMax}`))
    .optional(),
  /** Internships that start on this day or earlier, and those without a start day, because their start is open. */
  startsBy: dayField.optional(),
  /** Skills that the internship must all ask for, in any case: several parameters, or one with commas. */
  skill: skillList.optional(),
  /** A field of work that makes up most of the internship, as derived from its text. */
  field: z.enum(fieldsOfWork).optional(),
  /** 'on-time': companies whose public reply record is at least 80 % on time. */
  replies: z.enum(replyFilters).optional(),
  ...listingOfferFilters,
}

const narrowing = {
  /** A space at its end says that its last word is whole. */
  q: z.string().max(200).optional(),
  type: z.enum(workTypeFilters).optional(),
  location: z.string().trim().max(120).optional(),
  ...moreFilters,
}

export const listInternships = endpoint({
  method: 'GET',
  path: '/api/internship',
  summary: 'Open internships; with `company` those of one company, for itself also those that are not open',
  access: 'anyone',
  query: z.object({
    company: z.string().max(100).optional(),
    ...narrowing,
    /**
     * A text search is sorted by relevance unless it says otherwise: title and place, then skills, then everything else,
     * each the newest first. Every other list is sorted by newest. 'best-match' needs a resume that was read, 'relevance' a text;
     * without them they sort by newest.
     */
    sort: z.enum(internshipSorts).optional(),
    limit: z.coerce.number<number | string>().int().min(1).max(internshipsUnpaged).default(internshipsUnpaged),
    cursor: z.string().max(500).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.array(internship),
    /** How many match the filters; `countedUpTo` + 1 means more than `countedUpTo`. */
    total: z.int(),
    /** How many are open, counted in the same way: the Y of 'Showing X of Y internships'. */
    totalOpen: z.int(),
    nextCursor: z.string().nullable(),
    /** For a search without results: the nearest text that finds something. */
    didYouMean: z.string().optional(),
    /** Whether it does so only without the other filters. */
    withoutFilters: z.literal(true).optional(),
  }),
})

const facet = z.array(z.object({ value: z.string(), count: z.int() }))

export const listInternshipFacets = endpoint({
  method: 'GET',
  path: '/api/internship/facets',
  summary: 'Open internships by work type and by place, most frequent first; each under the other filters only',
  access: 'anyone',
  query: z.object(narrowing),
  response: withData(
    z.object({
      types: facet,
      places: facet,
      /** False when counting stopped at the limit: the counts are lower bounds and places may be missing. */
      isWhole: z.boolean(),
    }),
  ),
})
export type InternshipFacets = z.infer<typeof listInternshipFacets.response>['data']

export const getInternship = endpoint({
  method: 'GET',
  path: '/api/internship/:id',
  summary: 'One open internship; for its own company in every state',
  access: 'anyone',
  params: idParams,
  response: withData(internship),
})

export const listSimilarInternships = endpoint({
  method: 'GET',
  path: '/api/internship/:id/similar',
  summary: 'Open internships that share most skills with this one, which may be closed; at most four',
  access: 'anyone',
  params: idParams,
  response: withData(z.array(internship)),
})

export const getInternshipMatch = endpoint({
  method: 'GET',
  path: '/api/internship/:id/match',
  summary: 'The evidence for how one’s resume fits an open internship',
  access: 'student',
  params: idParams,
  response: withData(fit.extend({ parts: z.array(scorePart), conditions: z.array(condition) })),
})
export type InternshipMatch = z.infer<typeof getInternshipMatch.response>['data']

export const deleteInternship = endpoint({
  method: 'DELETE',
  path: '/api/internship/:id',
  summary: 'Take down an internship of one’s own; its applications stay and the students are notified',
  access: 'company',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})

export const changeInternshipState = endpoint({
  method: 'PATCH',
  path: '/api/internship/:id/state',
  summary: 'Pause, close or reopen an internship of one’s own; a last day to apply that has passed is dropped',
  access: 'company',
  params: idParams,
  body: z.object({ state: z.enum(listingStates, "state is 'open', 'paused' or 'closed'") }),
  response: withData(internship),
})
