import { plainText } from '../places.ts'
import { divide, nameAt, spellings } from './spellings.ts'

/** The words of a text in plain letters. '+' and '#' belong to a single letter ('C++', 'C#'); '.NET' is a word. */
export const searchWords = (text: string): string[] =>
  plainText(text)
    .replace(/['’‘`´]/g, '')
    .replace(dotNet, '$1 dotnet')
    .match(word) ?? []

const dotNet = /(^|[\s(/,]|\b(?:asp|ado|vb))\.net\b/g
const word = /(?<![\p{L}\p{N}])\p{L}(?:\+\+?|#)(?!\p{L})|[\p{L}\p{N}]+/gu

/** A text as searches read it: its words, then every spelling of the names in it, for the trigram index. */
export function searchableText(text: string): string {
  const added = new Set<string>()
  const lines = text.split('\n').map(searchWords)
  for (const words of lines)
    for (let at = 0; at < words.length; at += 1) {
      const name = nameAt(words, at)
      if (name === null) continue
      for (const spelling of spellings.get(name.key) ?? [name.key]) added.add(spelling)
    }
  const all = [...lines.map((words) => words.join(' ')), ...added].filter((part) => part !== '')
  return all.length === 0 ? '' : ` ${all.join(' ')} `
}

/** Each two neighbouring words of a line closed up, as people type them: 'Graphic Design Intern' has 'graphicdesign'. */
export const closedUp = (line: string): string =>
  searchWords(line)
    .flatMap((word, index, words) => (index === 0 ? [] : [`${words[index - 1]}${word}`]))
    .join(' ')

/** Every spelling of one skill without blanks and signs of punctuation: 'Node', 'node.js' and 'nodejs' have the same. */
export function skillSpellings(skill: string): string[] {
  const words = searchWords(skill)
  const name = nameAt(words, 0)
  const all = name?.length === words.length ? (spellings.get(name.key) ?? [name.key]) : [words.join('')]
  return [...new Set([...all].map((spelling) => spelling.replaceAll(' ', '')))]
}

/** `word` is what was typed, `text` what a searchable text has to contain. */
export type SearchTerm = { word: string; text: string }

/** Words that say nothing on a site of internships. */
const empty = new Set(
  `internship internships intern interns job jobs opening openings vacancy vacancies opportunity opportunities position
   positions in at for of the a an and or with on near to me by from as fresher freshers hiring student students`.split(
    /\s+/,
  ),
)
/** Those that are in no name: 'summer internship 2027' names the summer of 2027. */
const offers = new Set('internship internships intern interns job jobs'.split(' '))

/**
 * What a listing must contain to match a search text, in any order. The last word is a beginning until a space follows
 * it; other words of one or two letters match whole words ('R', 'Go', 'UX'), because most texts contain their letters.
 */
export function searchTerms(q = ''): SearchTerm[] {
  const typed = searchWords(q)
  const words = typed.filter((word) => !offers.has(word))
  const isFinished = /[\s,;/.]$/.test(q) || words.at(-1) !== typed.at(-1)
  const terms = new Map<string, SearchTerm>()
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at)
    const length = name?.length ?? 1
    const word = words.slice(at, at + length).join(' ')
    at += length
    const isBeginning = at === words.length && !isFinished
    // No longer word begins with a name that ends in signs, and signs alone are not in the index.
    const isWhole = name !== null && (!isBeginning || length > 1 || /[+#]$/.test(word))
    if (name === null && empty.has(word)) continue
    for (const text of isWhole ? [name.key] : name ? [word] : divide(word))
      terms.set(text, {
        word: isWhole ? word : text,
        text: text.length > 2 ? text : ` ${text}${isBeginning ? '' : ' '}`,
      })
  }
  return [...terms.values()]
}

/** The terms with every word whole, which relevance prefers; the same terms when there is no short beginning. */
export const wholeTerms = (q = ''): SearchTerm[] => searchTerms(`${q} `)
