import { texts } from '@fledge/contract/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isRetryable } from '../../../api/api-error.ts'
import { errorMessage } from '../../../api/call.ts'
import { resumesQuery } from '../../../api/resumes.ts'
import { sendResume } from '../../../api/upload.ts'
import { toast } from '../../../ui/toast.tsx'
import { adviseOnFile, checkFile, type FileProblem } from './check-file.ts'

export type Upload = ReturnType<typeof useUpload>
type Attempt = { file: File | undefined; replace: boolean }

/** Toasts with the same id replace each other: only the last file is reported. */
const toastId = 'upload'

/** Uploads the student's resume. The upload continues while the student looks at another tab. */
export function useUpload(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = resumesQuery(userId)
  const mutationKey = ['upload', userId]
  const held = useQuery(resumesQuery(userId)).data?.length ?? 0
  const [progress, setProgress] = useState<number | null>(null)
  const cancelling = useRef(new AbortController())
  const { mutate, reset, error, variables } = useMutation({
    mutationKey,
    mutationFn: async ({ file, replace }: Attempt) => {
      const problem = checkFile(file, replace ? 0 : held)
      if (!file || problem) throw new RefusedFile(problem)
      cancelling.current = new AbortController()
      setProgress(0)
      return sendResume(file, { replace, onProgress: setProgress, signal: cancelling.current.signal })
    },
    onSuccess: (resume) => {
      if (resume) queries.setQueryData(queryKey, [resume])
      toast.success({ title: texts.resume.uploaded, id: toastId })
    },
    onError: (error) => {
      if (error.name === 'AbortError') return
      toast.error({ ...problemOf(error), id: toastId })
    },
    onSettled: () => {
      setProgress(null)
      // Not awaited, so that the next file can be chosen at once.
      void queries.invalidateQueries({ queryKey })
    },
  })
  const start = (attempt: Attempt) => queries.isMutating({ mutationKey }) === 0 && mutate(attempt)
  const { file } = variables ?? {}
  return {
    /** Checks a file and uploads it, or says why it is refused. */
    offer: (file: File | undefined) => start({ file, replace: false }),
    /** The same in place of the current resume. */
    replace: (file: File | undefined) => start({ file, replace: true }),
    held: held > 0,
    /** Share that is sent, from 0 to 1; null when nothing is being sent. */
    progress,
    /** A valid file that was refused only because a resume is held. */
    spare: findSpare(error, file),
    /** The file whose upload failed because of the connection or the server. */
    failed: file && isRetryable(error) ? file : null,
    /** What to do about a file that was refused for its content; null without advice. */
    advice: file && error ? adviseOnFile(file, reasonText(error)) : null,
    retry: () => variables && start(variables),
    dismiss: reset,
    cancel: () => cancelling.current.abort(),
  }
}

/** A file that is not sent at all. */
class RefusedFile extends Error {
  readonly title: string
  constructor(problem: FileProblem | null) {
    super(problem?.description)
    this.title = problem?.title ?? 'Error'
  }
}

function findSpare(error: Error | null, file: File | undefined): File | null {
  const isLimit = error instanceof RefusedFile && error.title === texts.resume.limit.title
  return file && isLimit && checkFile(file, 0) === null ? file : null
}

/** The limit has its own title, also when the server refuses a second resume that this page does not know of. */
function problemOf(error: Error): FileProblem {
  const description = reasonText(error)
  if (description === texts.resume.limit.description) return texts.resume.limit
  return { title: error instanceof RefusedFile ? error.title : 'Error', description }
}

const reasonText = (error: Error): string =>
  error instanceof RefusedFile ? error.message : errorMessage(error, texts.resume.uploadFailed)
