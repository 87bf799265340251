import { normalizeWord, tokenize } from '../../skills/tokens.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { hasPlace } from '../line-places.ts'
import type { Experience, Source } from '../resume-draft.ts'

/**
 * The words of a job that its correction no longer says: those of a title that is another now, and of its lines those that
 * a changed text of what was done leaves out. They stay in the resume, but show no work.
 */
export function findRetracted(read: Experience, corrected: Experience, lines: readonly { text: string }[]): Source[] {
  const { title, company, duration } = read.sources
  const isSame = (one: string, other: string) => wordsOf(one).join(' ') === wordsOf(other).join(' ')
  const retracted = title !== null && !isSame(read.title, corrected.title) ? [title] : []
  if (isSame(read.description, corrected.description)) return retracted
  const said = new Set(wordsOf(corrected.description))
  const heads = [title, company, duration].filter((source) => source !== null)
  const isHead = ({ line, start, end }: Source) =>
    heads.some((head) => head.line === line && start < head.end && end > head.start)
  for (let line = read.lines.from; line <= read.lines.to; line++)
    for (const { norm, start, end } of tokenize(lines[line]?.text ?? '')) {
      const word = { line, start, end }
      if (hasPlace(read.lines, line, start) && !isHead(word) && !said.has(wordClass(norm))) retracted.push(word)
    }
  return retracted
}

const wordsOf = (text: string): string[] => tokenize(text).map(({ norm }) => wordClass(normalizeWord(norm)))
