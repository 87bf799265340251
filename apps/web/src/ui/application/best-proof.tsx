import type { Internship } from '@fledge/contract/internships'
import { classes } from '../class-names.ts'

type BestProofProps = Pick<Internship, 'proof'> & { className?: string }

/** The requirement that a resume shows best, with the words that show it; in a narrow container only these, from the proof on. */
export const BestProof = ({ proof, className }: BestProofProps) =>
  proof && (
    <span className={classes(look, className)}>
      <span className="sr-only">Best proof: </span>
      {proof.mark.toLowerCase() !== proof.phrase.toLowerCase() && (
        <span className="text-soft @max-md:sr-only">{`${proof.phrase}: `}</span>
      )}
      <q>
        {proof.before && <span className="@max-md:before:content-['…']" />}
        <span className="@max-md:sr-only">{proof.before}</span>
        <mark>{proof.mark}</mark>
        <span className={/^\s/.test(proof.after) ? undefined : '@max-md:sr-only'}>{proof.after}</span>
      </q>
    </span>
  )

/** Positioned, so that the words for screen readers do not widen the page; a press goes to what it is on. */
const look = 'pointer-events-none relative block min-w-0 flex-1 basis-24 truncate text-14'
