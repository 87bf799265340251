import type { Answer, DecisionContent } from '@fledge/core/applications/lifecycle'
import type { ApplicationStatus } from '@fledge/core/applications/status'
import type { DemoListing } from '../listings/demo-listing.ts'
import type { DemoStudent } from '../people/students.ts'
import { uuidOf } from '../random.ts'
import type { DemoFile } from '../resumes/files.ts'

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
  withdrawnAt: string | null
  /** What else became of it. */
  life: DemoLife
}

export type DemoLife = {
  seenAt: string | null
  shortlistedAt: string | null
  /** When a decision on hold is published. */
  tellAt: string | null
  answer: Answer | null
  answeredAt: string | null
  answerReason: string | null
} & DecisionContent

/** An application of which only the status is known so far. */
export type AnsweredApplication = Omit<DemoApplication, 'life'>

type Sent = { student: DemoStudent; listing: DemoListing; file: DemoFile; createdAt: string }

/** An application without what became of it. */
export function applicationOf(sent: Sent): Omit<AnsweredApplication, 'status' | 'decidedAt' | 'withdrawnAt'> {
  const { student, listing, createdAt } = sent
  const version = listing.versions.findLastIndex((version) => version.createdAt <= createdAt) + 1
  return { ...sent, id: uuidOf(`application/${listing.id}/${student.id}`), version }
}
