import { z } from 'zod'
import { stipendMax } from './constants.ts'
import { lineField } from './fields/line-field.ts'
import { numberField } from './fields/number-field.ts'
import { fieldsOfWork } from './fields-of-work.ts'
import { endpoint, withData } from './http/endpoint.ts'

const citiesMax = 10
const fieldsMax = 10

const city = lineField(60).refine(
  (text) => text.trim().toLowerCase() !== 'remote',
  'Use the choice for remote work instead of a city',
)

/** What a student wants of an internship. Empty lists, false and null mean that anything is fine. */
export const preferences = z.object({
  cities: z.array(city).max(citiesMax, `At most ${citiesMax} cities`),
  /** Remote work is fine; without cities, only remote work is. */
  remote: z.boolean('remote is true or false'),
  startsFrom: z.iso
    .date('Choose a day')
    .refine((date) => date >= '2000' && date < '2100', 'Choose a day')
    .nullable(),
  /** Rupees per month. */
  minimumStipend: numberField('Enter rupees per month as a whole number')
    .pipe(
      z
        .int('Enter rupees per month as a whole number')
        .min(0, 'The stipend cannot be negative')
        .max(stipendMax, 'At most ₹5,00,000 per month'),
    )
    .nullable(),
  fields: z
    .array(z.enum(fieldsOfWork, 'Choose a field of work from the list'))
    .max(fieldsMax, `At most ${fieldsMax} fields of work`)
    .transform((fields) => [...new Set(fields)]),
})

const ownPreferences = z.object({
  cities: z.array(z.string()),
  remote: z.boolean(),
  startsFrom: z.iso.date().nullable(),
  minimumStipend: z.int().nullable(),
  fields: z.array(z.enum(fieldsOfWork)),
  /** False until the student saves preferences, also empty ones. Until then `homePlace` and remote come first. */
  isStated: z.boolean(),
  /** Whether the student skipped the question for preferences. */
  isSkipped: z.boolean(),
  /** The city of the address line of one's resume; null when it names none. */
  homePlace: z.string().nullable(),
})
export type OwnPreferences = z.infer<typeof ownPreferences>

const path = '/api/users/me/preferences'

export const getPreferences = endpoint({
  method: 'GET',
  path,
  summary: 'What one wants of an internship; it orders lists by best match and changes no score',
  access: 'student',
  response: withData(ownPreferences),
})

export const savePreferences = endpoint({
  method: 'PUT',
  path,
  summary: 'Replace one’s preferences; a field that is left out is cleared',
  access: 'student',
  body: preferences.extend({
    cities: preferences.shape.cities.default([]),
    remote: preferences.shape.remote.default(false),
    startsFrom: preferences.shape.startsFrom.default(null),
    minimumStipend: preferences.shape.minimumStipend.default(null),
    fields: preferences.shape.fields.default([]),
  }),
  response: withData(ownPreferences),
})

export const skipPreferences = endpoint({
  method: 'POST',
  path: `${path}/skip`,
  summary: 'Skip the question for preferences; it is not asked again',
  access: 'student',
  response: withData(ownPreferences),
})
