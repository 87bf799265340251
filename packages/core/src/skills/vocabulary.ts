import { computing } from './data/computing.ts'
import { parseVocabulary, type Surface, type WrittenSkill } from './vocabulary-text.ts'

/**
 * A skill of the vocabulary. `id` is its place in `skills`: good for tables in memory, not for storage, since the
 * vocabulary grows. What is stored is the name.
 */
export type Skill = {
  id: number
  name: string
  field: Field
  category: string
  surfaces: readonly Surface[]
  broader: readonly number[]
  near: readonly number[]
}

const written = { computing }
export type Field = keyof typeof written

/** Every skill, in the order of the data. */
export const skills: readonly Skill[] = readSkills()

/** A skill by its canonical name, letter for letter. */
export function skillNamed(name: string): Skill | null {
  const id = idByName().get(name)
  return id === undefined ? null : (skills[id] ?? null)
}

let ids: Map<string, number> | null = null

function idByName(): Map<string, number> {
  ids ??= new Map(skills.map((skill) => [skill.name, skill.id]))
  return ids
}

function readSkills(): Skill[] {
  const all = fieldsOf(written).flatMap(([field, text]) => parseVocabulary(text).map((skill) => ({ field, skill })))
  const ids = new Map(all.map(({ skill }, id) => [skill.name, id]))
  const siblings = Map.groupBy(
    all.filter(({ skill }) => skill.siblings),
    ({ field, skill }) => `${field}/${skill.category}`,
  )
  const idsOf = (names: string[]) => [...new Set(names.map((name) => ids.get(name)).filter((id) => id !== undefined))]
  return all.map(({ field, skill }, id) => ({
    id,
    name: skill.name,
    field,
    category: skill.category,
    surfaces: skill.surfaces,
    broader: idsOf(skill.broader),
    near: idsOf([...skill.near, ...siblingNames(skill, siblings.get(`${field}/${skill.category}`))]),
  }))
}

function siblingNames(skill: WrittenSkill, group: { skill: WrittenSkill }[] | undefined): string[] {
  if (!skill.siblings) return []
  return (group ?? []).map((member) => member.skill.name).filter((name) => name !== skill.name)
}

function fieldsOf(texts: typeof written): [Field, string][] {
  // Object.entries forgets the names of the keys.
  return Object.entries(texts) as [Field, string][]
}
