import { useState } from 'react'
import { toast } from '../../ui/toast.tsx'

type UndoableAct = {
  id: string
  /** Undoes the act; false when that is no longer possible. */
  undo: () => boolean
}

export type UndoStack = ReturnType<typeof createUndoStack>

/** What was done on this page and can be undone with U, the last act first: decisions and acts on many. */
export const useUndoStack = (): UndoStack => useState(createUndoStack)[0]

function createUndoStack() {
  let acts: UndoableAct[] = []
  const remove = (id: string) => {
    acts = acts.filter((act) => act.id !== id)
  }
  return {
    push: (act: UndoableAct) => {
      remove(act.id)
      acts.push(act)
    },
    remove,
    undoLast: () => {
      for (let act = acts.pop(); act; act = acts.pop()) if (act.undo()) return
      toast.info({ title: 'There is no decision to undo' })
    },
  }
}
