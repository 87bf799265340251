import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { applyTo, postInternship, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

// Two people register, post, upload and apply before each story begins.
test.describe.configure({ timeout: 120_000 })

/** A company with a listing, and a student with a resume and an application to it. */
async function applied(browser: Browser, student: Page) {
  const title = unique('Frontend Developer Intern')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, { title, skills: 'React, TypeScript', description: 'Build the booking pages.' })
  await registerStudent(student)
  await uploadResume(student, 'pdf')
  await applyTo(student, title)
  return { title, company }
}

const ownCard = (student: Page, title: string) => student.getByRole('article', { name: title })

async function openApplicant(company: Page) {
  await company.goto('/company/dashboard?tab=applications')
  await company.getByRole('button', { name: /^Ananya Kulkarni/ }).click()
  return company.getByRole('article', { name: 'Ananya Kulkarni' })
}

test('a student withdraws, applies again, and both sides see each step without a reload', async ({
  browser,
  page: student,
}) => {
  const { title, company } = await applied(browser, student)
  await student.goto('/student/dashboard?tab=applications')
  const card = ownCard(student, title)

  await test.step('the company opens the application and the student sees it', async () => {
    await openApplicant(company)
    await expect(card.getByText('Seen')).toBeVisible()
  })

  await test.step('withdrawing explains its effects and closes the resume to the company', async () => {
    await card.getByRole('button', { name: 'Withdraw' }).click()
    const dialog = student.getByRole('dialog', { name: 'Withdraw this application?' })
    await expect(dialog.getByText(/can no longer open the resume/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(card.getByText('Withdrawn')).toBeVisible()
    const applicant = company.getByRole('article', { name: 'Ananya Kulkarni' })
    await expect(applicant.getByRole('region', { name: 'Resume' }).getByText(/^The student withdrew/)).toBeVisible()
    await expect(applicant.getByRole('button', { name: 'Accept', exact: true })).toBeDisabled()
  })

  await test.step('the student applies again', async () => {
    await card.getByRole('button', { name: 'Apply again' }).click()
    await expect(card.getByText('Pending')).toBeVisible()
    await expect(company.getByRole('button', { name: 'Accept', exact: true })).toBeEnabled()
    await card.getByRole('button', { name: /^Messages and timeline/ }).click()
    await expect(card.getByText('You applied again')).toBeVisible()
  })
})

test('student and company exchange messages live in both windows', async ({ browser, page: student }) => {
  const { title, company } = await applied(browser, student)
  await student.goto('/student/dashboard?tab=applications')
  const card = ownCard(student, title)
  const applicant = await openApplicant(company)

  await applicant.getByRole('button', { name: /^Messages and timeline/ }).click()
  const talk = company.getByRole('dialog', { name: 'Ananya Kulkarni' })
  await talk.getByRole('textbox', { name: 'Message to Ananya Kulkarni' }).fill('Can you start in June?')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByText('1 unread')).toBeVisible()

  await card.getByRole('button', { name: /^Messages and timeline/ }).click()
  await expect(card.getByText('Can you start in June?')).toBeVisible()
  await expect(talk.getByText('· Read')).toBeVisible()
  await card.getByRole('textbox', { name: 'Message to Banyan Works' }).fill('Yes, from the first of June.')
  await card.getByRole('textbox').press('Control+Enter')
  await expect(talk.getByText('Yes, from the first of June.')).toBeVisible()
  await expect(card.getByText('1 unread')).toBeHidden()
})
