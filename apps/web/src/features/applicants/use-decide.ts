import { type Application, decideApplication } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { Decision } from '@fledge/core/applications/status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyApplications } from '../../api/applications.ts'
import { call, messageOf } from '../../api/call.ts'
import { say } from '../../ui/toast.tsx'

/** Accepts or rejects. The list shows it at once and takes it back when the server refuses. */
export function useDecide() {
  const queries = useQueryClient()
  const { queryKey } = companyApplications
  return useMutation({
    mutationFn: ({ id, status }: { id: string; status: Decision }) =>
      call(decideApplication, { params: { applicationId: id }, body: { status } }),
    onMutate: async ({ id, status }) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData<{ success: true; data: Application[] }>(queryKey)
      const decided = before?.data.map((one) => (one.id === id ? { ...one, status } : one))
      if (before && decided) queries.setQueryData(queryKey, { ...before, data: decided })
      return { before }
    },
    onSuccess: (_, { status }) => say.success({ title: texts.apply.decided(status) }),
    onError: (error, _, context) => {
      queries.setQueryData(queryKey, context?.before)
      say.error({ title: messageOf(error, texts.apply.updateFailed) })
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
