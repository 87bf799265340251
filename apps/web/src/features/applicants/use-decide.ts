import { type Application, decideApplication } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { Decision } from '@fledge/core/applications/status'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { companyApplications } from '../../api/applications.ts'
import { call, messageOf } from '../../api/call.ts'
import { say } from '../../ui/toast.tsx'

type Decided = { application: Application; status: Decision }
const { queryKey } = companyApplications
const mutationKey = ['decide']

/**
 * Accepts or rejects. The list shows it at once and takes it back when the server refuses; by then another applicant
 * is in view, so what is said names whom it is about and leads back.
 */
export function useDecide(onShow: (id: string) => void) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ application, status }: Decided) =>
      call(decideApplication, { params: { applicationId: application.id }, body: { status } }),
    onMutate: async ({ application, status }) => {
      await queries.cancelQueries({ queryKey })
      setStatus(queries, application.id, status)
    },
    onSuccess: (_, { application, status }) =>
      say.success({ id: 'decision', title: texts.apply.decided(status), description: aboutOf(application) }),
    onError: (error, { application }) => {
      setStatus(queries, application.id, application.status)
      say.error({
        title: messageOf(error, texts.apply.updateFailed),
        description: aboutOf(application),
        action: { label: 'Show', onClick: () => onShow(application.id) },
      })
    },
    // Nobody waits for the server between two applicants: the last of several decisions asks for the list again.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey })
    },
  })
  return mutate
}

function setStatus(queries: QueryClient, id: string, status: Application['status']) {
  queries.setQueryData<{ success: true; data: Application[] }>(
    queryKey,
    (list) => list && { ...list, data: list.data.map((one) => (one.id === id ? { ...one, status } : one)) },
  )
}

const aboutOf = ({ applicant, internship }: Application) =>
  `${applicant.firstName} ${applicant.lastName}, ${internship.title}`
