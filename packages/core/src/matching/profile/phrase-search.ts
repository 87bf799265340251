import type { Source } from '../../resume/resume-draft.ts'
import type { Profile, ReadableLine } from './resume-profile.ts'

/** Whether a line of the resume has these words (normalized) next to each other in this order. */
export function hasPhrase(profile: Profile, words: readonly string[]): boolean {
  for (const word of words) if (!profile.words.has(word)) return false
  return words.length === 1 || findPhrase(profile, words) !== null
}

/** The first place of these words; null when no line has them. */
export function findPhrase(profile: Profile, words: readonly string[]): Source | null {
  for (const place of profile.words.get(words[0] ?? '') ?? []) {
    const found = phraseOn(profile.lines[place]!, words)
    if (found !== null) return found
  }
  return null
}

function phraseOn({ index, tokens }: ReadableLine, words: readonly string[]): Source | null {
  for (let at = 0; at + words.length <= tokens.length; at++) {
    if (!words.every((word, offset) => tokens[at + offset]!.norm === word)) continue
    return { line: index, start: tokens[at]!.start, end: tokens[at + words.length - 1]!.end }
  }
  return null
}
