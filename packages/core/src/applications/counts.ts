import type { Life } from './lifecycle.ts'
import { type ApplicationStatus, noStatusCounts } from './status.ts'

type StatusCounts = Record<ApplicationStatus | 'total' | 'decided', number>

/** What rates and totals are made of: every application but those withdrawn (settlements 84 and 85). */
export function countByStatus(applications: readonly Pick<Life, 'status' | 'withdrawnAt'>[]): StatusCounts {
  const counts = { ...noStatusCounts, total: 0, decided: 0 }
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

/** '9 applications in all, 1 withdrawn': the counted ones with what is said of them, and those that are left out. */
export function countedText(counted: number, withdrawn: number, said = ''): string {
  const text = `${counted.toLocaleString('en-IN')} ${counted === 1 ? 'application' : 'applications'}${said}`
  return withdrawn > 0 ? `${text}, ${withdrawn.toLocaleString('en-IN')} withdrawn` : text
}
