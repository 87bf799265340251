import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { callAs, enter, type Person, password, type ResumeKind, resumeFile, upload } from './accounts.ts'
import { outboxSecret } from './servers.ts'

/** Text that is unique in this test run. */
export const unique = (text: string): string => `${text} ${Date.now().toString(36)}${Math.floor(Math.random() * 1e4)}`

export const address = (who: string) => `${unique(who).replaceAll(' ', '.').toLowerCase()}@example.test`

const signedIn = new WeakMap<BrowserContext, Person>()

const accountOf = (page: Page): Person => {
  const person = signedIn.get(page.context())
  if (!person) throw new Error('No user is signed in in this browser context.')
  return person
}

/**
 * Calls the API as the account that is signed in in the window of this page. Fails on a refusal.
 *
 * @returns the `data` of the answer
 */
export const callApi = (page: Page, method: 'get' | 'post' | 'put' | 'patch', path: string, content?: object) =>
  callAs(page.request, accountOf(page), method, path, content)

/** Signs in the window of this page without its forms, which takes a fraction of the time. The page stays where it is. */
export async function signIn(page: Page, person: Person): Promise<Person['user']> {
  const { token, user, origin } = person
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
  signedIn.set(page.context(), person)
  return user
}

/** Signs in as a new account. The page stays where it is. */
const register = async (page: Page, details: object) => signIn(page, await enter(page.request, 'register', details))

/** Signs in with a demo account. The page stays where it is. */
export const signInDemo = async (page: Page, role: 'student' | 'company') =>
  signIn(page, await enter(page.request, 'login', { email: `${role}@fledge.demo`, password: 'fledge-demo' }))

/** Signs in as a new student. The page stays where it is. */
export const registerStudent = (page: Page, firstName = 'Ananya') =>
  register(page, {
    role: 'student',
    email: address(firstName),
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
  register(page, {
    role: 'company',
    email: address('hiring'),
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
export const uploadResume = (page: Page, kind: ResumeKind): Promise<string> =>
  upload(page.request, accountOf(page), kind)

/** Uploads a resume on the resumes tab and waits until it is read. */
export async function uploadResumeByForm(page: Page, kind: ResumeKind): Promise<void> {
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
