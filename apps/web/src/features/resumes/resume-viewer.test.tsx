import { downloadSentResume, getApplicationLedger } from '@fledge/contract/applications'
import { downloadResume, getReading } from '@fledge/contract/resumes'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { ownerOfFile } from '../../lib/document-address.ts'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aLedger, aReading } from '../../testing/resume-things.ts'
import { asha, signIn } from '../../testing/things.ts'
import { DocumentPage } from './document-page.tsx'
import { ResumeViewer, type ViewedResume } from './resume-viewer.tsx'

const own: ViewedResume = {
  filename: 'asha.doc',
  kind: 'doc',
  url: '/api/resume/r1/file',
  textOf: { resumeId: 'r1' },
}

function stubFile() {
  const api = stubApi()
  api.reply(downloadResume, 'the file')
  api.reply(getReading, { success: true, data: aReading() })
  return api
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

beforeEach(() => {
  signIn(asha)
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:asha')
})

test('shows a resume with its text and opens it in a new tab under its own name', async () => {
  const api = stubFile()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  renderPage(<ResumeViewer resume={own} onClose={() => undefined} />)
  await screen.findByRole('dialog', { name: 'asha.doc' })
  await screen.findByText('Built pages in React')
  await userEvent.click(button('Open in New Tab'))
  const address = new URL(String(opened.mock.calls[0]?.[0]), location.href)
  expect(address.pathname).toBe('/document')
  expect(Object.fromEntries(address.searchParams)).toEqual({ file: own.url, name: 'asha.doc' })
  expect(api.calls().map(({ url }) => url)).toContain('/api/resume/r1/file?disposition=inline')
})

test('download saves it under its own name', async () => {
  stubFile()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  renderPage(<ResumeViewer resume={own} onClose={() => undefined} />)
  await screen.findByRole('dialog')
  await waitFor(() => expect(button('Download').disabled).toBe(false))
  await userEvent.click(button('Download'))
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'asha.doc', href: 'blob:asha' })
})

test('reloads a file that failed to load', async () => {
  const api = stubFile()
  api.refuse(downloadResume, 500, { code: 'unknown', message: '' })
  renderPage(<ResumeViewer resume={own} onClose={() => undefined} />)
  await screen.findByText('The file could not be loaded.')
  expect(button('Download').disabled).toBe(true)
  api.reply(downloadResume, 'the file')
  await userEvent.click(button('Try again'))
  await screen.findByText('Built pages in React')
})

test('shows a document that cannot be drawn as text, to be opened and saved', async () => {
  stubFile()
  renderPage(<ResumeViewer resume={{ ...own, kind: 'docx', filename: 'asha.docx' }} onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show pages' }))
  await screen.findByText(/^This document cannot be shown here\./)
  screen.getByText('Built pages in React')
  expect(button('Open in New Tab').disabled).toBe(false)
  expect(button('Download').disabled).toBe(false)
})

test('names a program for a PDF that can neither be drawn nor read', async () => {
  // Its build for browsers says when it is loaded that this is none.
  const ofPdfjs = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubFile().reply(getReading, { success: true, data: aReading({ lines: [] }) })
  renderPage(<ResumeViewer resume={{ ...own, kind: 'pdf', filename: 'asha.pdf' }} onClose={() => undefined} />)
  await screen.findByText('This document cannot be shown here. Download it to open it in your PDF reader.')
  expect(ofPdfjs.mock.calls.filter(([text]) => !String(text).includes('`legacy` build'))).toEqual([])
  ofPdfjs.mockRestore()
})

test('shows the text of the sent copy, not of the current resume', async () => {
  const api = stubApi()
  api.reply(downloadSentResume, 'the sent file')
  const lines = [{ page: 1, text: 'As it was sent', hidden: null }]
  api.reply(getApplicationLedger, { success: true, data: aLedger({ lines }) })
  const sent = { ...own, url: '/api/apply/a1/resume', textOf: { applicationId: 'a1' } }
  renderPage(<ResumeViewer resume={sent} onClose={() => undefined} />)
  await screen.findByText('As it was sent')
})

test('shows in a tab what the viewer shows, with the name of the file', async () => {
  stubFile()
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  renderPage(<DocumentPage url={own.url} name={own.filename} owner={ownerOfFile(own.url)!} />)
  await screen.findByText('Built pages in React')
  screen.getByRole('heading', { name: 'asha.doc' })
  expect(document.title).toBe('asha.doc · Fledge')
  await userEvent.click(button('Download'))
  expect(saved.mock.contexts.at(-1)).toMatchObject({ download: 'asha.doc' })
})

test.each([
  '/api/account/export',
  'https://elsewhere.example/api/resume/r1/file',
  '/api/resume/r1/file/../reading',
  '',
])('shows nothing from %j', (url) => expect(ownerOfFile(url)).toBeNull())
