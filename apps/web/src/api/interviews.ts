import { checkSlots, downloadCalendar, listInterviews } from '@fledge/contract/interviews'
import { type InterviewSide, interviewGroup } from '@fledge/core/interviews/interview'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, dataQuery, endpointUrl, fetchFile } from './call.ts'

/** One's interviews: open proposals, upcoming ones, then the others. */
export const ownInterviews = dataQuery(['interviews'], listInterviews, {})

/** Number of interviews that need one's answer; undefined while unknown. */
export function useToAnswer(side: InterviewSide): number | undefined {
  const now = new Date()
  return useQuery(ownInterviews).data?.filter((one) => interviewGroup(one, side, now) === 'your_turn').length
}

/** Conflicts of each of these times, by start. */
export const slotClashes = (applicationId: string, slots: readonly { startsAt: string; endsAt: string }[]) =>
  queryOptions({
    queryKey: ['interviews', 'clashes', applicationId, slots],
    queryFn: async ({ signal }) => {
      const { data } = await call(checkSlots, { body: { applicationId, slots: [...slots] } }, signal)
      return new Map(slots.map(({ startsAt }, index) => [startsAt, data[index] ?? null]))
    },
    staleTime: 30_000,
  })

export const fetchCalendar = (id: string) => fetchFile(endpointUrl(downloadCalendar.path, { id }))
