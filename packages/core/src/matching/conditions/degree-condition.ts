import { findDegreeKinds } from '../profile/degree-kinds.ts'
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
  const scored = new Set(requirements.flatMap((text) => findDegreeKinds(text).map(({ kind }) => kind)))
  for (const clause of clauses) {
    const kinds = findDegreeKinds(clause)
      .map(({ kind }) => kind)
      .filter((kind) => !scored.has(kind))
    const level = kinds.length === 0 ? findLevel(clause) : null
    if (kinds.length === 0 && (level === null || scored.size > 0)) continue
    return {
      kind: 'degree',
      phrase: clause.slice(0, longestPhrase),
      fits: compare(clause, { kinds, level }, studies),
      note: null,
    }
  }
  return null
}

/** The degrees that the company asks for in a field of their own: any of them, or its master's. */
export function findStatedDegrees(degrees: readonly string[], studies: Studies): boolean | null {
  const clause = degrees.join(' or ')
  const kinds = findDegreeKinds(clause).map(({ kind }) => kind)
  const level = kinds.length === 0 ? findLevel(clause) : null
  return kinds.length === 0 && level === null ? null : compare(clause, { kinds, level }, studies)
}

const longestPhrase = 200
type Level = 'bachelor' | 'master' | 'doctor'

/** A level without a subject: 'any graduate', 'pursuing a postgraduate degree'. */
function findLevel(clause: string): Level | null {
  if (/\b(?:ph\.? ?d|doctoral)\b/i.test(clause)) return 'doctor'
  if (/\b(?:post-?graduates?|post-?graduation|master[’']?s?(?: degree| students?))\b/i.test(clause)) return 'master'
  const bachelor =
    /\b(?:under-?graduates?|bachelor[’']?s?(?: degree| students?)|(?:any|university|college|a|an) (?:degree|graduates?)|graduation|graduates? (?:of|in|from) any|degree in|degree holders?)\b/i
  return bachelor.test(clause) ? 'bachelor' : null
}

type Asked = { kinds: readonly string[]; level: Level | null }

function compare(clause: string, { kinds, level }: Asked, { degrees }: Studies): boolean | null {
  if (degrees.size === 0) return null
  const own = [...degrees]
  if (level !== null) return own.some((kind) => ranks.indexOf(rank(kind)) >= ranks.indexOf(level))
  if (kinds.some((kind) => degrees.has(kind) || degrees.has(kind.replace(/Bachelor$/, 'Master')))) return true
  return isOpenToOthers.test(clause) ? null : false
}

/** 'or a related field', 'or equivalent': the degree in the resume may be one. */
const isOpenToOthers =
  /\b(?:equivalent|similar|related|relevant|any (?:discipline|degree|stream|field)|etc|preferred|preferably|a plus)\b/i
const ranks: readonly Level[] = ['bachelor', 'master', 'doctor']
const rank = (kind: string): Level => (kind === 'doctor' ? 'doctor' : kind.endsWith('Master') ? 'master' : 'bachelor')
