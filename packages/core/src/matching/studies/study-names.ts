import { degreeNames, type StudyLevel, studyFields } from '../../skills/data/degree-names.ts'

/** A degree in a text. `field` is what it is about by itself, null for 'diploma'; an open one takes a subject of its own. */
export type DegreeName = { start: number; end: number; level: StudyLevel; field: string | null; isOpen: boolean }
/** `isSure` is false for capitals in small letters ('eee'), which count behind a degree only. */
export type FieldName = { start: number; end: number; field: string; isSure: boolean }

/** The degrees that a text names: 'B.Com' and 'Bachelor of Commerce' are one, as are B.E. and B.Tech. */
export function findDegreeNames(text: string): DegreeName[] {
  return [...text.matchAll(anyDegree)]
    .filter((match) => isDegree(match, text))
    .map((match) => {
      const [level, named] = degreeNames[match.findIndex((part, group) => group > 0 && part !== undefined) - 1]!
      const field = named.replace('*', '') || null
      return { start: match.index, end: match.index + match[0].length, level, field, isOpen: named.endsWith('*') }
    })
}

/**
 * Not the 'bed' of 'a 100 bed hospital', 'March 2024', 'to be' and 'about me', nor the MA of 'Boston, MA': two letters without a subject
 * are a degree only in capitals, where they begin the text or are one of several ('BCA/BE').
 */
function isDegree({ 0: name, index }: RegExpExecArray, text: string): boolean {
  if (/^(?:[bmd]ed|march|iti)$/i.test(name) && !/^(?:[BMD]Ed|MArch|ITI)$/.test(name)) return false
  // The ministry with which companies file.
  if (
    /^mca$/i.test(name) &&
    /^ (?:(?:e-?)?filings?|forms?|portal|returns?|compliances?|website)\b/i.test(text.slice(index + 3))
  )
    return false
  if (/^llm$/i.test(name)) return isLawDegree(text, index, index + name.length)
  if (/^[bm]e$/i.test(name) !== /^[BM]E$/.test(name)) return false
  if (!/^[bm][ae]$/i.test(name)) return true
  const after = text.slice(index + name.length, index + name.length + 5)
  if (/^ (?!or |and )[\p{L}(]/iu.test(after)) return true
  const before = text.slice(Math.max(0, index - 5), index)
  return name === name.toUpperCase() && /^\W*$|\/ ?$|\bor $/.test(before)
}

/** 'LLM (Corporate Law)', 'LLB/LLM' and not 'an LLM', 'LLM APIs': a language model unless law or a course is next to it. */
function isLawDegree(text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 40), start), text.slice(end, end + 40)]
  return (
    /\b(?:law|ll\.? ?b)\b/i.test(`${before} ${after}`) ||
    (/^\W*$/.test(before) && /^\W*$|^\W{1,3}(?:student|in|from|at|degree|first|second|final|pursuing|\d)/i.test(after))
  )
}

// A group for each name, by its place: named groups would cost an object of all of them for each match.
const anyDegree = new RegExp(
  `(?<![\\p{L}\\d.])(?:${degreeNames.map(([, , pattern]) => `(${pattern})`).join('|')})(?![\\p{L}\\d])\\.?`,
  'giu',
)

const rows = studyFields
  .trim()
  .split('\n')
  .map((line) => {
    const [head = '', wordings = ''] = line.split(/:(.*)/s)
    const [named = '', allied = ''] = head.split('~')
    const [name = '', parents = ''] = named.split('>')
    const list = (text: string) => text.split(',').flatMap((one) => one.trim() || [])
    return { name: name.trim(), parents: list(parents), allied: list(allied), wordings: list(wordings) }
  })
const parentsOf = new Map(rows.map(({ name, parents }) => [name, parents]))
const alliedTo = new Map(rows.map(({ name, allied }) => [name, allied]))
const byWording = new Map(rows.flatMap(({ name, wordings }) => wordings.map((text) => [plain(text), name] as const)))
const inCapitals = new Set(
  rows.flatMap(({ wordings }) => wordings.filter((text) => /^[A-Z./]+$/.test(text)).map(plain)),
)

/** A field and all that it belongs to. */
export const withParents = (field: string): string[] => [
  field,
  ...(parentsOf.get(field) ?? []).flatMap((parent) => withParents(parent)),
]

/** Whether two fields belong to something in common: marketing and a degree in business. */
export const areRelated = (one: string, other: string): boolean =>
  withParents(one).some((field) => withParents(other).includes(field))

/** The fields that count as allied to one: 'computers or allied branch'. */
export const alliedFields = (field: string): readonly string[] => alliedTo.get(field) ?? []

/** The fields of study that a text names, the longest wording where several begin together. */
export function findFieldNames(text: string): FieldName[] {
  return [...text.matchAll(anyField)].flatMap((match) => {
    const named = match[1]!
    const field = byWording.get(plain(named))
    if (field === undefined) return []
    const isSure = !inCapitals.has(plain(named)) || named === named.toUpperCase()
    return [{ field, isSure, start: match.index, end: match.index + match[0].length }]
  })
}

function plain(wording: string): string {
  return wording
    .toLowerCase()
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\s+/g, ' ')
}

const anyField = new RegExp(
  `(?<![\\p{L}\\d])(${[...byWording.keys()]
    .sort((one, other) => other.length - one.length)
    .map((text) => text.replace(/[.+]/g, '\\$&').replaceAll(' and ', '(?: and | ?& ?)').replaceAll('/', ' ?/ ?'))
    .join('|')})(?: (?:engineer(?:ing)?|engg?\\.?|technology|sciences?|studies))?(?![\\p{L}\\d&])`,
  'giu',
)
