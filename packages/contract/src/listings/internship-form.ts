import { defaultReplyDays, replyDayChoices } from '@fledge/core/applications/reply-promise'
import { readDuration } from '@fledge/core/duration'
import { vacancies } from '@fledge/core/internships/vacancy'
import { readRequirements } from '@fledge/core/requirements'
import { z } from 'zod'
import { openingsMax, requirementsMax, stipendMax, workTypes } from '../constants.ts'
import { lineField } from '../fields/line-field.ts'
import { numberField } from '../fields/number-field.ts'
import { endpoint, idParams, withData } from '../http/endpoint.ts'
import { dayField, internship, skillField } from '../internships.ts'
import { listingOfferFields } from './listing-offer-fields.ts'

/** Some of the requirements; one that is not among them counts for nothing. */
const markedSkills = z.array(skillField).max(requirementsMax, `At most ${requirementsMax} skills`).optional()

/** What is wrong with a duration that cannot be read: '99 months' has a length, but one over the limit. */
const durationProblem = (text: unknown): string =>
  typeof text === 'string' && /[1-9]/.test(text) && readDuration(text.replace(/\d+/g, '1')) !== null
    ? 'At most 60 months'
    : "Say how many months, for example '3 months'"

/** The fields of the post and edit forms. The company is taken from the session, never from the body (settlement 46). */
export const internshipFields = z
  .object({
    title: lineField(120),
    description: lineField(5000),
    requirements: z
      .union([z.string().max(5000), z.array(z.string().max(500)).max(100)])
      .transform(readRequirements)
      .pipe(
        z.array(skillField).min(1, 'Name at least one skill').max(requirementsMax, `At most ${requirementsMax} skills`),
      ),
    /** Requirements without which an applicant cannot be excellent, and those that are only welcome. */
    mustHave: markedSkills,
    niceToHave: markedSkills,
    location: lineField(120),
    type: z.enum(workTypes, 'Choose a work type'),
    duration: lineField(60).refine((text) => readDuration(text) !== null, {
      error: ({ input }) => durationProblem(input),
    }),
    stipend: numberField('Enter rupees per month as a whole number').pipe(
      z
        .int('Enter rupees per month as a whole number')
        .min(0, 'The stipend cannot be negative')
        .max(stipendMax, 'At most ₹5,00,000 per month'),
    ),
    ...listingOfferFields,
    // Optional (settlement 52). An edit clears a field with null and keeps it when it is left out.
    openings: numberField('Enter a whole number')
      .pipe(z.int('Enter a whole number').min(1, 'At least one').max(openingsMax, `At most ${openingsMax}`))
      .nullish(),
    startsOn: dayField.nullish(),
    applyBy: dayField.nullish(),
    /** An edit with a value states it again, with a new date. */
    vacancy: z.enum(vacancies, "vacancy is 'now', 'pool' or null").nullish(),
    /** A new internship without it promises `defaultReplyDays`; an edit without it keeps the promise. */
    replyDays: z
      .union(
        replyDayChoices.map((days) => z.literal(days)),
        `Promise a reply within ${replyDayChoices.join(', ')} days; usually ${defaultReplyDays}`,
      )
      .optional(),
  })
  .refine(({ stipend, stipendMax }) => stipendMax == null || stipendMax > stipend, {
    path: ['stipendMax'],
    error: 'Enter more than the lower end of the range, or leave it empty',
  })
export type InternshipFields = z.output<typeof internshipFields>

export const postInternship = endpoint({
  method: 'POST',
  path: '/api/internship',
  summary: 'Post an internship',
  access: 'company',
  idempotent: true,
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
  body: internshipFields.safeExtend({
    /** The version that was edited: when there is a newer one, nothing is stored. */
    version: z.int().optional(),
  }),
  response: withData(internship),
})
