import type { InterviewOutcome } from '@fledge/contract/applications/applicant-notes'
import { Badge, type Tone } from '../badge.tsx'

export const outcomeLabels: Record<InterviewOutcome, string> = {
  good: 'Interview went well',
  mixed: 'Interview was mixed',
  poor: 'Interview did not go well',
  no_show: 'No-show',
}
const tones: Record<InterviewOutcome, Tone> = { good: 'success', mixed: 'neutral', poor: 'danger', no_show: 'warning' }

/** How an interview ended, as its company noted. */
export const OutcomeBadge = ({ outcome }: { outcome: InterviewOutcome }) => (
  <Badge tone={tones[outcome]}>{outcomeLabels[outcome]}</Badge>
)
