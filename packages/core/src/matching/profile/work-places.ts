import { kindsOfPlaces } from '../../skills/data/kinds-of-places.ts'
import { isBesideTheWork } from './beside-the-work.ts'
import { settingOfClause } from './clause-settings.ts'
import type { Sighting } from './evidence.ts'
import { namedOnly } from './line-settings.ts'
import type { Profile } from './resume-profile.ts'
import { isUse } from './settings.ts'

/** A kind of place of work that a listing may ask for, as a word of an ask: '@kitchen'. */
export type PlaceWord = `@${string}`

export const isPlaceWord = (word: string): word is PlaceWord => word.startsWith('@')

const whole = (words: string, before = '') =>
  new RegExp(
    `(?<![\\p{L}\\d])${before}(${words})(?![\\p{L}\\d-])(?! ?(?:management )?(?:apps?|systems?|software|websites?|portal|data|bills?|passbook)\\b)`,
    'iu',
  )
/** In a line, a place is where something was done, not what it was about: 'kitchen cabinets', 'for a hotel'. */
const inside = "(?:in|at|inside|with) (?:(?!near|for|about|opposite)[\\p{L}\\d’'&-]+ ){0,4}"

const places = new Map(
  kindsOfPlaces.map(([name, , shown]) => [
    `@${name}` as PlaceWord,
    { head: whole(shown), line: whole(shown, name.startsWith('*') ? '' : inside) },
  ]),
)

/** The kinds of places that a phrase names, with their places in it. */
export function findPlaceWords(phrase: string): { word: PlaceWord; start: number; end: number }[] {
  const found = asked.flatMap(({ word, pattern }) =>
    [...phrase.matchAll(pattern)].map(({ index, 0: text }) => ({ word, start: index, end: index + text.length })),
  )
  return found.filter(
    (one) =>
      !found.some(
        (other) => other.end - other.start > one.end - one.start && other.start <= one.start && other.end >= one.end,
      ),
  )
}

const asked = kindsOfPlaces.map(([name, words]) => ({
  word: `@${name}` as PlaceWord,
  pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, 'giu'),
}))

/**
 * Where a resume shows work at one kind of place: jobs and voluntary posts, by title, employer, or a line that says where
 * something was done, and lines outside of them in their own setting.
 */
export function workAt({ entries, lines, texts }: Profile, word: PlaceWord): Sighting[] {
  const place = places.get(word)
  if (place === undefined) return []
  const settingAt = new Map(lines.map(({ index, setting }) => [index, setting]))
  const posts = entries.filter(({ kind }) => kind === 'work' || kind === 'volunteering')
  const postOf = (line: number) => posts.find(({ from, to }) => line >= from && line <= to)
  const titled = posts.flatMap(({ kind, head, from }): Sighting[] => {
    const named = head.find(({ line, start, end }) => place.head.test(texts[line]!.slice(start, end)))
    const dated = head.map(({ line }) => settingAt.get(line)).find((setting) => setting !== undefined)
    if (named === undefined || dated === undefined) return []
    return [
      {
        source: named,
        line: { ...dated, setting: kind === 'work' ? kind : 'volunteering', entry: from },
        hasResult: false,
      },
    ]
  })
  const told = lines.flatMap(({ index, text, setting }): Sighting[] => {
    const match = place.line.exec(text)
    // A project about a shop is no work in one.
    if (match === null || (setting.setting === 'project' && postOf(index) === undefined && !word.startsWith('@*')))
      return []
    const [start, end] = [match.index, match.index + match[0].length]
    const own = settingOfClause(setting, text, start, end)
    const isBeside = isUse(own) && isBesideTheWork(text, start, end)
    return [{ source: { line: index, start, end }, line: isBeside ? namedOnly : own, hasResult: false }]
  })
  return [...titled, ...told]
}
