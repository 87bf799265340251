import { roleSkills } from '../../skills/data/role-skills.ts'
import { addPhrase, emptyTrie, phrasesAt } from '../../skills/phrase-trie.ts'
import { normalizedWords, tokenize } from '../../skills/tokens.ts'
import { skillNamed } from '../../skills/vocabulary.ts'

const skillsOfRoles = emptyTrie<number>()
for (const line of roleSkills.trim().split('\n')) {
  const [name = '', roles = ''] = line.split(': ')
  for (const role of roles.split(', ')) addPhrase(skillsOfRoles, normalizedWords(role), skillNamed(name)!.id)
}

/** The skills (ids) that everybody with this title uses, though it does not name them: a cashier serves customers. */
export function findTitleSkills(title: string): number[] {
  const tokens = tokenize(title)
  return [...new Set(tokens.flatMap((_, at) => phrasesAt(skillsOfRoles, title, tokens, at).map(({ value }) => value)))]
}
