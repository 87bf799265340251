import { nameGroups } from '../data/people.ts'
import type { Random } from '../random.ts'

export type Name = { first: string; last: string }

/** Cities outside India, where names from abroad are the rule. */
export const citiesAbroad = ['Austin', 'San Francisco', 'New York', 'Boston'] as const

export const isAbroad = (city: string): boolean => citiesAbroad.some((name) => city.includes(name))

/** A given name and a family name that go together. */
export function drawName(random: Random, city = ''): Name {
  const abroad = nameGroups[nameGroups.length - 1] ?? nameGroups[0]
  const group = isAbroad(city) && random.chance(0.7) ? abroad : random.weighted(nameGroups, ({ weight }) => weight)
  return { first: random.pick(group.first.split(' ')), last: random.pick(group.last.split(' ')) }
}
