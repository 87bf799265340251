import { locationFilters } from '@fledge/contract/constants'
import { foldText } from '@fledge/core/places'

export type Place = { value: string; count: number }
type Option = { value: string; label: string }

/**
 * The choices of the location filter: the specification's first, then every other place of the live market with how
 * many internships it has. The chosen one is there even when nothing is offered at it now.
 */
export function placeOptions(live: readonly Place[], chosen: string): Option[] {
  const fixed: readonly string[] = locationFilters
  const others = live.filter(({ value }) => !fixed.includes(foldText(value)))
  const options = [
    ...fixed.map((value) => ({ value, label: fixedLabel(value, live) })),
    ...others.map(({ value, count }) => ({ value, label: `${value} (${count})` })),
  ]
  return options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }]
}

function fixedLabel(value: string, live: readonly Place[]): string {
  if (value === 'all') return 'All locations'
  const name = value.replace(/\b\w/g, (letter) => letter.toUpperCase())
  const found = live.find((one) => foldText(one.value) === value)
  // 'remote' also finds work of that type anywhere, so the count of the place alone would be too low.
  return found && value !== 'remote' ? `${name} (${found.count})` : name
}
