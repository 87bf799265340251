import { findSkillIds } from './extract.ts'
import { skills } from './vocabulary.ts'

/**
 * The canonical name of a skill that somebody wrote by itself ('postgres' → 'PostgreSQL', 'k8s' → 'Kubernetes'), or
 * null when the vocabulary does not know it. A version and words such as 'language' or 'framework' at the end may
 * follow: 'Laravel 8', 'vuejs3' and 'Rust language' are Laravel, Vue.js and Rust.
 */
export function canonicalSkill(name: string): string | null {
  let rest = name.trim()
  if (rest.length > longestName) return null
  for (let cut = 0; cut <= mostCuts && rest !== ''; cut++) {
    const known = wholeSkill(rest)
    if (known !== null) return known
    const shorter = rest.replace(ending, '')
    if (shorter === rest) return null
    rest = shorter
  }
  return null
}

const longestName = 80
const mostCuts = 3
const ending = new RegExp(
  `(?:[\\s-](?:${[
    'language|programming|framework|library|development|developer|app|application|database|db|server|client|api|sdk',
    'tutorial|example|code|script|tool|package|plugin|module|component|software|platform|technology|technologies',
    'service|engine|editor|project|solution|model|template|theme|extension|algorithm|resource|experience|skill|basics',
  ].join('|')})s?|[\\s-]?(?:js|lang)|[\\s-]?v?\\d{1,4}(?:[.\\s]\\d{1,3}){0,2})$`,
  'i',
)

/** The only skill of a text that has no other words; it may stand there twice: 'Internet of Things (IoT)'. */
function wholeSkill(text: string): string | null {
  const found = findSkillIds(text)
  const only = found[0]
  if (only === undefined || found.some(({ id }) => id !== only.id)) return null
  const ends = [0, ...found.map(({ end }) => end)]
  const starts = [...found.map(({ start }) => start), text.length]
  const hasOtherWords = ends.some((end, index) => wordCharacter.test(text.slice(end, starts[index])))
  return hasOtherWords ? null : (skills[only.id]?.name ?? null)
}

const wordCharacter = /[\p{L}\p{N}#]/u
