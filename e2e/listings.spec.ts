import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import {
  applyTo,
  postInternshipByForm,
  registerCompany,
  registerStudent,
  unique,
  uploadResume,
} from './support/people.ts'

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: `${title} Pune`, exact: true })

async function search(student: Page, title: string) {
  await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await expect(student.getByText(/^Showing/)).toBeVisible()
}

test('a listing is posted, paused, reopened, edited after an application, and taken down', async ({
  browser,
  page: student,
}) => {
  test.slow()
  const title = unique('Backend Intern')
  const company = await (await browser.newContext()).newPage()

  await test.step('the company posts it and a student applies', async () => {
    await registerCompany(company, 'Banyan Works')
    await company.goto('/company/dashboard')
    await postInternshipByForm(company, { title, skills: 'Node.js, SQL', description: 'Build the booking service.' })
    await registerStudent(student)
    await uploadResume(student, 'pdf')
    await applyTo(student, title)
  })

  await test.step('students find it only while it is open', async () => {
    await company.goto('/company/dashboard?tab=internships')
    await cardOf(company, title).getByRole('button', { name: 'Pause' }).click()
    await expect(cardOf(company, title).getByText('Paused')).toBeVisible()
    await search(student, title)
    await expect(student.getByText(/^Showing 0 of/)).toBeVisible()
    await cardOf(company, title).getByRole('button', { name: 'Reopen' }).click()
    await expect(cardOf(company, title).getByText('Active')).toBeVisible()
    await search(student, title)
    await expect(student.getByText(/^Showing 1 of/)).toBeVisible()
  })

  await test.step('a draft edit survives a reload and updates the preview card', async () => {
    await cardOf(company, title).getByRole('button', { name: 'Edit' }).click()
    const form = company.getByRole('dialog', { name: 'Edit Internship' })
    await form.getByLabel('Stipend in ₹ per month').fill('12,000')
    await expect(form.getByRole('complementary', { name: 'Preview' }).getByText('₹12,000 / month')).toBeVisible()
    await company.reload()
    await cardOf(company, title).getByRole('button', { name: 'Edit' }).click()
    await expect(form.getByText('We restored your draft.')).toBeVisible()
    await form.getByRole('button', { name: 'Save changes' }).click()
    await expect(company.getByText('Internship updated successfully!')).toBeVisible()
  })

  await test.step('the student is notified and sees the changes in the application', async () => {
    await student.goto('/student/notifications')
    await expect(student.getByText('A listing you applied to has changed')).toBeVisible()
    await student.goto('/student/dashboard?tab=applications')
    await expect(student.getByText('Changed since you applied')).toBeVisible()
    await expect(student.getByText('Stipend: you applied to ₹15,000 / month, now it is ₹12,000 / month')).toBeVisible()
  })

  await test.step('deleting names the affected applications, which stay as withdrawn by the company', async () => {
    await cardOf(company, title).getByRole('button', { name: 'Delete' }).click()
    await expect(company.getByText(/^1 application will be affected/)).toBeVisible()
    await company.getByRole('button', { name: 'Delete internship' }).click()
    await expect(company.getByText('Internship deleted successfully!')).toBeVisible()
    await expect(cardOf(company, title)).toHaveCount(0)
    await student.reload()
    await expect(student.getByText('Listing withdrawn').first()).toBeVisible()
  })
})
