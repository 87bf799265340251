import type { WorkType } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { type InternshipFields, internshipFields } from '@fledge/contract/listings/internship-form'
import type { Question } from '@fledge/core/applications/questions'
import { defaultReplyDays, type ReplyDays, replyDayChoices } from '@fledge/core/applications/reply-promise'
import { readDuration } from '@fledge/core/duration'
import type { Vacancy } from '@fledge/core/internships/vacancy'
import { readRequirements } from '@fledge/core/requirements'
import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'

/** What an input holds of a value: numbers as they are typed, and '' for a choice that is not made yet. */
type InputOf<Value> = Value extends ReplyDays
  ? number
  : Value extends number
    ? string
    : Value extends WorkType | Vacancy
      ? Value | ''
      : Value

/** Lists that are typed as one text with commas. */
type TypedList = 'graduationYears' | 'degrees'
type TypedQuestion = Omit<Question, 'choices'> & { choices: string }

/** The values of the inputs, null for an optional field. The contract also accepts other forms, such as skills as one text. */
export type FormValues = {
  [Name in keyof InternshipFields]-?: Name extends TypedList
    ? string
    : Name extends 'questions'
      ? TypedQuestion[]
      : InputOf<Exclude<InternshipFields[Name], undefined>>
}

export const emptyValues: FormValues = {
  title: '',
  description: '',
  requirements: [],
  mustHave: [],
  niceToHave: [],
  location: '',
  type: '',
  duration: '',
  stipend: '',
  stipendMax: null,
  hoursPerWeek: null,
  perks: [],
  questions: [],
  showsCompetition: true,
  graduationYears: '',
  degrees: '',
  minCgpa: null,
  openings: null,
  startsOn: null,
  applyBy: null,
  vacancy: null,
  replyDays: defaultReplyDays,
}

export const initialValues = (internship: Internship): FormValues => ({
  title: internship.title,
  description: internship.description,
  requirements: internship.requirements,
  mustHave: internship.mustHave,
  niceToHave: internship.niceToHave,
  location: internship.location,
  type: internship.type,
  duration: internship.duration,
  stipend: String(internship.stipend),
  stipendMax: asText(internship.stipendMax),
  hoursPerWeek: asText(internship.hoursPerWeek),
  perks: internship.perks,
  showsCompetition: internship.showsCompetition,
  questions: internship.questions.map(({ choices, ...asked }) => ({ ...asked, choices: choices.join(', ') })),
  graduationYears: internship.graduationYears.join(', '),
  degrees: internship.degrees.join(', '),
  minCgpa: asText(internship.minCgpa),
  openings: asText(internship.openings),
  startsOn: internship.startsOn,
  applyBy: internship.applyBy,
  vacancy: internship.vacancy,
  replyDays: internship.replyDays,
})

/** A listing to post again, without its days. */
export const copiedValues = (internship: Internship): FormValues => ({
  ...initialValues(internship),
  startsOn: null,
  applyBy: null,
})

const asText = (number: number | null) => (number === null ? null : String(number))

/** The contract's validation; cast because it accepts more than the form holds. */
export const checkValues = zodResolver(internshipFields as unknown as z.ZodType<InternshipFields, FormValues>)

/** Converts inputs: '15,000' to a number, an empty optional field to null. */
export const asNumber = (typed: string | null) => (typed ?? '').replace(/[\s,₹]/g, '')
export const asOptional = (typed: string | null) => (typed === '' ? null : typed)
export const asOptionalNumber = (typed: string | null) => asOptional(asNumber(typed))

const exampleMonths = 3
const exampleStipend = 15_000
const examplePlace = 'Pune'

/** Placeholders of the fields, and of the preview for what is still empty. */
export const example = {
  title: 'Frontend Developer Intern',
  location: `${examplePlace}, or Remote`,
  duration: `${exampleMonths} months`,
  stipend: '15,000',
  requirements: 'React, TypeScript, Git',
} as const

/** The listing for the preview, with examples for empty and invalid fields. */
export function previewListing(
  values: FormValues,
  company: { id: string; companyName: string },
  postedAt = new Date().toISOString(),
): Internship {
  const { id, companyName } = company
  const { title, description, requirements, location, type, duration, stipend, openings, ...rest } = values
  return {
    ...rest,
    _id: 'preview',
    id: 'preview',
    version: 1,
    replyDays: replyDayChoices.find((days) => days === values.replyDays) ?? defaultReplyDays,
    status: 'Active',
    state: 'open',
    createdAt: postedAt,
    updatedAt: postedAt,
    textChangedAt: postedAt,
    company: { id, name: companyName, companyName, replyRecord: null },
    companyName,
    title: title.trim() || example.title,
    description: description.trim() || 'What the intern will do.',
    requirements: requirements.length > 0 ? requirements : readRequirements(example.requirements),
    location: location.trim() || examplePlace,
    type: type || 'Hybrid',
    duration,
    durationMonths: readDuration(duration) ?? exampleMonths,
    stipend: wholeNumber(stipend) ?? exampleStipend,
    stipendMax: wholeNumber(values.stipendMax),
    hoursPerWeek: wholeNumber(values.hoursPerWeek),
    questions: values.questions.map(({ choices, ...asked }) => ({ ...asked, choices: readRequirements(choices) })),
    graduationYears: (values.graduationYears.match(/\d{4}/g) ?? []).map(Number),
    degrees: readRequirements(values.degrees),
    minCgpa: Number.parseFloat(values.minCgpa ?? '') || null,
    openings: wholeNumber(openings),
    vacancy: values.vacancy || null,
  }
}

/** The names of the fields that are empty or invalid, for which the preview shows an example. */
export function exampleFields(values: FormValues): string[] {
  const { title, description, requirements, location, type, duration, stipend } = values
  const missing: [string, boolean][] = [
    ['title', title.trim() === ''],
    ['location', location.trim() === ''],
    ['work type', type === ''],
    ['duration', readDuration(duration) === null],
    ['stipend', wholeNumber(stipend) === null],
    ['skills', requirements.length === 0],
    ['description', description.trim() === ''],
  ]
  return missing.flatMap(([name, isMissing]) => (isMissing ? name : []))
}

/** A typed whole number, or null. */
export function wholeNumber(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : null
}
