import { isOnlyLinks, readListing } from '@fledge/core/internships/read-listing'
import { indianDay } from '@fledge/core/internships/state'
import type { FormValues } from './form-values.ts'

export type ReadField = Exclude<keyof FormValues, 'replyDays' | 'mustHave' | 'niceToHave'>
type ReadValue = {
  [Name in ReadField]: {
    name: Name
    value: NonNullable<FormValues[Name]>
    quotes: string[]
    isLowerEnd?: boolean | undefined
  }
}[ReadField]

/** The fields that a pasted text names, as the form holds them, with the words they were read from; null for a link. */
export function readAdvertisement(pasted: string, now: Date): ReadValue[] | null {
  if (isOnlyLinks(pasted)) return null
  const { requirements, stipend, openings, type, vacancy, ...texts } = readListing(pasted, indianDay(now))
  const read: ReadValue[] = []
  for (const name of ['title', 'location', 'duration', 'description', 'startsOn', 'applyBy'] as const) {
    const found = texts[name]
    if (found) read.push({ name, value: found.value, quotes: [found.quote], isLowerEnd: found.isLowerEnd })
  }
  if (type) read.push({ name: 'type', value: type.value, quotes: [type.quote] })
  if (stipend)
    read.push({
      name: 'stipend',
      value: String(stipend.value),
      quotes: [stipend.quote],
      isLowerEnd: stipend.isLowerEnd,
    })
  if (vacancy) read.push({ name: 'vacancy', value: vacancy.value, quotes: [vacancy.quote] })
  if (openings) read.push({ name: 'openings', value: String(openings.value), quotes: [openings.quote] })
  if (requirements.length > 0) {
    const quotes = [...new Set(requirements.map(({ quote }) => quote))]
    read.push({ name: 'requirements', value: requirements.map(({ value }) => value), quotes })
  }
  return read
}
