import type { ApplicationStatus } from '@fledge/core/applications/status'
import type { DemoFile } from './files.ts'
import type { DemoListing } from './listings.ts'
import { uuidOf } from './random.ts'
import type { DemoStudent } from './students.ts'

export type DemoApplication = {
  id: string
  listing: DemoListing
  /** The version that was open to the student. */
  version: number
  student: DemoStudent
  /** The resume held then. */
  file: DemoFile
  status: ApplicationStatus
  createdAt: string
  decidedAt: string | null
}

type Sent = { student: DemoStudent; listing: DemoListing; file: DemoFile; createdAt: string }

/** An application without what became of it. */
export function applicationOf(sent: Sent): Omit<DemoApplication, 'status' | 'decidedAt'> {
  const { student, listing, createdAt } = sent
  const version = listing.versions.findLastIndex((version) => version.createdAt <= createdAt) + 1
  return { ...sent, id: uuidOf(`application/${listing.id}/${student.id}`), version }
}
