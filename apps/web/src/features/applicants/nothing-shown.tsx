import { Inbox } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'

/** Where the list would be: nobody has applied, or a filter hides them all. */
export function NothingShown({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) {
    return (
      <Empty icon={Inbox} title="No applications yet">
        They appear here the moment a student applies.
      </Empty>
    )
  }
  return (
    <Empty
      icon={Inbox}
      title="No application matches"
      action={
        <Button look="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      The search or the status filter hides the others.
    </Empty>
  )
}
