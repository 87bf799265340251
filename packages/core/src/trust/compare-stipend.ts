/** Fewer listings than this say nothing about what is usual. */
const listingsToCompare = 20
const farAbove = 4
const farBelow = 1 / 4

type Usual = {
  /** Rupees per month. */
  median: number
  /** How many paid listings it is the median of. */
  listings: number
}

/**
 * Whether a stipend is far from those of similar listings: more than four times their median, or less than a quarter.
 * An unpaid listing is not compared.
 */
export function compareStipend(stipend: number, { median, listings }: Usual): 'stipend_high' | 'stipend_low' | null {
  if (stipend === 0 || listings < listingsToCompare) return null
  if (stipend > median * farAbove) return 'stipend_high'
  return stipend < median * farBelow ? 'stipend_low' : null
}
