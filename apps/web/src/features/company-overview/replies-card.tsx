import type { Application } from '@fledge/contract/applications'
import { getReplies, type Replies } from '@fledge/contract/applications/replies'
import { countReasons } from '@fledge/core/applications/rejection-reasons'
import { reasonLabel } from '@fledge/core/applications/rejection-texts'
import { replyText, writtenDay } from '@fledge/core/applications/reply-promise'
import { recordDays, recordMin, replyRecordText } from '@fledge/core/applications/reply-record'
import { indianDay } from '@fledge/core/internships/state'
import { weekMs } from '@fledge/core/time/units'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dataQuery } from '../../api/call.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { countText } from '../../lib/format.ts'
import { ShareBar } from '../../ui/application/status-bars.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Waiting = Replies['waiting'][number]
type OpenWaiting = (application: { id: string; internshipId: string }) => void

const ownReplies = dataQuery(['applications', 'replies'], getReplies, {})

/** A failing list is not awaited. */
export function useReplies() {
  const query = useQuery(ownReplies)
  return { query, isPending: query.isPending && query.failureCount === 0 }
}

/** The replies that are due, the reasons of rejections, and the record that students see. */
export function RepliesCard({ applications, onOpen }: { applications: readonly Application[]; onOpen: OpenWaiting }) {
  const { query, isPending } = useReplies()
  return (
    <Card aria-label="Replies" className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-16">Replies</h2>
      {isPending && <Skeleton className="h-24" />}
      <QueryFailure query={query} fallback="Your replies could not be loaded." />
      {!isPending && query.data && (
        <>
          <p className="text-14">
            {replyRecordText(query.data.record)}
            <span className="block text-soft">{recordHint(query.data)}</span>
          </p>
          <DueGroups waiting={query.data.waiting} onOpen={onOpen} />
        </>
      )}
      {!isPending && <GivenReasons applications={applications} />}
    </Card>
  )
}

/** What the record consists of, and what would change it. */
function recordHint({ record, due, onTime, waiting }: Replies): string {
  const open = waiting.filter(({ replyState }) => replyState === 'due').length
  const more = due === 0 ? '' : 'more '
  const change = open === 0 ? '' : ` ${countText(open, `${more}reply`, `${more}replies`)} can still be on time.`
  if (record !== null) return `Students see this with your internships.${change}`
  const soFar = due === 0 ? 'None was due so far.' : `So far ${onTime} of ${due} came on time.`
  return `Your record appears once ${recordMin} replies have been due within ${recordDays} days. ${soFar}${change}`
}

/** 'Data Intern · Reply by 4 Dec · you wrote on 2 Dec'. */
function replyDetails(one: Waiting): string {
  const promise = `${replyText(one)}${one.replyAbout === 'question' ? ' (a question)' : ''}`
  const written = writtenDay(one)
  return [one.internshipTitle, promise, ...(written === '' ? [] : [`you wrote on ${written}`])].join(' · ')
}

/** Without empty groups; nothing while no reply is due. */
function DueGroups({ waiting, onOpen }: { waiting: readonly Waiting[]; onOpen: OpenWaiting }) {
  const groups = groupByDue(waiting, new Date()).filter((group) => group.waiting.length > 0)
  if (groups.length === 0) return null
  return (
    <div className="grid grid-cols-1 items-start gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      {groups.map((group) => (
        <Due key={group.name} group={group} onOpen={onOpen} />
      ))}
    </div>
  )
}

const shownAtFirst = 5

function Due({ group: { name, hint, waiting }, onOpen }: { group: DueGroup<Waiting>; onOpen: OpenWaiting }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? waiting : waiting.slice(0, shownAtFirst)
  return (
    <section aria-label={name} className="grid grid-cols-1 gap-1">
      <h3 className="flex items-baseline gap-2 font-text text-14 font-medium">
        {name} <span className="tabular text-soft">{waiting.length}</span>
      </h3>
      <p className="text-12 text-soft">{hint}</p>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <li key={`${one.applicationId} ${one.replyAbout}`}>
            <button
              type="button"
              onClick={() => onOpen({ id: one.applicationId, internshipId: one.internshipId })}
              className="-mx-2 grid w-[calc(100%+1rem)] gap-0.5 rounded-base px-2 py-2 text-left text-14 hover:bg-sunken"
            >
              <span className="flex flex-wrap items-center gap-x-2 font-medium wrap-anywhere">
                {one.name}
                {one.nudgedAt !== null && <Badge>Asked for a reply</Badge>}
              </span>
              <span className="text-12 text-soft wrap-anywhere">{replyDetails(one)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < waiting.length && (
        <Button look="quiet" size="small" className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {waiting.length}
        </Button>
      )}
    </section>
  )
}

type Promised = { replyBy: string; replyState: string }
type DueGroup<One extends Promised> = { name: string; hint: string; waiting: One[] }

/** What waits for a reply: due today, due in the next seven days, and late. Promises end with the day in India. */
export function groupByDue<One extends Promised>(waiting: readonly One[], now: Date): DueGroup<One>[] {
  const today = indianDay(now)
  const open = waiting.filter(({ replyState }) => replyState === 'due')
  const isToday = ({ replyBy }: Promised) => indianDay(new Date(replyBy)) <= today
  const isThisWeek = (one: Promised) => !isToday(one) && Date.parse(one.replyBy) <= now.getTime() + weekMs
  return [
    { name: 'Due today', hint: 'On time if you reply today', waiting: open.filter(isToday) },
    { name: 'Due within 7 days', hint: 'On time if you reply by the date', waiting: open.filter(isThisWeek) },
    {
      name: 'Late',
      hint: 'Too late to count as on time, but the students still wait',
      waiting: waiting.filter(({ replyState }) => replyState === 'late'),
    },
  ]
}

/** How many rejections gave each reason; nothing before the first one. */
function GivenReasons({ applications }: { applications: readonly Application[] }) {
  const given = applications.filter(({ status }) => status === 'rejected').map(({ reasons }) => reasons)
  const counts = countReasons(given)
  const most = counts[0]?.count
  if (most === undefined) return null
  const withoutReasons = given.filter((reasons) => reasons.length === 0).length
  return (
    <section aria-label="Reasons you gave" className="grid grid-cols-1 gap-1 border-t border-line pt-4">
      <h3 className="font-text text-14 font-medium">Reasons you gave</h3>
      <p className="text-12 text-soft">
        {`All rejections so far${withoutReasons > 0 ? `, ${withoutReasons} of them without a reason` : ''}`}
      </p>
      <ul className="mt-2 grid gap-x-4 gap-y-3 text-14 sm:grid-cols-2 md:grid-cols-3">
        {counts.map(({ code, count }) => (
          <li key={code} className="grid content-start gap-1">
            <span className="flex justify-between gap-2">
              {reasonLabel(code)} <span className="tabular text-soft">{count}</span>
            </span>
            <ShareBar percent={(count / most) * 100} look="bg-primary" />
          </li>
        ))}
      </ul>
    </section>
  )
}
