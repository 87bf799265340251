import { getTimeline } from '@fledge/contract/applications/application-lifecycle'
import { listMessages, readMessages, sendMessage } from '@fledge/contract/messages'
import { texts } from '@fledge/contract/texts'
import type { Side } from '@fledge/core/applications/lifecycle'
import { infiniteQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { clearDraft, draftIdempotencyKey, loadDraft, saveDraft } from '../lib/drafts.ts'
import { textTypedSince } from '../lib/typed-since.ts'
import { call, dataQuery, errorMessage } from './call.ts'
import { readSession } from './session.ts'

/** The pages of a timeline, the newest first; the result is their events, oldest first. */
export const timelineQuery = (applicationId: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', applicationId],
    queryFn: ({ signal, pageParam }) =>
      call(getTimeline, { params: { applicationId }, query: { before: pageParam } }, signal),
    initialPageParam: undefined as string | undefined, // the first page has no end
    getNextPageParam: ({ nextBefore }) => nextBefore,
    select: ({ pages }) => pages.toReversed().flatMap(({ data }) => data),
  })

const messagesQuery = (applicationId: string) =>
  dataQuery(['messages', applicationId], listMessages, { params: { applicationId } })

/** An open thread. Shown messages are marked as read; typed text is kept until sent; a retried message arrives once. */
export function useThread({ id, withdrawnAt }: { id: string; withdrawnAt: string | null }, side: Side) {
  const queries = useQueryClient()
  const params = { applicationId: id }
  const query = useQuery(messagesQuery(id))
  const [key] = useState(`message-draft:${readSession()?.user.id}:${id}`)
  const [draft, setDraft] = useState(() => loadDraft(key, '') ?? '')
  const lastKey = `last-message:${readSession()?.user.id}`
  const hasUnread = (query.data ?? []).some(({ sender, readAt }) => sender !== side && readAt === null)
  useMarkRead(id, hasUnread)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) =>
      call(sendMessage, { params, body: { text }, idempotencyKey: draftIdempotencyKey(key, text) }),
    onSuccess: ({ data }, text) => {
      const rest = textTypedSince(loadDraft(key, '') ?? '', text)
      clearDraft(key)
      saveDraft(lastKey, text)
      if (rest !== '') saveDraft(key, rest)
      setDraft(rest)
      queries.setQueryData(messagesQuery(id).queryKey, (list) =>
        list?.every((one) => one.id !== data.id) ? [...list, data] : list,
      )
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: messagesQuery(id).queryKey }),
  })
  const send = () => {
    const text = draft.trim()
    if (text === '' || isPending) return
    mutate(text)
  }
  return {
    query,
    thread: {
      side,
      messages: query.data ?? [],
      draft,
      // Companies write the same to many; a student's conversations have little in common.
      last: side === 'company' ? loadDraft(lastKey, '') : null,
      onDraft: (text: string) => {
        setDraft(text)
        saveDraft(key, text)
      },
      onSend: send,
      sending: isPending,
      error: error && errorMessage(error, 'The message was not sent. Please try again.'),
      closed: withdrawnAt === null ? null : texts.messages.closed,
    },
  }
}

function useMarkRead(applicationId: string, hasUnread: boolean): void {
  const queries = useQueryClient()
  useEffect(() => {
    if (!hasUnread) return
    const mark = () => {
      if (document.visibilityState === 'hidden') return
      call(readMessages, { params: { applicationId } })
        .then(() =>
          Promise.all(
            [['applications'], ['messages', applicationId]].map((queryKey) => queries.invalidateQueries({ queryKey })),
          ),
        )
        .catch((error: unknown) => console.error('Messages could not be marked as read:', error))
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [applicationId, hasUnread, queries])
}
