import type { Internship } from '@fledge/contract/internships'
import { countText } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'

type PlacesFilledProps = { internship: Internship | undefined; pending: number; onTell: (pending: number) => void }

/** Offers to tell the applicants that still wait once students have accepted all places. */
export function PlacesFilled({ internship, pending, onTell }: PlacesFilledProps) {
  const { filledCount: filled = 0, openings = null } = internship ?? {}
  if (filled === 0 || pending === 0 || (openings !== null && filled < openings)) return null
  return (
    <div className="grid gap-2 border-t border-line bg-primary-wash px-3 py-3 text-14">
      <p>
        {countText(filled, 'student')} accepted your offer. {countText(pending, 'applicant')}{' '}
        {pending === 1 ? 'still waits' : 'still wait'} for an answer.
      </p>
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        aria-label={`Tell them that places are filled: ${internship?.title}`}
        onClick={() => onTell(pending)}
      >
        Tell them that places are filled
      </Button>
    </div>
  )
}
