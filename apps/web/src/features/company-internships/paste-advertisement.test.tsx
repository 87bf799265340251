import { postInternship } from '@fledge/contract/listings/internship-form'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anInternship, kite, signIn } from '../../testing/things.ts'
import { EditInternshipDialog, PostInternshipDialog } from './internship-dialogs.tsx'

const advertisement = `Data Intern
Location: Pune (Hybrid)
Stipend: ₹15,000 per month
Skills: SQL, Kubernetes
Openings: 2
Apply by 5 January 2030`

async function setup() {
  const api = stubApi()
  renderPage(<PostInternshipDialog preview={() => null} onClose={() => undefined} />)
  const form = within(await screen.findByRole('dialog'))
  const hint = (label: string) => {
    const id = form.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? ''
    return document.getElementById(id)?.textContent ?? ''
  }
  const value = (label: string) => form.getByLabelText<HTMLInputElement>(label).value
  const paste = async (text: string) => {
    fireEvent.change(form.getByLabelText('Paste the advertisement (optional)'), { target: { value: text } })
    await userEvent.click(form.getByRole('button', { name: 'Read it' }))
  }
  return { api, form, hint, value, paste }
}

beforeEach(() => signIn(kite))

test('fills the form from a pasted text and quotes each value', async () => {
  const { form, hint, value, paste } = await setup()
  await paste(advertisement)

  await form.findByText('We filled in 8 fields. Check each one.')
  form.getByText('Not found: duration, first day.')
  expect(value('Title')).toBe('Data Intern')
  expect(value('Location')).toBe('Pune')
  expect(value('Work type')).toBe('Hybrid')
  expect(value('Stipend in ₹ per month')).toBe('15000')
  expect(value('Openings')).toBe('2')
  expect(value('Last day to apply')).toBe('2030-01-05')
  expect(value('Description')).toBe(advertisement)
  form.getByRole('button', { name: /Kubernetes/ })
  expect(hint('Title')).toBe('Read from: “Data Intern”')
  expect(hint('Location')).toBe('Read from: “Location: Pune (Hybrid)”')
  expect(hint('Stipend in ₹ per month')).toBe('Students see “₹15,000 / month”.Read from: “Stipend: ₹15,000 per month”')
})

test('marks the skills that one line requires as must-haves', async () => {
  const { form, paste } = await setup()
  await paste('HR intern, Noida, stipend 7000, Excel required, Tally, laptop required')
  await form.findByText('We filled in 5 fields. Check each one.')
  expect(form.getByLabelText<HTMLSelectElement>('Microsoft Excel').value).toBe('must')
  expect(form.getByLabelText<HTMLSelectElement>('Tally').value).toBe('asked')
})

test('reads a pool of candidates from the text', async () => {
  const { form, hint, value, paste } = await setup()
  await paste(`${advertisement}\nWe are collecting resumes for future openings.`)
  await form.findByText('We filled in 9 fields. Check each one.')
  expect(value('Is there a vacancy now?')).toBe('pool')
  expect(hint('Is there a vacancy now?')).toContain('“We are collecting resumes for future openings.”')
})

test('drops the quote of a value that is corrected', async () => {
  const { form, hint, paste } = await setup()
  await paste(advertisement)
  const location = form.getByLabelText('Location')
  await waitFor(() => expect(hint('Location')).toContain('Read from'))
  await userEvent.clear(location)
  await userEvent.type(location, 'Nashik')
  expect(hint('Location')).toBe('')
})

test('keeps what was typed before', async () => {
  const { form, value, paste } = await setup()
  await userEvent.type(form.getByLabelText('Title'), 'My own title')
  await paste(advertisement)
  await form.findByText('Kept as you typed it: title.')
  expect(value('Title')).toBe('My own title')
})

test('quotes a value that the form has already', async () => {
  const { form, hint, paste } = await setup()
  await userEvent.type(form.getByLabelText('Title'), 'Data Intern')
  await paste(advertisement)
  await form.findByText('We filled in 8 fields. Check each one.')
  expect(hint('Title')).toBe('Read from: “Data Intern”')
})

test('asks for the text of a link and reads nothing from it', async () => {
  const { api, form, value, paste } = await setup()
  await paste('https://jobs.example/internships/12')
  await form.findByText(/Open the link, copy the text of the page and paste it here/)
  expect(value('Description')).toBe('')
  expect(api.calls()).toEqual([])
  await paste('  ')
  await form.findByText('Paste the text first.')
})

test('posts the fields of a pasted text with the correction', async () => {
  const { api, form, paste } = await setup()
  api.reply(postInternship, { success: true, data: anInternship() })
  await paste(advertisement)
  await form.findByText(/We filled in/)
  await userEvent.type(form.getByLabelText('Duration'), '3 months')
  await userEvent.clear(form.getByLabelText('Location'))
  await userEvent.type(form.getByLabelText('Location'), 'Nashik')
  await userEvent.click(form.getByRole('button', { name: 'Post Internship' }))
  await waitFor(() => expect(api.calls(postInternship)).toHaveLength(1))
  expect(api.calls(postInternship)[0]?.body).toMatchObject({
    title: 'Data Intern',
    location: 'Nashik',
    type: 'Hybrid',
    stipend: 15_000,
    openings: 2,
    requirements: ['SQL', 'Kubernetes'],
    applyBy: '2030-01-05',
  })
})

test('is not offered when a listing is edited', async () => {
  stubApi()
  renderPage(<EditInternshipDialog internship={anInternship()} preview={() => null} onClose={() => undefined} />)
  const form = within(await screen.findByRole('dialog'))
  expect(form.queryByRole('button', { name: 'Read it' })).toBeNull()
})

test('a second advertisement replaces what the first one filled in, and keeps what was typed', async () => {
  const { form, value, paste } = await setup()
  await paste(advertisement)
  await form.findByText('We filled in 8 fields. Check each one.')
  await userEvent.clear(form.getByLabelText('Location'))
  await userEvent.type(form.getByLabelText('Location'), 'Mumbai')

  await paste('Design Intern\nLocation: Delhi\nDuration: 4-6 months')

  await form.findByText('Kept as you typed it: location.')
  expect(value('Title')).toBe('Design Intern')
  expect(value('Location')).toBe('Mumbai')
  expect(value('Stipend in ₹ per month')).toBe('')
  expect(value('Openings')).toBe('')
  expect(value('Last day to apply')).toBe('')
  expect(form.queryByRole('button', { name: /Kubernetes/ })).toBeNull()
})

test('fills in both ends of a stipend and the lower end of a duration, and says so', async () => {
  const { hint, value, paste } = await setup()
  await paste('Data Intern\nStipend: 8k to 10k per month\nDuration: 4-6 months')
  await waitFor(() => expect(value('Stipend in ₹ per month')).toBe('8000'))
  expect(value('Stipend up to')).toBe('10000')
  expect(value('Duration')).toBe('4 months')
  expect(hint('Duration')).toMatch(/This is the lower end of the range\. Correct it if you promise more\.$/)
})

test('fills in perks, hours and conditions, with the words they were read from', async () => {
  const { form, hint, value, paste } = await setup()
  await paste(
    'Data Intern\nPerks: certificate, letter of recommendation, PPO\n15-20 hours a week\nFor B.Tech and BCA students of the 2027 and 2028 batches with a CGPA of 7.5 or more.',
  )
  await waitFor(() => expect(value('Hours a week')).toBe('20'))
  for (const perk of ['Certificate', 'Letter of recommendation', 'Pre-placement offer (PPO)'])
    expect(form.getByRole<HTMLInputElement>('checkbox', { name: perk }).checked).toBe(true)
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Flexible hours' }).checked).toBe(false)
  expect(value('Graduation years')).toBe('2027, 2028')
  expect(value('Degrees')).toBe('B.Tech, BCA')
  expect(value('Minimum CGPA')).toBe('7.5')
  expect(hint('Minimum CGPA')).toContain('with a CGPA of 7.5 or more')
})
