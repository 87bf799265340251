import { apply } from '@fledge/contract/applications'
import { getInternship } from '@fledge/contract/internships'
import { listResumes } from '@fledge/contract/resumes'
import type { Question } from '@fledge/core/applications/questions'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aResume } from '../../testing/resume-things.ts'
import { anApplication, anInternship, asha, signIn } from '../../testing/things.ts'
import { addressNow, open, stubMarket } from './testing/panel.tsx'

const questions: Question[] = [
  { text: 'Why kites?', kind: 'text', required: true, choices: [] },
  { text: 'Which office?', kind: 'choice', required: false, choices: ['Pune', 'Delhi'] },
  { text: 'Do you have a laptop?', kind: 'yesno', required: true, choices: [] },
]

beforeEach(() => signIn(asha))

function setup(asked: Question[] = questions) {
  const listing = anInternship({ questions: asked })
  const api = stubMarket([listing])
  api.reply(getInternship, { success: true, data: listing })
  api.reply(apply, { success: true, data: anApplication() })
  const sent = () => api.calls('POST')
  return { api, sent }
}

test('opens the form of an internship that asks questions, and sends the answers', async () => {
  const { sent } = setup()
  open()
  await screen.findByText(/Kite Labs only, with your answers to 3 questions$/)
  await userEvent.click(screen.getByRole('button', { name: /^Apply Now/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Frontend Developer Intern' }))
  await userEvent.type(await dialog.findByLabelText('Why kites?'), ' They fly. ')
  await userEvent.selectOptions(dialog.getByLabelText('Do you have a laptop?'), 'Yes')
  await userEvent.type(dialog.getByLabelText('Why you? (optional)'), 'I fly kites.')
  await userEvent.click(dialog.getByRole('button', { name: 'Apply Now' }))
  await screen.findByText('Application submitted successfully!')
  const answers = [
    { question: 'Why kites?', answer: 'They fly.' },
    { question: 'Do you have a laptop?', answer: 'Yes' },
  ]
  expect(sent().map(({ body }) => body)).toEqual([{ resumeId: 'r1', motivation: 'I fly kites.', answers }])
  expect(addressNow().applying).toBeUndefined()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('apply-draft'))).toEqual([])
})

test('warns before it sends a resume that could not be read', async () => {
  const { api, sent } = setup([])
  api.reply(listResumes, { success: true, data: [aResume({ status: 'unreadable' })] })
  open()
  await userEvent.click(await screen.findByRole('button', { name: /^Apply Now/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply to Frontend Developer Intern' }))
  dialog.getByText(/^We could not read asha.pdf/)
  expect(sent()).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Apply Now' }))
  await screen.findByText('Application submitted successfully!')
})

test('names a required question without an answer, focuses it, and sends nothing', async () => {
  const { sent } = setup()
  open({ applying: 'i1' })
  const field = await screen.findByLabelText('Why kites?')
  await userEvent.type(field, '  ')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply Now' }))
  expect(await screen.findAllByText('Answer this question')).toHaveLength(2)
  expect(document.activeElement).toBe(field)
  expect(sent()).toEqual([])
})

test('stays open with the text until the application is sent', async () => {
  const { api } = setup()
  open({ applying: 'i1' })
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(await dialog.findByLabelText('Why kites?'), 'They fly')
  await userEvent.selectOptions(dialog.getByLabelText('Do you have a laptop?'), 'No')
  api.refuse(apply, 500, { code: 'internal', message: 'Something broke' })
  await userEvent.click(dialog.getByRole('button', { name: 'Apply Now' }))
  await screen.findByText('Something broke')
  expect(addressNow().applying).toBe('i1')
  expect(dialog.getByLabelText('Why kites?')).toHaveProperty('value', 'They fly')
})

test('asks in the open form what the listing asks since it was loaded', async () => {
  const { api } = setup()
  open({ applying: 'i1' })
  await screen.findByLabelText('Why kites?')
  await userEvent.type(screen.getByLabelText('Why kites?'), 'They fly')
  await userEvent.selectOptions(screen.getByLabelText('Do you have a laptop?'), 'No')
  const asked: Question = { text: 'Which kite?', kind: 'text', required: true, choices: [] }
  api.reply(getInternship, { success: true, data: anInternship({ questions: [asked], version: 2 }) })
  api.refuse(apply, 400, { code: 'answer_required', message: 'This internship asks: “Which kite?”' })
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apply Now' }))
  await screen.findByLabelText('Which kite?')
})

test('keeps a draft while the form is closed and through a reload', async () => {
  setup()
  open({ applying: 'i1' })
  await userEvent.type(await screen.findByLabelText('Why kites?'), 'They fly')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /^Apply Now/ }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Why kites?')).value).toBe('They fly')
  cleanup()
  open({ applying: 'i1' })
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Why kites?')).value).toBe('They fly')
})

test('opens the form when the listing asks a question since it was loaded', async () => {
  const { api } = setup([])
  open()
  await screen.findByText('Sends asha.pdf and your contact details to Kite Labs only')
  api.reply(getInternship, { success: true, data: anInternship({ questions, version: 2 }) })
  api.refuse(apply, 400, { code: 'answer_required', message: 'This internship asks: “Why kites?” Answer it to apply.' })
  await userEvent.click(screen.getByRole('button', { name: /^Apply Now/ }))
  await screen.findByLabelText('Why kites?')
  expect(screen.getByRole('button', { name: /^Apply Now: /, hidden: true })).not.toHaveProperty('disabled', true)
})
