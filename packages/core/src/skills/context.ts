import type { Candidate } from './extract.ts'
import { normalWord } from './tokens.ts'

/** Skills already accepted directly before and after. */
export type Neighbours = { before: Candidate | null; after: Candidate | null }

/**
 * Whether a word with another everyday meaning ('R', 'Go', 'Excel', 'Spring') is a skill here: it is the whole text, an
 * item of a list with another skill, an item of its own, or stands with words that go with skills ('in R', 'Go
 * developer'). Written unlike its name ('go', 'spring') only the first two count.
 */
export function standsAsSkill(text: string, candidate: Candidate, neighbours: Neighbours): boolean {
  const { start, end } = candidate
  if (isWholeText(text, start, end)) return true
  if (isTurnedAway(text, start, end)) return false
  if (isListedBeside(text, candidate, neighbours)) return true
  if (!candidate.asWritten) return false
  const before = wordBefore(text, start)
  const after = wordAfter(text, end)
  if (cuesAfter.has(after)) return true
  if (cuesBefore.has(before) && !swallowing.has(after)) return true
  return end - start > 1 && isItem(text, start, end)
}

// 'using R', 'knowledge of Excel'; 'Go developer', 'Excel macros'.
const cuesBefore = new Set(
  'in using with via knowledge learn learning of know language tool software technology framework ms microsoft apache google proficient proficiency expertise experience and or skill like including'.split(' '),
)
const cuesAfter = new Set(
  'programming language developer development framework script scripting code coding skill macro formula spreadsheet library api app application engineer programmer stack project package studio certified certification dashboard test testing pivot vlookup'.split(' '),
)
// 'Excel at', 'Access to', 'Go to', 'Spring semester' speak of something else.
const swallowing = new Set('to into at on of from by semester term break quarter season fall winter summer internship'.split(' '))
const yearAfter = /^[ ,'’]{1,3}(?:19|20)?\d\d\b/

function isWholeText(text: string, start: number, end: number): boolean {
  return text.length < 80 && text.slice(0, start).trim() === '' && text.slice(end).trim() === ''
}

function isTurnedAway(text: string, start: number, end: number): boolean {
  return yearAfter.test(text.slice(end, end + 8)) || (end - start === 1 && initial.test(text.slice(Math.max(0, start - 2), end + 2)))
}

// 'R&D', 'C-level', "C's", 'R.' of a name.
const initial = /(?:^|\W)[A-Za-z](?:[&'’-]|\.(?:\s|$))/

function isListedBeside(text: string, { start, end, asWritten }: Candidate, { before, after }: Neighbours): boolean {
  const joint = asWritten ? listJoint : strictJoint
  if (before !== null && start - before.end <= 8 && joint.test(text.slice(before.end, start))) return true
  return after !== null && after.start - end <= 8 && joint.test(text.slice(end, after.start))
}

const listJoint = /^\s*(?:[,;|/&+•·●:()]+\s*(?:and\s|or\s|&\s)?|and\s|or\s)\s*\(?$/i
const strictJoint = /^\s*[,;|/•·●]\s*(?:and\s|or\s)?\s*$/i

/** Alone between commas, bullets, brackets or the ends of the line. */
function isItem(text: string, start: number, end: number): boolean {
  return itemBefore.test(text.slice(Math.max(0, start - 4), start)) && itemAfter.test(text.slice(end, end + 4))
}

const itemBefore = /(?:^|[,;|/•·●▪*():\t\n])\s*$|^\s*[-–]\s*$/
const itemAfter = /^\s*(?:$|[,;|/•·●▪*():\t\n])|^\.\s*$/

function wordBefore(text: string, start: number): string {
  const match = /([\p{L}]+)[ :]{1,2}$/u.exec(text.slice(Math.max(0, start - 24), start))
  return normalWord(match?.[1] ?? '')
}

function wordAfter(text: string, end: number): string {
  const match = /^[ -]{1,2}([\p{L}]+)/u.exec(text.slice(end, end + 24))
  return normalWord(match?.[1] ?? '')
}
