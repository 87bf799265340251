import { canonicalSkill } from '../../skills/canonical.ts'
import type { StudyLevel } from '../../skills/data/degree-names.ts'
import { findSkillIds } from '../../skills/extract.ts'
import { normalizedWords, normalizeWord, tokenize } from '../../skills/tokens.ts'
import { unknownField } from './held-studies.ts'
import { alliedFields, type DegreeName, type FieldName, findDegreeNames, findFieldNames } from './study-names.ts'

/**
 * The studies that a requirement asks for, as keys of `HeldStudy`; any of them is enough. Null for a phrase about something
 * else or more: 'B.Com with Tally', 'Teaching'.
 */
export function readStudies(phrase: string): string[] | null {
  const items = findItems(phrase)
  const outside = (one: { start: number; end: number }) =>
    items.every(({ start, end }) => one.end <= start || one.start >= end)
  if (findSkillIds(phrase).some(outside)) return null
  const rest = tokenize(phrase).filter(
    (token) => outside(token) && !studyWords.has(token.norm) && !/\d/.test(token.norm),
  )
  // 'BCA assay' and 'teaching students' name work.
  if ((rest.length > 0 || items.every((item) => !('level' in item))) && canonicalSkill(phrase) !== null) return null
  const hasDegree = items.some((item) => 'level' in item && item.isLevel !== true)
  if (!hasDegree && (rest.length > 0 || !ofStudents.test(phrase))) return null
  if (!hasDegree && /\bbackground\b/i.test(phrase)) return backgroundKeys(phrase, items)
  const keys = askedKeys(phrase, items)
  return keys.length > 0 ? keys : null
}

/** The studies that a sentence of a description asks for; empty without one. */
export function findAskedStudies(sentence: string): string[] {
  const items = findItems(sentence)
  const isOfStudents = (at: number): boolean => {
    const { end } = items[at]!
    const next = items[at + 1]
    if (/^[ -](?:students?|under-?graduates?|graduates?)\b/i.test(sentence.slice(end))) return true
    return next !== undefined && isList(sentence.slice(end, next.start)) && isOfStudents(at + 1)
  }
  const kept = items.filter((item, at) => {
    if ('level' in item || isOfStudents(at)) return true
    const before = items[at - 1]
    return before !== undefined && 'level' in before && isTight(sentence.slice(before.end, item.start))
  })
  return askedKeys(sentence, kept)
}

type Item = (DegreeName & { isLevel?: boolean }) | FieldName

/** Degrees, fields of study and words for a level ('any graduate'), in the order of the text. */
function findItems(text: string): Item[] {
  const degrees = findDegreeNames(text)
  const isFree = (one: { start: number; end: number }, others: readonly Item[]) =>
    others.every(({ start, end }) => one.end <= start || one.start >= end)
  const levels = [...text.matchAll(levelWords)].map((match): Item => {
    const level: StudyLevel = /^(?:post|pg\b)/i.test(match[0]) ? 'master' : 'bachelor'
    return { start: match.index, end: match.index + match[0].length, level, field: null, isOpen: true, isLevel: true }
  })
  const named = [...degrees, ...levels.filter((one) => isFree(one, degrees))]
  const known = findFieldNames(text).filter((one) => one.isSure && isFree(one, named))
  const unknown = named.flatMap(({ end }): FieldName[] => {
    const [before = '', word] = subject.exec(text.slice(end)) ?? []
    if (word === undefined || studyWords.has(normalizeWord(word))) return []
    const one = {
      start: end + before.length - word.length,
      end: end + before.length,
      field: unknownField(word),
      isSure: true,
    }
    return isFree(one, [...named, ...known]) ? [one] : []
  })
  const fields = [...known, ...unknown]
  // The CS of a law firm is a company secretary.
  const ofFirms = fields.some(({ field }) => ['law', 'ca', 'cma', 'commerce'].includes(field))
  const own = fields.map((one) => (ofFirms && text.slice(one.start, one.end) === 'CS' ? { ...one, field: 'cs' } : one))
  return [...named, ...own].sort((one, other) => one.start - other.start)
}

/** A subject that we do not know: 'B.Sc. in sericulture'. */
const subject = /^\.?\)? ?(?:\(|in |of )(\p{L}{4,})/iu
const levelWords =
  /(?<![\p{L}\d-])(?:(?:post[- ]?|under[- ]?)?graduat(?:es?|ion)|[up]\.?g\.?(?= (?:students?|degree))|degree|bachelors?(?:['’]?s)?|masters?(?:['’]s)?(?= (?:degree|students?)))(?![\p{L}\d])/giu
const ofStudents =
  /\b(?:students?|under-?graduates?|(?:post-?)?graduates?|degrees?|pursuing|studying|streams?|disciplines?|background|qualifications?|branch(?:es)?|majors?|(?:any|similar|related|relevant|allied) subjects?)\b/i

const isTight = (gap: string): boolean =>
  /^[\s.(:-]{0,3}(?:hons\.?\)? )?(?:(?:degree|course|in|of|with|specialising|the) ?)*\(?$/i.test(gap)
const isList = (gap: string): boolean => /^[\s.)]*(?:[,/;&+]|\b(?:or|and)\b)[^.;]{0,24}$/i.test(gap)

/** 'Commerce background' may be one of school; that of some fields ('marketing background') is rather of work. */
function backgroundKeys(phrase: string, items: readonly Item[]): string[] | null {
  const fields = items.flatMap((item) => ('level' in item ? [] : [item.field]))
  if (fields.length < items.length || fields.every((field) => worked.has(field)) || ofWork.test(phrase)) return null
  const keys = fields.flatMap((field) => [
    `any.${field}`,
    ...(schooled.has(field) ? [`school.${field}`] : []),
    ...(field === 'science' ? ['any.engineering'] : []),
    ...(field === 'medicine' ? ['any.health'] : []),
  ])
  return [...new Set(keys)]
}
const schooled = new Set(['commerce', 'science', 'arts', 'engineering', 'lifescience', 'social', 'economics', 'law'])
const ofWork = /\b(?:hospitality|catering|construction|media|counsell?ing)\b/i
const worked = new Set(
  `business hr marketing logistics operations foreigntrade retail events finance accounting design graphic productdesign
    ux animation interior fashion finearts performing film photography culinary education beauty datascience computing production automobile tourism physicaleducation`.split(
    /\s+/,
  ),
)

function askedKeys(text: string, items: readonly Item[]): string[] {
  const keys: string[] = []
  let waiting: Extract<Item, { level: StudyLevel }>[] = []
  let levels: string[] = ['any']
  const add = (level: string, field: string | null) => keys.push(`${level}.${field ?? '*'}`)
  const named = [...new Set(items.flatMap(({ field }) => (field === null ? [] : [field.replace('Degree', '')])))]
  /**
   * Degrees without a subject behind them. 'Hotel management diploma' and 'B.Com or diploma' mean the fields that are named,
   * and 'graduate' any only where nothing else is named, or by 'any graduate'.
   */
  const flush = () => {
    for (const { level, field, isLevel, start } of waiting)
      if (field !== null || named.length === 0 || level === 'school' || (isLevel && isAny(text, start)))
        add(level, field)
      else if (!isLevel) for (const one of named) add(level, one)
    waiting = []
  }
  for (const [at, item] of items.entries()) {
    const before = items[at - 1]
    const gap = before === undefined ? '' : text.slice(before.end, item.start)
    if ('level' in item) {
      if (before !== undefined && !('level' in before)) levels = ['any']
      waiting.push(item)
      continue
    }
    if (before !== undefined && 'level' in before && isTight(gap)) {
      const slashed = isSlashed(text, waiting)
      const takers = waiting.filter((one, place) => one.isOpen || place >= slashed)
      waiting = waiting.filter((one) => !takers.includes(one))
      levels = takers.map(({ level }) => level)
    } else if (before === undefined || 'level' in before) levels = ['any']
    flush()
    for (const level of levels) add(level, item.field)
  }
  flush()
  if (/\bany\b[^,;]{0,20}\bstudents?\b/i.test(text)) add('any', null)
  if (isOpenToAllied.test(text))
    for (const key of [...keys]) {
      const [level = '', field = ''] = key.split('.')
      for (const allied of alliedFields(field)) add(level, allied)
    }
  return [...new Set(keys)]
}

/** The place of the first of the last degrees that slashes join: 'MBA/BBA HR', but not 'M.Com/MBA HR'. */
const isSlashed = (text: string, degrees: readonly Item[]): number => {
  let first = degrees.length - 1
  const own = degrees.at(-1)?.field ?? null
  const joins = ({ field }: { field: string | null }) => own === null || field === own
  while (
    first > 0 &&
    joins(degrees[first - 1]!) &&
    /^[\s.]*\/\s*$/.test(text.slice(degrees[first - 1]!.end, degrees[first]!.start))
  )
    first--
  return first
}

const isAny = (text: string, at: number): boolean => /\bany (?:[\p{L}]+ (?:or|and) )?$/iu.test(text.slice(0, at))
const isOpenToAllied = /\b(?:allied|related|relevant|similar|equivalent)\b/i

const studyWords: ReadonlySet<string> = new Set(
  normalizedWords(`a an the and or of in for with from to is are be any at least should can must have only also ok okay fine both either
    final first second third fourth fifth pre last penultimate year yr semester sem onward above later up
    completed completing complete pursuing persuing passed pas appearing appeared studying doing holding having currently ongoing recently
    student holder fresher fresh recent candidate applicant intern trainee welcome preferred preferably mandatory required
    compulsory eligible apply accepted allowed stream discipline branch field subject specialisation specialization
    background qualification qualified course programme program major minor educational academic education
    equivalent related relevant allied similar same other recognised recognized university college institute minimum
    regular full time part degree graduate postgraduate undergraduate s it its who ug pg stage level good strong basic
    plus advantage added nice your their our we want looking someone person people bonus ideally`),
)
