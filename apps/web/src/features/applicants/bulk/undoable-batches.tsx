import { shortlistUndoMs } from '@fledge/core/applications/undo-window'
import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { shortMomentText } from '../../../lib/format.ts'
import { useMinute } from '../../../lib/hooks/use-minute.ts'
import { useUndoable } from '../../../ui/application/use-undoable.ts'
import { Button } from '../../../ui/button.tsx'
import { timeLeftText } from '../undo-window.ts'
import { bulkWords } from './bulk-text.ts'
import { undoableBatches } from './use-bulk.ts'

type Batch = NonNullable<ReturnType<typeof useBatches>>[number]
type UndoProps = { onUndo: (batchId: string) => void }

const useBatches = () => useQuery(undoableBatches).data

/** Shortlists stay undoable for a day, so older ones would push the list down. */
const shortlistsShown = 2

/** What was done to many and can still be undone, also after a reload: all that is not sent yet, the latest shortlists. */
export function UndoableBatches({ onUndo }: UndoProps) {
  const batches = useBatches() ?? []
  const shortlists = batches.filter(({ tellAt }) => tellAt === null).slice(0, shortlistsShown)
  return batches
    .filter((batch) => batch.tellAt !== null || shortlists.includes(batch))
    .map((batch) => <UndoableBatch key={batch.batchId} batch={batch} onUndo={onUndo} />)
}

function UndoableBatch({ batch, onUndo }: UndoProps & { batch: Batch }) {
  useMinute()
  const end = undoEnd(batch)
  const isUndoable = useUndoable(end)
  if (!isUndoable) return null
  const { batchId, act, count, tellAt } = batch
  const done = bulkWords[act].done(count)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-line bg-raised px-4 py-2 text-14">
      <p className="flex-1 basis-48">
        {done}.{' '}
        <span className="text-soft">
          {tellAt === null
            ? `You can undo this until ${shortMomentText(end)}.`
            : `The students see this ${timeLeftText(tellAt, new Date())}.`}
        </span>
      </p>
      <Button
        icon={Undo2}
        look="secondary"
        size="small"
        sends
        aria-label={`Undo: ${done}`}
        onClick={() => onUndo(batchId)}
      >
        Undo
      </Button>
    </div>
  )
}

/** Until when a batch can be undone: its release, or a day from the act for a shortlist, which is not released. */
const undoEnd = ({ createdAt, tellAt }: Pick<Batch, 'createdAt' | 'tellAt'>): string =>
  tellAt ?? new Date(Date.parse(createdAt) + shortlistUndoMs).toISOString()
