import { deleteResume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, messageOf } from '../../api/call.ts'
import { resumesOf } from '../../api/resumes.ts'
import { say } from '../../ui/toast.tsx'

/** What becomes of the applications that wait for an answer. */
export type OpenApplications = 'keep' | 'withdraw'
type Deletion = { resumeId: string; applications: OpenApplications }

export function useDeleteResume(userId: string, onDeleted: () => void) {
  const queries = useQueryClient()
  const { queryKey } = resumesOf(userId)
  return useMutation({
    mutationFn: ({ resumeId, applications }: Deletion) =>
      call(deleteResume, { params: { resumeId }, query: { applications } }),
    onSuccess: (_, { resumeId }) => {
      queries.setQueryData(queryKey, (list) => list && { ...list, data: list.data.filter(({ id }) => id !== resumeId) })
      // How it fitted the internships goes with it, and perhaps applications.
      for (const name of ['internships', 'saved', 'applications', 'timeline'])
        void queries.invalidateQueries({ queryKey: [name] })
      say.success({ title: texts.resume.deleted })
      onDeleted()
    },
    onError: (error) => say.error({ title: 'Error', description: messageOf(error, texts.resume.deleteFailed) }),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
