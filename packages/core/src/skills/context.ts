import { normalizeWord } from './tokens.ts'
import { fields, skills } from './vocabulary.ts'

/** A wording that may be a skill. Unless it is certain, the text around it decides; see `Surface`. */
export type Candidate = {
  id: number
  start: number
  end: number
  standing: 'certain' | 'ambiguous' | 'small' | 'everyday'
  asWritten: boolean
}

/** Skills already accepted directly before and after. */
export type Neighbours = { before: Candidate | null; after: Candidate | null }

/**
 * Whether a word with another everyday meaning ('R', 'Go', 'Excel', 'Spring') is a skill here: it has the line to
 * itself, is an item of a list with another skill, an item of its own, or is next to a cue word
 * ('in R', 'Go developer'). Written unlike its name ('go', 'spring') only the first two count.
 */
export function standsAsSkill(text: string, candidate: Candidate, neighbours: Neighbours): boolean {
  const { start, end } = candidate
  if (isWholeLine(text, start, end)) return true
  if (isTurnedAway(text, start, end)) return false
  if (isListedBeside(text, candidate, neighbours)) return true
  if (candidate.asWritten && candidate.standing !== 'everyday' && isOfPrograms(text, start, end)) return true
  if (candidate.asWritten && (/\d$/.test(text.slice(start, end)) || version.test(text.slice(end, end + 20))))
    return true
  if (candidate.standing === 'everyday')
    return (isItem(text, start, end) && !isLabel(text, end)) || isHandled(text, start, end)
  if (candidate.standing !== 'small' && !candidate.asWritten) return false
  const before = wordBefore(text, start)
  const after = wordAfter(text, end)
  if (cuesAfter.has(after)) return true
  if (cuesBefore.has(before) && (end - start === 1 || !swallowing.has(after))) return true
  return end - start > 1 && isItem(text, start, end)
}

// 'using R', 'knowledge of Excel'; 'Go developer', 'Excel macros'.
const cuesBefore = new Set(
  'in using used use wrote written coded with via knowledge learn learning of know language tool software technology framework ms microsoft apache google proficient proficiency expertise experience skill like including'.split(
    ' ',
  ),
)
const cuesAfter = new Set(
  'programming language based service notebook bot backend developer development framework script scripting code coding skill macro formula spreadsheet sheet chart workbook library api app application engineer programmer stack project package studio certified certification dashboard test testing pivot vlookup tracker template calculator page site website component screen hook frontend'.split(
    ' ',
  ),
)
// 'Excel at', 'Access to', 'Go to', 'Spring semester' speak of something else, 'a project in R on rainfall' does not.
const swallowing = new Set(
  'to into at on of from by semester term break quarter season fall winter summer internship'.split(' '),
)
const yearAfter = /^(?:[ ,'’]{1,3}(?:19|20)\d\d|[ ,]?['’]\d\d)\b/
// 'Angular 17', 'Java 8.1', 'Swift v5'.
const version =
  /^ v?\d{1,2}(?:\.\d{1,3}){0,2}(?=\s*$|\.?[,;:)|/]| (?:and|with|for|in|on|to|using|apps?|project|based)\b)/i

export function isWholeLine(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - widestMargin), start)
  const after = text.slice(end, end + widestMargin)
  const opens = start <= widestMargin ? /(?:^|\n)\s*$/ : /\n\s*$/
  const closes = text.length - end <= widestMargin ? /^\s*(?:$|\n)/ : /^[^\S\n]*\n/
  return opens.test(before) && closes.test(after)
}

const widestMargin = 40

function isTurnedAway(text: string, start: number, end: number): boolean {
  return (
    yearAfter.test(text.slice(end, end + 8)) ||
    (end - start === 1 && initial.test(text.slice(Math.max(0, start - 2), end + 2)))
  )
}

// 'R&D', 'C-level', "C's", 'R.O.T.C.'
const initial = /(?:^|\W)[A-Za-z](?:[&'’-]|\.[A-Za-z])|[A-Za-z]\.[A-Za-z](?:\W|$)/

function isListedBeside(text: string, candidate: Candidate, { before, after }: Neighbours): boolean {
  return (
    (before !== null && isJoined(text.slice(before.end, candidate.start), candidate, before)) ||
    (after !== null && isJoined(text.slice(candidate.end, after.start), candidate, after)) ||
    (before !== null && isPair(text, before, candidate)) ||
    (after !== null && isPair(text, candidate, after))
  )
}

/** 'Handled billing', 'in charge of reception and scheduling': an everyday word for work, and somebody who did it. */
const isHandled = (text: string, start: number, end: number): boolean =>
  nounOfWork.test(text.slice(start, end)) &&
  handledBefore.test(text.slice(Math.max(0, start - 60), start)) &&
  !ofOthers.test(text.slice(end, end + 20))

const nounOfWork = /(?:ing|tion|ence|ance|dispatch)$/i
const handledBefore =
  /\b(?:handl(?:e|ed|es|ing)|did|do|does|doing|manag(?:e|ed|es|ing)|(?:took|taking|take) care of|looked after|in charge of|responsible for)\s(?:(?:all|the|daily|complete|full|client|customer|patient|guest|stock) )*(?:[\p{L}-]{3,20}(?:, | and | & ))?$/iu
// 'Managed marketing teams'
const ofOthers =
  /^ (?:and \p{Ll}+ing\b|team|staff|department|vendor|compan|firm|agenc|client|customer|system|software|machine)/iu

/** Items of one list. One or two letters, or no comma between them, need a neighbour of the same field ('Python Go'). */
function isJoined(between: string, candidate: Candidate, neighbour: Candidate): boolean {
  if (between.length > longestJoint) return false
  const loose = candidate.asWritten && candidate.standing !== 'everyday'
  if (loose && /^ ?$/.test(between)) return isOfSameField(candidate, neighbour)
  if (!(loose ? listJoint : strictJoint).test(between)) return false
  const isClear = candidate.end - candidate.start > 2 && (candidate.asWritten || candidate.standing === 'everyday')
  return isClear || isOfSameField(candidate, neighbour)
}

/** 'Programs in c and java', also in small letters. */
const isPair = (text: string, one: Candidate, other: Candidate): boolean =>
  /^ (?:and|or) $/.test(text.slice(one.end, other.start)) &&
  /^(?:in|using|with)$/.test(wordBefore(text, one.start)) &&
  isOfSameField(one, other)

const longestJoint = 24

/** The last of some programs: 'Software: MS Office, GraphPad Prism, basic R'. */
const isOfPrograms = (text: string, start: number, end: number): boolean =>
  /^\.?\s*(?:\n|$)/.test(text.slice(end, end + widestMargin)) &&
  programsBefore.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))

const programsBefore = /^\W{0,4}(?:software|statistical|programming)[^:]{0,30}:.*,\s(?:and\s|basic\s)?$/i

// 'C (basic), Python', 'C - 3/5, Python'
const level =
  '(?:\\s?[([][\\p{L}\\d /+-]{1,16}[)\\]]|\\s?[-–:]\\s?(?:\\d\\d?/\\d\\d?|basics?|beginner|learning|good|intermediate|advanced|expert))?'
const listJoint = new RegExp(
  `^${level}\\s*(?:[,;|/&+•·●:()]+\\s*(?:and\\s|or\\s|&\\s|basic\\s)?|and\\s|or\\s)\\s*\\(?$`,
  'iu',
)
const strictJoint = /^\s*[,;|/•·●]\s*(?:and\s|or\s|basic\s)?\s*$/i

function isOfSameField(one: Candidate, other: Candidate): boolean {
  const field = skills[one.id]!.field
  const otherField = skills[other.id]!.field
  return field === otherField || fields[field]!.near.includes(otherField)
}

/** Alone between commas, bullets, brackets or the ends of the line. */
function isItem(text: string, start: number, end: number): boolean {
  return itemBefore.test(text.slice(Math.max(0, start - 4), start)) && itemAfter.test(text.slice(end, end + 4))
}

/** 'E-mail: …', 'Planning: …' say what follows. */
const isLabel = (text: string, end: number): boolean => /^\s?:\s?\S/.test(text.slice(end, end + 4))

const itemBefore = /(?:^|[,;|/•·●▪*():\t\n])\s*$|^\s*[-–]\s*$/
const itemAfter = /^\s*(?:$|[,;|/•·●▪*():\t\n])|^\.\s*$/

function wordBefore(text: string, start: number): string {
  const match = /([\p{L}]+)[ :]{1,2}$/u.exec(text.slice(Math.max(0, start - 24), start))
  return normalizeWord(match?.[1] ?? '')
}

function wordAfter(text: string, end: number): string {
  const match = /^[ -]{1,2}([\p{L}]+)/u.exec(text.slice(end, end + 24))
  return normalizeWord(match?.[1] ?? '')
}
