import { type Corrections, correctReading, type Reading } from '@fledge/contract/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { failureToast } from '../../../api/failure-toast.ts'
import { readingQuery } from '../../../api/resumes.ts'
import { closeToast } from '../../../ui/close-toast.ts'
import type { Span } from '../../../ui/document-viewer/locate.ts'
import { applyLocally, type Change, undoCorrection } from './change-corrections.ts'

/** The last correction in words, and the change that undoes it; null after an undo. */
type Last = { text: string; undo: Change | null }

/** Describes a correction; some descriptions need the new reading. */
type Description = string | ((reading: Reading) => string)

export type Correcting = ReturnType<typeof useCorrections>

/** Saves each correction of a reading at once, one after the other. Removals are shown before the server answers. */
export function useCorrections(resumeId: string) {
  const queries = useQueryClient()
  const { queryKey } = readingQuery(resumeId)
  const mutationKey = ['correct', resumeId]
  const [last, setLast] = useState<Last | null>(null)
  const current = () => queries.getQueryData(queryKey)?.corrections ?? {}
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (corrections: Corrections) => call(correctReading, { params: { resumeId }, body: corrections }),
    onMutate: async (corrections) => {
      const held = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, held && applyLocally(held, corrections))
      await queries.cancelQueries({ queryKey })
      return held
    },
    onError: (_error, _corrections, held) => void queries.setQueryData(queryKey, held),
    onSuccess: ({ data }) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, data)
      for (const name of ['resumes', 'analysis', 'internships', 'saved'])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })

  async function send(corrections: Corrections, description: Description) {
    const before = current()
    const { data } = await mutateAsync(corrections)
    closeToast(saveFailed)
    const text = typeof description === 'string' ? description : description(data)
    setLast({ text, undo: undoCorrection(before, data.corrections ?? {}) })
  }

  const correct = (change: Change, description: Description) => send(change(current()), description)
  const orToast = (sent: Promise<unknown>) => void sent.catch(failureToast(saveFailed))
  return {
    last,
    busy: isPending,
    /** Saves what a form holds; throws the server's refusal for the form to show. */
    correct,
    /** Saves a change of one click; a refusal is shown in a toast. */
    change: (change: Change, description: Description) => orToast(correct(change, description)),
    resetAll: () => orToast(send({}, 'All corrections reset.')),
    /** Undoes the last correction and nothing later. */
    undo: () =>
      last?.undo && orToast(correct(last.undo, '').then(() => setLast({ text: 'Change undone.', undo: null }))),
  }
}

export const saveFailed = 'Your correction could not be saved. Please try again.'

/** What each section of the dialog needs: the reading, its corrections, and the way to a place in the resume. */
export type ReadingActions = Pick<Correcting, 'correct' | 'change'> & {
  reading: Reading
  /** The place shown in the resume. */
  active: Span | null
  onShow: (span: Span) => void
  /** Counts open forms, so that closing the dialog asks before it discards one. */
  onForm: (change: 1 | -1) => void
}
