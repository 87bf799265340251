import { NextStepButton } from '../../ui/dashboard/next-step-button.tsx'
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
    {step && !isQuiet && <NextStepButton text={step.text} onClick={() => onNext(step)} />}
  </div>
)
