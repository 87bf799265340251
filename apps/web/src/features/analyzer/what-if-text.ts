import type { WhatIf } from '@fledge/contract/analysis'
import { type Band, bandForScore } from '@fledge/core/matching/score/score-bands'
import { countText } from '../../lib/format.ts'
import { bandWords } from '../../ui/badge.tsx'

export type WhatIfSkill = WhatIf['skills'][number]
export type Here = NonNullable<WhatIfSkill['here']>

/** '14 more internships reach Good, 1 more reaches Excellent'; null when none moves. */
export function reachText({ moreGood, moreExcellent }: WhatIfSkill): string | null {
  const said = [moved(moreGood, 'good'), moved(moreExcellent, 'excellent')].filter((text) => text !== null)
  if (said.length === 0) return null
  // The second half need not say 'internships' again.
  return said.map((text, place) => (place === 0 ? text : text.replace(/ internships?/, ''))).join(', ')
}

function moved(count: number, band: Band): string | null {
  if (count === 0) return null
  return `${countText(count, 'more internship', 'more internships')} ${count === 1 ? 'reaches' : 'reach'} ${bandWords[band]}`
}

/** 'from Good to Excellent', or the band that it stays in. */
export function bandChangeText({ before, band }: Here): string {
  const was = bandForScore(before)
  return was === band ? `still ${bandWords[band]}` : `from ${bandWords[was]} to ${bandWords[band]}`
}
