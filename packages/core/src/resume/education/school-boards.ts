import { isPlace } from '../experience/places-and-employers.ts'

/** An examination board of schools, by its short name or as the board of a state. */
export const isBoard = (text: string): boolean => isBoardWord(text) || namedBoard.test(text)

/** A word that names a board, or is the last one of its name. */
export const isBoardWord = (word: string): boolean => boards.test(word.replaceAll('.', ''))
const boards =
  /^(?:ICAI|ICSI|ICMAI|CBSE|CISCE|ICSE|ISC|NIOS|AHSEC|SEBA|ASSEB|WBCHSE|WBBSE|BSEB|BSER|RBSE|MSBSHSE|PSEB|HBSE|HPBOSE|JKBOSE|UPMSP|GSEB|GHSEB|GSHSEB|CHSE|TNBSE|KSEEB|PUE|MPBSE|CGBSE|MBSE|MBOSE|NBSE|TBSE|COHSEM|GBSHSE|cbse|icse|[Bb]oard)\.?$/
const namedBoard = /(?:^|\s)[Bb]oard(?: of \p{Lu}[\p{L} ]*)?\.?$/u

/** 'UP Board', 'Maharashtra State Board', 'Pune Board': the board of a place; a board of anything else is none. */
export function wholeBoard(
  text: string,
  { text: word, start, end }: { text: string; start: number; end: number },
): { start: number; end: number } | null {
  if (!/^board$/i.test(word)) return { start, end }
  const before = /(?:\p{Lu}[\p{L}&.]*\s){1,3}$/u.exec(text.slice(0, start))?.[0] ?? ''
  const names = before.trimEnd().replace(/(?:^|\s)(?:State|Central|Secondary|Open)$/, '')
  const isNamed = before !== '' && (names === '' || /^(?:[A-Z]\.?){2}$|^J&K$/.test(names) || isPlace(names))
  // 'State Board of Tamil Nadu'
  const [behind = '', place = ''] = /^ of ((?:\p{Lu}\p{L}+ ?){1,2})/u.exec(text.slice(end)) ?? []
  return isNamed
    ? { start: start - before.length, end: isPlace(place.trim()) ? end + behind.trimEnd().length : end }
    : null
}
