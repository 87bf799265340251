import type { Application } from '@fledge/contract/applications'
import type { Side, Stage } from '@fledge/core/applications/lifecycle'
import { Badge, StatusBadge } from '../badge.tsx'
import { useUndoable } from './use-undoable.ts'

const stageWords: Record<Stage, string | null> = {
  applied: null,
  seen: 'Seen',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
}

/** The status of an application, with the details that one side can see. */
export function ApplicationBadges({ application, side }: { application: Application; side: Side }) {
  const { status, withdrawnAt, internship, answer } = application
  const isUndoable = useUndoable(application.tellAt)
  if (withdrawnAt !== null) return <Badge>Withdrawn</Badge>
  const stage = status === 'pending' ? stageWords[application.stage] : null
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {side === 'student' && !internship.open && <Badge>Listing withdrawn</Badge>}
      {stage !== null && (side === 'student' || application.stage !== 'seen') && <Badge tone="primary">{stage}</Badge>}
      {isUndoable && <Badge tone="mark">Not sent yet</Badge>}
      {answer === 'confirmed' && <Badge tone="success">Offer accepted</Badge>}
      {answer === 'declined' && <Badge tone="danger">Offer declined</Badge>}
      <StatusBadge status={status} />
    </span>
  )
}
