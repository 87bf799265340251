import type { Life } from './lifecycle.ts'

export type StatusCounts = { total: number; pending: number; accepted: number; rejected: number; decided: number }

/** What rates and totals are made of: every application but those withdrawn (settlements 84 and 85). */
export function countByStatus(applications: readonly Pick<Life, 'status' | 'withdrawnAt'>[]): StatusCounts {
  const counts = { total: 0, pending: 0, accepted: 0, rejected: 0, decided: 0 }
  for (const { status, withdrawnAt } of applications) {
    if (withdrawnAt !== null) continue
    counts.total += 1
    counts[status] += 1
    if (status !== 'pending') counts.decided += 1
  }
  return counts
}

/** Text next to a total that leaves out `count` withdrawn applications; empty for none. */
export const withdrawnHint = (count: number): string => (count > 0 ? `${count} withdrawn, not counted` : '')
