import type { EntryList } from './change-corrections.ts'
import type { EditedField } from './correction-form.tsx'
import { checkDates, checkYears } from './validate-correction.ts'

export type EntryKind = {
  heading: string
  none: string
  /** What one is called. */
  name: string
  fields: readonly Omit<EditedField, 'value'>[]
  /** An added entry needs one of these fields. */
  needed: readonly string[]
  whenEmpty: string
  whenNotShown: string
}

/** The first field is the heading of an entry; the long one is shown only in the resume. */
export const entryKinds: Record<EntryList, EntryKind> = {
  experience: {
    heading: 'Experience',
    none: 'No experience was found.',
    name: 'job',
    needed: ['company', 'duration'],
    whenEmpty: 'Enter the company or the dates. A title alone is not counted as a job.',
    whenNotShown:
      'It earns no points: its lines must contain the title or the company as you typed it. A voluntary post counts only under a heading “Volunteering” in your resume.',
    fields: [
      { name: 'title', label: 'Title' },
      { name: 'company', label: 'Company' },
      { name: 'duration', label: 'Dates', hint: 'For example June 2024 – August 2024', check: checkDates },
      { name: 'description', label: 'What you did', long: true },
    ],
  },
  education: {
    heading: 'Education',
    none: 'No education was found.',
    name: 'degree or course',
    needed: ['degree', 'institution'],
    whenEmpty: 'Enter the degree or the institution.',
    whenNotShown: 'It earns no points: its lines must contain the degree or the institution as you typed it.',
    fields: [
      { name: 'degree', label: 'Degree' },
      { name: 'field', label: 'Field' },
      { name: 'institution', label: 'Institution' },
      { name: 'years', label: 'Years', hint: 'For example 2023 – 2027', check: checkYears },
      { name: 'grade', label: 'Grade', hint: 'For example CGPA 8.4/10 or 91%' },
    ],
  },
}
