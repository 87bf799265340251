import { getWhatIf } from '@fledge/contract/analysis'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { aSkillToLearn, aWhatIf } from '../../testing/resume-things.ts'
import { asha, signIn } from '../../testing/things.ts'
import { FewSkillsAdvice } from './few-skills-advice.tsx'
import { WhatIfMarket } from './skills-view.tsx'

beforeEach(() => signIn(asha))

test('lists the most helpful skills first with the internships they improve', async () => {
  const api = stubApi()
  const docker = aSkillToLearn('Docker', { moreGood: 14, moreExcellent: 2 })
  const go = aSkillToLearn('Go', { moreGood: 1, moreExcellent: 3 })
  const git = aSkillToLearn('Git', { moreFair: 9, moreGood: 1 })
  const css = aSkillToLearn('CSS', { moreFair: 4, moreGood: 8 })
  api.reply(getWhatIf, { success: true, data: aWhatIf([docker, go, git, css]) })
  renderPage(<WhatIfMarket />)
  await screen.findByText('(1,500)')
  screen.getByText(/^We score every open internship.*again as if/)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Use Docker in a project14 more internships reach Good, 2 more reach Excellent',
    'Use Go in a project1 more internship reaches Good, 3 more reach Excellent',
    'Use Git in a project9 more internships reach Fair, 1 more reaches Good',
    'Use CSS in a project8 more internships reach Good',
  ])
  expect(api.calls().at(-1)?.url).toBe('/api/ai/what-if')
})

test('shows loading, retries after a failure, and may be empty', async () => {
  const api = stubApi()
  const answer = api.hold(getWhatIf)
  api.refuse(getWhatIf, 500, { code: 'unknown', message: '' })
  renderPage(<WhatIfMarket />)
  within(await screen.findByRole('region', { name: 'Skills that would help' })).getByRole('status')
  answer()
  await screen.findByText('Skills that would help could not be loaded.')
  api.reply(getWhatIf, { success: true, data: aWhatIf([]) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^No single skill would bring another internship/)
})

test('names the three most helpful skills in the advice', async () => {
  const api = stubApi()
  const skills = ['Docker', 'Git', 'SQL', 'Go'].map((skill) => aSkillToLearn(skill, { moreGood: 2 }))
  api.reply(getWhatIf, { success: true, data: aWhatIf(skills) })
  renderPage(<FewSkillsAdvice count={9} />)
  const named = await screen.findByRole('list', { name: 'Skills that would help most' })
  expect(within(named).getAllByRole('listitem')).toHaveLength(3)
  within(named).getByText(/2 more internships reach Good\./, { selector: 'li:first-child' })
})
