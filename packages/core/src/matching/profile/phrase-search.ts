import type { Source } from '../../resume/resume-draft.ts'
import { listPairs } from '../../skills/deeds/shown-deeds.ts'
import { normalizedWords } from '../../skills/tokens.ts'
import { skills } from '../../skills/vocabulary.ts'
import { wordClass } from '../../skills/word-classes.ts'
import { isBesideTheWork } from './beside-the-work.ts'
import { settingOfClause } from './clause-settings.ts'
import { namedOnly, settingAt } from './line-settings.ts'
import type { Profile, ReadableLine } from './resume-profile.ts'
import { isUse, settings } from './settings.ts'

/** The best line of a resume for a phrase: how much of it is there (1 is all) and where. */
export type FoundPhrase = { share: number; line: ReadableLine; source: Source }

/** A phrase is near its words only; farther apart they are about different things. */
const widestSpan = 14
/** The least share of a phrase that earns something. */
const leastShare = 0.6

/** Lines that are looked at for each word; bounds the time for hostile resumes. */
const mostPlaces = 60

/**
 * The line with most of a phrase's words (classes of `wordClass`) near each other in any order; of equal ones that in the
 * strongest setting. Null when less than `leastShare` is there.
 */
export function findPhrase(profile: Profile, words: readonly string[]): FoundPhrase | null {
  const wanted = new Set(words)
  let best: FoundPhrase | null = null
  for (const place of placesOfPhrase(profile, wanted)) {
    const found = phraseOn(profile.lines[place]!, wanted)
    if (found.share >= leastShare && (best === null || isBetter(found, best))) best = found
  }
  return best
}

/** The lines that have all words of a phrase near each other. */
export function linesWithPhrase(profile: Profile, words: readonly string[]): FoundPhrase[] {
  const wanted = new Set(words)
  return placesOfPhrase(profile, wanted)
    .map((place) => phraseOn(profile.lines[place]!, wanted))
    .filter(({ share }) => share === 1)
}

/** Lines that may have enough of the words: each has one of the rarest, since not all of these can be missing. */
function placesOfPhrase(profile: Profile, wanted: ReadonlySet<string>): number[] {
  const rarest = [...wanted]
    .map((word) => profile.words.get(word) ?? [])
    .sort((one, other) => one.length - other.length)
    .slice(0, Math.floor(wanted.size * (1 - leastShare)) + 1)
  return [...new Set(rarest.flatMap((places) => places.slice(0, mostPlaces)))].sort((one, other) => one - other)
}

const isBetter = (one: FoundPhrase, other: FoundPhrase): boolean =>
  one.share > other.share ||
  (one.share === other.share &&
    settings.indexOf(one.line.setting.setting) > settings.indexOf(other.line.setting.setting))

/** The 'cash' of a 'cash book' is another thing. */
function beginsName({ text, tokens }: ReadableLine, at: number): boolean {
  const [word, next] = [tokens[at]!, tokens[at + 1]]
  return next?.start === word.end + 1 && text[word.end] === ' ' && namesOfTwo.has(`${word.word} ${next.word}`)
}

const joining = /^(?:and|or|of|to|in|on|for|with|the|an?|at|by|from)$/
const namesOfTwo = new Set(
  [...skills.flatMap(({ surfaces }) => surfaces.map(({ text }) => normalizedWords(text))), ...listPairs()]
    .map((name) => name.map(wordClass))
    // The 'cut and' of a deed is no name.
    .filter((words) => words.length === 2 && !joining.test(words[1]!))
    .map((name) => name.join(' ')),
)

/** The densest part of a line with words of a phrase. */
function phraseOn(line: ReadableLine, wanted: ReadonlySet<string>): FoundPhrase {
  const hits = line.tokens.flatMap((token, at) => (wanted.has(token.word) ? [{ ...token, at }] : []))
  let best = { count: 0, from: hits[0]!, to: hits[0]! }
  for (const [index, from] of hits.entries()) {
    const seen = new Set<string>()
    for (const to of hits.slice(index, index + widestSpan)) {
      if (to.at - from.at > widestSpan) break
      seen.add(to.word)
      if (seen.size > best.count) best = { count: seen.size, from, to }
    }
  }
  const isWhole = wanted.size > 1 || hits.some(({ at }) => !beginsName(line, at))
  const [start, end] = [best.from.start, best.to.end]
  const setting = settingOfClause(settingAt(line.setting, start, end), line.text, start, end)
  const isBeside = isUse(setting) && isBesideTheWork(line.text, start, end)
  return {
    share: isWhole ? best.count / wanted.size : leastShare,
    line: { ...line, setting: isBeside ? namedOnly : setting },
    source: { line: line.index, start, end },
  }
}
