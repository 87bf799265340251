import { texts } from '@fledge/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/call.ts'
import { resumesOf } from '../../api/resumes.ts'
import { sendResume } from '../../api/upload.ts'
import { say } from '../../ui/toast.tsx'
import { refuseFile } from './refuse-file.ts'

export type Upload = {
  /** Checks a file and sends it, or says why not. */
  offer: (file: File | undefined) => void
  /** The same in place of the resume that is held. */
  replace: (file: File | undefined) => void
  /** Says that none may be added, where there is no point in choosing a file first. */
  refuse: () => void
  /** Whether a resume is held already, so that none may be added. */
  held: boolean
  /** A file that was refused because one is held, and could take its place. */
  spare: File | null
  /** What was not sent because the connection or the server failed. */
  failed: Sent | null
  /** Puts away what is spare or failed. */
  dismiss: () => void
  retry: () => void
  cancel: () => void
  /** Share that is sent, from 0 to 1; null when nothing is being sent. */
  progress: number | null
}

type Sent = { file: File; replace: boolean }

/** The upload of the student's resume. It goes on while the student looks at another tab. */
export function useUpload(userId: string): Upload {
  const queries = useQueryClient()
  const held = useQuery(resumesOf(userId)).data?.length ?? 0
  const [spare, setSpare] = useState<File | null>(null)
  const { send, ...sending } = useSending(userId)
  const isBusy = () => queries.isMutating({ mutationKey: keyOf(userId) }) > 0

  const dismiss = () => {
    setSpare(null)
    sending.forget()
  }
  function take(file: File | undefined, replace: boolean) {
    if (isBusy()) return
    dismiss()
    const refusal = refuseFile(file, replace ? 0 : held)
    if (refusal) say.error(refusal)
    if (refusal === texts.resume.limit && file && refuseFile(file, 0) === null) setSpare(file)
    if (file && !refusal) send({ file, replace })
  }
  return {
    offer: (file) => take(file, false),
    replace: (file) => take(file, true),
    refuse: () => void say.error(texts.resume.limit),
    retry: () => sending.failed && !isBusy() && send(sending.failed),
    cancel: sending.cancel,
    failed: sending.failed,
    progress: sending.progress,
    held: held > 0,
    ...{ spare, dismiss },
  }
}

const keyOf = (userId: string) => ['upload', userId]

function useSending(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = resumesOf(userId)
  const [progress, setProgress] = useState<number | null>(null)
  const [failed, setFailed] = useState<Sent | null>(null)
  const calling = useRef(new AbortController())
  const { mutate } = useMutation({
    mutationKey: keyOf(userId),
    mutationFn: ({ file, replace }: Sent) =>
      sendResume(file, { replace, onProgress: setProgress, signal: calling.current.signal }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, { success: true, data: [data] })
      say.success({ title: texts.resume.uploaded })
    },
    onError: (error, sent) => {
      if (calling.current.signal.aborted) return
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) setFailed(sent)
      say.error({ title: 'Error', description: messageOf(error, texts.resume.uploadFailed) })
    },
    onSettled: () => {
      setProgress(null)
      return queries.invalidateQueries({ queryKey })
    },
  })
  const send = (sent: Sent) => {
    calling.current = new AbortController()
    setFailed(null)
    setProgress(0)
    mutate(sent)
  }
  return { send, progress, failed, forget: () => setFailed(null), cancel: () => calling.current.abort() }
}
