import type { Internship } from '@fledge/contract/internships'
import { internshipLabel } from '../../lib/listing-name.ts'
import { MatchBadge } from '../../ui/badge.tsx'

type MatchLinkProps = { internship: Internship; onEvidence: (internship: Internship) => void }

/** Whether there is a match to show: not before a resume was read, and not where nothing fits. */
const isCompared = ({ match }: Internship): boolean =>
  match?.matchPercentage !== 0 && match?.reason !== 'no_resume' && match?.reason !== 'unreadable_resume'

/** The match with a button for its evidence; nothing where it would tell nothing. */
export function MatchLink({ internship, onEvidence }: MatchLinkProps) {
  const { match } = internship
  if (!match || !isCompared(internship)) return null
  const badge = <MatchBadge percentage={match.matchPercentage} band={match.band} />
  if (match.band === null) return badge
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => onEvidence(internship)}
      className="group relative z-10 inline-flex min-h-6 items-center gap-2 rounded-base text-12 text-primary"
    >
      {badge}
      <span className="underline decoration-dotted underline-offset-4 group-hover:decoration-solid">Why?</span>
      <span className="sr-only">{internshipLabel(internship)}</span>
    </button>
  )
}
