import type { ReadPiece } from './listing-fields.ts'

/** How a listing asks for something: it must be there, it is asked for, or it is only welcome. */
export type Importance = 'must' | 'asked' | 'nice'

/** What a requirement says of itself: 'Power BI (preferred)'. */
export function importanceIn(text: string): Importance {
  const said = [...text.matchAll(words)].map(([word]) => importanceOf(word))
  return said.find((one) => one === 'nice') ?? said[0] ?? 'asked'
}

/** Gives each line of a list the importance that its heading says: 'Docker' below 'Good to have:'. */
export function repeatLabels(description: string): string {
  let said: string | null = null
  let hasMarks: boolean | null = null
  return description
    .split('\n')
    .map((line) => {
      const text = line.replace(listMark, '').trim()
      if (label.test(text)) {
        said = text.match(words)![0]
        hasMarks = null
        return line
      }
      if (text === '' && hasMarks === null) return line
      hasMarks ??= listMark.test(line)
      if (text === '' || text.endsWith(':') || hasMarks !== listMark.test(line)) said = null
      return said === null ? line : `${said}: ${text}`
    })
    .join('\n')
}

const listMark = /^\s*(?:[-–—•·●*▪]|\d{1,2}[.)])\s*/

/** The skills (ids) of a sentence of which it says that they are needed or only welcome; others are not in the map. */
export function importanceBySkill({ text, skills: named }: ReadPiece): Map<number, Importance> {
  // The journalism of 'data journalism' is not what is a plus.
  const skills = named.filter(
    (one) => !named.some(({ start, end }) => end - start > one.end - one.start && start <= one.start && end >= one.end),
  )
  const found = new Map<number, Importance>()
  const said = [...text.matchAll(words)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
  for (const [place, { word, start, end }] of said.entries()) {
    const from = clauseStart(text, start, said[place - 1]?.end ?? 0)
    const to = clauseEnd(text, end, said[place + 1]?.start ?? text.length)
    const inClause = skills.filter((skill) => skill.start >= from && skill.end <= to)
    const before = skills.filter((skill) => skill.end <= start)
    const earlier = said[place - 1]?.end ?? 0
    const list = reaching.test(text.slice(0, start)) ? null : knowledgeOf.exec(text.slice(earlier, start))
    if (list !== null) {
      for (const { id } of before.filter((skill) => skill.start >= earlier + list.index))
        found.set(id, importanceOf(word))
      continue
    }
    const isOne = ofOne.test(text.slice(from, start)) && !/^ (?:to|that|if) /.test(text.slice(end))
    // 'Power BI (preferred)', 'Docker: good to have', 'you can learn ELISA, so it is optional'
    const ofBefore = inClause.length === 0 && reaching.test(text.slice(0, start))
    const own = ofBefore ? before : isOne ? inClause.filter((skill) => skill.end <= start) : inClause
    for (const { id } of ofBefore || isOne ? lastNamed(text, own, /[:–—-]\s*$/.test(text.slice(0, start))) : own)
      found.set(id, importanceOf(word))
  }
  return found
}

/** What a sentence says of words that it names without a skill. */
export function importanceOfWords({ text, skills }: ReadPiece, named: string): Importance | undefined {
  if (text.search(words) < 0) return undefined
  const start = text.toLowerCase().indexOf(named.toLowerCase())
  const end = start + named.length
  if (start < 0 || /[\p{L}\d]/u.test(`${text[start - 1] ?? ''}${text[end] ?? ''}`)) return undefined
  const others = skills.filter((skill) => skill.end <= start || skill.start >= end)
  const inOrder = [...others, { id: -1, start, end }].sort((one, other) => one.start - other.start)
  return importanceBySkill({ text, skills: inOrder }).get(-1)
}

const nice =
  "(?:nice|good|great)[ -](?:to[ -]have|if)|it helps (?:if|to)|pluses|plus(?=\\)|$)|would be (?:nice|good|great|lovely|helpful|useful)|would help|helps(?= but\\b|[.,;)]|$)|(?:is|are) (?:helpful|useful|handy)|(?:helpful|useful|handy)(?= (?:but|though)\\b|[.,;)]|$)|need not know|appreciated|beneficial|ideally|an asset|brownie points|extra points|preferred|preferably|preferable|preference|(?:a|is|be) plus|plus if|bonus(?:es)?|optional|desirable|desired|advantage|(?:not|(?:is|are)n['’]t) (?:mandatory|required|necessary|compulsory|essential|needed|a must)|can be (?:learnt|learned|taught|picked up)|will be taught|welcome(?! to\\b)"
const must =
  'must(?:[ -]haves?)?|non[- ]negotiable|mandatory|(?<!\\b(?:when|if|as|where|wherever|whenever) )(?:required|necessary)|essential|compulsory|needed from day one'
const words = new RegExp(`\\b(?:${nice}|${must})\\b`, 'gi')
const label = new RegExp(
  `^(?:(?:the|our|key|technical|other) )?(?:${nice}|${must})(?: (?:skills?|qualifications?|tools?|knowledge|requirements?|points|if|you|have|know))*\\W*$`,
  'i',
)
const isNice = new RegExp(`^(?:${nice})$`, 'i')

const importanceOf = (word: string): Importance => (isNice.test(word) ? 'nice' : 'must')

/** 'Familiarity with Excel, SAP and SQL is a plus' is about all of its list. */
const knowledgeOf =
  /(?:^|[.;:•–—]\s)\W*(?:(?:an?|any|some|basic|good|sound|prior|previous|working|hands-on) )*(?:knowledge|familiarity|experience|exposure|understanding|basics) (?:of|with|in|to|about)\b(?:(?!\b(?:but|with|while|whereas)\b)[^.;:()–—]){0,200}$/iu

/** 'Redux is a plus' and 'with SAP as an advantage' are about the last thing named. */
const ofOne = /\b(?:is|as|would be|will be)\b[^,;]*$/i

const reaching =
  /(?:[([:–—-]|\)(?: is| are| would be| will be)?(?: an?)?|\b(?:it|this|that|which)(?: is| would be| will be)?)\s*$/i

/** The last thing named, and its alternatives: 'Snowflake or dbt is a plus'; of a list that ends in a colon all. */
function lastNamed(text: string, before: ReadPiece['skills'], isList: boolean): ReadPiece['skills'] {
  const joint = isList ? /^(?:\s*(?:,|&|\/|and|or)\s*)+$/i : /^ or $/i
  const first = before.findLastIndex((skill, at) => !joint.test(text.slice(before[at - 1]?.end ?? 0, skill.start)))
  return before.slice(Math.max(0, first))
}

const clauseEnds = /[,;:()[\]–—]|[.!?](?=\s)|\b(?:but|with|while|whereas)\b/i
/** Between two of the words 'and' separates what each is about. */
const clauseEndsOrAnd = new RegExp(`${clauseEnds.source}|\\band\\b`, 'i')

function clauseStart(text: string, at: number, earlier: number): number {
  const pieces = text.slice(earlier, at).split(earlier > 0 ? clauseEndsOrAnd : clauseEnds)
  return at - pieces.at(-1)!.length
}

// 'ideally with SAP', 'preference will be given to those with SAP'
const whose =
  /^\s*(?:(?:will be |is )?given )?(?:to )?(?:(?:those|candidates|students|applicants|people|anyone) )?(?:with|who (?:know|have|has))\b/i

/** 'Nice to have: Docker, Redis' is about all that follows. */
function clauseEnd(text: string, at: number, next: number): number {
  const rest = text.slice(at, next)
  if (/^\s*(?:(?:skills?|tools?|qualifications?|knowledge|requirements?|on the job|at work|here)\s*)?:/i.test(rest))
    return next
  const from = whose.exec(rest)?.[0].length ?? 0
  const [clause = ''] = rest.slice(from).split(next < text.length ? clauseEndsOrAnd : clauseEnds)
  return at + from + clause.length
}
