import type { ReadPiece } from './listing-fields.ts'

/** How a listing asks for something: it must be there, it is asked for, or it is only welcome. */
export type Importance = 'must' | 'asked' | 'nice'

/** What a requirement says of itself: 'Power BI (preferred)'. */
export function importanceIn(text: string): Importance {
  const said = [...text.matchAll(words)].map(([word]) => importanceOf(word))
  return said.find((one) => one === 'nice') ?? said[0] ?? 'asked'
}

/** The skills (ids) of a sentence of which it says that they are needed or only welcome; others are not in the map. */
export function importanceBySkill({ text, skills }: ReadPiece): Map<number, Importance> {
  const found = new Map<number, Importance>()
  const said = [...text.matchAll(words)].map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
  for (const [place, { word, start, end }] of said.entries()) {
    const from = clauseStart(text, start, said[place - 1]?.end ?? 0)
    const to = clauseEnd(text, end, said[place + 1]?.start ?? text.length)
    const inClause = skills.filter((skill) => skill.start >= from && skill.end <= to)
    const before = skills.filter((skill) => skill.end <= start)
    const isOne = ofOne.test(text.slice(from, start))
    const isBracket = /[([]\s*$/.test(text.slice(0, start))
    const own = isBracket && inClause.length === 0 ? before.slice(-1) : inClause
    for (const { id } of isOne ? own.filter((skill) => skill.end <= start).slice(-1) : own)
      found.set(id, importanceOf(word))
  }
  return found
}

const nice =
  'nice to have|good to have|preferred|preferably|preferable|a plus|is plus|bonus|optional|desirable|desired|advantage|not mandatory|welcome(?! to\\b)'
const must = 'must|mandatory|required|essential|compulsory|necessary|needed from day one'
const words = new RegExp(`\\b(?:${nice}|${must})\\b`, 'gi')
const isNice = new RegExp(`^(?:${nice})$`, 'i')

const importanceOf = (word: string): Importance => (isNice.test(word) ? 'nice' : 'must')

/** 'Redux is a plus' and 'with SAP as an advantage' are about the last thing named. */
const ofOne = /\b(?:is|as|would be|will be)\b[^,;]*$/i

const clauseEnds = /[,;:()[\]–—]|\b(?:but|with|while|whereas)\b/i
/** Between two of the words 'and' separates what each is about. */
const clauseEndsOrAnd = new RegExp(`${clauseEnds.source}|\\band\\b`, 'i')

function clauseStart(text: string, at: number, earlier: number): number {
  const pieces = text.slice(earlier, at).split(earlier > 0 ? clauseEndsOrAnd : clauseEnds)
  return at - pieces.at(-1)!.length
}

/** 'Nice to have: Docker, Redis' is about all that follows. */
function clauseEnd(text: string, at: number, next: number): number {
  const rest = text.slice(at, next)
  if (/^\s*:/.test(rest)) return next
  const [clause = ''] = rest.split(next < text.length ? clauseEndsOrAnd : clauseEnds)
  return at + clause.length
}
