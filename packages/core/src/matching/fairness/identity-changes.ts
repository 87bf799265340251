import type { Line } from '../../resume/layout/resume-lines.ts'
import { findOccurrences } from '../../resume/layout/text-spans.ts'
import type { ResumeDraft } from '../../resume/resume-draft.ts'
import { tokenize } from '../../skills/tokens.ts'
import { isPlace } from '../profile/uncounted-words.ts'
import { genderedWords, pronouns } from './gendered-words.ts'
import type { IdentityKind } from './identity-kinds.ts'

/** The same resume with another identity. `said` describes the change; `lines` have to be read again. */
export type IdentityChange = { kind: IdentityKind; said: string; lines: Line[] }

/**
 * At most `count` variants of a resume with another name, address, pronouns, college, city or age. None of these may
 * change a score. Deterministic, the kinds in turn; what the resume does not say is added where that is usual
 * ('Age: 34') and left out otherwise.
 */
export function identityChanges(draft: ResumeDraft, lines: readonly Line[], count: number): IdentityChange[] {
  const makers = [changedName, changedPronouns, changedCollege, changedPlace, changedAge, changedWords, changedContact]
  const changes: IdentityChange[] = []
  const seen = new Set<string>()
  for (let turn = 0; turn < longestList && changes.length < count; turn++)
    for (const make of makers) {
      const change = make(draft, lines, turn)
      if (change === null || seen.has(change.said)) continue
      seen.add(change.said)
      changes.push(change)
    }
  return changes.slice(0, count)
}

type Maker = (draft: ResumeDraft, lines: readonly Line[], turn: number) => IdentityChange | null

// Names that are words of work on purpose: Baker, Cook, Banks, Law.
const names =
  `Asha Verma|Mohammed Farooq Ali|Hannah Baker|Nguyen Thi Mai|Marcus Banks|Gurpreet Kaur|José García|Julia Cook|
Lakshmi Narayanan|David Okafor|Priya Painter|Tenzin Dorje|Fatima Sheikh|John Smith|Meena Kumari Das|Wei Zhang|Dean Mason|
Anjali Law|Ravi Shankar Iyer|Maria Fernandes`
    .split('|')
    .map((name) => name.trim())
const colleges =
  `Stanford University|National Institute of Fashion Technology|Institute of Hotel Management|Anna University|
National Law University|Indian School of Business|College of Nursing and Health Sciences|Pune Institute of Technology|
School of Planning and Architecture|Delhi University|Government Polytechnic College|Oxford University`
    .split('|')
    .map((college) => college.trim())
const cities = 'Kochi|Guwahati|Mumbai|Jaipur|London|Patna|Chennai|Srinagar|Boston|Indore|Kolkata|Shimla'.split('|')
const longestList = 20

const changedName: Maker = ({ name }, lines, turn) => {
  const other = names[turn % names.length]!
  if (name === null || name.text === '' || other === name.text) return null
  return { kind: 'name', said: `Name: ${other}`, lines: replaced(lines, name.text, other) }
}

const changedContact: Maker = ({ email }, lines, turn) => {
  const address = `${names[turn % names.length]!.toLowerCase().replace(/[^a-z]+/g, '.')}@example.com`
  if (email === null) return null
  return { kind: 'contact', said: `E-mail: ${address}`, lines: replaced(lines, email.text, address) }
}

const changedPronouns: Maker = (_draft, lines, turn) => {
  const [name, words] = pronouns[turn % pronouns.length]!
  const swapped = withText(lines, (text) => eachWord(text, (word) => words.get(word.toLowerCase()) ?? null))
  return { kind: 'pronouns', said: `Pronouns: ${name}`, lines: [...swapped, added(lines, `Pronouns: ${name}`)] }
}

const changedWords: Maker = (_draft, lines, turn) => {
  const side = turn % 2
  const swapped = withText(lines, (text) =>
    eachWord(text, (word) => genderedWords[side]!.get(word.toLowerCase()) ?? null),
  )
  const gender = side === 0 ? 'female' : 'male'
  return { kind: 'gendered_words', said: `Gender: ${gender}`, lines: [...swapped, added(lines, `Gender: ${gender}`)] }
}

/** Limits the work: each college is searched on every line. */
const mostColleges = 20

const changedCollege: Maker = ({ education }, lines, turn) => {
  const own = [...new Set(education.map(({ institution }) => institution).filter((name) => name.includes(' ')))].slice(
    0,
    mostColleges,
  )
  const other = colleges[turn % colleges.length]!
  if (own.length === 0) return null
  const changed = own.reduce<readonly Line[]>((all, name) => replaced(all, name, other), lines)
  return { kind: 'college', said: `College: ${other}`, lines: [...changed] }
}

const changedPlace: Maker = (_draft, lines, turn) => {
  const city = cities[turn % cities.length]!
  const pin = 110_001 + turn * 30_011
  const moved = withText(lines, (text) => eachWord(text, (word) => (isPlace(word.toLowerCase()) ? city : null)))
  const address = `Address: 12 Station Road, ${city} ${pin}`
  return { kind: 'place', said: `Address: ${city} ${pin}`, lines: [...moved, added(lines, address)] }
}

const changedAge: Maker = (_draft, lines, turn) => {
  const age = 17 + turn * 3
  return { kind: 'age', said: `Age: ${age}`, lines: [...lines, added(lines, `Age: ${age}`)] }
}

/** A new line below the others. */
function added(lines: readonly Line[], text: string): Line {
  const last = lines.at(-1)
  return { page: 1, x: 0, width: 0, size: 0, ...last, y: (last?.y ?? 0) + 40, text, bold: false, hidden: null }
}

function withText(lines: readonly Line[], change: (text: string) => string): Line[] {
  return lines.map((line) => ({ ...line, text: change(line.text) }))
}

/** The lines with every occurrence of `text` replaced. */
function replaced(lines: readonly Line[], text: string, by: string): Line[] {
  return withText(lines, (whole) => {
    const pieces: string[] = []
    let from = 0
    for (const { start, end } of findOccurrences(text, whole)) {
      pieces.push(whole.slice(from, start), by)
      from = end
    }
    return [...pieces, whole.slice(from)].join('')
  })
}

/** Replaces each word for which `change` gives another one, keeping a leading capital. */
function eachWord(text: string, change: (word: string) => string | null): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of tokenize(text)) {
    const word = text.slice(start, end)
    const other = change(word)
    if (other === null) continue
    pieces.push(text.slice(from, start), isCapital(word) ? capitalised(other) : other)
    from = end
  }
  return [...pieces, text.slice(from)].join('')
}

const isCapital = (word: string): boolean => word.slice(0, 1) !== word.slice(0, 1).toLowerCase()
const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)
