import { checkFairness, type FairnessCheck, getWhatIf, type ScorePart } from '@fledge/contract/analysis'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aMissingPart, aPart, aSkillToLearn, aWhatIf } from '../../testing/resume-things.ts'
import { asha, signIn } from '../../testing/things.ts'
import { ScoreQuestions } from './score-questions.tsx'

const open = (parts: readonly ScorePart[] = [aPart(), aMissingPart('Docker')]) =>
  renderPage(<ScoreQuestions internshipId="i1" title="Frontend Developer Intern" parts={parts} />)
const ask = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => signIn(asha))

test('shows the score that each missing skill would bring', async () => {
  const api = stubApi()
  const docker = aSkillToLearn('Docker', { here: { before: 72, after: 81, band: 'excellent' }, moreExcellent: 1 })
  const git = aSkillToLearn('Git', { here: { before: 72, after: 75, band: 'good' } })
  api.reply(getWhatIf, { success: true, data: aWhatIf([docker, git]) })
  open()
  await ask('How to raise it')
  const raising = await screen.findByRole('list', { name: 'What would raise this score' })
  const [first, second] = within(raising).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/^Use Docker in a projectOverall, 1 more internship reaches Excellent\.7281 here/)
  within(first!).getByText('from Good to Excellent')
  within(second!).getByText('still Good')
  expect(api.calls().at(-1)?.url).toBe('/api/ai/what-if?internshipId=i1')
})

test('says that nothing would raise the score and retries after a failure', async () => {
  const api = stubApi()
  api.refuse(getWhatIf, 500, { code: 'unknown', message: '' })
  open()
  await ask('How to raise it')
  await screen.findByText('Skills that would help could not be loaded.')
  api.reply(getWhatIf, { success: true, data: aWhatIf([]) })
  await ask('Try again')
  await screen.findByText('No single skill of this field would raise your score here.')
})

test('does not offer to raise a full score', async () => {
  stubApi()
  open([aPart()])
  await screen.findByRole('button', { name: 'Check fairness' })
  expect(screen.queryByRole('button', { name: 'How to raise it' })).toBeNull()
})

test('says that no change moved the score and lists every change', async () => {
  const api = stubApi()
  api.refuse(checkFairness, 500, { code: 'unknown', message: '' })
  open()
  await ask('Check fairness')
  const dialog = await screen.findByRole('dialog', { name: 'Does this score depend on who you are?' })
  await within(dialog).findByText('The score could not be checked.')
  const runs: FairnessCheck['runs'] = [
    { kind: 'name', said: 'Name: Hannah Baker', matchPercentage: 72 },
    { kind: 'age', said: 'Age: 34', matchPercentage: 72 },
  ]
  api.reply(checkFairness, { success: true, data: { matchPercentage: 72, runs, moved: 0 } })
  await ask('Try again')
  await within(dialog).findByText('No. The score is 72 in every one of 2 runs.')
  const all = within(dialog).getByText('2 changes tried: the score is the same every time')
  expect(all.closest('details')?.open).toBe(false)
  await userEvent.click(all)
  expect(all.closest('details')?.open).toBe(true)
  const names = within(dialog).getByRole('region', { name: 'Other names' })
  expect(within(names).getByRole('listitem').textContent).toBe('Name changed to Hannah Baker72')
  within(dialog).getByRole('region', { name: 'Other ages' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('reports a score that changed as a bug', async () => {
  const api = stubApi()
  const runs: FairnessCheck['runs'] = [
    { kind: 'college', said: 'College: Delhi University', matchPercentage: 70 },
    { kind: 'age', said: 'Age: 34', matchPercentage: 72 },
  ]
  api.reply(checkFairness, { success: true, data: { matchPercentage: 72, runs, moved: 1 } })
  open()
  await ask('Check fairness')
  await screen.findByText('The score changed in 1 of 2 runs.')
  const moved = screen.getByRole('region', { name: 'Other colleges' })
  expect(moved.closest('details')).toBeNull()
  const same = screen.getByText('1 change that left the score the same')
  expect(within(same.closest('details')!).getByText('34')).toBeTruthy()
})
