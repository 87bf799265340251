import { locationFilters } from '@fledge/contract/constants'
import { foldText } from '@fledge/core/places'

export type Place = { value: string; count: number }
/** Of a large market not all are counted: then there are at least so many. */
export type Counts = { counts: readonly Place[]; isWhole: boolean }
type Option = { value: string; label: string }

/**
 * The choices of the location filter: the specification's first, then every other place of the live market, each with how
 * many internships it has. The chosen one is there even when nothing is offered at it now.
 */
export function placeOptions(live: Counts | undefined, chosen: string): Option[] {
  const fixed: readonly string[] = locationFilters
  const others = live?.counts.filter(({ value }) => !fixed.includes(foldText(value))) ?? []
  const options = [
    ...fixed.map((value) => ({ value, label: fixedLabel(value, live) })),
    ...others.map(({ value, count }) => ({ value, label: labelWithCount(value, live, count) })),
  ]
  return chosenOption(options, chosen) ? options : [...options, { value: chosen, label: chosen }]
}

/** The option for a place of the address, which may be spelled another way: 'bangalore' for 'Bengaluru'. */
export const chosenOption = (options: readonly Option[], chosen: string): Option | undefined =>
  options.find(({ value }) => foldText(value) === foldText(chosen))

/** '(12)', or '(12+)'. */
export const countIn = ({ isWhole }: Counts, count: number): string => `(${count}${isWhole ? '' : '+'})`

/** With the count once it is known. Where not all were counted, a place without a count may still have some. */
export const labelWithCount = (label: string, live: Counts | undefined, count: number): string =>
  live && (live.isWhole || count > 0) ? `${label} ${countIn(live, count)}` : label

function fixedLabel(value: string, live: Counts | undefined): string {
  if (value === 'all') return 'All locations'
  const name = value.replace(/\b\w/g, (letter) => letter.toUpperCase())
  return labelWithCount(name, live, live?.counts.find((one) => foldText(one.value) === value)?.count ?? 0)
}
