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

const subjects =
  'english|economics|psychology|clinical|counselling|applied|history|political|hindi|sociology|philosophy|geography|journalism|mass comm|public|social work|development studies|marathi|tamil|sanskrit|urdu|bengali|french|german|linguistics|education|international|anthropology|media|literature|hons|honours|\\('
const branches =
  'computer|mechanical|civil|electrical|electronics|it|cse|ece|information|chemical|instrumentation|automobile|production|biomedical|structural|thermal'
const alone = '(?=$|,|\\s?[(/–-]| or )'
const bachelor = "(?:bachelor|graduate|degree)(?:[’']?s)?(?: degree)?(?: of| in)?"
const master = "(?:master|postgraduate)(?:[’']?s)?(?: degree)?(?: of| in)?"

const patterns: Record<string, string> = {
  commerceBachelor: `b\\.? ?com|${bachelor} commerce|commerce (?:graduate|student)s?`,
  commerceMaster: `m\\.? ?com|${master} commerce`,
  businessBachelor: `b\\.?b\\.?[am]|bms|b\\.m\\.s|${bachelor} (?:business(?: administration| management)?|management studies)`,
  businessMaster: `m\\.?b\\.?a|pgdm|${master} business(?: administration)?|mms`,
  lawBachelor: `ll\\.? ?b|${bachelor} (?:laws?|legislative law)|law (?:graduate|student|degree)s?`,
  lawMaster: `ll\\.? ?m|${master} laws?`,
  engineeringBachelor: `b\\.? ?tech|b\\.e(?=[. ,/(]|$)|be(?= (?:${branches})\\b)|be${alone}|${bachelor} (?:engineering|technology)|engineering (?:graduate|student|degree)s?`,
  engineeringMaster: `m\\.? ?tech|m\\.e(?=[. ,/(]|$)|me(?= (?:${branches})\\b)|me${alone}|${master} (?:engineering|technology)`,
  computerBachelor: `b\\.?c\\.?a|${bachelor} computer applications?`,
  computerMaster: `m\\.?c\\.?a|${master} computer applications?`,
  scienceBachelor: `b\\.? ?sc|${bachelor} science`,
  scienceMaster: `m\\.? ?sc|${master} science`,
  artsBachelor: `b\\.a(?=[. ,/(]|$)|ba(?= (?:in )?(?:${subjects}))|ba${alone}|${bachelor} arts`,
  artsMaster: `m\\.a(?=[. ,/(]|$)|ma(?= (?:in )?(?:${subjects}))|ma${alone}|${master} arts`,
  fineArtsBachelor: `b\\.?f\\.?a|${bachelor} fine arts?`,
  designBachelor: `b\\.? ?des|${bachelor} design`,
  architectureBachelor: `b\\.? ?arch|${bachelor} architecture`,
  pharmacyBachelor: `b\\.? ?pharm(?:a|acy)?|${bachelor} pharmacy`,
  educationBachelor: `b\\.? ?ed|${bachelor} education`,
  medicineBachelor: `m\\.?b\\.?b\\.?s`,
  nursingBachelor: `b\\.? ?sc\\.? nursing|${bachelor} nursing`,
  hotelBachelor: `bhm(?:ct)?|${bachelor} hotel management`,
  journalismBachelor: `bjmc|bmm|${bachelor} (?:journalism|mass (?:communication|media))`,
  socialWorkMaster: `msw|${master} social work`,
  doctor: `ph\\.? ?d|doctorate`,
}

// Nursing comes first: 'B.Sc. Nursing' is no degree in science.
const kinds = ['nursingBachelor', ...Object.keys(patterns).filter((kind) => kind !== 'nursingBachelor')]
// A group for each kind, by its place: named groups would cost an object of all kinds for each match.
const anyDegree = new RegExp(
  `(?<![\\p{L}\\d.])(?:${kinds.map((kind) => `(${patterns[kind]})`).join('|')})(?![\\p{L}\\d])\\.?`,
  'giu',
)

/**
 * Subjects of degrees as they are shortened: 'B.Tech (Mechanical)', 'B.E. Mech', 'Diploma in Civil'. Full names are found
 * like any other skill.
 */
export function findDegreeSubjects(text: string): { skill: string; start: number; end: number }[] {
  return [...text.matchAll(degreeSubject)].flatMap((match) => {
    const subject = match[1]!
    const [skill] = subjectSkills.find(([, words]) => words.test(subject)) ?? []
    const start = match.index + match[0].length - subject.length
    return skill === undefined ? [] : [{ skill, start, end: start + subject.length }]
  })
}

const subjectSkills: readonly (readonly [string, RegExp])[] = [
  ['Mechanical engineering', /^mech(?:anical)?$/i],
  ['Civil engineering', /^civil$/i],
  ['Electrical engineering', /^(?:electrical|eee)$/i],
  ['Electronics', /^(?:electronics|ece|e&tc|entc|extc)$/i],
  ['Computer science', /^(?:cse|computers?|comps?|cs)$/i],
  ['Information technology', /^it$/i],
  ['Chemical engineering', /^chemical$/i],
  ['Automotive engineering', /^auto(?:mobile)?$/i],
  ['Aerospace engineering', /^aero(?:space|nautical)?$/i],
  ['Instrumentation', /^instrumentation$/i],
  ['Biotechnology', /^bio-?tech$/i],
]
const degreeSubject =
  /(?<![\p{L}\d])(?:b\.? ?tech|m\.? ?tech|b\.? ?e\.?|m\.? ?e\.?|b\.? ?s\.?|diploma|polytechnic|iti|bachelors?(?: of (?:engineering|technology))?|engineering)[ .,:–-]{0,3}(?:(?:degree|hons\.?|in|of|branch|trade|\() ?){0,2}[(]?(mech(?:anical)?|civil|electrical|eee|electronics|ece|e&tc|entc|extc|cse|computers?|comps?|cs|it|chemical|auto(?:mobile)?|aero(?:space|nautical)?|instrumentation|bio-?tech)(?![\p{L}\d&])/giu
