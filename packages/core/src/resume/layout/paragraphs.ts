import { findPeriods } from '../dates/date-ranges.ts'
import { endsWithTitleNoun } from '../experience/job-titles.ts'
import { findInstructions } from '../screening/machine-instructions.ts'
import { isWrapped } from './line-wraps.ts'
import type { Line, LineLink } from './resume-lines.ts'
import { isBullet } from './text-spans.ts'

/**
 * The lines of a document, where each paragraph that a person tells in sentences ('I worked as …') is one line, as in Word
 * files, because its sentences go on over the ends of lines. Lists, headings, columns and entries keep their lines.
 */
export const joinParagraphs = (lines: readonly Line[]): Line[] =>
  joinRuns(lines, (before, line, index) =>
    isWrapped(before, line, lines.slice(Math.max(0, index - reach), index + reach)),
  )

/** The same for a block of typed lines, in which nothing but their lengths tells which were full. */
export function joinTypedParagraph(block: readonly Line[]): Line[] {
  const longest = Math.max(...block.map(({ text }) => text.length))
  if (longest < shortestFull || longest > longestFull) return [...block]
  const isTold = block.some(({ text }) => firstPerson.test(text))
  const isFull = ({ text }: Line, next: Line) => text.length + next.text.split(' ', 1)[0]!.length > longest * 0.92
  // Lines of different lengths were not broken at one width: they are items.
  const isUneven = block.some((line, index) => {
    const next = block[index + 1]
    return next && line.text.length > longest * 0.6 && !stop.test(line.text) && !isFull(line, next)
  })
  if (isUneven) return [...block]
  return joinRuns(block, (line, next) => {
    if (stop.test(line.text)) return line.text.length > longest * 0.85 && /^\p{L}/u.test(next.text)
    if (isTold || leadsOn.test(line.text)) return isFull(line, next)
    // 'zed foods, may 2025, marketing intern' over what was done
    const isHead = endsWithTitleNoun(line.text) && findPeriods(line.text).length > 0
    return isFull(line, next) && /^\p{Ll}/u.test(next.text) && !isHead
  })
}

const firstPerson = /(?:^|[\s(,])(?:i|we|my|our|main|maine|hum)(?:['’](?:m|ve|d))?\s\p{Ll}/iu
const stop = /[.:;!?]$/
const leadsOn = /(?:,|\s(?:an?|and|as|at|by|for|from|in|my|of|on|or|the|to|with))$/i
const reach = 15
/** From line to line, in sizes of its letters: more are between paragraphs. */
const widestStep = 2.2
const shortestFull = 60
const longestFull = 140

function joinRuns(lines: readonly Line[], isFull: (before: Line, line: Line, index: number) => boolean): Line[] {
  const instructions = findInstructions(lines)
  // What is not read changes nothing around it: it stands aside, after the paragraph.
  const runs: { all: Line[]; read: Line[]; aside: Line[] }[] = []
  lines.forEach((line, index) => {
    const run = runs.at(-1)
    const before = run?.read.at(-1)
    const isAside = line.hidden !== null || instructions.has(index)
    if (run && (isAside || (before && areAlike(before, line) && isFull(before, line, index)))) {
      run.all.push(line)
      run[isAside ? 'aside' : 'read'].push(line)
    } else runs.push({ all: [line], read: isAside ? [] : [line], aside: isAside ? [line] : [] })
  })
  return runs.flatMap(({ all, read, aside }) =>
    read.length > 1 && areSentences(read) ? [read.reduce(join), ...aside] : all,
  )
}

const areAlike = (before: Line, line: Line): boolean =>
  before.page === line.page &&
  before.bold === line.bold &&
  Math.abs(before.size - line.size) < 0.6 &&
  (line.width === 0 || line.y - before.y < line.size * widestStep) &&
  !/[\t|]/.test(before.text + line.text) &&
  !isBullet(line.text)

/** Whether lines are of sentences, one of which goes on over the end of a line; a list of names is none. */
function areSentences(run: readonly Line[]): boolean {
  const isTold = run.some(({ text }) => firstPerson.test(text))
  // '12th, UP Board' below a degree is an entry of its own. Where the width of a line is known, a name may go on below it.
  const goesOn = !isTold ? /^\p{Ll}/u : run[0]!.width > 0 ? /^[\p{L}\d]/u : /^[\p{Ll}\d]/u
  return (
    run.some(({ text }, index) => index > 0 && goesOn.test(text) && !stop.test(run[index - 1]!.text)) &&
    (isTold || sentenceEnd.test(run.at(-1)!.text) || run.some(({ text }) => endWithin.test(text)))
  )
}

const sentenceEnd = /[.!?]$/
const endWithin = /(?:\p{Ll}{2}|[\d)%])[.!?]\s+\p{L}/u

function join(one: Line, next: Line): Line {
  const text = brokenWord.test(one.text) && /^\p{Ll}/u.test(next.text) ? one.text : `${one.text} `
  const moved = (next.links ?? []).map(
    (link): LineLink => ({ ...link, start: link.start + text.length, end: link.end + text.length }),
  )
  const links = [...(one.links ?? []), ...moved]
  return { ...one, text: text + next.text, y: next.y, width: next.width, ...(links.length > 0 && { links }) }
}

/** 'Decision-' over 'making' */
const brokenWord = /\p{L}-$/u
