import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import {
  applyTo,
  callApi,
  postInternship,
  registerCompany,
  registerStudent,
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

async function hasNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
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
      dialog.getByText(/^This internship asks for Kubernetes, and the company did not find it/),
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

  await test.step('under the filter Pending the decided row stays with its undo', async () => {
    const status = company.getByRole('combobox', { name: 'Status' })
    await status.selectOption('pending')
    await expect(company.getByText('1 application matches')).toBeVisible()
    await reject()
    const row = company.getByRole('button', { name: /^Ananya Kulkarni.*Rejected/ })
    await expect(row).toBeVisible()
    await expect(company.getByText('0 applications match')).toBeVisible()
    await expect(company.getByText(/^The student sees this /).first()).toBeVisible()
    await company.getByRole('button', { name: 'Undo: Ananya Kulkarni' }).click()
    await expect(company.getByRole('button', { name: /^Ananya Kulkarni.*Pending/ })).toBeVisible()
    await expect(company.getByText('1 application matches')).toBeVisible()
    await status.selectOption('all')
  })

  await test.step('after ten seconds the student reads the reasons and the advice', async () => {
    await reject()
    await expect(card.getByText('Application was not successful this time.')).toBeVisible({ timeout: 40_000 })
    await expect(card.getByText(/^This internship asks for Kubernetes/)).toBeVisible()
    await expect(card.getByText(/^Other applicants showed stronger evidence/)).toBeVisible()
    await expect(card.getByText('Run one of your projects in a small cluster.')).toBeVisible()
    await expect(company.getByText('Decided. The student can see your decision.')).toBeVisible()
    await student.setViewportSize({ width: 320, height: 700 })
    await hasNoSidewaysScroll(student)
  })

  await test.step('the student finds internships without the skill', async () => {
    await student.setViewportSize({ width: 1280, height: 800 })
    await card.getByRole('button', { name: 'Internships that do not ask for Kubernetes' }).click()
    await expect(student.getByRole('button', { name: /^Not asking for Kubernetes/ })).toBeVisible()
    await expect(student.getByText(/^Showing [\d,+]+ of [\d,+]+ internships$/)).toBeVisible()
  })
})

test('an offer is accepted, and the others learn that places are filled', async ({ browser, page: first }) => {
  const title = unique('Data Intern')
  const company = await newPage(browser)
  const second = await newPage(browser)
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, { title, skills: 'React, SQL', description: 'Build the reports.' })
  for (const [student, name] of [
    [first, 'Ananya'],
    [second, 'Bhavna'],
  ] as const) {
    await registerStudent(student, name)
    await uploadResume(student, 'pdf')
    await apply(student, title)
  }
  const setUndo = (undoSeconds: number) => callApi(company, 'put', '/users/me/settings', { data: { undoSeconds } })
  await setUndo(0)

  await test.step('the company accepts one student with a note and an answer-by day', async () => {
    await openApplicants(company)
    await company
      .getByRole('button', { name: /^Ananya Kulkarni/ })
      .first()
      .click()
    await company.getByRole('button', { name: 'Accept with note and dates' }).click()
    const dialog = company.getByRole('dialog', { name: 'Accept Ananya Kulkarni' })
    await dialog.getByLabel('Answer by (optional)').fill('2098-04-01')
    await dialog.getByLabel('Note (optional)').fill('We look forward to working with you.')
    await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
    await expect(company.getByText('Application accepted successfully!')).toBeVisible()
  })

  await test.step('the company moves the answer-by day, and the student sees it at once', async () => {
    const card = ownCard(first, title)
    await expect(card.getByText('We look forward to working with you.')).toBeVisible({ timeout: 40_000 })
    await company
      .getByRole('button', { name: /^Ananya Kulkarni/ })
      .first()
      .click()
    await company.getByRole('button', { name: 'Change answer date' }).click()
    const dialog = company.getByRole('dialog', { name: 'Change answer date' })
    await expect(dialog.getByLabel('Answer by')).toBeFocused()
    await dialog.getByLabel('Answer by').fill('2098-04-20')
    await dialog.getByRole('button', { name: 'Change answer date' }).click()
    await expect(company.getByText('Answer date: 20 Apr 2098')).toBeVisible()
    await expect(card.getByText('20 Apr 2098')).toBeVisible()
  })

  await test.step('the student accepts the offer', async () => {
    const card = ownCard(first, title)
    await card.getByRole('button', { name: /^Accept offer/ }).click()
    await first.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
    await expect(card.getByText(/^You accepted the offer\. We’ve notified /)).toBeVisible()
  })

  await test.step('the company previews and tells the other one, and undoes it once', async () => {
    await setUndo(10)
    await openApplicants(company)
    const tell = async () => {
      await company.getByRole('button', { name: 'Tell them that places are filled' }).click()
      const dialog = company.getByRole('dialog', { name: 'Reject 1 applicant' })
      await expect(dialog.getByRole('checkbox', { name: 'All places are filled' })).toBeChecked()
      await dialog.getByRole('button', { name: 'Preview' }).click()
      await expect(dialog.getByRole('region', { name: 'Who' }).getByText('Bhavna Kulkarni')).toBeVisible()
      await expect(dialog.getByText('All places for this internship are filled.')).toBeVisible()
      await company.setViewportSize({ width: 320, height: 700 })
      await hasNoSidewaysScroll(company)
      await company.setViewportSize({ width: 1280, height: 800 })
      await dialog.getByRole('button', { name: 'Reject 1 applicant' }).click()
      await expect(company.getByText('1 applicant rejected', { exact: true })).toBeVisible()
    }
    await expect(
      company.getByText('1 student accepted your offer. 1 applicant still waits for an answer.'),
    ).toBeVisible()
    await tell()
    await company.keyboard.press('u')
    await expect(company.getByText('Undone')).toBeVisible()
    await expect(ownCard(second, title).getByText('Pending')).toBeVisible()
    await tell()
  })

  await test.step('the other student reads why', async () => {
    const card = ownCard(second, title)
    await expect(card.getByText('All places for this internship are filled.')).toBeVisible({ timeout: 40_000 })
  })
})
