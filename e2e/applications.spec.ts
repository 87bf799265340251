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
