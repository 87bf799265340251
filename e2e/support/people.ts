import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

const folder = join(import.meta.dirname, '..', 'resumes')
/** One invented student's resume in three formats. */
export const resumeFile = (kind: 'pdf' | 'docx' | 'doc') => join(folder, `ananya-kulkarni.${kind}`)

/** Text that is unique in this test run. */
export const unique = (text: string): string => `${text} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`

const address = (who: string) => `${unique(who).replaceAll(' ', '.').toLowerCase()}@example.test`
const password = 'a long enough password'

/** Registers a new student with the form and waits for the dashboard. */
export async function registerStudent(page: Page, firstName = 'Ananya'): Promise<void> {
  await page.goto('/register?role=student')
  await page.getByLabel('Email').fill(address(firstName))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Kulkarni')
  await page.getByLabel('University').fill('Sahyadri Institute of Technology')
  await page.getByLabel('Major').selectOption('Computer Science')
  await page.getByLabel('Graduation year').selectOption({ index: 2 })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/student\/dashboard/)
}

/** Registers a new company with the form and waits for the dashboard. */
export async function registerCompany(page: Page, companyName: string): Promise<void> {
  await page.goto('/register?role=company')
  await page.getByLabel('Email').fill(address('hiring'))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByLabel('Company name').fill(companyName)
  await page.getByLabel('Industry').selectOption('Technology')
  await page.getByLabel('Company size').selectOption('11-50')
  await page.getByLabel('Contact person').fill('Meera Nair')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/company\/dashboard/)
}

/** Signs in with a demo account by one click on the login page. */
export async function signInDemo(page: Page, role: 'student' | 'company'): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: `Use the ${role} account` }).click()
  await expect(page).toHaveURL(new RegExp(`/${role}/dashboard`))
}

export type Listing = { title: string; skills: string; description: string; location?: string }

/** Posts a listing from the company's dashboard; `skills` are separated by commas. */
export async function postInternship(
  page: Page,
  { title, skills, description, location = 'Pune' }: Listing,
): Promise<void> {
  await page.getByRole('button', { name: 'Post Internship' }).first().click()
  const form = page.getByRole('dialog', { name: 'Post Internship' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Location').fill(location)
  await form.getByLabel('Work type').selectOption('Hybrid')
  await form.getByLabel('Duration').fill('3 months')
  await form.getByLabel('Stipend in ₹ per month').fill('15000')
  await form.getByLabel('Required skills').fill(skills)
  await form.getByLabel('Description').fill(description)
  await form.getByRole('button', { name: 'Post Internship' }).click()
  await expect(form).toBeHidden()
  // The message of an earlier post may still be on the screen.
  await expect(page.getByText('Internship posted successfully!').last()).toBeVisible()
}

/** Uploads a resume on the resumes tab and waits until it is read. */
export async function uploadResume(page: Page, kind: 'pdf' | 'docx' | 'doc'): Promise<void> {
  await page.goto('/student/dashboard?tab=resumes')
  await page.getByLabel('Resume file').setInputFiles(resumeFile(kind))
  await expect(page.getByText('Resume uploaded successfully!')).toBeVisible()
  await expect(page.getByText('Read', { exact: true })).toBeVisible({ timeout: 20_000 })
}

/** Accepts the applicant in view, without note and dates. */
export async function acceptApplicant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
}

/** Rejects the applicant in view because the places are filled. */
export async function rejectApplicant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Places filled' }).check()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
}

/** The bell's number of unread notifications. */
export const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ })
