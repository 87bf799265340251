import type { CallInput } from '@fledge/contract/http/endpoint'
import { getReport, listReports, replyToReport, reportInternship } from '@fledge/contract/listings/reports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, dataQuery } from '../call.ts'

export const ownReport = (internshipId: string) =>
  dataQuery(['reports', 'own', internshipId], getReport, { params: { id: internshipId } })

export const receivedReports = dataQuery(['reports', 'received'], listReports, {})

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
