import { type Corrections, correctReading, type Reading } from '@fledge/contract/resumes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, messageOf } from '../../api/call.ts'
import { readingOf } from '../../api/resumes.ts'
import { say } from '../../ui/toast.tsx'
import { type Change, withoutTaken } from './change-corrections.ts'
import { takeBack } from './take-back.ts'

/** What was corrected last, in words, and the way back from it; null after an undo. */
type Last = { said: string; back: Change | null }

/** Names what a correction came to; some are only known from the new reading. */
type Words = string | ((reading: Reading) => string)

export type Correcting = ReturnType<typeof useCorrections>

/**
 * Corrections of a reading, each saved at once; they are sent one after the other, so that the last one holds. What is
 * taken away is gone at once and comes back when the server refuses.
 */
export function useCorrections(resumeId: string) {
  const queries = useQueryClient()
  const { queryKey } = readingOf(resumeId)
  const mutationKey = ['correct', resumeId]
  const [last, setLast] = useState<Last | null>(null)
  const saidNow = () => queries.getQueryData(queryKey)?.data.corrections ?? {}
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (corrections: Corrections) => call(correctReading, { params: { resumeId }, body: corrections }),
    onMutate: async (corrections) => {
      const held = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, held && { ...held, data: withoutTaken(held.data, corrections) })
      await queries.cancelQueries({ queryKey })
      return held
    },
    onError: (_error, _corrections, held) => void queries.setQueryData(queryKey, held),
    onSuccess: (reply) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, reply)
      // Matches follow, wherever they are shown.
      for (const name of ['resumes', 'analysis', 'internships', 'saved'])
        void queries.invalidateQueries({ queryKey: [name] })
    },
  })

  async function send(corrections: Corrections, words: Words) {
    const before = saidNow()
    const { data } = await mutateAsync(corrections)
    const back = takeBack(before, data.corrections ?? {})
    setLast({ said: typeof words === 'string' ? words : words(data), back })
    return data
  }

  const correct = (change: Change, words: Words) => send(change(saidNow()), words)
  const orSay = (sent: Promise<unknown>) =>
    void sent.catch((error: unknown) =>
      say.error({ title: 'Error', description: messageOf(error, 'It could not be saved. Please try again.') }),
    )
  return {
    last,
    busy: isPending,
    /** Saves what a form says; throws what the server refused, for the form to show. */
    correct,
    /** Saves a change of one click; a refusal is said in a toast. */
    change: (change: Change, words: Words) => orSay(correct(change, words)),
    /** Everything as it was read. */
    resetAll: () => orSay(send({}, 'All corrections reset.')),
    /** Takes back what was corrected last, and nothing that was said since. */
    undo: () => last?.back && orSay(correct(last.back, '').then(() => setLast({ said: 'Change undone.', back: null }))),
  }
}
