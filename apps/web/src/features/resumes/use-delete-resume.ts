import { deleteResume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, messageOf } from '../../api/call.ts'
import { resumesOf } from '../../api/resumes.ts'
import { say } from '../../ui/toast.tsx'

export function useDeleteResume(userId: string, onDeleted: () => void) {
  const queries = useQueryClient()
  const { queryKey } = resumesOf(userId)
  return useMutation({
    mutationFn: (resumeId: string) => call(deleteResume, { params: { resumeId } }),
    onSuccess: (_, resumeId) => {
      queries.setQueryData(queryKey, (list) => list && { ...list, data: list.data.filter(({ id }) => id !== resumeId) })
      say.success({ title: texts.resume.deleted })
      onDeleted()
    },
    onError: (error) => say.error({ title: 'Error', description: messageOf(error, texts.resume.deleteFailed) }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
