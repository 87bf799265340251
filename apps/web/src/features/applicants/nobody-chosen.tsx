import type { Application } from '@fledge/contract/applications'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { Button } from '../../ui/button.tsx'
import { type ApplicantFilter, isActive } from './group-applicants.ts'
import { hidingText } from './hiding-text.ts'
import { WaitingLongest } from './waiting-longest.tsx'

type NobodyChosenProps = {
  /** The address names an applicant who is not in the list. */
  missing: boolean
  filter: ApplicantFilter
  onClear: () => void
  /** Everybody in the list. */
  listed: readonly Application[]
  /** Those whose group is open, in the order of the list. */
  reachable: readonly Application[]
  keysOn: boolean
  onSelect: (application: Application) => void
}

/**
 * Where an applicant would be: whom to begin with, or why the one that was asked for is not here. Nobody opens by
 * themselves: their student is told that the resume was opened.
 */
export function NobodyChosen({ missing, filter, onClear, listed, reachable, keysOn, onSelect }: NobodyChosenProps) {
  const first = reachable.find(isUndecided)
  const begin = first && (
    <Button className="max-w-full text-left whitespace-normal! wrap-anywhere" onClick={() => onSelect(first)}>
      Start with {first.applicant.firstName} {first.applicant.lastName}
    </Button>
  )
  if (missing) {
    return (
      <div className={`${look} grid justify-items-start gap-3 py-8 max-lg:order-first max-lg:py-4`}>
        <p role="status" className="text-14 text-soft wrap-anywhere">
          {isActive(filter) ? hidingText(filter, 'this applicant') : 'This application is no longer available.'}
        </p>
        <div className="flex flex-wrap gap-3">
          {begin}
          {isActive(filter) && (
            <Button look="secondary" onClick={onClear}>
              Clear Filters
            </Button>
          )}
        </div>
      </div>
    )
  }
  const waiting = listed.filter(isUndecided)
  const { title, text } = wordsFor(listed.length, waiting.length)
  return (
    <section aria-labelledby="nobody-chosen" className={`${look} grid justify-items-start gap-3 py-8 max-lg:hidden`}>
      <h3 id="nobody-chosen" className="text-20">
        {title}
      </h3>
      <p className="max-w-prose text-14 text-soft">{text}</p>
      {begin}
      {waiting.length > 1 && <WaitingLongest applications={waiting} onSelect={onSelect} />}
      {keysOn && listed.length > 0 && (
        <p className="text-12 text-soft">
          Shortcuts: J and K move, A and R decide, S shortlists, E shows the evidence, ? lists all.
        </p>
      )}
    </section>
  )
}

const look = 'rounded-base border border-dashed border-line-strong px-6'

function wordsFor(listed: number, waiting: number): { title: string; text: string } {
  if (listed === 0) {
    return {
      title: 'No applicants yet',
      text: 'We notified matching students when you posted. Applicants appear here as soon as they apply, best fit first.',
    }
  }
  return {
    title: waiting === 0 ? 'All applicants have an answer' : 'Choose an applicant',
    text: 'The resume opens here next to your requirements, with matching words highlighted. The student can see that you opened it.',
  }
}
