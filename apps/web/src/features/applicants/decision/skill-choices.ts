import type { ScorePart } from '@fledge/contract/analysis'
import type { SkillChoice } from './rejection-fields.tsx'

const missingTexts: Partial<Record<ScorePart['met'], string>> = {
  no: 'not found',
  related: 'related skill found',
}

/** The requirements that the ledger did not find, those of which it found nothing first; all without a ledger. */
export function ledgerSkills(parts: readonly ScorePart[], requirements: readonly string[]): SkillChoice[] {
  const asked = parts.filter(({ kind }) => kind === 'requirement')
  if (asked.length === 0) return requirements.map((value) => ({ value, label: value }))
  return Object.entries(missingTexts).flatMap(([met, text]) =>
    asked.filter((part) => part.met === met).map(({ phrase }) => ({ value: phrase, label: `${phrase} (${text})` })),
  )
}
