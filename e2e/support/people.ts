import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { outboxSecret } from './servers.ts'

const folder = join(import.meta.dirname, '..', 'resumes')
/** One invented student's resume in three formats. */
export const resumeFile = (kind: 'pdf' | 'docx' | 'doc') => join(folder, `ananya-kulkarni.${kind}`)

const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}

/** Text that is unique in this test run. */
export const unique = (text: string): string => `${text} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`

const address = (who: string) => `${unique(who).replaceAll(' ', '.').toLowerCase()}@example.test`
const password = 'a long enough password'

type Session = { token: string; user: { id: string; email: string } }
const sessions = new WeakMap<BrowserContext, Session>()

/**
 * Calls the API as the account that is signed in in the window of this page. Fails on a refusal.
 *
 * @returns the `data` of the answer
 */
export async function callApi(
  page: Page,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  content: object = {},
) {
  const headers = { authorization: `Bearer ${sessions.get(page.context())?.token}` }
  const answer = await page.request[method](`/api${path}`, { headers, ...content })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).data
}

/** Signs in the window of this page without its forms, which takes a fraction of the time. The page stays where it is. */
async function signIn(page: Page, how: 'login' | 'register', data: object): Promise<Session['user']> {
  const answer = await page.request.post(`/api/auth/${how}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { token, user } = (await answer.json()) as Session
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ]
  await page
    .context()
    .setStorageState({ cookies: [], origins: [{ origin: new URL(answer.url()).origin, localStorage }] })
  sessions.set(page.context(), { token, user })
  return user
}

/** Signs in with a demo account. The page stays where it is. */
export const signInDemo = (page: Page, role: 'student' | 'company') =>
  signIn(page, 'login', { email: `${role}@fledge.demo`, password: 'fledge-demo' })

/** Signs in as a new student. The page stays where it is. */
export const registerStudent = (page: Page, firstName = 'Ananya') =>
  signIn(page, 'register', {
    role: 'student',
    email: address(firstName),
    password,
    firstName,
    lastName: 'Kulkarni',
    university: 'Sahyadri Institute of Technology',
    major: 'Computer Science',
    graduationYear: new Date().getFullYear() + 1,
  })

/** Registers a new student with the form and waits for the dashboard. */
export async function registerStudentByForm(page: Page, firstName = 'Ananya'): Promise<void> {
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

/** Signs in as a new company. The page stays where it is. */
export const registerCompany = (page: Page, companyName: string) =>
  signIn(page, 'register', {
    role: 'company',
    email: address('hiring'),
    password,
    companyName,
    industry: 'Technology',
    companySize: '11-50',
    contactPerson: 'Meera Nair',
  })

/** Registers a new company with the form and waits for the dashboard. */
export async function registerCompanyByForm(page: Page, companyName: string): Promise<void> {
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

export type Listing = { title: string; skills: string; description: string; location?: string }

/** Posts a listing as the company that is signed in; `skills` are separated by commas. */
export const postInternship = (page: Page, { skills, location = 'Pune', ...words }: Listing) =>
  callApi(page, 'post', '/internship', {
    data: { ...words, requirements: skills, location, type: 'Hybrid', duration: '3 months', stipend: 15_000 },
  })

/** Posts a listing from the company's dashboard. */
export async function postInternshipByForm(
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

/** Uploads a resume of the signed-in student, waits until it is read, and returns its id. */
export async function uploadResume(page: Page, kind: 'pdf' | 'docx' | 'doc'): Promise<string> {
  const file = { name: `ananya-kulkarni.${kind}`, mimeType: mimeTypes[kind], buffer: readFileSync(resumeFile(kind)) }
  const { id } = await callApi(page, 'post', '/resume/upload', { multipart: { resume: file } })
  // On a busy machine the server answers before it has read the file: 'Please try again in a moment.'
  await expect(() => callApi(page, 'get', `/resume/${id}/reading`)).toPass({ timeout: 60_000 })
  return id
}

/** Uploads a resume on the resumes tab and waits until it is read. */
export async function uploadResumeByForm(page: Page, kind: 'pdf' | 'docx' | 'doc'): Promise<void> {
  await page.goto('/student/dashboard?tab=resumes')
  await page.getByLabel('Resume file').setInputFiles(resumeFile(kind))
  await expect(page.getByText('Resume uploaded successfully!')).toBeVisible()
  await expect(page.getByText('Read', { exact: true })).toBeVisible({ timeout: 60_000 })
}

/** Finds an internship by its title and applies to it. */
export async function applyTo(page: Page, title: string): Promise<void> {
  await page.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await page
    .getByRole('button', { name: /Apply Now/ })
    .first()
    .click()
  await expect(page.getByText('Application submitted successfully!')).toBeVisible()
}

/** Accepts the applicant in view, without note and dates. */
export const acceptApplicant = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Accept', exact: true }).click()

/** Rejects the applicant in view because the places are filled. */
export async function rejectApplicant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'All places are filled' }).check()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
}

/** Opens the newest mail with this subject in the outbox. */
export async function openMail(page: Page, subject: string, to: string): Promise<void> {
  await page.goto(`/outbox#${outboxSecret}`)
  await page.getByRole('link').filter({ hasText: subject }).filter({ hasText: to }).first().click()
}

/** By how many pixels the page is wider than its window. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The bell's number of unread notifications. */
export const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/ })
