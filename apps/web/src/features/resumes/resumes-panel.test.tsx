import { listOwnApplications } from '@fledge/contract/applications'
import { deleteResume, downloadResume, exportReading, listResumes, type Resume } from '@fledge/contract/resumes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication, asha, signIn } from '../../testing/things.ts'
import { stubUpload } from '../../testing/upload-stub.ts'
import { aFile, ResumesWithUpload } from './upload/testing/resumes-with-upload.tsx'

const views = vi.fn()
const readings = vi.fn()

function stubResumes(...resumes: Resume[]) {
  const api = stubApi()
  api.reply(listResumes, { success: true, data: resumes })
  api.reply(listOwnApplications, { success: true, data: [anApplication(), anApplication({ id: 'a2' })] })
  return api
}
const pick = (file: File) => fireEvent.change(screen.getByLabelText('Resume file'), { target: { files: [file] } })

const open = () => renderPage(<ResumesWithUpload onView={views} onReading={readings} />)

beforeEach(() => signIn(asha))

test('shows upload progress, then the resume while it is being read', async () => {
  const api = stubResumes()
  const upload = stubUpload()
  open()
  ;(await screen.findByRole('button', { name: 'Choose a file' })).focus()
  pick(aFile('asha.pdf'))
  const bar = await screen.findByRole('progressbar', { name: 'Upload' })
  expect(bar.getAttribute('value')).toBe('0')
  expect(document.activeElement?.contains(bar) && document.activeElement !== document.body, 'the focus').toBe(true)
  await upload.progress(0.4)
  await screen.findByText('40%')
  const reading = aResume({ status: 'reading', skills: [], experience: [], education: [] })
  api.reply(listResumes, { success: true, data: [reading] })
  await upload.succeed(reading)
  await screen.findByText('Resume uploaded successfully!')
  await screen.findByText('Reading…')
  expect(upload.sent()).toEqual(['asha.pdf'])
  api.reply(listResumes, { success: true, data: [aResume()] })
  await screen.findByText('Skills (3)')
})

test('shows the server’s refusal, or the specification’s text without one', async () => {
  stubResumes()
  const upload = stubUpload()
  open()
  await screen.findByText('Drop your resume here')
  pick(aFile('asha.pdf'))
  await upload.refuse(400, 'File size must be less than 10MB')
  await screen.findByText('File size must be less than 10MB')
  pick(aFile('asha.pdf'))
  await upload.refuse(500, '')
  await screen.findByText('Failed to upload resume')
})

test('advises on a refused file until another is chosen', async () => {
  stubResumes()
  const upload = stubUpload()
  open()
  await screen.findByText('Drop your resume here')
  pick(new File([], 'asha.pdf', { type: 'application/pdf' }))
  await screen.findByText('This file is empty')
  screen.getByText(/^asha\.pdf is empty \(0 bytes\)/)
  expect(upload.sent()).toEqual([])
  pick(aFile('asha.pdf'))
  await upload.refuse(400, 'Only PDF, DOC, and DOCX files are allowed')
  await screen.findByText(/asha\.pdf is not really a PDF or Word file/)
  expect(screen.queryByText(/is empty/)).toBeNull()
  pick(aFile('asha.pdf'))
  await screen.findByRole('progressbar')
  expect(screen.queryByText(/is not really a PDF or Word file/)).toBeNull()
})

test('accepts the next file while the list reloads after a refusal', async () => {
  const api = stubResumes()
  const upload = stubUpload()
  open()
  await screen.findByText('Drop your resume here')
  pick(aFile('asha.pdf'))
  const answer = api.hold(listResumes)
  await upload.refuse(400, 'Only PDF, DOC, and DOCX files are allowed')
  await screen.findByText(/asha\.pdf is not really a PDF or Word file/)
  pick(aFile('asha-2.pdf'))
  await screen.findByRole('progressbar')
  expect(upload.sent()).toEqual(['asha.pdf', 'asha-2.pdf'])
  answer()
})

test('uploads a dropped file and asks for one after a drop without a file', async () => {
  stubResumes()
  const upload = stubUpload()
  open()
  const area = await screen.findByText('Drop your resume here')
  fireEvent.drop(area, { dataTransfer: { files: [] } })
  await screen.findByText('Please select a file to upload')
  fireEvent.drop(area, { dataTransfer: { files: [aFile('asha.pdf')] } })
  await screen.findByRole('progressbar')
  expect(upload.sent()).toEqual(['asha.pdf'])
})

test('shows skills, three lines of experience, two of education, and the rest on demand', async () => {
  const experience = ['First job', 'Second job', 'Third job', 'Fourth job', 'Fifth job']
  const uploadedAt = new Date().toISOString()
  stubResumes(aResume({ experience, education: ['B.Tech', 'Class XII', 'Class X'], uploadedAt }))
  open()
  const card = await screen.findByRole('article', { name: 'asha.pdf' })
  within(card).getByText('just now')
  within(card).getByText('TypeScript')
  for (const line of ['Third job', 'Class XII']) within(card).getByText(line)
  for (const line of ['Fourth job', 'Class X']) expect(within(card).queryByText(line)).toBeNull()
  within(card).getByRole('button', { name: '+1 more' })
  await userEvent.click(within(card).getByRole('button', { name: '+2 more' }))
  within(card).getByText('Fifth job')
})

test('says why a resume cannot be read and what to do', async () => {
  const message = 'This PDF is a scan without text. Export it from your word processor instead.'
  stubResumes(aResume({ status: 'unreadable', message, skills: [] }))
  open()
  await screen.findByText(message)
  expect(screen.queryByRole('button', { name: 'What was read' })).toBeNull()
})

test('asks before deleting, says what happens to sent copies, and allows a new upload', async () => {
  const api = stubResumes(aResume())
  api.reply(deleteResume, { success: true, data: { id: 'r1' } })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this resume?' })
  await within(dialog).findByText(/Companies keep the copies you sent with 2 applications/)
  api.reply(listResumes, { success: true, data: [] })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete resume' }))
  await screen.findByText('Resume deleted successfully')
  await screen.findByRole('button', { name: 'Choose a file' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('keeps the resume when deleting fails', async () => {
  const api = stubResumes(aResume())
  api.refuse(deleteResume, 500, { code: 'unknown', message: '' })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete resume' }))
  await screen.findByText('Failed to delete resume')
  screen.getByRole('dialog')
})

test('opens the reading from the card', async () => {
  stubResumes(aResume())
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'What was read' }))
  expect(readings).toHaveBeenCalledOnce()
})

test('reloads a list that failed to load', async () => {
  const api = stubResumes()
  api.refuse(listResumes, 500, { code: 'unknown', message: '' })
  open()
  await screen.findByText('Your resume could not be loaded.')
  api.reply(listResumes, { success: true, data: [aResume()] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('article', { name: 'asha.pdf' })
})

test('passes the resume on to be viewed', async () => {
  stubResumes(aResume())
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'View' }))
  await waitFor(() => expect(views).toHaveBeenCalledWith(expect.objectContaining({ id: 'r1' })))
})

test('download saves it under its own name', async () => {
  const api = stubResumes(aResume())
  api.reply(downloadResume, 'the file')
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:asha')
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved.mock.contexts[0]).toMatchObject({ download: 'asha.pdf', href: 'blob:asha' }))
  vi.restoreAllMocks()
})

test('says why a JSON Resume could not be saved', async () => {
  const api = stubResumes(aResume())
  api.refuse(exportReading, 503, { code: 'still_reading', message: 'Your resume is still being read.' })
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'JSON Resume' }))
  await screen.findByText('Your resume is still being read.')
})

test('marks the delete button busy and ignores a second press', async () => {
  const api = stubResumes(aResume())
  api.reply(deleteResume, { success: true, data: { id: 'r1' } })
  const letThrough = api.hold(deleteResume)
  open()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const button = await screen.findByRole('button', { name: 'Delete resume' })
  await userEvent.click(button)
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
  await userEvent.click(button)
  letThrough()
  await screen.findByText('Resume deleted successfully')
  expect(api.calls('DELETE')).toHaveLength(1)
})
