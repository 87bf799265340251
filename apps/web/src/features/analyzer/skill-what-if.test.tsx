import { getWhatIf } from '@fledge/contract/analysis'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, stubApi } from '../../testing/render-page.tsx'
import { SkillWhatIf } from './skill-what-if.tsx'

const docker = {
  skill: 'Docker',
  here: { before: 52, after: 72, band: 'good' as const },
  moreFair: 0,
  moreGood: 3,
  moreExcellent: 0,
}

test('says what a named skill would change here and elsewhere', async () => {
  const api = stubApi()
  api.reply(getWhatIf, { success: true, data: { skills: [docker], considered: 9, matchingVersion: '1' } })
  renderPage(<SkillWhatIf internshipId="i1" skill="docker" />)
  await screen.findByText(/52 → 72 here, from Fair to Good; 3 more internships reach Good\./)
})

test('says nothing about a skill that changes nothing', async () => {
  const api = stubApi()
  api.reply(getWhatIf, { success: true, data: { skills: [docker], considered: 9, matchingVersion: '1' } })
  renderPage(
    <>
      <p>Reason</p>
      <SkillWhatIf internshipId="i1" skill="Cobol" />
    </>,
  )
  await screen.findByText('Reason')
  expect(screen.queryByText(/If you learn/)).toBeNull()
})
