import type { SessionInfo } from '@fledge/contract/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Laptop } from 'lucide-react'
import { useRef } from 'react'
import { calendarAddress, endOtherSessions, endSessionById, ownSessions } from '../../api/account/account.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { agoInSentence, dateText, shortMomentText } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'

/** The active sessions, with buttons to end one or all others. */
export function SessionList() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(ownSessions)
  const list = useRef<HTMLUListElement>(null)
  const { end, endOthers, ending } = useEnding(() => list.current?.focus())
  return (
    <TitledCard title="Sessions" intro="Browsers and devices that are signed in to your account.">
      {isPending && <CardSkeletons count={2} className="h-14" />}
      {isError && !data && (
        <Failure message="Your sessions could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
          {data.map((session) => (
            <Row key={session.id} session={session} busy={ending === session.id} onEnd={() => end(session.id)} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button look="secondary" className="justify-self-start" busy={ending === 'others'} onClick={endOthers}>
          End all other sessions
        </Button>
      )}
    </TitledCard>
  )
}

function Row({ session, busy, onEnd }: { session: SessionInfo; busy: boolean; onEnd: () => void }) {
  const { device, createdAt, lastUsedAt, current } = session
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Laptop aria-hidden size={20} className="shrink-0 text-soft" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 text-14 font-medium">
          {device}
          {current && <Badge tone="primary">This session</Badge>}
        </p>
        <p className="text-14 text-soft">
          Signed in <time dateTime={createdAt}>{dateText(createdAt)}</time>, last used{' '}
          <Moment at={lastUsedAt}>{current ? 'now' : agoInSentence(lastUsedAt)}</Moment>
        </p>
      </div>
      {!current && (
        <Button
          look="secondary"
          size="small"
          busy={busy}
          // One device may have several sessions: another browser profile, a private window.
          aria-label={`End session: ${device}, signed in ${shortMomentText(createdAt)}`}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  )
}

const failed = 'We could not end the session.'

/** `onEnded` moves the focus, because the pressed button has disappeared. */
function useEnding(onEnded: () => void) {
  const queries = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (which: string): Promise<unknown> => (which === 'others' ? endOtherSessions() : endSessionById(which)),
    onSuccess: (_reply, which) => {
      onEnded()
      toast.success({ title: which === 'others' ? 'All other sessions ended' : 'Session ended', clears: failed })
    },
    onError: failureToast(failed),
    onSettled: () => {
      void queries.invalidateQueries(ownSessions)
      void queries.invalidateQueries(calendarAddress)
    },
  })
  return { end: mutate, endOthers: () => mutate('others'), ending: isPending ? variables : null }
}
