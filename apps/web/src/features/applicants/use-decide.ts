import { type Application, decideApplication } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import type { Decision } from '@fledge/core/applications/status'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { companyApplications } from '../../api/applications.ts'
import { call, messageOf } from '../../api/call.ts'
import { say } from '../../ui/toast.tsx'
import { changeListed } from './change-listed.ts'
import { aboutOf } from './use-application-steps.ts'

type Decided = { application: Application; status: Decision }
type DecideProps = {
  onShow: (id: string) => void
  /** The decision can be taken back for a while. */
  onHeld: (application: Application) => void
}
const { queryKey } = companyApplications
const mutationKey = ['decide']

/**
 * Accepts or rejects. The list shows it at once and takes it back when the server refuses; by then another applicant
 * is in view, so what is said names whom it is about and leads back.
 */
export function useDecide({ onShow, onHeld }: DecideProps) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ application, status }: Decided) =>
      call(decideApplication, { params: { applicationId: application.id }, body: { status } }),
    onMutate: async ({ application, status }) => {
      await queries.cancelQueries({ queryKey })
      changeListed(queries, application.id, { status })
    },
    onSuccess: ({ data }, { application, status }) => {
      changeListed(queries, application.id, { tellAt: data.tellAt, decidedAt: data.decidedAt })
      if (data.tellAt !== null) onHeld(data)
      say.success({
        id: 'decision',
        title: texts.apply.decided(status),
        description: data.tellAt === null ? aboutOf(application) : `${aboutOf(application)}. Press U to undo.`,
      })
    },
    onError: (error, { application }) => {
      changeListed(queries, application.id, { status: application.status })
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
