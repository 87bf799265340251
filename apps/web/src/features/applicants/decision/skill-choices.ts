import type { ScorePart } from '@fledge/contract/analysis'
import type { SkillChoice } from './rejection-fields.tsx'

const metTexts: Record<ScorePart['met'], string> = {
  no: 'not found',
  related: 'related skill found',
  partly: 'found in part',
  yes: 'found',
}
const order: readonly ScorePart['met'][] = ['no', 'related', 'partly', 'yes']

/** The requirements of an internship as the ledger found them, missing ones first; without a ledger as they are listed. */
export function ledgerSkills(parts: readonly ScorePart[], requirements: readonly string[]): SkillChoice[] {
  const asked = parts.filter(({ kind }) => kind === 'requirement')
  if (asked.length === 0) return requirements.map((value) => ({ value, label: value }))
  return asked
    .toSorted((a, b) => order.indexOf(a.met) - order.indexOf(b.met))
    .map(({ phrase, met }) => ({ value: phrase, label: `${phrase} (${metTexts[met]})` }))
}
