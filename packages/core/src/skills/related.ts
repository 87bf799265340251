import { partsOfWholes } from './data/parts-of-wholes.ts'
import { isWayOfWorking, isWholeField, type Skill, skillNamed, skills } from './vocabulary.ts'

/**
 * What having a skill says about another that is asked for. 'implied': whoever used the first has used the second
 * (PostgreSQL, asked for SQL), over any number of steps. 'part': the first is only a part of the second (5S, asked for
 * lean manufacturing). 'near': the second is learned quickly from the first (MySQL, asked for PostgreSQL). 'broader': the second is a special case of the first (Python, asked for Django).
 */
export type Relation = 'same' | 'implied' | 'part' | 'near' | 'broader'

/** Every skill about which having `id` says something. The map is kept: do not change it. */
export function relatedSkills(id: number): ReadonlyMap<number, Relation> {
  const known = relations[id]
  if (known !== undefined) return known
  const found = findRelations(skills[id]!)
  relations[id] = found
  return found
}

const relations: ReadonlyMap<number, Relation>[] = []
const narrower: number[][] = skills.map(() => [])
for (const skill of skills) for (const broader of skill.broader) narrower[broader]!.push(skill.id)

/** The wholes (ids) of which a skill is only a part. */
const wholes = new Map<number, number[]>()
for (const line of partsOfWholes.trim().split('\n')) {
  const [whole = '', parts = ''] = line.split(': ')
  for (const part of parts.split(', ')) {
    const id = skillNamed(part)!.id
    wholes.set(id, [...(wholes.get(id) ?? []), skillNamed(whole)!.id])
  }
}

function findRelations(skill: Skill): Map<number, Relation> {
  const found = new Map<number, Relation>([[skill.id, 'same']])
  const partOf = wholesAbove(skill.id)
  const walk = (open: number[], relation: Relation) => {
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || (relation === 'implied' && partOf.has(id))) continue
      found.set(id, relation)
      open.push(...impliedBy(id))
    }
  }
  walk([...skill.broader], 'implied')
  walk([...partOf], 'part')
  for (const id of skill.near) if (!found.has(id)) found.set(id, 'near')
  // Whoever communicates is no nearer to counselling than anybody else, nor an office that did legal work to insolvency.
  if (isWayOfWorking(skill) || isWholeField(skill)) return found
  for (const id of narrower[skill.id]!) if (!found.has(id)) found.set(id, 'broader')
  return found
}

/** Every whole of which a skill, or what it implies, is a part: what implies a part shows no more than the part does. */
function wholesAbove(skill: number): Set<number> {
  const above = new Set<number>()
  const seen = new Set<number>()
  const open = [skill]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const own = wholes.get(id) ?? []
    for (const whole of own) above.add(whole)
    open.push(...impliedBy(id), ...own)
  }
  return above
}

/** What a skill implies. A suite names its parts, but one part shows no other: Excel and Outlook are Microsoft Office, and no PowerPoint. */
function impliedBy(id: number): number[] {
  const parts = partsOf(id)
  return skills[id]!.broader.filter((next) => parts.length < 2 || !parts.includes(next))
}

/** Several skills that a skill implies and that imply it. */
const partsOf = (id: number): number[] => skills[id]!.broader.filter((part) => skills[part]!.broader.includes(id))
