import type { Application } from '@fledge/contract/applications'
import type { Offer } from '@fledge/contract/applications/outcome'
import type { Decision } from '@fledge/core/applications/status'
import type { Rejection } from './rejection.ts'

/** What the student reads about a decision. */
type DecisionContent = Partial<Rejection> & { offer?: Offer }
export type FullDecision = DecisionContent & { status: Decision }

/** Keeps what is typed about a decision until the server has it. */
export const decisionDraftKey = (status: Decision, { id }: Pick<Application, 'id'>): string => `${status}-draft:${id}`

export type DecisionDialogProps = {
  application: Application
  /** What the internship asks for, for an applicant without a ledger. */
  requirements: readonly string[]
  onDecide: (content: DecisionContent) => void
  onClose: () => void
}
