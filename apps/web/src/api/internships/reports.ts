import type { CallInput } from '@fledge/contract/http/endpoint'
import { getReport, listReports, replyToReport, reportInternship } from '@fledge/contract/listings/reports'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'

/** One's own report of an internship. */
export const ownReport = (internshipId: string) =>
  queryOptions({
    queryKey: ['reports', 'own', internshipId],
    queryFn: ({ signal }) => call(getReport, { params: { id: internshipId } }, signal),
    select: ({ data }) => data,
  })

/** The reports of the company's own internships. */
export const receivedReports = queryOptions({
  queryKey: ['reports', 'received'],
  queryFn: ({ signal }) => call(listReports, {}, signal),
  select: ({ data }) => data,
})

export function useSendReport(internshipId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<typeof reportInternship>['body']) =>
      call(reportInternship, { params: { id: internshipId }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reports'] }),
  })
}

export function useReplyToReport(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(replyToReport, { params: { id }, body: { text } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['reports'] }),
  })
}
