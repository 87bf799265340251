import { getSettings } from '@fledge/contract/settings'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** For how many hours this company's decisions can be undone before the student hears of them. */
export const useHoldHours = (): number =>
  useQuery({
    queryKey: ['settings', 'holdHours'],
    queryFn: ({ signal }) => call(getSettings, {}, signal),
    select: ({ data }) => data.holdHours,
    staleTime: 60_000,
  }).data ?? 0
