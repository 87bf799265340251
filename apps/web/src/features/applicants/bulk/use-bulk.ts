import { actOnApplications, listBulkActions, undoBulkAction } from '@fledge/contract/applications/bulk-actions'
import type { CallInput } from '@fledge/contract/http/endpoint'
import { texts } from '@fledge/contract/texts'
import { shortlistUndoMs } from '@fledge/core/applications/undo-window'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, dataQuery, errorMessage } from '../../../api/call.ts'
import { clearDraft, draftIdempotencyKey } from '../../../lib/drafts.ts'
import { toast } from '../../../ui/toast.tsx'
import { undoAction, undoWindowText } from '../undo-window.ts'
import type { UndoStack } from '../use-undo-stack.ts'
import { bulkWords } from './bulk-text.ts'

export type BulkBody = CallInput<typeof actOnApplications>['body']

/** Acts on many that can still be undone. */
export const undoableBatches = dataQuery(['applications', 'bulk'], listBulkActions, {})

const id = 'decision'
const undoToastMs = 10_000
/** Repeating a request whose response was lost acts once. */
const keyName = 'bulk-action'

export function useBulk(undoSeconds: number, undoStack: UndoStack) {
  const queries = useQueryClient()
  const refresh = () => {
    for (const name of ['applications', 'timeline', 'interviews']) void queries.invalidateQueries({ queryKey: [name] })
  }
  const undoing = useMutation({
    mutationFn: (batchId: string) => call(undoBulkAction, { params: { batchId } }),
    onSuccess: ({ data: { count } }) => {
      toast.success({ id, title: 'Undone', description: `Nothing was sent to ${countOf(count)}.` })
    },
    onError: (error) => toast.error({ title: errorMessage(error, texts.apply.updateFailed) }),
    onSettled: refresh,
  })
  const undo = (batchId: string) => {
    undoStack.remove(batchId)
    undoing.mutate(batchId)
  }
  const acting = useMutation({
    mutationFn: (request: BulkBody) => {
      const body = { ...request, tellIn: undoSeconds }
      return call(actOnApplications, { body, idempotencyKey: draftIdempotencyKey(keyName, body) })
    },
    onSuccess: ({ data: { batchId, count } }, { act }) => {
      clearDraft(keyName)
      const isUndoable = undoSeconds > 0 || act === 'shortlist'
      const until = Date.now() + (act === 'shortlist' ? shortlistUndoMs : undoSeconds * 1000)
      if (isUndoable)
        undoStack.push({
          id: batchId,
          undo: () => {
            const isOpen = Date.now() < until
            if (isOpen) undo(batchId)
            return isOpen
          },
        })
      toast.success({
        id,
        title: bulkWords[act].done(count),
        ...(act !== 'shortlist' && { description: sentText(undoSeconds) }),
        ...(isUndoable && { action: undoAction(() => undo(batchId)), duration: undoToastMs }),
      })
    },
    onSettled: refresh,
  })
  return { acting, undo }
}

const countOf = (count: number) => (count === 1 ? 'the student' : `the ${count} students`)

const sentText = (seconds: number) =>
  seconds === 0 ? 'The students can see this now.' : `The students see this in ${undoWindowText(seconds)}.`
