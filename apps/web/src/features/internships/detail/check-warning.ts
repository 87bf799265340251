import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { numberText } from '@fledge/core/count-text'
import { indianDateText } from '../../../lib/format.ts'

export type WarningItem = {
  key: string
  headline: string
  quotes: readonly string[]
  advice: string
  rule: string
}

/** What a check of the server warns of; null for a plain fact. */
export function checkWarning(check: ListingCheck): WarningItem | null {
  switch (check.code) {
    case 'stipend_high':
    case 'stipend_low':
      return farStipend(check)
    case 'copied_text':
      return copiedText(check.checkedAt)
    default:
      return null
  }
}

type FarStipend = Extract<ListingCheck, { code: 'stipend_high' | 'stipend_low' }>

function farStipend({ code, checkedAt, stipend, median, listings }: FarStipend): WarningItem {
  const isHigh = code === 'stipend_high'
  const side = isHigh ? 'above' : 'below'
  const limit = isHigh ? 'more than four times' : 'less than a quarter of'
  return {
    key: code,
    headline: `Stipend ₹${numberText(stipend)} is far ${side} similar internships (median ₹${numberText(median)} of ${listings})`,
    quotes: [],
    advice: 'Ask the company what the stipend is for and when it is paid.',
    rule: `Rule: ${limit} the median of paid open internships of other companies with the same work type and a shared skill. Checked ${indianDateText(checkedAt)}.`,
  }
}

const copiedText = (checkedAt: string): WarningItem => ({
  key: 'copied_text',
  headline: 'The same text as another company’s listing',
  quotes: [],
  advice: 'Check on the company’s own site that it offers this internship.',
  rule: `Rule: the description is the same as that of an open internship which another company posted before. Checked ${indianDateText(checkedAt)}.`,
})
