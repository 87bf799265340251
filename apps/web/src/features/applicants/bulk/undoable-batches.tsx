import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useMinute } from '../../../lib/use-minute.ts'
import { useUndoable } from '../../../ui/application/use-undoable.ts'
import { Button } from '../../../ui/button.tsx'
import { timeLeftText } from '../undo-window.ts'
import { bulkWords } from './bulk-text.ts'
import { undoableBatches } from './use-bulk.ts'

type Batch = NonNullable<ReturnType<typeof useBatches>>[number]
type UndoProps = { onUndo: (batchId: string) => void }

const useBatches = () => useQuery(undoableBatches).data

/** What was done to many and was not sent yet, also after a reload. */
export const UndoableBatches = ({ onUndo }: UndoProps) =>
  useBatches()?.map((batch) => <UndoableBatch key={batch.batchId} batch={batch} onUndo={onUndo} />)

function UndoableBatch({ batch: { batchId, act, count, tellAt }, onUndo }: UndoProps & { batch: Batch }) {
  useMinute()
  const isUndoable = useUndoable(tellAt)
  if (!isUndoable || tellAt === null) return null
  const done = bulkWords[act].done(count)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-base border border-line bg-raised px-4 py-2 text-14">
      <p className="flex-1 basis-48">
        {done}. <span className="text-soft">The students see this {timeLeftText(tellAt, new Date())}.</span>
      </p>
      <Button icon={Undo2} look="secondary" size="small" aria-label={`Undo: ${done}`} onClick={() => onUndo(batchId)}>
        Undo
      </Button>
    </div>
  )
}
