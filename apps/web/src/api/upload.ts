import type { Result } from '@fledge/contract/http/endpoint'
import { problem } from '@fledge/contract/http/problem'
import { uploadResume } from '@fledge/contract/resumes'
import { ApiError, endpointUrl, parseBody } from './call.ts'
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
 * Throws ApiError.
 */
export function sendResume(file: File, { onProgress, replace, signal }: Sending): Promise<Result<typeof uploadResume>> {
  const form = new FormData()
  form.append('resume', file)
  const request = new XMLHttpRequest()
  request.open('POST', endpointUrl(uploadResume.path, {}, { replace: replace || undefined }))
  request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`)
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total)
  return new Promise((resolve, reject) => {
    request.onload = () => {
      const body = parseBody(request.responseText)
      if (request.status === uploadResume.status) resolve(uploadResume.response.parse(body))
      else reject(new ApiError(request.status, problem.catch(failed).parse(body)))
      if (request.status === 401) endSession()
    }
    request.onerror = () => reject(new ApiError(0, failed))
    request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const failed = { success: false as const, code: 'unknown', message: '' }
