import { alertFrequencies } from '@fledge/core/alerts'
import { perks } from '@fledge/core/internships/perks'
import { z } from 'zod'
import { replyFilters, workTypeFilters } from './constants.ts'
import { lineField } from './fields/line-field.ts'
import { fieldsOfWork } from './fields-of-work.ts'
import { endpoint, idParams, ids, internshipParams, withData } from './http/endpoint.ts'
import { internship, moreFilters } from './internships.ts'

const savedInternship = internship.extend({
  savedAt: z.iso.datetime(),
  /** False once one can no longer apply to it. */
  open: z.boolean(),
})
export type SavedInternship = z.infer<typeof savedInternship>

export const listSavedInternships = endpoint({
  method: 'GET',
  path: '/api/saved/internships',
  summary: 'Internships that one saved, the last saved first, closed ones too',
  access: 'student',
  response: withData(z.array(savedInternship)),
})

export const saveInternship = endpoint({
  method: 'PUT',
  path: '/api/saved/internships/:internshipId',
  summary: 'Save an open internship; saving it again changes nothing',
  access: 'student',
  params: internshipParams,
  response: withData(savedInternship),
})

export const unsaveInternship = endpoint({
  method: 'DELETE',
  path: '/api/saved/internships/:internshipId',
  summary: 'Take an internship off one’s saved ones, whether it was there or not',
  access: 'student',
  params: internshipParams,
  response: withData(z.object({ id: z.string() })),
})

const searchFields = {
  q: z.string().trim().max(120, 'At most 120 characters').default(''),
  type: z.enum(workTypeFilters, 'Choose a work type').default('all'),
  location: z.string().trim().max(120, 'At most 120 characters').default('all'),
  ...moreFilters,
}

/** The filters besides text, work type and place; those that are not set are absent. */
const savedFilters = {
  without: z.string().optional(),
  stipendMin: z.int().optional(),
  monthsMax: z.int().optional(),
  startsBy: z.iso.date().optional(),
  skill: z.array(z.string()).optional(),
  field: z.enum(fieldsOfWork).optional(),
  replies: z.enum(replyFilters).optional(),
  perk: z.enum(perks).optional(),
  hoursMax: z.int().optional(),
  graduationYear: z.int().optional(),
} satisfies Record<keyof typeof moreFilters, z.ZodType>
export type SavedFilters = z.infer<z.ZodObject<typeof savedFilters>>

const savedSearch = z.object({
  ...ids,
  name: z.string(),
  q: z.string(),
  type: z.enum(workTypeFilters),
  location: z.string(),
  ...savedFilters,
  /** How often the student is alerted to new internships of this search. */
  alert: z.enum(alertFrequencies),
  createdAt: z.iso.datetime(),
})
export type SavedSearch = z.infer<typeof savedSearch>

const alert = z.enum(alertFrequencies, 'Choose at_once, daily, weekly or never')

/** Refused by the server when it narrows nothing. */
const newSavedSearch = z.object({ name: lineField(60), ...searchFields, alert: alert.default('at_once') })
export type NewSavedSearch = z.output<typeof newSavedSearch>
/** As it is sent: skills may be one text with commas. */
export type SearchToSave = z.input<typeof newSavedSearch>

export const listSavedSearches = endpoint({
  method: 'GET',
  path: '/api/saved/searches',
  summary: 'Searches that one saved, by name',
  access: 'student',
  response: withData(z.array(savedSearch)),
})

export const saveSearch = endpoint({
  method: 'POST',
  path: '/api/saved/searches',
  summary: 'Save a search under a name, to run it again and to hear of new internships that fit it',
  access: 'student',
  status: 201,
  body: newSavedSearch,
  response: withData(savedSearch),
})

export const changeSavedSearch = endpoint({
  method: 'PATCH',
  path: '/api/saved/searches/:id',
  summary: 'Choose how often a saved search alerts one to new internships',
  access: 'student',
  params: idParams,
  body: z.object({ alert }),
  response: withData(savedSearch),
})

export const deleteSavedSearch = endpoint({
  method: 'DELETE',
  path: '/api/saved/searches/:id',
  summary: 'Delete a saved search',
  access: 'student',
  params: idParams,
  response: withData(z.object({ id: z.string() })),
})
