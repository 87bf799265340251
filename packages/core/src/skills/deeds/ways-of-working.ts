import { askedWays, thingsNotPeople, toldWays } from '../data/deeds/ways-of-working.ts'
import { findUndone } from '../denials.ts'
import { skillNamed } from '../vocabulary.ts'

type Way = { id: number; pattern: RegExp }

/** Reads `Skill: pattern` lines; `$name: pattern` lines above are put in for `$name`. */
function readWays(text: string, [before, after]: readonly [string, string], flags: string): Way[] {
  const lines = text.split('\n').filter((line) => line !== '')
  const written = lines.map((line) => ({
    name: line.slice(0, line.indexOf(': ')),
    text: line.slice(line.indexOf(': ') + 2),
  }))
  const named = new Map(written.filter(({ name }) => name.startsWith('$')).map(({ name, text }) => [name, text]))
  const fill = (pattern: string): string => pattern.replace(/\$[a-z]+/g, (name) => fill(named.get(name)!))
  return written
    .filter(({ name }) => !name.startsWith('$'))
    .map(({ name, text }) => ({
      id: skillNamed(name)!.id,
      pattern: new RegExp(`${before}(?:${fill(text)})${after}`, flags),
    }))
}

/** Words around a way of working that ask for nothing else: 'should be able to …'. */
const lead =
  '^(?:(?:should|must|shall|can|could|will|would|needs?|has|have|having|be|is|able|ability|abilities|capable|capacity|skills?|skilled|good|great|strong|excellent|basic|decent|proper|clear|polite|politely|confident|comfortable|willing|willingness|ready|fluent|effective|very|well|a|an|the|in|at|of|to|for|with|who|candidate|person|also|always|some|regular|close|daily|quick|ensur(?:e|ing)) )*'
const asked = readWays(askedWays, [lead, '$'], '')
const atWhatTime = /\b(?:shifts?|timings?|hours|basis)$/
const joint = /\s*[,&/+]\s*|\s+and\s+/i

/**
 * The ways of working (ids of skills) that a phrase of a listing names with whatever is around them, as 'Able to meet
 * deadlines' and 'Talking to patients nicely'. None when a part of the phrase asks for something else.
 */
export function findAskedWays(phrase: string): number[] {
  if (phrase.length > longestPhrase) return []
  const text = phrase
    .toLowerCase()
    .replace(/[\s.!,;]+$|\s+(?=\s)/g, '')
    .trim()
  const wayOf = (part: string) => asked.find(({ pattern }) => pattern.test(part))?.id
  const parts = wayOf(text) === undefined ? text.split(joint).filter((part) => !atWhatTime.test(part)) : [text]
  const ways = parts.map(wayOf)
  return ways.every((id) => id !== undefined) ? [...new Set(ways)] : []
}

/** Where a clause begins, or its verb after its subject or some words about time. */
const begin =
  /(?<=^[^a-z\d]{0,6}|[.;:,(–—-] {0,2}|\b(?:i|we|and|also|then|later|who|used to|had to|(?:was|were) (?=[a-z]+ing)|when|where|so|days?|us|job|months?|years?|weeks?|time|[a-z]+ly) )(?=[a-z\d])(?![a-z]+ by\b)/g
const told = readWays(toldWays, ['', ''], 'y')

/** Where a text tells of deeds that show ways of working, in whatever trade: 'headed a committee of 12'. */
export function findToldWays(written: string): { id: number; start: number; end: number }[] {
  const text = written
    .slice(0, longestText)
    .toLowerCase()
    .replace(thingsNotPeople, (thing) => '-'.repeat(thing.length))
  if (text.length !== Math.min(written.length, longestText)) return []
  const found = [...text.matchAll(begin)].flatMap(({ index: start }) =>
    told.flatMap(({ id, pattern }) => {
      pattern.lastIndex = start
      return pattern.test(text) ? [{ id, start, end: pattern.lastIndex }] : []
    }),
  )
  if (found.length === 0) return []
  const undone = [...text.matchAll(sentence)].flatMap(({ index, 0: { length } }) =>
    findUndone(text, index, index + length),
  )
  return found.filter(({ start }) => !undone.some((part) => start >= part.start && start < part.end))
}

/** Bounds the time for a page on one line, and for a page as a requirement. */
const longestText = 3000
const longestPhrase = 200
const sentence = /[^.;!?]+(?:[.;!?](?!\s)[^.;!?]*)*/gu
