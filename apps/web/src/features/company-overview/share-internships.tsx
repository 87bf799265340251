import type { Internship } from '@fledge/contract/internships'
import { Link } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { CopyLink } from '../../ui/listing/copy-link.tsx'
import { StateBadge } from '../../ui/listing/state-badge.tsx'

const mostShown = 5

type ShareInternshipsProps = { internships: readonly Internship[]; onInternships: () => void }

/** The next step of a company without applications: its internships, the open ones first and with their public links. */
export function ShareInternships({ internships, onInternships }: ShareInternshipsProps) {
  const open = internships.filter(isOpen)
  const shown = [...open, ...internships.filter((one) => !isOpen(one))].slice(0, mostShown)
  return (
    <TitledCard title="No applications yet" gap="gap-3" className="justify-items-start">
      <p className="max-w-prose text-14 text-soft">
        {open.length > 0
          ? 'Share the public link of an internship. Applications appear here as students apply.'
          : 'Students cannot apply, because none of your internships is open. Reopen one or post another.'}
      </p>
      <ul className="w-full divide-y divide-line">
        {shown.map((internship) => (
          <Row key={internship.id} internship={internship} />
        ))}
      </ul>
      {(open.length === 0 || shown.length < internships.length) && (
        <Button look="secondary" onClick={onInternships}>
          View your internships
        </Button>
      )}
    </TitledCard>
  )
}

function Row({ internship }: { internship: Internship }) {
  const { id, title, location } = internship
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-14">
      <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
        {isOpen(internship) ? (
          <Link to="/internships/$id" params={{ id }} className="font-medium text-primary underline underline-offset-4">
            {title}
          </Link>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        <span className="block text-soft">{location}</span>
      </span>
      <StateBadge internship={internship} />
      {isOpen(internship) && (
        <span className="max-sm:-ml-3 sm:-mr-3">
          <CopyLink internshipId={id} of={`${title}, ${location}`} />
        </span>
      )}
    </li>
  )
}

const isOpen = ({ state }: Internship) => state === 'open'
