import { findCity } from '../../preferences/known-places.ts'

/** 'HR intern, Noida, stipend 7000, 3 months, Excel required': a whole advertisement in the cells of one line. */
const cellBorders =
  /[|•·;\t]|,(?!\d)(?!\s?20\d\d\b)(?![^()]*\))|(?<!^\W*(?:interns?|internship|trainees?))\s[–—-]+>?\s(?!(?:summer |winter )?interns?(?:hip)?\b)|(?<=\b(?:interns?|internship|trainees?)):\s/iu
const longestLine = 400
const fewestCells = 3
const longestCell = 7
const longestHead = 12

const ofOffer =
  /\b(?:interns?|internships?|trainees?|apprentices?|hiring|wanted|looking for|vacanc(?:y|ies)|openings? for)\b/i
const sentence = /\b(?:you|your|we|our|will|should|is|are)\b/i
const otherLabel =
  /^[^\p{L}]*(?!.*\b(?:hiring|interns?|urgent|wanted|openings?|vacanc\p{L}+|needed)\b.*:)[\p{L} &/]{2,30}:/iu

const fact = new RegExp(
  [
    '^(?:monthly |fixed )?(?:stipend|salary|pay|paid|un-?paid|no (?:stipend|pay)|without stipend|incentives?|conveyance|allowance|rs|inr)\\b|^₹',
    '^\\d[\\d,.]*\\s?(?:k\\b|/-|\\+|pm\\b|p\\.m|per\\b|/\\s?m|stipend|salary|(?:-|–|to)\\s?\\d+\\s?k)',
    '^\\d{1,3}(?:\\s?(?:-|–|to)\\s?\\d{1,2})?[\\s-]?(?:m|mths?|months?|weeks?|days?)\\b',
    '^(?:fully |100% )?(?:remote|wfh|wfo|work from|hybrid|on-?site|online|offline|full-?time|part-?time|in[- ]office)\\b',
    '^loc(?:ation)?\\b',
    '\\b(?:certificates?|lor|letters? of recommendation|ppo|incentives?|allowance|accommodation|hostel|reimburse\\p{L}*)\\b',
    '\\b(?:provided|free)$',
  ].join('|'),
  'iu',
)

/** Whether a cell says a place, pay, length, perk or the like, and not what the student can do. */
export const isFact = (cell: string): boolean => fact.test(cell) || findCity(cell) !== null

const cellsOf = (line: string): string[] =>
  line.split(cellBorders).flatMap((cell) => {
    const text = cell.replace(/^[^\p{L}\p{N}₹]+|[^\p{L}\p{N}₹)+#/-]+$/gu, '')
    return text === '' ? [] : [text]
  })

/** The marks between the cells of such a line; null for any other line. */
export function factBorders(line: string): RegExp | null {
  if (line.length > longestLine) return null
  const [head = '', ...cells] = cellsOf(line)
  const isList =
    cells.length + 1 >= fewestCells &&
    head.split(/\s+/).length <= longestHead &&
    cells.every((cell) => cell.split(/\s+/).length <= longestCell && !sentence.test(cell))
  return isList && ofOffer.test(line) && !otherLabel.test(line) && cells.some(isFact) ? cellBorders : null
}
