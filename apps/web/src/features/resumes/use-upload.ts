import { texts } from '@fledge/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError, messageOf } from '../../api/call.ts'
import { resumesOf } from '../../api/resumes.ts'
import { sendResume } from '../../api/upload.ts'
import { say } from '../../ui/toast.tsx'
import { adviseOn } from './advise-on.ts'
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
  /** What to do about a file that was refused for what it is. */
  advice: string | null
  /** Puts away what is spare, failed or advised. */
  dismiss: () => void
  retry: () => void
  cancel: () => void
  /** Share that is sent, from 0 to 1; null when nothing is being sent. */
  progress: number | null
}

/** One toast tells of the upload: what became of the last file. */
const id = 'upload'

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
    if (refusal) say.error({ ...refusal, id })
    if (refusal && file) sending.advise(file, refusal.description)
    if (refusal === texts.resume.limit && file && refuseFile(file, 0) === null) setSpare(file)
    if (file && !refusal) send({ file, replace })
  }
  return {
    offer: (file) => take(file, false),
    replace: (file) => take(file, true),
    refuse: () => void say.error({ ...texts.resume.limit, id }),
    retry: () => sending.failed && !isBusy() && send(sending.failed),
    cancel: sending.cancel,
    failed: sending.failed,
    progress: sending.progress,
    advice: sending.advice,
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
  const [advice, setAdvice] = useState<string | null>(null)
  const advise = (file: File, reason: string) => setAdvice(adviseOn(file, reason))
  const calling = useRef(new AbortController())
  const { mutate } = useMutation({
    mutationKey: keyOf(userId),
    mutationFn: ({ file, replace }: Sent) =>
      sendResume(file, { replace, onProgress: setProgress, signal: calling.current.signal }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, { success: true, data: [data] })
      say.success({ title: texts.resume.uploaded, id })
    },
    onError: (error, sent) => {
      if (calling.current.signal.aborted) return
      if (error instanceof ApiError && (error.status === 0 || error.status >= 500)) setFailed(sent)
      const description = messageOf(error, texts.resume.uploadFailed)
      advise(sent.file, description)
      say.error({ title: 'Error', description, id })
    },
    onSettled: () => {
      setProgress(null)
      // Not waited for: the next file may be chosen as soon as it is said what became of this one.
      void queries.invalidateQueries({ queryKey })
    },
  })
  const send = (sent: Sent) => {
    calling.current = new AbortController()
    setFailed(null)
    setProgress(0)
    mutate(sent)
  }
  const forget = () => {
    setFailed(null)
    setAdvice(null)
  }
  return { send, progress, failed, advice, advise, forget, cancel: () => calling.current.abort() }
}
