import type { Resume } from '@fledge/contract/resumes'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Replaces XMLHttpRequest for uploads; the test controls progress and outcome. */
export function stubUpload() {
  const requests: Request[] = []
  vi.stubGlobal('XMLHttpRequest', function make() {
    const request = new Request()
    requests.push(request)
    return request
  })
  const current = () =>
    vi.waitFor(() => {
      const waiting = requests.find(({ status }) => status === 0)
      if (!waiting) throw new Error('Nothing is being sent')
      return waiting
    })
  const finish = async (status: number, body: unknown) => {
    const request = await current()
    act(() => request.answer(status, body))
  }
  return {
    sent: () => requests.map(({ filename }) => filename),
    urls: () => requests.map(({ url }) => url),
    progress: async (share: number) => {
      const { upload } = await current()
      act(() => upload.onprogress?.({ loaded: share * 1000, total: 1000 }))
    },
    succeed: (resume: Resume) => finish(201, { success: true, data: resume }),
    /** An answer without a resume, which the specification allows. */
    succeedWithoutBody: () => finish(200, ''),
    refuse: (status: number, message: string) => finish(status, { success: false, code: 'refused', message }),
  }
}

class Request {
  filename = ''
  url = ''
  status = 0
  responseText = ''
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload = () => undefined
  onabort = () => undefined
  open(_method: string, url: string) {
    this.url = url
  }
  abort() {
    this.status = -1
    this.onabort()
  }
  setRequestHeader() {}
  getResponseHeader = () => null
  send(form: FormData) {
    const file = form.get('resume')
    this.filename = file instanceof File ? file.name : ''
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload()
  }
}
