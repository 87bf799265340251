import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { postInternship, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

test('a corrected reading changes the analysis and the score of a student', async ({ browser, page: student }) => {
  const title = unique('Frontend Developer Intern')

  await test.step('a company posts an internship', async () => {
    const company = await (await browser.newContext()).newPage()
    await registerCompany(company, 'Banyan Works')
    await postInternship(company, {
      title,
      skills: 'React, TypeScript, Git, GraphQL, HTML',
      description: 'Build the booking pages with two senior developers.',
    })
  })

  await test.step('a student uploads a resume and has it analyzed', async () => {
    await registerStudent(student)
    await uploadResume(student, 'pdf')
    await student.goto('/student/dashboard?tab=ai-analyzer')
    await expect(student.getByRole('tab', { name: 'Insights' })).toBeVisible({ timeout: 20_000 })
  })

  const before = (await openEvidence(student, title)).score

  await test.step('removing a skill updates the analysis', async () => {
    await student.goto('/student/dashboard?tab=ai-analyzer&view=skills')
    const skills = student.getByRole('tabpanel', { name: /^Skills/ })
    await expect(skills.getByText('GraphQL', { exact: true })).toBeHidden()
    await expect(skills.getByText('React', { exact: true })).toBeVisible()
    await skills.getByRole('button', { name: 'See and correct what was read' }).click()
    const read = student.getByRole('dialog', { name: 'What was read' })
    await read.getByRole('button', { name: /^React: show it/ }).click()
    await expect(read.locator('[data-drawn=true]').first()).toBeVisible()
    await read.getByRole('button', { name: 'Remove React', exact: true }).click()
    await expect(read.getByText(/^React removed\./)).toBeVisible()
    await read.getByLabel('Add a missing skill').fill('GraphQL')
    await read.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(read.getByText(/^GraphQL added by you\./)).toBeVisible()
    await read.getByRole('button', { name: 'Close' }).last().click()
    await expect(skills.getByText('React', { exact: true })).toBeHidden()
    await expect(skills.getByText('GraphQL', { exact: true })).toBeVisible()
  })

  await test.step('the removed skill costs points, an added word earns none, and a reset restores both', async () => {
    const { score, evidence } = await openEvidence(student, title)
    expect(score).toBeLessThan(before)
    await expect(evidence.getByRole('row', { name: /GraphQL/ })).toContainText('0 of')
    await student.goto('/student/dashboard?tab=resumes')
    await student.getByRole('button', { name: 'What was read' }).click()
    const read = student.getByRole('dialog', { name: 'What was read' })
    await expect(read.getByText('added by you', { exact: true })).toBeVisible()
    await read.getByRole('button', { name: 'Reset all' }).click()
    await expect(read.getByText(/^All corrections reset/)).toBeVisible()
    await expect(read.getByRole('button', { name: 'Remove React', exact: true })).toBeVisible()
    expect((await openEvidence(student, title)).score).toBe(before)
  })
})

/** Finds an internship and opens the evidence of its score. */
async function openEvidence(page: Page, title: string) {
  await page.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await page.getByRole('button', { name: /Why\?/ }).first().click()
  const evidence = page.getByRole('dialog', { name: `How you fit: ${title}` })
  const badge = await evidence.getByText(/^\d+%/).first().textContent()
  return { evidence, score: Number.parseInt(badge ?? '', 10) }
}
