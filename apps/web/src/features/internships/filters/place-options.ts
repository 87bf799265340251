import { locationFilters } from '@fledge/contract/constants'
import type { InternshipFacets } from '@fledge/contract/internships'
import { foldText } from '@fledge/core/places'
/** `isWhole` is false if only part of a large market was counted; counts are then lower bounds. */
export type Counts = { counts: readonly { value: string; count: number }[]; isWhole: boolean }

export const countsOf = (facets: InternshipFacets | undefined, facet: 'types' | 'places'): Counts | undefined =>
  facets && { counts: facets[facet], isWhole: facets.isWhole }

type Option = { value: string; label: string }

/** The places of the specification, then others with internships, each with its count, and the chosen one. */
export function placeOptions(live: Counts | undefined, chosen: string): Option[] {
  const fixed: readonly string[] = locationFilters
  const others = live?.counts.filter(({ value }) => !fixed.includes(foldText(value))) ?? []
  const options = [
    ...fixed.map((value) => ({ value, label: fixedLabel(value, live) })),
    ...others.map(({ value, count }) => ({ value, label: labelWithCount(value, live, count) })),
  ]
  return chosenOption(options, chosen) ? options : [...options, { value: chosen, label: chosen }]
}

/** The option for a place from the URL, in any spelling: 'bangalore' for 'Bengaluru'. */
export const chosenOption = (options: readonly Option[], chosen: string): Option | undefined =>
  options.find(({ value }) => foldText(value) === foldText(chosen))

/** '(12)', or '(12+)'. */
const countIn = ({ isWhole }: Counts, count: number): string => `(${count}${isWhole ? '' : '+'})`

/** The label with its count, once loaded. In a partial count, a missing count does not mean zero. */
export const labelWithCount = (label: string, live: Counts | undefined, count: number): string =>
  live && (live.isWhole || count > 0) ? `${label} ${countIn(live, count)}` : label

function fixedLabel(value: string, live: Counts | undefined): string {
  if (value === 'all') return 'All locations'
  const name = value.replace(/\b\w/g, (letter) => letter.toUpperCase())
  return labelWithCount(name, live, live?.counts.find((one) => foldText(one.value) === value)?.count ?? 0)
}
