import { readDuration } from '@fledge/core/duration'
import { readRequirements } from '@fledge/core/requirements'
import { z } from 'zod'
import {
  internshipsUnpaged,
  requirementMaxLength,
  requirementsMax,
  sortOptions,
  stipendMax,
  workTypeFilters,
  workTypes,
} from './constants.ts'
import { endpoint } from './endpoint.ts'
import { idParams, ids, withData } from './envelope.ts'
import { lineField } from './line-field.ts'
import { numberField } from './number-field.ts'

export const internship = z.object({
  ...ids,
  title: z.string(),
  company: z.object({ id: z.string(), name: z.string(), companyName: z.string() }),
  companyName: z.string(),
  location: z.string(),
  type: z.enum(workTypes),
  /** As the company wrote it, for example '3 months'; `durationMonths` is the same as a number. */
  duration: z.string(),
  durationMonths: z.int(),
  description: z.string(),
  requirements: z.array(z.string()),
  /** Rupees per month; 0 is unpaid. */
  stipend: z.int(),
  status: z.literal('Active'),
  /** Rises with every edit; an application records the one it answered. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Only for its own company. */
  applicationsCount: z.int().optional(),
})
export type Internship = z.infer<typeof internship>

/** The fields of the post and edit forms. The company is taken from the session, never from the body (decision 46). */
export const internshipFields = z.object({
  title: lineField(120),
  description: lineField(5000),
  requirements: z
    .union([z.string().max(5000), z.array(z.string().max(500)).max(100)])
    .transform(readRequirements)
    .pipe(
      z
        .array(z.string().max(requirementMaxLength, `Each skill has at most ${requirementMaxLength} characters`))
        .min(1, 'Name at least one skill')
        .max(requirementsMax, `At most ${requirementsMax} skills`),
    ),
  location: lineField(120),
  type: z.enum(workTypes, 'Choose a work type'),
  duration: lineField(60).refine((text) => readDuration(text) !== null, "Say how many months, for example '3 months'"),
  stipend: numberField('Enter rupees per month as a whole number').pipe(
    z
      .int('Enter rupees per month as a whole number')
      .min(0, 'The stipend cannot be negative')
      .max(stipendMax, 'At most ₹5,00,000 per month'),
  ),
})
export type InternshipFields = z.output<typeof internshipFields>

export const listInternships = endpoint({
  method: 'GET',
  path: '/api/internship',
  summary: 'Open internships; with `company` those of one company',
  access: 'anyone',
  query: z.object({
    company: z.string().max(100).optional(),
    q: z.string().trim().max(200).optional(),
    type: z.enum(workTypeFilters).optional(),
    location: z.string().trim().max(120).optional(),
    sort: z.enum(sortOptions).default('newest'),
    limit: z.coerce.number<number | string>().int().min(1).max(internshipsUnpaged).default(internshipsUnpaged),
    cursor: z.string().max(500).optional(),
  }),
  response: z.object({
    success: z.literal(true),
    data: z.array(internship),
    /** How many fit the filters. */
    total: z.int(),
    /** How many are open in all: the Y of 'Showing X of Y internships'. */
    totalOpen: z.int(),
    nextCursor: z.string().nullable(),
  }),
})

export const listPlaces = endpoint({
  method: 'GET',
  path: '/api/internship/places',
  summary: 'Places of open internships with their counts, most frequent first',
  access: 'anyone',
  response: withData(z.array(z.object({ place: z.string(), count: z.int() }))),
})

export const getInternship = endpoint({
  method: 'GET',
  path: '/api/internship/:id',
  summary: 'One open internship',
  access: 'anyone',
  params: idParams,
  response: withData(internship),
})

export const postInternship = endpoint({
  method: 'POST',
  path: '/api/internship',
  summary: 'Post an internship',
  access: 'company',
  status: 201,
  body: internshipFields,
  response: withData(internship),
})

export const updateInternship = endpoint({
  method: 'PUT',
  path: '/api/internship/:id',
  summary: 'Edit an internship of one’s own',
  access: 'company',
  params: idParams,
  body: internshipFields,
  response: withData(internship),
})

export const deleteInternship = endpoint({
  method: 'DELETE',
  path: '/api/internship/:id',
  summary: 'Take down an internship of one’s own; its applications stay and their students are told',
  access: 'company',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})
