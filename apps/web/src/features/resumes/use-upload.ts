import { texts } from '@fledge/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/call.ts'
import { resumesOf } from '../../api/resumes.ts'
import { sendResume } from '../../api/upload.ts'
import { say } from '../../ui/toast.tsx'
import { refuseFile } from './refuse-file.ts'

export type Upload = {
  /** Checks a file and sends it, or says why not. */
  offer: (file: File | undefined) => void
  /** Says that none may be added, where there is no point in choosing a file first. */
  refuse: () => void
  /** Whether a resume is held already, so that none may be added. */
  held: boolean
  /** Share that is sent, from 0 to 1; null when nothing is being sent. */
  progress: number | null
}

/** The upload of the student's resume. It goes on while the student looks at another tab. */
export function useUpload(userId: string): Upload {
  const queries = useQueryClient()
  const [progress, setProgress] = useState<number | null>(null)
  const { queryKey } = resumesOf(userId)
  const held = useQuery(resumesOf(userId)).data?.length ?? 0
  const { mutate } = useMutation({
    mutationKey: ['upload', userId],
    mutationFn: (file: File) => sendResume(file, setProgress),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, { success: true, data: [data] })
      say.success({ title: texts.resume.uploaded })
    },
    onError: (error) => say.error({ title: 'Error', description: messageOf(error, texts.resume.uploadFailed) }),
    onSettled: () => {
      setProgress(null)
      return queries.invalidateQueries({ queryKey })
    },
  })

  function offer(file: File | undefined) {
    if (queries.isMutating({ mutationKey: ['upload', userId] }) > 0) return
    const refusal = refuseFile(file, held)
    if (refusal) say.error(refusal)
    else if (file) {
      setProgress(0)
      mutate(file)
    }
  }
  const refuse = () => void say.error(texts.resume.limit)
  return { offer, refuse, held: held > 0, progress }
}
