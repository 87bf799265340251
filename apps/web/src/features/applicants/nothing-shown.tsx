import { Inbox } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { type ApplicantFilter, isActive } from './group-applicants.ts'
import { hidingText } from './hiding-text.ts'

type NothingShownProps = { filter: ApplicantFilter; onClear: () => void; onPost: () => void }

/** Where the list would be: there is no listing that one could apply to, or a filter hides everybody. */
export function NothingShown({ filter, onClear, onPost }: NothingShownProps) {
  if (!isActive(filter)) {
    return (
      <Empty
        icon={Inbox}
        title="No applications yet"
        action={<Button onClick={onPost}>Post your first internship</Button>}
      >
        Post an internship, and applications appear here as students apply.
      </Empty>
    )
  }
  return (
    <Empty
      icon={Inbox}
      title="No matching applications"
      action={
        <Button look="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      {hidingText(filter, 'the others')}
    </Empty>
  )
}
