import { bulletLength } from '../../resume/layout/text-spans.ts'
import type { Source } from '../../resume/resume-draft.ts'

/**
 * A whole sentence or bullet of the resume. `text` is the text at `source` and, where the sentence runs over the end of
 * a line, at `continued`, with blanks between. `marks` are the places in `text` of the words that prove something.
 */
export type Quote = { text: string; source: Source; continued: Source[]; marks: { start: number; end: number }[] }

/** The lines of a resume, and those of them that run on in the next line. */
export type QuotableText = { texts: readonly string[]; runsOn: ReadonlySet<number> }

/** The sentence or bullet around some words of a line. */
export function quoteAround({ texts, runsOn }: QuotableText, proof: Source): Quote {
  let [first, last] = [proof.line, proof.line]
  while (proof.line - first < mostLines && runsOn.has(first - 1) && bulletLength(texts[first]!) === 0) first--
  while (last - proof.line < mostLines && runsOn.has(last)) last++
  const lines = texts.slice(first, last + 1)
  const starts = lines.map((_, at) => lines.slice(0, at).reduce((sum, { length }) => sum + length + 1, 0))
  const text = lines.join(' ')
  const offset = starts[proof.line - first]!
  const [from, to] = sentenceAround(text, offset + proof.start, offset + proof.end)
  const pieces = lines.flatMap((line, at): Source[] => {
    const start = Math.max(0, from - starts[at]!)
    const end = Math.min(line.length, to - starts[at]!)
    return start < end ? [{ line: first + at, start, end }] : []
  })
  const [source = proof, ...continued] = pieces
  const marks = [{ start: offset + proof.start - from, end: offset + proof.end - from }]
  return { text: text.slice(from, to), source, continued, marks }
}

/** Bounds the time for a page of one paragraph. */
const mostLines = 4
/** Longer sentences, mostly lists, are quoted in part. */
const longest = 300
const margin = 120

/** A shorter sentence is quoted with its neighbours. */
const fewestWords = 6
const hasYear = /\b(?:19|20)\d\d\b/
const isSentence = (sign: RegExpExecArray | undefined): boolean => sign !== undefined && /^[.!?]/.test(sign[0])

function sentenceAround(text: string, start: number, end: number): [from: number, to: number] {
  const ends = [...text.matchAll(inSmallLetters.test(text) ? smallSentenceEnd : sentenceEnd)]
  const before = ends.filter(({ index, 0: sign }) => index + sign.length <= start)
  const after = ends.filter(({ index }) => index >= end)
  const startAfter = (sign: RegExpExecArray | undefined) =>
    sign === undefined ? bulletLength(text) : sign.index + sign[0].length
  const endAt = (sign: RegExpExecArray | undefined) =>
    sign === undefined ? text.length : sign.index + (/^[.!?]/.test(sign[0]) ? 1 : 0)
  let [from, to] = [startAfter(before.at(-1)), endAt(after[0])]
  // 'React 18, Node, MongoDB.' says what it is about in the sentences around it.
  const isFragment = text.slice(from, to).trim().split(/\s+/).length < fewestWords
  // With a year it is an item of its own: 'B.Com, 2024. MBA, 2026'.
  const joins = (other: string) => isFragment && !hasYear.test(text.slice(from, to)) && !hasYear.test(other)
  if (isSentence(before.at(-1)) && joins(text.slice(startAfter(before.at(-2)), from))) from = startAfter(before.at(-2))
  if (isSentence(after[0]) && joins(text.slice(to, endAt(after[1])))) to = endAt(after[1])
  // 'Go, SQLite' of 'Ledger | Go, SQLite | 2026' is quoted with what it is of.
  if (text.slice(from, to).trim().split(/\s+/).length < fewestBehindBar)
    from -= beforeBar.exec(text.slice(0, from))?.[0].length ?? 0
  if (to - from > longest) {
    from = Math.max(from, text.lastIndexOf(' ', start - margin) + 1)
    const cut = text.indexOf(' ', end + margin)
    if (cut > 0 && cut < to) to = cut
  }
  while (from < start && /[\s:;,|–—]/.test(text[from]!)) from++
  while (to > end && /\s/.test(text[to - 1]!)) to--
  return [Math.min(from, start), to]
}

/** A shorter cell, mostly of names, is quoted with the one before it. */
const fewestBehindBar = 9
const beforeBar = /(?:^|(?<=\t))[^\t|]{1,80}\s\|\s$/u

// A full stop after a word of some length that is no abbreviation, before a capital; or the gap between cells and bullets.
const sentenceEnd =
  /(?<=[\p{L}\d)%]{3})(?<!\b(?:Adv|Pvt|Ltd|Inc|Dept|Govt|Prof|approx|Engg|Univ|Hons|Tech|Smt))[.!?]["')\]]?\s+(?=[\p{Lu}\d"'(])|\t|\s[|•▪●·]\s/gu

// In a text in small letters no sentence begins with a capital.
const inSmallLetters = /^[^\p{L}]{0,4}\p{Ll}(?![\s\S]*[.!?]\s\p{Lu})/u
const smallSentenceEnd =
  /(?<=[\p{L}\d]{4}|\d\))(?<!\b(?:dept|govt|prof|approx|engg|univ|hons|tech|comm|mech|elec|asst|mgmt|incl))[.!?]\s+(?=[\p{L}\d])|\t|\s[|•▪●·]\s/gu
