import { type Application, listOwnApplications } from '@fledge/contract/applications'
import { deleteResume, listResumes } from '@fledge/contract/resumes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication, asha, signIn } from '../../testing/things.ts'
import { stubUpload } from '../../testing/upload-stub.ts'
import { aFile, ResumesWithUpload } from './upload/testing/resumes-with-upload.tsx'

function open(...applications: Application[]) {
  const api = stubApi()
  api.reply(listResumes, { success: true, data: [aResume()] })
  api.reply(listOwnApplications, { success: true, data: applications })
  const upload = stubUpload()
  renderPage(<ResumesWithUpload />)
  return { api, upload }
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Replacement file'), { target: { files: [file] } })
const renewed = aResume({ id: 'r2', filename: 'new.pdf' })

beforeEach(() => signIn(asha))

test('replaces the resume, which stays in view until the upload succeeds', async () => {
  const { api, upload } = open()
  await screen.findByRole('article', { name: 'asha.pdf' })
  choose(aFile('new.pdf'))
  await upload.progress(0.5)
  screen.getByRole('article', { name: 'asha.pdf' })
  expect(screen.getByRole('button', { name: 'Replace' }).hasAttribute('disabled')).toBe(true)
  api.reply(listResumes, { success: true, data: [renewed] })
  await upload.succeed(renewed)
  await screen.findByRole('article', { name: 'new.pdf' })
  await screen.findByText('Resume uploaded successfully!')
  expect(upload.urls()).toEqual(['/api/resume/upload?replace=true'])
})

test('fetches the resume again after an upload whose answer does not contain it', async () => {
  const { api, upload } = open()
  await screen.findByRole('article', { name: 'asha.pdf' })
  choose(aFile('new.pdf'))
  await upload.progress(1)
  api.reply(listResumes, { success: true, data: [renewed] })
  await upload.succeedWithoutBody()
  await screen.findByRole('article', { name: 'new.pdf' })
  await screen.findByText('Resume uploaded successfully!')
})

test.each([
  [
    'dropped',
    (file: File) => fireEvent.drop(screen.getByText(/^You can keep one/), { dataTransfer: { files: [file] } }),
  ],
  ['chosen', (file: File) => fireEvent.change(screen.getByLabelText('Resume file'), { target: { files: [file] } })],
])('names the limit and offers to replace the resume with a file that is %s', async (_how, add) => {
  const { upload } = open()
  await screen.findByText(/^You can keep one resume/)
  add(aFile('new.pdf'))
  const offer = await screen.findByText(/^Replace your current resume with new.pdf\?/)
  await screen.findByText('Resume Limit Reached')
  expect(upload.sent()).toEqual([])
  await userEvent.click(within(offer.parentElement!).getByRole('button', { name: 'Replace' }))
  await upload.progress(0)
  expect(upload.urls()).toEqual(['/api/resume/upload?replace=true'])
})

test('names the limit for a second file that could not replace the resume', async () => {
  open()
  fireEvent.drop(await screen.findByText(/^You can keep one/), {
    dataTransfer: { files: [aFile('me.png', 'image/png')] },
  })
  await screen.findByText('Resume Limit Reached')
  screen.getByText(/^You can only have one resume uploaded/)
})

test('refuses an invalid replacement like any upload', async () => {
  const { upload } = open()
  await screen.findByRole('article', { name: 'asha.pdf' })
  choose(aFile('me.png', 'image/png'))
  await screen.findByText('Only PDF, DOC, and DOCX files are allowed')
  expect(upload.sent()).toEqual([])
})

test('cancels an upload and keeps the resume', async () => {
  const { upload } = open()
  await screen.findByRole('article', { name: 'asha.pdf' })
  choose(aFile('new.pdf'))
  await upload.progress(0.3)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  screen.getByRole('article', { name: 'asha.pdf' })
  expect(screen.queryByText('Failed to upload resume')).toBeNull()
})

test('retries a failed upload with the same file', async () => {
  const { upload } = open()
  await screen.findByRole('article', { name: 'asha.pdf' })
  choose(aFile('new.pdf'))
  await upload.refuse(503, '')
  await screen.findByText('new.pdf was not uploaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await upload.succeed(renewed)
  await screen.findByText('Resume uploaded successfully!')
  expect(upload.sent()).toEqual(['new.pdf', 'new.pdf'])
})

test('keeps pending applications on delete unless the student withdraws them', async () => {
  const { api } = open(anApplication(), anApplication({ id: 'a2', status: 'accepted' }))
  api.reply(deleteResume, { success: true, data: { id: 'r1' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this resume?' })
  const keep = await within(dialog).findByRole('radio', { name: /^Keep them/ })
  expect((keep as HTMLInputElement).checked).toBe(true)
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Withdraw 1 application/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete resume' }))
  await screen.findByText('Resume deleted successfully')
  expect(api.calls('DELETE')[0]?.url).toBe('/api/resume/r1?applications=withdraw')
})
