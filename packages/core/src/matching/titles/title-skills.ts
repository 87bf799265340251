import { nursingUnits, roleSkills } from '../../skills/data/role-skills.ts'
import { addPhrase, emptyTrie, phrasesAt } from '../../skills/phrase-trie.ts'
import { normalizedWords, tokenize } from '../../skills/tokens.ts'
import { skillNamed } from '../../skills/vocabulary.ts'

function readSkills(text: string) {
  const skills = emptyTrie<number>()
  for (const line of text.trim().split('\n')) {
    const [name = '', titles = ''] = line.split(': ')
    for (const title of titles.split(', ')) addPhrase(skills, normalizedWords(title), skillNamed(name)!.id)
  }
  return skills
}

const skillsOfRoles = readSkills(roleSkills)
const skillsOfUnits = readSkills(nursingUnits)

/**
 * The skills (ids) that everybody with this title uses, though it does not name them: a cashier serves customers, and a
 * nurse posted in a unit does the nursing of that unit.
 */
export function findTitleSkills(title: string, isNurse = false): number[] {
  const tokens = tokenize(title)
  const ofUnit = isNurse && tokens.length > 0 ? phrasesAt(skillsOfUnits, title, tokens, 0) : []
  const ofRole = tokens.flatMap((_, at) => phrasesAt(skillsOfRoles, title, tokens, at))
  return [...new Set([...ofUnit, ...ofRole].map(({ value }) => value))]
}
