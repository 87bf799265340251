import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import {
  applyTo,
  postInternship,
  registerCompany,
  registerStudent,
  sidewaysPixels,
  unique,
  uploadResume,
} from './support/people.ts'

// Several people register, upload and apply before each story begins.
test.describe.configure({ timeout: 180_000 })

const newPage = async (browser: Browser) => (await browser.newContext()).newPage()

async function apply(student: Page, title: string) {
  await applyTo(student, title)
  await student.goto('/student/dashboard?tab=applications')
}

const openApplicants = (company: Page) => company.goto('/company/dashboard?tab=applications')
const ownCard = (student: Page, title: string): Locator => student.getByRole('article', { name: title })

test('a rejection is undone, then sent with its reasons, and leads to internships that do not ask for the skill', async ({
  browser,
  page: student,
}) => {
  const title = unique('Platform Intern')
  const company = await newPage(browser)
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, { title, skills: 'React, Kubernetes', description: 'Run the booking platform.' })
  await registerStudent(student)
  await uploadResume(student, 'pdf')
  await apply(student, title)
  const card = ownCard(student, title)
  await expect(card.getByText(/^Reply by \d+ \w+$/)).toBeVisible()
  await openApplicants(company)
  await expect(company.getByRole('button', { name: /^Ananya Kulkarni.*Reply by/ })).toBeVisible()
  await company.keyboard.press('j')
  const applicant = company.getByRole('article', { name: 'Ananya Kulkarni' })
  await expect(applicant).toBeVisible()

  const reject = async () => {
    await company.keyboard.press('r')
    const dialog = company.getByRole('dialog', { name: 'Reject Ananya Kulkarni' })
    await expect(dialog.getByRole('checkbox', { name: 'All places are filled' })).toBeFocused()
    await company.keyboard.press('6')
    await company.keyboard.press('2')
    await dialog.getByLabel('Skill that was not shown').selectOption('Kubernetes')
    await dialog.getByLabel('Advice (optional)').fill('Run one of your projects in a small cluster.')
    await expect(
      dialog.getByText(/^This internship asks for Kubernetes, and the company did not see it in use/),
    ).toBeVisible()
    await dialog.getByRole('checkbox', { name: 'All places are filled' }).focus()
    await company.keyboard.press('Enter')
    await expect(company.getByText('Application rejected successfully!')).toBeVisible()
  }

  await test.step('the company undoes it on the row, and the student never hears of it', async () => {
    await reject()
    await student.reload()
    await expect(card.getByText('Pending')).toBeVisible()
    await company.getByRole('button', { name: 'Undo: Ananya Kulkarni' }).click()
    await expect(company.getByText('Decision undone')).toBeVisible()
    await expect(applicant.getByRole('button', { name: 'Reject' })).toBeEnabled()
  })

  await test.step('after ten seconds the student reads the reasons and the advice', async () => {
    await reject()
    await expect(card.getByText('Application was not successful this time.')).toBeVisible({ timeout: 40_000 })
    await expect(card.getByText(/^This internship asks for Kubernetes/)).toBeVisible()
    await expect(card.getByText(/^Other applicants showed stronger evidence/)).toBeVisible()
    await expect(card.getByText('Run one of your projects in a small cluster.')).toBeVisible()
    await expect(company.getByText('Decided. The student can see your decision.')).toBeVisible()
    await student.setViewportSize({ width: 320, height: 700 })
    expect(await sidewaysPixels(student), 'width beyond the window').toBe(0)
  })

  await test.step('the student finds internships without the skill', async () => {
    await student.setViewportSize({ width: 1280, height: 800 })
    await card.getByRole('button', { name: 'Internships that do not ask for Kubernetes' }).click()
    await expect(student.getByRole('button', { name: /^Not asking for Kubernetes/ })).toBeVisible()
    await expect(student.getByText(/^Showing [\d,+]+ of [\d,+]+ internships$/)).toBeVisible()
  })
})
