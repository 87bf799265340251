import { findAskedStudies, readStudies } from '../studies/asked-studies.ts'
import type { Condition } from './condition.ts'
import type { Studies } from './studies.ts'

/**
 * The first clause that names a degree as a condition. A degree that is a requirement of its own is in the score and not
 * repeated here.
 */
export function findDegreeCondition(
  clauses: readonly string[],
  requirements: readonly string[],
  studies: Studies,
): Condition | null {
  const scored = new Set(requirements.flatMap((text) => readStudies(text) ?? findAskedStudies(text)))
  for (const clause of clauses) {
    const asked = findAskedStudies(clause).filter((key) => !scored.has(key))
    const isOnlyLevel = asked.every((key) => key.endsWith('.*'))
    if (asked.length === 0 || (isOnlyLevel && scored.size > 0)) continue
    return { kind: 'degree', phrase: clause.slice(0, longestPhrase), fits: compare(clause, asked, studies), note: null }
  }
  return null
}

/** The degrees that the company asks for in a field of their own: any of them. */
export function findStatedDegrees(degrees: readonly string[], studies: Studies): boolean | null {
  const clause = degrees.join(' or ')
  const asked = degrees.flatMap((degree) => readStudies(degree) ?? findAskedStudies(degree))
  return asked.length === 0 ? null : compare(clause, asked, studies)
}

const longestPhrase = 200

function compare(clause: string, asked: readonly string[], { degrees }: Studies): boolean | null {
  if (degrees.size === 0) return null
  if (asked.some((key) => degrees.has(key))) return true
  return isOpenToOthers.test(clause) ? null : false
}

/** 'or a related field', 'or equivalent': the degree in the resume may be one. */
export const isOpenToOthers =
  /\b(?:equivalent|similar|related|relevant|any (?:discipline|degree|stream|field)|etc|preferred|preferably|a plus)\b/i
