import type { WhatIf } from '@fledge/contract/analysis'
import { type Band, bandForScore } from '@fledge/core/matching/score/score-bands'
import { countText } from '../../lib/format.ts'
import { bandWords } from '../../ui/badge.tsx'

export type WhatIfSkill = WhatIf['skills'][number]
export type Here = NonNullable<WhatIfSkill['here']>

/** '14 more internships reach Good, 1 more reaches Excellent'; null without a change. Fair where more do not come further. */
export function reachText({ moreFair, moreGood, moreExcellent }: WhatIfSkill): string | null {
  const texts = [
    movedText(moreFair > moreGood + moreExcellent ? moreFair : 0, 'fair'),
    movedText(moreGood, 'good'),
    movedText(moreExcellent, 'excellent'),
  ].filter((text) => text !== null)
  if (texts.length === 0) return null
  return texts.map((text, place) => (place === 0 ? text : text.replace(/ internships?/, ''))).join(', ')
}

function movedText(count: number, band: Band): string | null {
  if (count === 0) return null
  return `${countText(count, 'more internship', 'more internships')} ${count === 1 ? 'reaches' : 'reach'} ${bandWords[band]}`
}

/** 'from Good to Excellent', or 'still Good'. */
export function bandChangeText({ before, band }: Here): string {
  const was = bandForScore(before)
  return was === band ? `still ${bandWords[band]}` : `from ${bandWords[was]} to ${bandWords[band]}`
}
