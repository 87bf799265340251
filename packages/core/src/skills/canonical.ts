import { mostLines, remember } from '../remember.ts'
import { findSkillIds } from './extract.ts'
import { skills } from './vocabulary.ts'

/**
 * The canonical name of a skill that is written by itself ('postgres' → 'PostgreSQL', 'k8s' → 'Kubernetes'), or
 * null when the vocabulary does not know it. A version and words such as 'language' or 'framework' at the end may
 * follow, and blanks may be missing: 'Laravel 8', 'vuejs3', 'Rust language' and 'rubyonrails' are Laravel, Vue.js, Rust
 * and Ruby on Rails.
 */
export const canonicalSkill: (name: string) => string | null = remember(searchCanonical, mostLines)

function searchCanonical(name: string): string | null {
  let rest = name.trim()
  if (rest.length > longestName) return null
  for (let cut = 0; cut <= mostCuts && rest !== ''; cut++) {
    const known = wholeSkill(rest) ?? runTogether.get(onlyLetters(rest)) ?? null
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
    'bot|cms|gui|ide|desktop|distribution|linux|wallet|payment|login|auth|authentication|token|query|schema|pipeline',
    'config|cli|notebook|boilerplate|starter|demo|wrapper|paper|challenge|simulation|bundle|command|site|channel|video|dataframe|document|provider|configuration',
    'exchange|symbol|list|class|classes|cpu|core|world|search|mixin|experiment|scaffolding|spec|specification',
    'description|guideline|addon|contrib|inbox|workflow',
  ].join('|')})s?|[\\s-]?(?:js|lang|db|ci|linux)|[\\s-]?v?\\d{1,4}(?:[.\\s]\\d{1,3}){0,2})$`,
  'i',
)

/** The only skill of a text without other words; it may occur twice: 'Internet of Things (IoT)'. */
function wholeSkill(text: string): string | null {
  const found = findSkillIds(text)
  const only = found[0]
  if (only === undefined || found.some(({ id }) => id !== only.id)) return null
  const ends = [0, ...found.map(({ end }) => end)]
  const starts = [...found.map(({ start }) => start), text.length]
  const hasOtherWords = ends.some((end, index) => wordCharacter.test(text.slice(end, starts[index])))
  return hasOtherWords ? null : (skills[only.id]?.name ?? null)
}

/**
 * Names written without their blanks: 'deeplearning', 'rubyonrails'. Names of one word are found as they are, and short
 * ones would be taken for other words.
 */
const runTogether = new Map(
  skills.flatMap(({ name, surfaces }) =>
    surfaces
      .filter(({ text, use }) => use === 'plain' && /[\s./-]/.test(text) && onlyLetters(text).length >= 6)
      .map(({ text }): [string, string] => [onlyLetters(text), name]),
  ),
)

/** The letters and digits of a text, without the last s. */
function onlyLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
    .replace(/s$/, '')
}

const wordCharacter = /[\p{L}\p{N}#]/u
