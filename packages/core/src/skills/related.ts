import { generalField, type Skill, skills } from './vocabulary.ts'

/**
 * What a skill is worth where another is asked, from 0 to 1: the same; one that implies it (PostgreSQL, asked for
 * SQL) or does so in two steps (asked for databases); one near it (MySQL, asked for PostgreSQL); a broader one
 * (Python, asked for Django); one of its category.
 */
export const closeness = { same: 1, implies: 0.9, impliesFar: 0.7, near: 0.65, broader: 0.55, category: 0.25 } as const

/** Every skill for which having `id` is worth something, with that worth. The map is kept: do not change it. */
export function substituteWorths(id: number): ReadonlyMap<number, number> {
  const known = worths[id]
  if (known !== undefined) return known
  const worth = workOut(skills[id]!)
  worths[id] = worth
  return worth
}

const worths: ReadonlyMap<number, number>[] = []
const narrower: number[][] = skills.map(() => [])
for (const skill of skills) for (const broader of skill.broader) narrower[broader]!.push(skill.id)
const categories = Map.groupBy(skills, (skill) => `${skill.field}/${skill.category}`)

function workOut(skill: Skill): Map<number, number> {
  const worth = new Map<number, number>([[skill.id, closeness.same]])
  const add = (ids: readonly number[], value: number) => {
    for (const id of ids) if (value > (worth.get(id) ?? 0)) worth.set(id, value)
  }
  add(skill.broader, closeness.implies)
  add(
    skill.broader.flatMap((id) => skills[id]!.broader),
    closeness.impliesFar,
  )
  add(skill.near, closeness.near)
  add(narrower[skill.id]!, closeness.broader)
  if (skill.akin && skill.field !== generalField) add(kin(skill), closeness.category)
  return worth
}

function kin(skill: Skill): number[] {
  return (categories.get(`${skill.field}/${skill.category}`) ?? []).map((other) => other.id)
}
