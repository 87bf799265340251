import type { Internship } from '@fledge/contract/internships'
import { Badge, type Tone } from '../badge.tsx'

const tones: Record<Internship['state'], Tone> = {
  open: 'success',
  paused: 'warning',
  closed: 'neutral',
  expired: 'neutral',
}

export const StateBadge = ({ internship: { state, status } }: { internship: Internship }) => (
  <Badge tone={tones[state]}>{status}</Badge>
)
