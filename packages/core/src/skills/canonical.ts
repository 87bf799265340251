import { findSkillIds } from './extract.ts'
import { skills } from './vocabulary.ts'

/**
 * The canonical name of a skill that somebody wrote by itself ('postgres' → 'PostgreSQL', 'k8s' → 'Kubernetes'), or
 * null when the vocabulary does not know it. The name must be the whole text, but for brackets, dots and levels.
 */
export function canonicalSkill(name: string): string | null {
  const bare = name.trim()
  if (bare === '' || bare.length > 80) return null
  const found = findSkillIds(bare).filter(({ start, end }) => !wordy.test(bare.slice(0, start)) && !wordy.test(bare.slice(end)))
  const [only] = found
  return found.length === 1 && only !== undefined ? (skills[only.id]?.name ?? null) : null
}

const wordy = /[\p{L}\p{N}+#]/u
