import type { WorkType } from '@fledge/contract/constants'
import { type Internship, type InternshipFields, internshipFields } from '@fledge/contract/internships'
import { readDuration } from '@fledge/core/duration'
import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod'

/** What the inputs hold: the contract takes more (a text of skills, a number), the form keeps to one form of each. */
export type FormValues = {
  title: string
  description: string
  requirements: string[]
  location: string
  type: WorkType | ''
  duration: string
  stipend: string
  openings: string | null
  startsOn: string | null
  applyBy: string | null
}

export const emptyValues: FormValues = {
  ...{ title: '', description: '', requirements: [], location: '', type: '', duration: '', stipend: '' },
  ...{ openings: null, startsOn: null, applyBy: null },
}

export function valuesOf(internship: Internship): FormValues {
  const { title, description, requirements, location, type, duration, stipend, openings, startsOn, applyBy } =
    internship
  return {
    ...{ title, description, requirements, location, type, duration, startsOn, applyBy },
    stipend: String(stipend),
    openings: openings === null ? null : String(openings),
  }
}

/** The contract's own check. It accepts all that the form holds and more; the resolver's type wants the two to be the same. */
export const checkValues = zodResolver(internshipFields as unknown as z.ZodType<InternshipFields, FormValues>)

/** How inputs are read: '15,000' is a number, and an optional field that is empty says nothing. */
export const asNumber = (typed: string | null) => (typed ?? '').replace(/[\s,₹]/g, '')
export const asOptional = (typed: string | null) => (typed === '' ? null : typed)
export const asOptionalNumber = (typed: string | null) => asOptional(asNumber(typed))

const exampleMonths = 3
const exampleStipend = 15_000

/** What stands in the empty fields, and on the card for what is still empty. */
export const example = {
  ...{
    title: 'Frontend Developer Intern',
    location: 'Pune, or Remote',
    duration: `${exampleMonths} months`,
    stipend: '15,000',
  },
  requirements: 'React, TypeScript, Git',
} as const

/** The listing that these values would make, with examples for what is still empty or cannot be read. */
export function listingOf(
  values: FormValues,
  company: { id: string; companyName: string },
  postedAt = new Date().toISOString(),
): Internship {
  const { id, companyName } = company
  const { title, description, location, type, duration, stipend, openings, ...rest } = values
  return {
    ...{
      _id: 'preview',
      id: 'preview',
      version: 1,
      status: 'Active',
      state: 'open',
      createdAt: postedAt,
      updatedAt: postedAt,
      textChangedAt: postedAt,
    },
    ...{ company: { id, name: companyName, companyName }, companyName },
    ...rest,
    title: title.trim() || example.title,
    description: description.trim() || 'What the intern will do.',
    location: location.trim() || example.location,
    type: type || 'Hybrid',
    duration,
    durationMonths: readDuration(duration) ?? exampleMonths,
    stipend: wholeOf(stipend) ?? exampleStipend,
    openings: wholeOf(openings),
  }
}

/** Whether all that a listing must say is there and can be read. */
export const isFilled = ({ title, description, requirements, location, type, duration, stipend }: FormValues) =>
  [title, description, requirements.join(), location, type].every((text) => text.trim() !== '') &&
  readDuration(duration) !== null &&
  wholeOf(stipend) !== null

/** A whole number that was typed, or null. */
export function wholeOf(typed: string | null): number | null {
  return typed !== null && /^\d{1,9}$/.test(typed) ? Number(typed) : null
}
