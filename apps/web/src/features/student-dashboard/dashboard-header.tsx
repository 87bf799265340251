import type { StudentUser } from '@fledge/contract/users'
import { Search, SlidersHorizontal, Upload } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'

type HeaderProps = {
  user: StudentUser
  onSearch: () => void
  onFilter: () => void
  onUpload: () => void
  /** A resume is uploaded, or the list is still loading. */
  held: boolean
  /** The page below asks for the next step, so the header does not compete with it. */
  isQuiet: boolean
  isOverview: boolean
}

/** A greeting and three shortcuts, of the same height on every tab. */
export function DashboardHeader(props: HeaderProps) {
  const { user, onSearch, onFilter, onUpload, held, isQuiet, isOverview } = props
  const look = isQuiet ? 'quiet' : 'secondary'
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-2 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-3 max-sm:gap-y-0">
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-4 max-sm:contents">
        <h1 className="text-25 wrap-anywhere max-sm:col-start-1 max-sm:text-20 max-sm:leading-6">
          {user.firstName ? `Welcome, ${user.firstName}` : 'Welcome'}
        </h1>
        <p className={classes('text-14 text-soft max-sm:col-start-1 max-sm:text-12', !isOverview && 'max-sm:truncate')}>
          {user.university}
        </p>
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
