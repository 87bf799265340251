import { isWrapped } from '@fledge/core/resume/layout/line-wraps'
import type { Line } from '@fledge/core/resume/layout/resume-lines'

/**
 * Rejoins the signs of C++, C# and F# with their letter when a line wraps between them ('C+' over '+', 'C' over '++').
 * Separators after the sign move with it.
 */
export function rejoinLanguageSigns(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const [index, line] of lines.entries()) {
    const last = joined.at(-1)
    const sign = last ? wrappedSign(last, line, lines.slice(Math.max(0, index - 15), index + 15)) : ''
    if (last && sign !== '') joined[joined.length - 1] = { ...last, text: last.text + sign.trimEnd() }
    const rest = line.text.slice(sign.length)
    if (rest !== '') joined.push(sign === '' ? line : { ...line, text: rest })
  }
  return joined
}

const separators = String.raw`[,;.:)\]]*\s*(?:[|•·]\s*)?`
const endsWithLetter = /(?<![\p{L}\p{N}.'’&+#-])[CF]$/u
const endsWithOnePlus = /(?<![\p{L}\p{N}])C\+$/u
const onePlus = new RegExp(String.raw`^\+(?![+\p{L}\p{N}])${separators}`, 'u')
const goesOn = /^\+(?:$|[,;.:)\]|/]| (?:and|as|for|in|on|or|to|with)\b)/
const wholeGoesOn = /^(?:\+\+|#)(?:$|[,;.:)\]|/]| \p{Ll})/u
const wholeSign = new RegExp(String.raw`^(?:\+\+(?!\+)|#)(?![\p{L}\p{N}])${separators}`, 'u')

/**
 * The start of `line` that belongs to the end of `last`. When the text after it is ambiguous, `last` must be a full line:
 * '+ Built an API' below a grade of C+ is a list item, '++' below a line with only 'C' may be a rating.
 */
function wrappedSign(last: Line, line: Line, around: readonly Line[]): string {
  if (last.hidden !== line.hidden || last.page !== line.page) return ''
  const isPlusBroken = endsWithOnePlus.test(last.text)
  const sign = isPlusBroken ? onePlus.exec(line.text) : endsWithLetter.test(last.text) && wholeSign.exec(line.text)
  if (!sign) return ''
  const isClear = isPlusBroken ? goesOn.test(line.text) : last.text.length > 1 && wholeGoesOn.test(line.text)
  return isClear || isWrapped(last, line, around) ? sign[0] : ''
}
