import { type StudyLevel, studyLevels } from '../../skills/data/degree-names.ts'
import { normalizeWord } from '../../skills/tokens.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { areRelated, type FieldName, findDegreeNames, findFieldNames, withParents } from './study-names.ts'

/**
 * What a resume names of studies, as keys 'level.field' that a requirement may ask for: 'bachelor.civil', with '*' for any
 * field, 'any' for any level above school, and all levels and fields that the study stands above.
 */
export type HeldStudy = { keys: readonly string[]; start: number; end: number }

/** The studies that a line of a resume names, held or pursued. */
export function findHeldStudies(text: string): HeldStudy[] {
  const named = findDegreeNames(text)
  if (named.length === 0 && !mayBeStudent.test(text)) return []
  const fields = findFieldNames(text)
  const degrees = named.map(({ start, end, level, field, isOpen }) => {
    const after = fieldsAfter(text, end, fields)
    // 'B.Com (Computer Applications)' is no degree in computing.
    const own = isOpen || field === null ? after : after.filter((one) => areRelated(one, field))
    return { start, end, keys: studyKeys(level, field === null ? own : [field, ...own]) }
  })
  const students = fields
    .filter(({ isSure }) => isSure)
    .filter(({ start, end }) => ofStudent.test(text.slice(end)) || studentOf.test(text.slice(0, start)))
    .map(({ field, start, end }) => ({ start, end, keys: studyKeys('bachelor', [field]) }))
  return [...degrees, ...students]
}

const mayBeStudent = /student|graduate/i
const ofStudent = /^ (?:hons\.? |honours )?(?:student|under-?graduate|graduate)\b/i
const studentOf = /\b(?:student|graduate) (?:of|in) $/i

function studyKeys(level: StudyLevel, fields: readonly string[]): string[] {
  const all = [...new Set([...fields.flatMap(withParents), '*'])]
  if (level === 'school') return all.map((field) => `school.${field}`)
  const levels = studyLevels.slice(1, studyLevels.indexOf(level) + 1)
  return ['school.*', ...['any', ...levels].flatMap((one) => all.map((field) => `${one}.${field}`))]
}

/**
 * The subjects that follow a degree: 'B.Tech (Civil)', 'B.A. Psychology and Hindi Literature'. One that we do not know is
 * called by its first word.
 */
function fieldsAfter(text: string, from: number, fields: readonly FieldName[]): string[] {
  const found: string[] = []
  let at = from
  for (;;) {
    at += joint.exec(text.slice(at))![0].length
    const next = fields.find(({ start }) => start === at)
    if (next === undefined) break
    found.push(next.field)
    at = next.end
  }
  const unknown = found.length === 0 ? subject.exec(text.slice(from))?.[1] : undefined
  return unknown === undefined ? found : [unknownField(unknown)]
}

/** The key of a field that we do not know: 'B.Sc. in sericulture'. */
export const unknownField = (word: string): string => `~${wordClass(normalizeWord(word))}`

const joint =
  /^(?:[\s.,:()–—/&-]|\b(?:in|of|with|and|hons|honours|honors|major|majoring|speciali[sz]ation|branch|stream|degree|trade|part|[iv]{1,3}|first|second|third|final|last|year|pursuing)\b){0,12}/i
const subject = /^[\s.]{0,2}(?:\(|(?:\(?hons\.?\)? )?(?:in|of) |)(?!\d)(\p{L}{4,})/iu
