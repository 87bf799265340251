import type { StudentUser } from '@fledge/contract/users'
import { ArrowRight, Search, SlidersHorizontal, Upload } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { NextStep } from './next-step.ts'

type HeaderProps = {
  user: StudentUser
  /** Null while it is not known. */
  next: NextStep | null
  /** What the next step depends on is still loading. */
  isLoading: boolean
  onNext: (step: NextStep) => void
  onSearch: () => void
  onFilter: () => void
  onUpload: () => void
  /** A resume is uploaded, or the list is still loading. */
  held: boolean
  /** The page below asks for the next step, so the header does not compete with it. */
  isQuiet: boolean
  /** The next step is above the overview only: other tabs begin with their content. */
  isOverview: boolean
}

/** A greeting, the next step, and three shortcuts. */
export function DashboardHeader(props: HeaderProps) {
  const { user, next, isLoading, onNext, onSearch, onFilter, onUpload, held, isQuiet, isOverview } = props
  const look = isQuiet ? 'quiet' : 'secondary'
  return (
    <header
      className={classes(
        'flex flex-wrap items-start justify-between gap-x-8 gap-y-4 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0 max-sm:pt-2 max-sm:pb-0',
        isOverview ? 'pt-4 pb-2' : 'pt-2',
      )}
    >
      <div className="grid min-w-0 gap-1 max-sm:contents">
        <div className="flex flex-wrap items-baseline gap-x-4 max-sm:contents">
          <h1 className="text-25 wrap-anywhere max-sm:col-start-1 max-sm:text-20 max-sm:leading-6">
            {user.firstName ? `Welcome, ${user.firstName}` : 'Welcome'}
          </h1>
          <p
            className={classes('text-14 text-soft max-sm:col-start-1 max-sm:text-12', !isOverview && 'max-sm:truncate')}
          >
            {user.university}
          </p>
        </div>
        <div className={classes('max-sm:order-last max-sm:col-span-2 max-sm:min-h-12', !isOverview && 'hidden')}>
          {isLoading && <Skeleton className="my-1.5 h-5 w-72 max-w-full" />}
          {next && isQuiet && <p className="py-1 text-16">{next.text}</p>}
          {next && !isQuiet && <NextLine step={next} onNext={onNext} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:flex-nowrap">
        <Button look={look} className="max-sm:px-3" onClick={onSearch}>
          <Search aria-hidden size={16} />
          <span className="max-sm:sr-only">Search</span>
        </Button>
        <Button look={look} className="max-sm:px-3" onClick={onFilter}>
          <SlidersHorizontal aria-hidden size={16} />
          <span className="max-sm:sr-only">Filter</span>
        </Button>
        <Button look={held || isQuiet ? look : 'primary'} className="max-sm:px-3" onClick={onUpload}>
          <Upload aria-hidden size={16} />
          <span className="max-sm:sr-only">Upload resume</span>
        </Button>
      </div>
    </header>
  )
}

const NextLine = ({ step, onNext }: { step: NextStep; onNext: (step: NextStep) => void }) => (
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
)
