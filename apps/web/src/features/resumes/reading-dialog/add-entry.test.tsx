import { correctReading, downloadResume, getReading, type Reading } from '@fledge/contract/resumes'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPage, stubApi } from '../../../testing/render-page.tsx'
import { aReading, aResume } from '../../../testing/resume-things.ts'
import { asha, signIn } from '../../../testing/things.ts'
import { ReadingDialog } from './reading-dialog.tsx'

const texts = ['Asha Rao', 'Work', 'Vayu Stores', 'Made the bills in Tally', 'Gali Kirana', 'Counted goods']
const missed: Partial<Reading> = {
  lines: texts.map((text) => ({ page: 1, text, hidden: null })),
  skills: [],
  experience: [],
  education: [],
  addable: {
    experience: [
      { from: 2, to: 5 },
      { from: 4, to: 5 },
    ],
    education: [],
  },
}
const fields = { title: 'Helper', company: 'Vayu Stores' }
const added = { anchor: 'Vayu Stores', added: true, fields }
const job = (over: Partial<Reading['experience'][number]> = {}) => ({
  ...{ title: 'Helper', company: 'Vayu Stores', duration: '', description: 'Made the bills in Tally' },
  ...{ confidence: 1, from: 2, to: 5, anchor: 'Vayu Stores', added: 'shown' as const },
  ...over,
})
const withJob = (over = {}) => ({ ...missed, experience: [job(over)], corrections: { experience: [added] } })

async function open(over: Partial<Reading> = missed) {
  const api = stubApi()
  api.reply(getReading, { success: true, data: aReading(over) })
  api.reply(downloadResume, 'the file')
  renderPage(<ReadingDialog resume={aResume({ kind: 'doc' })} onClose={vi.fn()} />)
  await screen.findByRole('region', { name: 'Details read' })
  return api
}
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const form = () => within(screen.getByRole('form', { name: 'Add a job' }))
const save = () => userEvent.click(form().getByRole('button', { name: 'Save' }))
const answer = (api: ReturnType<typeof stubApi>, over: Partial<Reading>) =>
  api.reply(correctReading, { success: true, data: aReading(over) })
const sent = (api: ReturnType<typeof stubApi>) => api.calls('PUT').map(({ body }) => body)

beforeEach(() => signIn(asha))

test('adds a job on a chosen line by keyboard, corrects it again, removes it and undoes that', async () => {
  const api = await open()
  await click('Add a job')
  const line = form().getByLabelText('Where the job begins')
  await waitFor(() => expect(document.activeElement).toBe(line))
  expect([...line.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a line',
    'Vayu Stores (line 3)',
    'Gali Kirana (line 5)',
  ])
  await userEvent.selectOptions(line, 'Vayu Stores (line 3)')
  form().getByText('It covers page 1, lines 3 to 6.')
  await userEvent.type(form().getByLabelText('Title'), 'Helper')
  answer(api, withJob())
  await userEvent.type(form().getByLabelText('Company'), ' Vayu Stores {Enter}')
  await screen.findByText('Entry added.')
  expect(sent(api)).toEqual([{ experience: [added] }])
  screen.getByText('Added by you · page 1, lines 3 to 6')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a job' })))
  expect(screen.queryByRole('button', { name: 'Reset Helper' })).toBeNull()

  await click('Correct Helper')
  const again = within(screen.getByRole('form', { name: 'Correct Helper' }))
  await userEvent.type(again.getByLabelText('Title'), ' and clerk')
  answer(api, withJob({ title: 'Helper and clerk' }))
  await userEvent.click(again.getByRole('button', { name: 'Save' }))
  await screen.findByText('Entry corrected.')
  expect(sent(api).at(-1)).toEqual({ experience: [{ ...added, fields: { ...fields, title: 'Helper and clerk' } }] })

  answer(api, missed)
  await click('Remove Helper and clerk')
  await screen.findByText('Entry removed.')
  expect(sent(api).at(-1)).toEqual({})
  expect(screen.queryByText('Removed by you:')).toBeNull()
  answer(api, withJob())
  await click('Undo')
  await screen.findByText('Change undone.')
  expect(sent(api).at(-1)).toEqual({ experience: [added] })
})

test('names the field that is missing and keeps the texts after a refusal', async () => {
  const api = await open()
  await click('Add a job')
  await save()
  await form().findByText('Choose the line of your resume where the job begins')
  form().getByText(/^Profile, skills, headings and other entries are left out. Not in the list\? Write the job under/)
  await userEvent.selectOptions(form().getByLabelText('Where the job begins'), 'Gali Kirana (line 5)')
  await userEvent.type(form().getByLabelText('Title'), 'Helper')
  await save()
  await form().findByText('Enter the company or the dates. A title alone is not counted as a job.')
  expect(document.activeElement).toBe(form().getByLabelText('Company'))
  await userEvent.type(form().getByLabelText('Dates'), 'soon')
  await save()
  await form().findByText('Enter dates such as June 2024 – August 2024')
  expect(sent(api)).toEqual([])
  await userEvent.clear(form().getByLabelText('Dates'))
  await userEvent.type(form().getByLabelText('Dates'), '2024')
  api.refuse(correctReading, 500, { code: 'unknown', message: '' })
  await save()
  await form().findByText('Your correction could not be saved. Please try again.')
  expect(form().getByLabelText('Title')).toHaveProperty('value', 'Helper')
  expect(form().getByLabelText('Where the job begins')).toHaveProperty('value', '4')
})

test('says what to do where no line can begin an entry', async () => {
  await open()
  await click('Add a degree or course')
  screen.getByText(
    'No line of your resume can begin a degree or course. Write the degree or course under a heading “Education” in your resume and upload it again.',
  )
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a degree or course' })),
  )
})

test('says why an added job earns no points', async () => {
  await open(withJob({ added: 'not shown' }))
  screen.getByText(/^It earns no points: its lines must contain the title or the company as you typed it/)
})
