type Measure = (text: string) => number

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Breaks a text into lines of at most `width`, at spaces where possible; what is left out ends with an ellipsis. */
export function wrapText(text: string, { width, lines, measure }: { width: number; lines: number; measure: Measure }) {
  const wrapped: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => breakWord(one, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    wrapped.push(line)
    line = word
    if (wrapped.length === lines) return [...wrapped.slice(0, -1), shorten(wrapped.at(-1)!, width, measure)]
  }
  return [...wrapped, line]
}

/** The parts of a word that is wider than a line. */
function breakWord(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word]
  const parts = ['']
  for (const { segment } of graphemes.segment(word)) {
    if (parts.at(-1) !== '' && measure(parts.at(-1) + segment) > width) parts.push('')
    parts[parts.length - 1] += segment
  }
  return parts
}

function shorten(line: string, width: number, measure: Measure): string {
  const characters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (characters.length > 0 && measure(`${characters.join('').trimEnd()}…`) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
