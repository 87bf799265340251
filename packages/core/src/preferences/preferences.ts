import { numberText } from '../count-text.ts'
import { fullDay } from '../time/date-style.ts'

/** What a student wants of an internship; empty, false and null mean that anything is fine. Changes no score. */
export type Preferences = {
  /** One of these cities, or remote when `remote` is set; remote only when no city is named. */
  cities: readonly string[]
  remote: boolean
  /** The first day on which the student can start, as an ISO date. */
  startsFrom: string | null
  /** Rupees per month. */
  minimumStipend: number | null
  /** Names of fields of work of the vocabulary. */
  fields: readonly string[]
}

export const noPreferences: Preferences = {
  cities: [],
  remote: false,
  startsFrom: null,
  minimumStipend: null,
  fields: [],
}

/** Whether nothing is preferred. */
export const isEmpty = ({ cities, remote, startsFrom, minimumStipend, fields }: Preferences): boolean =>
  cities.length === 0 && !remote && startsFrom === null && minimumStipend === null && fields.length === 0

/** 'Pune', 'Pune or Mumbai', 'Pune, Mumbai or Nashik'. */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** 'Pune or remote, from 1 Jan 2027, from ₹10,000, in Marketing'; '' when nothing is preferred. */
export function preferencesText({ cities, remote, startsFrom, minimumStipend, fields }: Preferences): string {
  const places = listWords([...cities, ...(remote ? [cities.length === 0 ? 'Remote only' : 'remote'] : [])])
  const parts = [
    places,
    startsFrom === null ? '' : `starting ${fullDay(startsFrom)} or later`,
    minimumStipend === null ? '' : `from ₹${numberText(minimumStipend)}`,
    fields.length === 0 ? '' : `in ${listWords(fields)}`,
  ]
  return parts.filter((part) => part !== '').join(', ')
}
