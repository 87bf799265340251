import { getInternship } from '@fledge/contract/internships'
import { type InternshipFields, postInternship, updateInternship } from '@fledge/contract/listings/internship-form'
import type { ListingCheck } from '@fledge/contract/listings/listing-checks'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { anInternship, kite, signIn } from '../../testing/things.ts'
import { EditInternshipDialog, PostInternshipDialog } from './internship-dialogs.tsx'
import type { Preview } from './internship-form.tsx'

const preview: Preview = ({ title, companyName, type, stipend, requirements, applyBy }) => (
  <p>
    {[title, companyName, type, stipend, requirements.join('+') || 'no skills', applyBy ?? 'no last day'].join(' | ')}
  </p>
)

let closed = 0
const openPost = async () => {
  renderPage(<PostInternshipDialog preview={preview} onClose={() => (closed += 1)} />)
  return within(await screen.findByRole('dialog'))
}
const openEdit = async (internship = anInternship()) => {
  renderPage(<EditInternshipDialog internship={internship} preview={preview} onClose={() => (closed += 1)} />)
  return within(await screen.findByRole('dialog'))
}

type Form = Awaited<ReturnType<typeof openPost>>

async function fillIn(form: Form) {
  // Typing each letter takes seconds.
  const type = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } })
  type('Title', 'Data Intern')
  type('Location', 'Pune')
  await userEvent.selectOptions(form.getByLabelText('Work type'), 'Part-time')
  type('Duration', '12 weeks')
  type('Stipend in ₹ per month', '1,25,000')
  type('Required skills', 'SQL, Python,')
  type('Description', 'Reports.')
}
/** A form that is filled in, whose post the server accepts. */
async function openFilled() {
  const api = stubApi()
  api.reply(postInternship, { success: true, data: anInternship() })
  const form = await openPost()
  await fillIn(form)
  return { api, form }
}
const submit = (form: Form, name = 'Post Internship') => userEvent.click(form.getByRole('button', { name }))
const sentOf = (api: ReturnType<typeof stubApi>, method: 'POST' | 'PUT') =>
  api.calls(method).map(({ body }) => body as InternshipFields)

beforeEach(() => {
  closed = 0
  signIn(kite)
})

test('shows the card and how lengths and rupees will read while they are typed', async () => {
  const form = await openPost()
  form.getByText('Frontend Developer Intern | Kite Labs | Hybrid | 15000 | React+TypeScript+Git | no last day')
  form.getByText('Only examples so far: title, location, work type, duration, stipend, skills, description.')
  await fillIn(form)
  form.getByText('Data Intern | Kite Labs | Part-time | 125000 | SQL+Python | no last day')
  form.getByText('Students see “3 months”.')
  expect(form.queryByText(/^Only /)).toBeNull()
  form.getByText('Students see “₹1,25,000 / month”.')
})

test('shows examples in the preview for an invalid stipend or duration', async () => {
  const form = await openPost()
  await fillIn(form)
  await userEvent.clear(form.getByLabelText('Stipend in ₹ per month'))
  await userEvent.type(form.getByLabelText('Stipend in ₹ per month'), '-5')
  form.getByText(/Data Intern \| Kite Labs \| Part-time \| 15000/)
  form.getByText('Only an example so far: stipend.')
  await userEvent.clear(form.getByLabelText('Stipend in ₹ per month'))
  await userEvent.type(form.getByLabelText('Stipend in ₹ per month'), '0')
  form.getByText(/Data Intern \| Kite Labs \| Part-time \| 0/)
})

test('asks up to three questions, removes one, and shows what is wrong with one', async () => {
  const { api, form } = await openFilled()
  const add = () => userEvent.click(form.getByRole('button', { name: 'Add a question' }))
  await add()
  await add()
  await add()
  expect(form.queryByRole('button', { name: 'Add a question' })).toBeNull()
  await userEvent.click(form.getByRole('button', { name: 'Remove question 3' }))
  const first = within(form.getByRole('group', { name: 'Question 1' }))
  await userEvent.type(first.getByLabelText('Question 1'), 'Why us?')
  await userEvent.click(first.getByLabelText('Must be answered'))
  const second = within(form.getByRole('group', { name: 'Question 2' }))
  await userEvent.type(second.getByLabelText('Question 2'), 'Where?')
  await userEvent.selectOptions(second.getByLabelText('Answered'), 'One of several choices')
  await userEvent.type(second.getByLabelText('Choices'), 'Pune')
  await submit(form)
  await form.findByText('Give at least two choices, with commas between them')
  await userEvent.type(second.getByLabelText('Choices'), ', Delhi')
  await submit(form)
  await waitFor(() => expect(closed).toBe(1))
  expect(sentOf(api, 'POST')).toMatchObject([
    {
      questions: [
        { text: 'Why us?', kind: 'text', required: true, choices: [] },
        { text: 'Where?', kind: 'choice', required: false, choices: ['Pune', 'Delhi'] },
      ],
    },
  ])
})

test('quotes words that ask applicants for money without preventing the post', async () => {
  const { form } = await openFilled()
  await waitFor(() => expect(form.queryByRole('button', { name: /may read as a request for money/ })).toBeNull())
  const description = form.getByLabelText('Description')
  await userEvent.type(description, ' A deposit of ₹500 is to be paid.')
  const notice = await form.findByRole('button', { name: /may read as a request for money/ })
  expect(notice.closest('footer [role=status]')).not.toBeNull()
  const quote = form.getByText('“A deposit of ₹500 is to be paid.”')
  expect(quote.tagName).toBe('MARK')
  const warning = quote.closest('div')
  expect(description.parentElement?.nextElementSibling).toBe(warning)
  expect(warning?.textContent).toContain('Students will see these words quoted on the listing')
  await userEvent.clear(description)
  await userEvent.type(description, 'There is no deposit.')
  await waitFor(() => expect(form.queryByRole('button', { name: /may read as a request for money/ })).toBeNull())
  await userEvent.type(description, ' Fee: ₹200.')
  await form.findByText('“Fee: ₹200.”')
  await submit(form)
  await waitFor(() => expect(closed).toBe(1))
})

test('names an earlier listing with the same title after posting', async () => {
  const checks: ListingCheck[] = [{ code: 'posted_before', postedAt: '2026-02-03T12:00:00.000Z' }]
  stubApi().reply(postInternship, { success: true, data: anInternship({ checks }) })
  const form = await openPost()
  await fillIn(form)
  await submit(form)
  await screen.findByText(/^You posted this title before, on .*3.*\. Students see that date\./)
})

test('shows the company what students will be warned of', async () => {
  const form = await openPost()
  await fillIn(form)
  await userEvent.type(form.getByLabelText('Description'), ' Guaranteed job.')
  await form.findByRole('button', { name: 'Students will see a warning about this' })
  form.getByText('This listing seems to guarantee a job or a placement')
  form.getByText('“Guaranteed job.”')
})

test('lists what will count, how it is understood and its points', async () => {
  const form = await openPost()
  await fillIn(form)
  await userEvent.type(form.getByLabelText('Description'), ' Docker is a plus.')
  await userEvent.type(form.getByLabelText('Required skills'), 'Docker,Flobberworms,')
  const list = await form.findByRole('list', { name: 'What we look for' })
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'SQL 22 points',
      'Python 22 points',
      'Docker nice to have9 points',
      'Flobberworms these words22 points',
      'Similar work: the job or project nearest to the title25 points',
    ]),
  )
})

test('offers five work types in both forms and keeps the type on edit', async () => {
  const types = (form: Form) =>
    within(form.getByLabelText('Work type'))
      .getAllByRole<HTMLOptionElement>('option')
      .flatMap(({ value }) => (value === '' ? [] : [value]))
  const five = ['Full-time', 'Part-time', 'Remote', 'Hybrid', 'On-site']
  expect(types(await openPost())).toEqual(five)
  cleanup()
  const edit = await openEdit(anInternship({ type: 'Full-time' }))
  expect(types(edit)).toEqual(five)
  expect(edit.getByLabelText<HTMLSelectElement>('Work type').value).toBe('Full-time')
})

test('says that applicants are notified of an edit, if there are any', async () => {
  const notice = /^Frontend Developer Intern\. We notify applicants when the stipend/
  const { queryByText } = await openEdit(anInternship({ applicationsCount: 0 }))
  expect(queryByText(notice)).toBeNull()
  cleanup()
  ;(await openEdit(anInternship({ applicationsCount: 3 }))).getByText(notice)
})

test('posts the typed values and null for empty optional fields', async () => {
  const { api, form } = await openFilled()
  await submit(form)
  await screen.findByText('Internship posted successfully!')
  expect(sentOf(api, 'POST')).toEqual([
    {
      title: 'Data Intern',
      company: 'Kite Labs',
      description: 'Reports.',
      requirements: ['SQL', 'Python'],
      mustHave: [],
      niceToHave: [],
      location: 'Pune',
      type: 'Part-time',
      duration: '12 weeks',
      stipend: 125_000,
      openings: null,
      startsOn: null,
      applyBy: null,
      vacancy: null,
      stipendMax: null,
      hoursPerWeek: null,
      perks: [],
      questions: [],
      showsCompetition: true,
      graduationYears: [],
      degrees: [],
      minCgpa: null,
      replyDays: 14,
    },
  ])
  expect(closed).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})

test('sends openings, days and the promise to reply on edit and removes an emptied one', async () => {
  const api = stubApi()
  api.reply(updateInternship, { success: true, data: anInternship() })
  const form = await openEdit(anInternship({ openings: 2, startsOn: '2030-01-07', applyBy: '2029-12-01' }))
  await userEvent.clear(form.getByLabelText('Openings'))
  await userEvent.clear(form.getByLabelText('Last day to apply'))
  await userEvent.selectOptions(form.getByLabelText('You promise to reply within'), '3 days')
  await submit(form, 'Save changes')
  await screen.findByText('Internship updated successfully!')
  expect(sentOf(api, 'PUT')).toMatchObject([{ openings: null, startsOn: '2030-01-07', applyBy: null, replyDays: 3 }])
  expect(Object.keys(sentOf(api, 'PUT')[0]!)).not.toContain('company')
})

test('sends whether there is a vacancy now, and null once that is not said', async () => {
  const api = stubApi()
  api.reply(updateInternship, { success: true, data: anInternship() })
  const question = 'Is there a vacancy now?'
  const form = await openEdit(anInternship({ vacancy: 'now' }))
  expect(form.getByLabelText<HTMLSelectElement>(question).value).toBe('now')
  await submit(form, 'Save changes')
  await waitFor(() => expect(closed).toBe(1))
  cleanup()

  const later = await openEdit(anInternship({ vacancy: 'now' }))
  await userEvent.type(later.getByLabelText('Description'), ' We are building a talent pool.')
  await later.findByText('This listing seems to be for a pool of candidates, not for a vacancy now')
  await userEvent.selectOptions(later.getByLabelText(question), 'No, a pool for later')
  await waitFor(() => expect(later.queryByText(/seems to be for a pool/)).toBeNull())
  await userEvent.selectOptions(later.getByLabelText(question), 'Not said')
  await submit(later, 'Save changes')
  await waitFor(() => expect(closed).toBe(2))
  expect(sentOf(api, 'PUT').map(({ vacancy }) => vacancy)).toEqual(['now', null])
})

test.each([
  ['Duration', 'soon', "Say how many months, for example '3 months'"],
  ['Duration', '0 months', "Say how many months, for example '3 months'"],
  ['Duration', '99 months', 'At most 60 months'],
  ['Duration', '6 years', 'At most 60 months'],
  ['Stipend in ₹ per month', '12.5', 'Enter rupees per month as a whole number'],
  ['Stipend in ₹ per month', '5,00,001', 'At most ₹5,00,000 per month'],
  ['Openings', '0', 'At least one'],
])('refuses %s of %j at the field and focuses it', async (label, text, message) => {
  const form = await openEdit()
  await userEvent.clear(form.getByLabelText(label))
  await userEvent.type(form.getByLabelText(label), text)
  await submit(form, 'Save changes')
  await form.findByText(message)
  expect(document.activeElement).toBe(form.getByLabelText(label))
  expect(closed).toBe(0)
})

test('names the skill that is too long', async () => {
  const form = await openEdit()
  const long = 'Preparing the monthly statements of accounts for all the branches'
  await userEvent.type(form.getByLabelText('Required skills'), `${long},`)
  await submit(form, 'Save changes')
  await form.findByText(`“${long}”: Each skill has at most 60 characters`)
})

test('says of a range of stipends what the preview shows', async () => {
  const form = await openEdit()
  const stipend = form.getByLabelText('Stipend in ₹ per month')
  await userEvent.clear(stipend)
  await userEvent.type(stipend, '8000-10000')
  form.getByText('Enter the lower end here, and the upper end under “Stipend up to”.')
  await userEvent.clear(stipend)
  await userEvent.type(stipend, '8000')
  await userEvent.type(form.getByLabelText('Stipend up to'), '10000')
  form.getByText('Students see “₹8,000 – 10,000 / month”.')
})

test('marks every empty required field and focuses the first', async () => {
  const form = await openPost()
  await submit(form)
  await form.findByText('Name at least one skill')
  for (const label of ['Title', 'Location', 'Work type', 'Duration', 'Stipend in ₹ per month', 'Description'])
    expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  for (const label of ['Openings', 'Starts on', 'Last day to apply'])
    expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
  expect(document.activeElement).toBe(form.getByLabelText('Title'))
})

test('shows the server’s refusal of a past first day in place of the hint', async () => {
  const { api, form } = await openFilled()
  const message = 'This day has passed. Choose a later day, or leave it empty.'
  api.refuse(postInternship, 400, { code: 'not_valid', message, fields: { startsOn: message } })
  fireEvent.change(form.getByLabelText('Starts on'), { target: { value: '2020-01-06' } })
  form.getByText('This day has passed.')
  await submit(form)
  await form.findByText(message)
  const startsOn = form.getByLabelText('Starts on')
  expect(startsOn.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(startsOn)
  expect(form.queryByText('This day has passed.')).toBeNull()
})

test.each([
  ['a post', 'without a word of the server', 'unknown', 'Failed to create internship'],
  ['a post', 'with one', 'not_verified', 'Confirm your address first.'],
  ['an edit', 'without a word of the server', 'unknown', 'Failed to update internship'],
  ['an edit', 'with one', 'conflict', 'Confirm your address first.'],
])('%s that fails %s is said in a toast', async (what, _name, code, said) => {
  const { api, form } = what === 'a post' ? await openFilled() : { api: stubApi(), form: await openEdit() }
  for (const endpoint of [postInternship, updateInternship])
    api.refuse(endpoint, 403, { code, message: 'Confirm your address first.' })
  await submit(form, what === 'a post' ? 'Post Internship' : 'Save changes')
  await screen.findByText(said)
  expect(closed).toBe(0)
})

test('ignores a second press while saving', async () => {
  const { api, form } = await openFilled()
  const letThrough = api.hold(postInternship)
  await Promise.all([submit(form), submit(form), userEvent.type(form.getByLabelText('Title'), '{Enter}{Enter}')])
  letThrough()
  await screen.findByText('Internship posted successfully!')
  expect(sentOf(api, 'POST')).toHaveLength(1)
})

test('retries a lost post with the same idempotency key, also after a reload', async () => {
  const { api, form } = await openFilled()
  api.refuse(postInternship, 502, { code: 'unknown', message: '' })
  await submit(form)
  await screen.findByText('Failed to create internship')
  await submit(form)
  await waitFor(() => expect(api.keys(postInternship)).toHaveLength(2))
  cleanup()

  signIn(kite)
  const again = await openPost()
  api.reply(postInternship, { success: true, data: anInternship() })
  await submit(again)
  await screen.findByText('Internship posted successfully!')
  const keys = api.keys(postInternship)
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(sessionStorage).toHaveLength(0)
  cleanup()

  const next = await openPost()
  await fillIn(next)
  await submit(next)
  await waitFor(() => expect(new Set(api.keys(postInternship)).size).toBe(2))
})

test('restores a draft after a reload and can start over', async () => {
  const form = await openPost()
  await userEvent.type(form.getByLabelText('Title'), 'Data Intern')
  await userEvent.type(form.getByLabelText('Required skills'), 'SQL,')
  cleanup()

  const again = await openPost()
  await again.findByText('We restored your draft.')
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('Data Intern')
  again.getByRole('button', { name: 'Remove SQL' })

  await userEvent.click(again.getByRole('button', { name: 'Start over' }))
  expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  expect(again.queryByRole('button', { name: 'Remove SQL' })).toBeNull()
  expect(sessionStorage).toHaveLength(0)
})

test('asks before leaving and discards the draft', async () => {
  const form = await openPost()
  await userEvent.type(form.getByLabelText('Title'), 'Data Intern')
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }))
  const question = await screen.findByRole('dialog', { name: 'Discard your changes?' })
  expect(closed).toBe(0)
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }))
  expect(closed).toBe(1)
  expect(sessionStorage).toHaveLength(0)
})

test("shows a colleague's change next to one's own, and saves both", async () => {
  const api = stubApi()
  api.refuse(updateInternship, 409, { code: 'changed_meanwhile', message: 'Check the form and save again.' })
  const newest = anInternship({ version: 2, title: 'Frontend Intern, Booking', requirements: ['React', 'Vue'] })
  api.reply(getInternship, { success: true, data: newest })
  const form = await openEdit()
  fireEvent.change(form.getByLabelText('Stipend in ₹ per month'), { target: { value: '13000' } })
  await submit(form, 'Save changes')
  await form.findByDisplayValue('Frontend Intern, Booking')
  api.reply(updateInternship, { success: true, data: newest })
  await submit(form, 'Save changes')
  await waitFor(() => expect(closed).toBe(1))
  const changed = { title: 'Frontend Intern, Booking', requirements: ['React', 'Vue'], stipend: 13_000 }
  expect(sentOf(api, 'PUT')).toMatchObject([
    { version: 1, stipend: 13_000 },
    { version: 2, ...changed },
  ])
})

test('restores no draft of another version or another user', async () => {
  const form = await openEdit()
  await userEvent.type(form.getByLabelText('Title'), ' draft')
  cleanup()
  const next = await openEdit(anInternship({ version: 2 }))
  expect(next.getByLabelText<HTMLInputElement>('Title').value).toBe('Frontend Developer Intern')
  cleanup()
  signIn({ ...kite, id: 'c2' })
  const theirs = await openEdit()
  expect(theirs.getByLabelText<HTMLInputElement>('Title').value).toBe('Frontend Developer Intern')
})

test.each(['{', '[]', '{"title":5}', 'null'])(
  'a draft that cannot be read, %s, is as if there were none',
  async (text) => {
    sessionStorage.setItem('listing-draft:c1:new', text)
    const form = await openPost()
    expect(form.getByLabelText<HTMLInputElement>('Title').value).toBe('')
  },
)
