import { Check, Minus, X } from 'lucide-react'

/** How a row of a score shows whether it is met. */
export const metLooks = {
  yes: { icon: Check, word: 'Met', color: 'text-success' },
  partly: { icon: Minus, word: 'Met in part', color: 'text-fair' },
  related: { icon: Minus, word: 'Related', color: 'text-fair' },
  no: { icon: X, word: 'Not found', color: 'text-soft' },
} as const
