import type { ScorePart } from '@fledge/contract/analysis'
import { getApplicationLedger } from '@fledge/contract/applications'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { anApplicant, renderDashboard, stubDashboard } from '../../testing/company-dashboard.tsx'
import { acceptApplicant, rejectApplicant, shownApplicant } from '../../testing/decide.ts'
import { aLedger, aMissingPart, aPart } from '../../testing/resume-things.ts'
import { anInternship, kite, signIn } from '../../testing/things.ts'
import type { CompanySearch } from './-dashboard-search.ts'

let shownPage: ReturnType<typeof renderDashboard>['shown']

const asha = anApplicant('a1', 'Asha')
const ravi = anApplicant('a2', 'Ravi')
const tara = anApplicant('a3', 'Tara', { internshipId: 'i2' })
const internships = [anInternship(), anInternship({ id: 'i2', title: 'Data Intern' })]

function open(at: CompanySearch) {
  const api = stubDashboard({ applications: [asha, ravi, tara], internships })
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  shownPage = renderDashboard({ tab: 'applications', ...at }).shown
  return { ...api, decided: () => api.calls('PUT') }
}

const optionsOf = (choice: HTMLElement) =>
  within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

/** Opens the dialog of a key for Asha, whose evidence has these parts. */
async function openDialog(key: 'r' | 'o', parts?: ScorePart[]) {
  const api = open({ application: 'a1' })
  if (parts) api.reply(getApplicationLedger, { success: true, data: aLedger({ parts }) })
  await shownApplicant('Asha')
  await userEvent.keyboard(key)
  const name = `${key === 'r' ? 'Reject' : 'Accept'} Asha Rao`
  const dialog = within(await screen.findByRole('dialog', { name }))
  const press = () => userEvent.click(dialog.getByRole('button', { name: key === 'r' ? 'Reject' : 'Accept' }))
  /** What was sent once the next applicant is shown. */
  const sent = async () => {
    await shownApplicant('Ravi')
    return api.decided().map(({ body }) => body)
  }
  return { api, dialog, press, sent }
}

beforeEach(() => signIn(kite))

test('decides one applicant on a double click', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = open({ application: 'a1' })
  await shownApplicant('Asha')
  const accept = await screen.findByRole('button', { name: 'Accept' })
  act(() => {
    accept.click()
    accept.click()
  })
  await shownApplicant('Ravi')
  await screen.findByText('Application accepted successfully!')
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(api.decided()).toHaveLength(1)
  vi.setSystemTime(Date.now() + 1000)
  await acceptApplicant()
  expect(api.decided()).toHaveLength(2)
})

test('accepts the next decision while the server is slow', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const api = open({ application: 'a1' })
  const answer = api.hold(decideApplication)
  await acceptApplicant()
  await shownApplicant('Ravi')
  vi.setSystemTime(Date.now() + 1000)
  await rejectApplicant()
  await shownApplicant('Tara')
  expect(api.decided().map(({ url }) => url)).toEqual(['/api/apply/a1', '/api/apply/a2'])
  answer()
  await screen.findByText('Application rejected successfully!')
})

test('decides once with a decision key that is held down', async () => {
  const api = open({ application: 'a1' })
  await shownApplicant('Asha')
  fireEvent.keyDown(document.body, { key: 'a' })
  for (let times = 0; times < 5; times++) fireEvent.keyDown(document.body, { key: 'a', repeat: true })
  await shownApplicant('Ravi')
  expect(api.decided()).toHaveLength(1)
})

test('rejects without a reason in the same dialog', async () => {
  const { press, sent } = await openDialog('r')
  await press()
  expect(await sent()).toEqual([{ status: 'rejected', reasons: [], tellIn: 10 }])
})

test('rejects with R and the keys of two reasons, the last two pressed', async () => {
  const { dialog, press, sent } = await openDialog('r')
  await userEvent.keyboard('136')
  const chosen = dialog.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(chosen.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'Studies or year do not fit3',
    'Others showed stronger evidence6',
  ])
  dialog.getByText('This internship is for students of another subject or year, so your studies do not fit it.')
  await press()
  const reasons = [{ code: 'studies' }, { code: 'stronger_evidence' }]
  expect(await sent()).toEqual([{ status: 'rejected', reasons, tellIn: 10 }])
})

test('asks for the skill that was not shown and for the text of another reason', async () => {
  const { api, dialog, press, sent } = await openDialog('r', [
    aPart(),
    aPart({
      phrase: 'HTML',
      met: 'partly',
      shown: { setting: 'listed', entries: 0, isRecent: false, hasResult: false, lastYear: null, gain: 0 },
    }),
    aPart({ phrase: 'CSS', met: 'partly' }),
    aMissingPart('SQL', { met: 'related' }),
    aMissingPart('Docker'),
  ])
  await userEvent.keyboard('29')
  await press()
  dialog.getByText('Choose the skill')
  dialog.getByText('Write the reason')
  const skill = dialog.getByRole('combobox', { name: 'Skill that was not shown' })
  expect(optionsOf(skill)).toEqual([
    'Choose one',
    'Docker (not found)',
    'SQL (related skill found)',
    'HTML (named, not shown)',
    'CSS (shown in part)',
  ])
  await userEvent.selectOptions(skill, 'Docker')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason in your words' }), 'We cancelled 1 project.')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Advice (optional)' }), 'Show a container.')
  dialog.getByText(/^This internship asks for Docker, and the company did not see it in use/)
  dialog.getByText('The company wrote: “We cancelled 1 project.”')
  dialog.getByText('Advice from Kite Labs')
  dialog.getByText('Show a container.', { selector: 'p' })
  expect(api.decided()).toEqual([])
  await press()
  const reasons = [
    { code: 'skill_not_shown', skill: 'Docker' },
    { code: 'other', text: 'We cancelled 1 project.' },
  ]
  expect(await sent()).toEqual([{ status: 'rejected', reasons, advice: 'Show a container.', tellIn: 10 }])
})

test('names a second missing skill while there is no other reason', async () => {
  const missing = ['Docker', 'SQL']
  const { dialog, press, sent } = await openDialog(
    'r',
    missing.map((skill) => aMissingPart(skill)),
  )
  await userEvent.keyboard('2')
  const second = () => dialog.queryByRole('combobox', { name: 'Second skill (optional)' })
  expect(second()).toBeNull()
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Skill that was not shown' }), 'Docker')
  expect(optionsOf(second()!)).toEqual(['None', 'SQL (not found)'])
  await userEvent.selectOptions(second()!, 'SQL')
  for (const skill of missing) dialog.getByText(new RegExp(`^This internship asks for ${skill}, and`))

  // Another reason takes the place of the second skill.
  const other = dialog.getByRole('checkbox', { name: 'Did not come across well in the interview' })
  await userEvent.click(other)
  expect(second()).toBeNull()
  expect(dialog.queryByText(/^This internship asks for SQL/)).toBeNull()
  await userEvent.click(other)
  await press()
  const reasons = missing.map((skill) => ({ code: 'skill_not_shown', skill }))
  expect(await sent()).toEqual([{ status: 'rejected', reasons, tellIn: 10 }])
})

test('offers no skill that the resume shows in use', async () => {
  const { dialog } = await openDialog('r', [aPart()])
  await userEvent.keyboard('2')
  expect(optionsOf(dialog.getByRole('combobox', { name: 'Skill that was not shown' }))).toEqual(['None to choose'])
  dialog.getByText('Every required skill was shown in use. Choose another reason.')
})

test('refuses advice of more than 100 words', async () => {
  const { api, dialog, press } = await openDialog('r')
  await userEvent.keyboard('1')
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'word '.repeat(101) } })
  dialog.getByText('At most 100 words')
  await press()
  expect(api.decided()).toEqual([])
})

test('sends note, first day and answer-by day with an acceptance', async () => {
  const { api, dialog, press, sent } = await openDialog('o')
  const fill = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  fill('First day (optional)', '2001-05-02')
  dialog.getByText('This day has passed. Choose a later one.')
  await press()
  expect(api.decided()).toEqual([])
  fill('First day (optional)', '2098-05-02')
  fill('Answer by (optional)', '2098-04-01')
  await userEvent.type(dialog.getByLabelText('Note (optional)'), 'Welcome!')
  await press()
  const offer = { note: 'Welcome!', startDate: '2098-05-02', answerBy: '2098-04-01' }
  expect(await sent()).toEqual([{ status: 'accepted', offer, tellIn: 10 }])
})

test('moves with J and K without history entries', async () => {
  open({})
  await screen.findByRole('heading', { name: 'Data Intern' })
  await userEvent.keyboard('j')
  await shownApplicant('Asha')
  expect(shownPage.replaced).toBe(false)
  await userEvent.keyboard('k')
  await shownApplicant('Asha')
  await userEvent.keyboard('jjj')
  await shownApplicant('Tara')
  expect(shownPage.replaced).toBe(true)
})

test('names the applicant of a refused decision with a link', async () => {
  const api = open({ application: 'a1' })
  api.refuse(decideApplication, 409, { code: 'already_decided', message: 'Application already decided' })
  await rejectApplicant()
  await shownApplicant('Ravi')
  await screen.findByText('Asha Rao, Frontend Developer Intern')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  await shownApplicant('Asha')
})

test.each([
  ['r', 'Advice (optional)', 'Reject'],
  ['o', 'Note (optional)', 'Accept'],
])('keeps what was typed with %s until the server has the decision', async (key, label, action) => {
  const api = open({ application: 'a1' })
  api.refuse(decideApplication, 500, { code: 'unknown', message: '' })
  await shownApplicant('Asha')
  const write = async () => {
    await userEvent.keyboard(key)
    const dialog = within(await screen.findByRole('dialog'))
    return { dialog, field: dialog.getByLabelText<HTMLTextAreaElement>(label) }
  }
  await userEvent.type((await write()).field, 'Show a project.')
  await userEvent.keyboard('{Escape}')
  const again = await write()
  expect(again.field.value, 'after closing').toBe('Show a project.')
  await userEvent.click(again.dialog.getByRole('button', { name: action }))
  await screen.findByText('Failed to update application')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const afterFailure = within(await screen.findByRole('dialog', { name: `${action} Asha Rao` }))
  expect(afterFailure.getByLabelText<HTMLTextAreaElement>(label).value, 'after the failure').toBe('Show a project.')
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  vi.setSystemTime(Date.now() + 1000)
  await userEvent.click(afterFailure.getByRole('button', { name: action }))
  await waitFor(() => expect(sessionStorage.length, 'stored drafts').toBe(0))
})

test('keeps the reasons of a rejection that failed, also for a user who repeats its keys', async () => {
  const api = open({ application: 'a1' })
  api.refuse(decideApplication, 503, { code: 'unavailable', message: '' })
  await shownApplicant('Asha')
  await userEvent.keyboard('r')
  await screen.findByRole('dialog', { name: 'Reject Asha Rao' })
  await userEvent.keyboard('2')
  await userEvent.selectOptions(await screen.findByLabelText('Skill that was not shown'), 'React')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reject' }))
  await screen.findByText('Failed to update application')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Asha Rao' }))
  const isChosen = () =>
    dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Did not show a required skill' }).checked
  expect(isChosen(), 'after the failure').toBe(true)
  expect(dialog.getByLabelText<HTMLSelectElement>('Skill that was not shown').value).toBe('React')
  await userEvent.keyboard('2')
  expect(isChosen(), 'after its key').toBe(true)
  await userEvent.keyboard('2')
  expect(isChosen(), 'after its key again').toBe(false)
})

test('tries a failed acceptance without a note again at once', async () => {
  const api = open({ application: 'a1' })
  api.refuse(decideApplication, 503, { code: 'unavailable', message: '' })
  await acceptApplicant()
  await screen.findByText('Failed to update application')
  api.reply(decideApplication, { success: true, data: { ...asha, status: 'accepted' } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Application accepted successfully!')
  expect(api.calls(decideApplication).map(({ url }) => url)).toEqual(['/api/apply/a1', '/api/apply/a1'])
})

test('focuses the name of the next applicant after a decision', async () => {
  open({ application: 'a1' })
  await acceptApplicant()
  const next = within(await shownApplicant('Ravi')).getByRole('heading', { name: 'Ravi Rao' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})

test('opens and focuses the group in the URL and folds the others until cleared', async () => {
  open({ internship: 'i2' })
  const choice = await screen.findByLabelText<HTMLSelectElement>('Internship')
  await waitFor(() => expect(choice.selectedOptions[0]?.textContent).toBe('Data Intern'))
  const folds = () =>
    [...document.querySelectorAll<HTMLDetailsElement>('[data-applicant-list] details')].map(({ open }) => open)
  expect(folds()).toEqual([true, false])
  expect(document.activeElement?.textContent).toContain('Data Intern')
  await userEvent.keyboard('j')
  await shownApplicant('Tara')
  fireEvent.change(screen.getByLabelText('Internship'), { target: { value: '' } })
  expect(folds()).toEqual([true, true])
  expect(shownPage.address.internship).toBeUndefined()
})

test('says that an application in the URL no longer exists', async () => {
  open({ internship: 'gone', application: 'gone' })
  await screen.findByText('This internship is no longer available.')
  await screen.findByText('This application is no longer available.')
})

test('turns off single-key shortcuts', async () => {
  open({ application: 'a1' })
  await shownApplicant('Asha')
  await userEvent.click(screen.getByRole('button', { name: 'Shortcuts' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Turn on single-key shortcuts' }))
  await userEvent.keyboard('{Escape}j')
  await shownApplicant('Asha')
  expect(screen.queryByRole('article', { name: 'Ravi Rao' })).toBeNull()
})
