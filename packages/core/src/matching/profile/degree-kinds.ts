import { degreePatterns, degreeSubjects } from '../../skills/data/degree-names.ts'

/**
 * The kinds of degrees that a text names: 'B.Com' and 'Bachelor of Commerce' are one, as are B.E. and B.Tech. Sources:
 * the UGC's 'Specification of Degrees' (2014) for the Indian names and abbreviations.
 */
export function findDegreeKinds(text: string): { kind: string; start: number; end: number }[] {
  const found = [...text.matchAll(anyDegree)].filter((match) => isDegree(match, text))
  return found.map((match) => {
    const kind = kinds[match.findIndex((part, group) => group > 0 && part !== undefined) - 1] ?? ''
    return { kind, start: match.index, end: match.index + match[0].length }
  })
}

/**
 * Not the 'bed' of 'a 100 bed hospital', 'to be' and 'about me', nor the MA of 'Boston, MA': two letters without a subject
 * are a degree only in capitals, where they begin the text or are one of several ('BCA/BE').
 */
function isDegree({ 0: name, index }: RegExpExecArray, text: string): boolean {
  if (name === 'bed' || /^[bm]e$/i.test(name) !== /^[BM]E$/.test(name)) return false
  if (!/^[bm][ae]$/i.test(name)) return true
  const after = text.slice(index + name.length, index + name.length + 5)
  if (/^ (?!or |and )[\p{L}(]/iu.test(after)) return true
  const before = text.slice(Math.max(0, index - 5), index)
  return name === name.toUpperCase() && /^\W*$|\/ ?$|\bor $/.test(before)
}

// Nursing comes first: 'B.Sc. Nursing' is no degree in science.
const kinds = ['nursingBachelor', ...Object.keys(degreePatterns).filter((kind) => kind !== 'nursingBachelor')]
// A group for each kind, by its place: named groups would cost an object of all kinds for each match.
const anyDegree = new RegExp(
  `(?<![\\p{L}\\d.])(?:${kinds.map((kind) => `(${degreePatterns[kind]})`).join('|')})(?![\\p{L}\\d])\\.?`,
  'giu',
)

/**
 * Subjects of degrees as they are shortened: 'B.Tech (Mechanical)', 'B.E. Mech', 'Diploma in Civil'. Full names are found
 * like any other skill.
 */
export function findDegreeSubjects(text: string): { skill: string; start: number; end: number }[] {
  const law = [...text.matchAll(degreesInLaw)].map(({ index, 0: degree }) => ({
    skill: 'Law',
    start: index,
    end: index + degree.length,
  }))
  const shortened = [...text.matchAll(degreeSubject)].flatMap((match) => {
    const subject = match[1]!
    const [skill] = degreeSubjects.find(([, words]) => words.test(subject)) ?? []
    const start = match.index + match[0].length - subject.length
    return skill === undefined ? [] : [{ skill, start, end: start + subject.length }]
  })
  return [...law, ...shortened]
}

const degreesInLaw = /(?<![\p{L}\d])LL\.? ?[BM]\b/giu

const degreeSubject =
  /(?<![\p{L}\d])(?:b\.? ?tech|m\.? ?tech|b\.? ?e\.?|m\.? ?e\.?|b\.? ?s\.?|diploma|polytechnic|iti|bachelors?(?: of (?:engineering|technology))?|engineering)[ .,:–-]{0,3}(?:(?:degree|hons\.?|in|of|branch|trade|\() ?){0,2}[(]?(mech(?:anical)?|civil|electrical|eee|electronics|ece|e&tc|entc|extc|cse|computers?|comps?|cs|it|chemical|auto(?:mobile)?|aero(?:space|nautical)?|instrumentation|bio-?tech)(?![\p{L}\d&])/giu
