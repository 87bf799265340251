import { ArrowRight } from 'lucide-react'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { NextStep } from './next-step.ts'

type NextLineProps = {
  /** Null while it is not known. */
  step: NextStep | null
  /** What the next step depends on is still loading. */
  isLoading: boolean
  /** The page below asks for it. */
  isQuiet: boolean
  onNext: (step: NextStep) => void
}

/** The next step of a student, above the overview. */
export const NextLine = ({ step, isLoading, isQuiet, onNext }: NextLineProps) => (
  <div className="mb-2 grid min-h-8">
    {isLoading && <Skeleton className="my-1.5 h-5 w-72 max-w-full" />}
    {step && isQuiet && <p className="py-1 text-16">{step.text}</p>}
    {step && !isQuiet && (
      <button
        type="button"
        onClick={() => onNext(step)}
        className="group min-h-8 justify-self-start text-left text-16 wrap-anywhere font-medium text-primary hover:underline hover:underline-offset-4"
      >
        {step.text}
        <ArrowRight
          aria-hidden
          size={16}
          className="ml-1.5 inline align-[-0.15em] transition-transform group-hover:translate-x-0.5"
        />
      </button>
    )}
  </div>
)
