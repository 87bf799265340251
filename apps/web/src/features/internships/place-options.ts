import { locationFilters } from '@fledge/contract/constants'
import { foldText } from '@fledge/core/places'

export type Place = { value: string; count: number }
/** Of a large market not all are counted: then there are at least so many. */
export type Counts = { counts: readonly Place[]; isWhole: boolean }
type Option = { value: string; label: string }

/**
 * The choices of the location filter: the specification's first, then every other place of the live market with how
 * many internships it has. The chosen one is there even when nothing is offered at it now.
 */
export function placeOptions(live: Counts, chosen: string): Option[] {
  const fixed: readonly string[] = locationFilters
  const others = live.counts.filter(({ value }) => !fixed.includes(foldText(value)))
  const options = [
    ...fixed.map((value) => ({ value, label: fixedLabel(value, live) })),
    ...others.map(({ value, count }) => ({ value, label: `${value} ${countIn(live, count)}` })),
  ]
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }]
}

/** '(12)', or '(12+)'. */
export const countIn = ({ isWhole }: Counts, count: number): string => `(${count}${isWhole ? '' : '+'})`

function fixedLabel(value: string, live: Counts): string {
  if (value === 'all') return 'All locations'
  const name = value.replace(/\b\w/g, (letter) => letter.toUpperCase())
  const found = live.counts.find((one) => foldText(one.value) === value)
  // 'remote' also finds work of that type anywhere, so the count of the place alone would be too low.
  return found && value !== 'remote' ? `${name} ${countIn(live, found.count)}` : name
}
