import { isCondition } from '../listing/conditions.ts'
import { findDuties } from '../listing/description-parts.ts'

type ClauseText = { title: string; description: string; requirements: readonly string[]; companyName?: string }

/**
 * The title, the requirements that are only a condition and therefore not in the score, and the sentences of the
 * description, as they are written. What the company says of itself is left out, so that 'founded by two B.Tech graduates'
 * is no condition.
 */
export function splitClauses({ title, description, requirements, companyName = '' }: ClauseText): string[] {
  const duties = findDuties(description, companyName).map((duty) => duty.replace(/^[\s•*–-]+/, '').trim())
  const clauses = [title.trim(), ...requirements.filter(isCondition), ...duties]
  return clauses.filter((clause) => clause !== '' && !aboutPeople.test(clause))
}

const aboutPeople = /\b(?:founded by|founders?|our (?:people|staff|trainers?|mentors?|customers?|students?))\b/i
