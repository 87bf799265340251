import { stemWord } from '../stems.ts'
import { tokenize } from '../tokens.ts'

/**
 * Words that together show a skill without naming it: 'cut' and 'rompers' show pattern cutting. A deed is shown when a
 * sentence has one phrase of each group near each other, in any order.
 */
export type Deed = { skill: string; groups: readonly (readonly string[])[]; widest?: number; byAnyVerb?: boolean }

/** The name of a skill as a sentence: 'collected payments' for 'Payment collection': the stem of its verb, and the words of its object. */
export type NamedAct = { skill: string; verb: string; object: string }

/**
 * Reads deeds as they are written, one skill a line: `Skill: group & group; group & group`. The phrases of a group are
 * separated by `|`; `;` separates independent deeds of the same skill. `$name: phrases` names a list, which `$name` in a
 * group stands for; the group `*` is any verb of own work. `widest` is the number of words that such a deed may lie apart.
 */
export function parseDeeds(text: string, widest = widestDeed): Deed[] {
  const written = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => ({ name: cutAt(line, ': ')[0], rest: cutAt(line, ': ')[1] }))
  const lists = new Map(written.filter(({ name }) => name.startsWith('$')).map(({ name, rest }) => [name, rest]))
  const phrasesOf = (group: string) =>
    group
      .replace(/\$\w+/g, (name) => lists.get(name) ?? name)
      .split('|')
      .map(stemPhrase)
  return written
    .filter(({ name }) => !name.startsWith('$'))
    .flatMap(({ name, rest }) =>
      rest.split(';').map((deed) => ({
        skill: name,
        widest,
        byAnyVerb: /\*/.test(deed),
        groups: deed
          .replace(/\*\s*&/, '')
          .split('&')
          .map((group) => [...new Set(phrasesOf(group))]),
      })),
    )
}

function cutAt(line: string, mark: string): [string, string] {
  const at = line.indexOf(mark)
  return [line.slice(0, at).trim(), line.slice(at + mark.length)]
}

/** The stems of a phrase, joined by blanks. */
export function stemPhrase(phrase: string): string {
  return tokenize(phrase)
    .map(({ norm }) => stemWord(norm))
    .join(' ')
}

/** A deed lies within this number of words. */
const widestDeed = 15

/** Deeds by the first stem of their phrases; `words` are the stems of all. Acts, after the deeds, by verb and object. */
export type DeedIndex = {
  count: Uint8Array
  byAnyVerb: readonly boolean[]
  widest: Uint8Array
  byStem: ReadonlyMap<string, Entries>
  words: ReadonlySet<string>
  acts: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>
}
/** Phrases that begin with one stem: those of one word as `deed << 3 | group`, and longer ones. */
type Entries = { words: Uint32Array; phrases: readonly Entry[] }
type Entry = { deed: number; group: number; rest: readonly string[] }

/** Prepares deeds for `findDeeds`. The acts count on from the deeds. */
export function indexDeeds(deeds: readonly Deed[], acts: readonly NamedAct[] = []): DeedIndex {
  const byStem = new Map<string, Entry[]>()
  for (const [deed, { groups }] of deeds.entries())
    for (const [group, phrases] of groups.entries())
      for (const phrase of phrases) {
        const [first = '', ...rest] = phrase.split(' ')
        const entries = byStem.get(first) ?? []
        byStem.set(first, entries)
        entries.push({ deed, group, rest })
      }
  return {
    count: Uint8Array.from(deeds, ({ groups }) => groups.length),
    byAnyVerb: deeds.map(({ byAnyVerb = false }) => byAnyVerb),
    widest: Uint8Array.from(deeds, ({ widest = widestDeed }) => widest),
    byStem: new Map(
      [...byStem].map(([stem, entries]): [string, Entries] => [
        stem,
        {
          words: Uint32Array.from(
            entries.filter(({ rest }) => rest.length === 0),
            ({ deed, group }) => (deed << 3) | group,
          ),
          phrases: entries.filter(({ rest }) => rest.length > 0),
        },
      ]),
    ),
    words: new Set(deeds.flatMap(({ groups }) => groups.flat()).flatMap((phrase) => phrase.split(' '))),
    acts: indexActs(acts, deeds.length),
  }
}

function indexActs(acts: readonly NamedAct[], from: number): Map<string, Map<string, number[]>> {
  const byVerb = new Map<string, Map<string, number[]>>()
  for (const [at, { verb, object }] of acts.entries()) {
    const byObject = byVerb.get(verb) ?? new Map<string, number[]>()
    byVerb.set(verb, byObject.set(object, [...(byObject.get(object) ?? []), from + at]))
  }
  return byVerb
}
