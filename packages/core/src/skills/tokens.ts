/**
 * A word of a text. `norm` is what is compared: lower case, without accents, ligatures resolved, plural folded.
 * `text.slice(start, end)` is the word as written, with '++' or '#' of C++ and C#, and the dot of .NET.
 */
export type Token = { norm: string; start: number; end: number }

/** The words of a text from left to right, in linear time whatever the text. `&` is the word 'and'. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const start = at
    const wordEnd = endOfWord(text, start)
    if (wordEnd > start) {
      const end = endWithSign(text, start, wordEnd)
      tokens.push({
        norm: normalizeWord(text.slice(start, wordEnd) + text.slice(wordEnd, end).trimStart()),
        start,
        end,
      })
      at = end
      continue
    }
    const code = text.charCodeAt(at)
    const netEnd = code === dot ? endOfDotNet(text, at) : 0
    if (netEnd > 0) {
      tokens.push({ norm: '.net', start, end: netEnd })
      at = netEnd
      continue
    }
    if (code === ampersand) tokens.push({ norm: 'and', start, end: at + 1 })
    at += code >= 0xd800 && code <= 0xdbff ? 2 : 1
  }
  return tokens
}

/** The words of a text as they are compared. */
export const normalizedWords = (text: string): string[] => tokenize(text).map(({ norm }) => norm)

/** A word as it is compared. */
export function normalizeWord(word: string): string {
  const plain = isAscii(word) ? word.toLowerCase() : plainLetters(word)
  return longForms.get(plain) ?? foldPlural(plain)
}

const dot = 46
const plus = 43
const sharp = 35
const space = 32
const ampersand = 38

function endOfWord(text: string, start: number): number {
  let at = start
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code < 128) {
      if (asciiWord[code] === 0) break
      at++
      continue
    }
    const point = text.codePointAt(at) ?? code
    const letter = String.fromCodePoint(point)
    if (!wordCharacter.test(letter) || (at === start && !letterOrDigit.test(letter))) break
    at += letter.length
  }
  return at
}

/** Joins what belongs to the name of a language: 'C++', 'C#', 'C ++', 'F#'. */
function endWithSign(text: string, start: number, end: number): number {
  const gap = end - start === 1 && text.charCodeAt(end) === space ? 1 : 0
  const sign = end + gap
  if (text.charCodeAt(sign) === plus && text.charCodeAt(sign + 1) === plus && text.charCodeAt(sign + 2) !== plus)
    return sign + 2
  const one = end - start === 1
  const next = text.charCodeAt(sign + 1)
  if (one && text.charCodeAt(sign) === sharp && !(next < 128 && asciiWord[next] === 1)) return sign + 1
  return end
}

/** The end of '.NET' or '. NET' standing alone, 0 for anything else: 'example.net' is another thing. */
function endOfDotNet(text: string, at: number): number {
  const next = text.charCodeAt(at + 1)
  if (next !== space && next !== 78 && next !== 110) return 0
  const isApart = text.slice(at + 1, at + 5) === ' NET'
  if (!isApart && text.slice(at + 1, at + 4).toLowerCase() !== 'net') return 0
  const end = at + (isApart ? 5 : 4)
  return endOfWord(text, end) === end ? end : 0
}

const asciiWord = new Uint8Array(128)
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
  asciiWord[character.charCodeAt(0)] = 1

// Invisible joiners (soft hyphen, zero-width characters) inside a word do not end it.
const wordCharacter = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/u
const letterOrDigit = /[\p{L}\p{N}]/u
const nonAscii = /[^\x20-\x7e]/
const marksAndJoiners = /[\p{M}\u00ad\u200b-\u200d\u2060\ufeff]/gu

function isAscii(word: string): boolean {
  return !nonAscii.test(word)
}

function plainLetters(word: string): string {
  return word.normalize('NFKD').replace(marksAndJoiners, '').toLowerCase()
}

// Words whose form without the s means something else.
const keepsItsS = new Set(
  [
    'news sales windows teams pages keys goods arts kubernetes jenkins operations communications states postgres rails',
    'aries series species pandas keras macos chaos kudos customs vitals vocals oops polars struts canvas atlas ssms',
  ].flatMap((line) => line.split(' ')),
)
const losesItsS = new Set('apis kpis guis uis ads cvs pcs tvs vms prs dms ids'.split(' '))

/** Shortened words of titles and degrees. */
const longForms = new Map([
  ['engg', 'engineering'],
  ['engr', 'engineer'],
  ['mgmt', 'management'],
  ['mgt', 'management'],
])

/** 'APIs' and 'API', 'databases' and 'database', 'policies' and 'policy' are one word here. */
function foldPlural(word: string): string {
  if (losesItsS.has(word)) return word.slice(0, -1)
  if (word.length < 4 || !word.endsWith('s') || keepsItsS.has(word)) return word
  if (/(?:s|u|i|ic)s$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, -1)
}

/** What follows a place on its line, at most `length` characters. */
export const lineAfter = (text: string, at: number, length: number): string =>
  text.slice(at, at + length).split('\n', 1)[0]!
