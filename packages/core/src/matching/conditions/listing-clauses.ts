import { findDuties } from '../listing/description-parts.ts'

/**
 * The title and the sentences of the description as they are written. What the company says of itself is left out, so that
 * 'founded by two B.Tech graduates' is no condition.
 */
export function splitClauses({
  title,
  description,
  companyName = '',
}: {
  title: string
  description: string
  companyName?: string
}): string[] {
  const duties = findDuties(description, companyName).map((duty) => duty.replace(/^[\s•*–-]+/, '').trim())
  return [title.trim(), ...duties].filter((clause) => clause !== '' && !aboutPeople.test(clause))
}

const aboutPeople = /\b(?:founded by|founders?|our (?:people|staff|trainers?|mentors?|customers?|students?))\b/i
