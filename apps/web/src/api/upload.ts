import { problem } from '@fledge/contract/http/problem'
import { type Resume, uploadResume } from '@fledge/contract/resumes'
import { ApiError, endpointUrl, parseBody, read } from './call.ts'
import { endSession, readSession } from './session.ts'

type Sending = {
  onProgress: (share: number) => void
  /** Replaces the current resume. */
  replace: boolean
  /** Aborts the upload, which then rejects with an AbortError. */
  signal: AbortSignal
}

/**
 * Uploads a resume and reports progress from 0 to 1. Uses XMLHttpRequest, because fetch reports no upload progress.
 * Returns null where the answer contains no resume (§7). Throws ApiError.
 */
export function sendResume(file: File, { onProgress, replace, signal }: Sending): Promise<Resume | null> {
  const form = new FormData()
  form.append('resume', file)
  const request = new XMLHttpRequest()
  request.open('POST', endpointUrl(uploadResume.path, {}, { replace: replace || undefined }))
  request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const body = parseBody(request.responseText)
      if (isSuccess(request.status)) resolve(read(uploadResume, body).then((reply) => reply?.value.data ?? null))
      else reject(new ApiError(request.status, problem.catch(failed).parse(body)))
      if (request.status === 401) endSession()
    }
    request.onerror = () => reject(new ApiError(0, failed))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const isSuccess = (status: number) => status >= 200 && status < 300

const failed = { success: false as const, code: 'unknown', message: '' }
