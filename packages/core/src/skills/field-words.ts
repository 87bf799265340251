import { isInsideAddress } from './addresses.ts'
import { addPhrase, emptyTrie, type PhraseTrie, phrasesAt } from './phrase-trie.ts'
import { normalizedWords, tokenize } from './tokens.ts'
import { fields } from './vocabulary.ts'

/**
 * A role ('software developer') or an everyday word ('ledger') of one or several fields of work. `key` is the same for
 * every way of writing it; `fields` are places in the vocabulary's `fields`.
 */
export type FieldWord = { kind: 'role' | 'word'; key: string; fields: number[]; start: number; end: number }

/**
 * The roles and words of fields of a text that are not part of a skill: the 'server' of 'SQL Server' is no waiter, and in
 * 'Key Accounts Intern' is no 'Accounts Intern'. A role that is also a skill ('web developer') is kept.
 */
export function fieldWordsOutsideSkills(text: string, skills: readonly { start: number; end: number }[]): FieldWord[] {
  return findFieldWords(text).filter(({ kind, start, end }) =>
    skills.every((skill) => {
      const inside = start >= skill.start && end <= skill.end
      const whole = start === skill.start && end === skill.end
      const begun = kind === 'role' && start > skill.start && start < skill.end
      return !(inside || begun) || (whole && kind === 'role')
    }),
  )
}

/** The roles and the words of fields in a text, the longest first where several begin together; linear. */
export function findFieldWords(text: string): FieldWord[] {
  const tokens = tokenize(text)
  return [...findPhrases('role', roles), ...findPhrases('word', words)]

  function findPhrases(kind: FieldWord['kind'], trie: PhraseTrie<number>): FieldWord[] {
    const found: FieldWord[] = []
    for (let at = 0; at < tokens.length; at++) {
      const hits = phrasesAt(trie, text, tokens, at)
      const longest = hits[0]
      if (longest === undefined) continue
      const start = tokens[at]!.start
      const end = tokens[longest.to]!.end
      const key = tokens
        .slice(at, longest.to + 1)
        .map((token) => token.norm)
        .join(' ')
      const places = hits.filter((hit) => hit.to === longest.to).map((hit) => hit.value)
      if (!isInsideAddress(text, start, end)) found.push({ kind, key, fields: places, start, end })
      at = longest.to
    }
    return found
  }
}

const roles = createTrie((field) => field.roles)
const words = createTrie((field) => field.words)

function createTrie(phrases: (field: (typeof fields)[number]) => readonly string[]): PhraseTrie<number> {
  const trie = emptyTrie<number>()
  for (const [place, field] of fields.entries())
    for (const phrase of new Set(phrases(field))) addPhrase(trie, normalizedWords(phrase), place)
  return trie
}
