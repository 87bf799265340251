import { Inbox } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type ApplicantFilter, hiddenByText, isActive } from './filter-applicants.ts'

type NoApplicationsProps = { filter: ApplicantFilter; onClear: () => void; onPost: () => void }

/** Replaces the list: nothing is posted, or a filter hides all applications. */
export function NoApplications({ filter, onClear, onPost }: NoApplicationsProps) {
  if (!isActive(filter)) {
    const post = <Button onClick={onPost}>Post your first internship</Button>
    return (
      <Empty icon={Inbox} title="No applications yet" action={post}>
        Post an internship, and applications appear here as students apply.
      </Empty>
    )
  }
  const clear = (
    <Button look="secondary" onClick={onClear}>
      Clear Filters
    </Button>
  )
  return (
    <Empty icon={Inbox} title="No matching applications" action={clear}>
      {hiddenByText(filter, 'the others')}
    </Empty>
  )
}
