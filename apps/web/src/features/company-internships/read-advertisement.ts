import { type Found, isOnlyLinks, readListing } from '@fledge/core/internships/read-listing'
import { indianDay } from '@fledge/core/internships/state'
import type { FormValues } from './form-values.ts'

export type ReadField = Exclude<keyof FormValues, 'questions' | 'showsCompetition' | 'replyDays' | 'niceToHave'>
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
  const { requirements, perks, degrees, graduationYears, type, vacancy, ...others } = readListing(
    pasted,
    indianDay(now),
  )
  const read: ReadValue[] = []
  for (const name of ['title', 'location', 'duration', 'description', 'startsOn', 'applyBy'] as const) {
    const found = others[name]
    if (found) read.push({ name, value: found.value, quotes: [found.quote], isLowerEnd: found.isLowerEnd })
  }
  for (const name of ['stipend', 'stipendMax', 'openings', 'hoursPerWeek', 'minCgpa'] as const) {
    const found = others[name]
    if (found) read.push({ name, value: String(found.value), quotes: [found.quote], isLowerEnd: found.isLowerEnd })
  }
  if (type) read.push({ name: 'type', value: type.value, quotes: [type.quote] })
  if (vacancy) read.push({ name: 'vacancy', value: vacancy.value, quotes: [vacancy.quote] })
  if (graduationYears)
    read.push({ name: 'graduationYears', value: graduationYears.value.join(', '), quotes: [graduationYears.quote] })
  if (requirements.length > 0) read.push({ name: 'requirements', ...merge(requirements) })
  const musts = requirements.filter(({ isMust }) => isMust)
  if (musts.length > 0) read.push({ name: 'mustHave', ...merge(musts) })
  if (perks.length > 0) read.push({ name: 'perks', ...merge(perks) })
  if (degrees.length > 0) {
    const { value, quotes } = merge(degrees)
    read.push({ name: 'degrees', value: value.join(', '), quotes })
  }
  return read
}

/** The values of a list with their quotes, each once. */
const merge = <T>(found: readonly Found<T>[]) => ({
  value: found.map(({ value }) => value),
  quotes: [...new Set(found.map(({ quote }) => quote))],
})
