import type { Application } from '@fledge/contract/applications'

export function countByStatus(applications: readonly Pick<Application, 'status'>[]) {
  const counts = { total: applications.length, pending: 0, accepted: 0, rejected: 0 }
  for (const { status } of applications) counts[status] += 1
  return counts
}
