import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { callAs, enter, type Person, signedBy, slotsIn, upload } from './support/accounts.ts'
import { findLayoutProblems } from './support/layout-problems.ts'
import { expect, test } from './support/own-host.ts'
import { signIn, unique } from './support/people.ts'

const widths = [320, 375, 768, 1024, 1280]

/** The longest value of a field, in words and without a place to break. */
const inWords = (length: number) =>
  'Internship for international communication '
    .repeat(length)
    .slice(0, length - 1)
    .concat('x')
const unbroken = (length: number) => 'Donaudampfschifffahrtsgesellschaft'.repeat(length).slice(0, length)

/** A screen and the controls to press before measuring it. */
type View = [path: string, open?: (page: Page) => Promise<unknown>]

const dialogBy = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click()
  await expect(page.getByRole('dialog').first()).toBeVisible()
}
const openFirstApplicant = async (page: Page) => {
  await page.locator('button[id^=applicant-]').first().click()
  await expect(page.locator('#evidence tbody tr').first()).toBeVisible()
}
const fromApplicant = (name: string | RegExp) => async (page: Page) => {
  await openFirstApplicant(page)
  await dialogBy(name)(page)
}

/** The preview of a rejection of several applicants. */
async function openBulkPreview(page: Page) {
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check()
  await page
    .getByRole('region', { name: 'Selected applicants' })
    .getByRole('button', { name: /^Reject/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'All places are filled' }).check()
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.getByRole('region', { name: 'Who' })).toBeVisible()
}

/** The first analysis says when it is done. */
async function closeToast(page: Page) {
  await page.getByText('Analysis Complete').waitFor()
  await page.getByRole('button', { name: 'Close toast' }).last().click()
  await expect(page.getByText('Analysis Complete')).toBeHidden()
}

const publicViews = ({ company, listings }: World): View[] => [
  ...['/', '/about', '/contact', '/login', '/register?role=student', '/register?role=company'].map(
    (path): View => [path],
  ),
  ...listings.map((id): View => [`/internships/${id}`]),
  [`/companies/${company.user.id}`],
]

const studentViews = ({ listings }: World): View[] => [
  ['/student/dashboard'],
  ['/student/dashboard?tab=resumes'],
  ['/student/dashboard?tab=resumes', dialogBy(/^What was read/)],
  ['/student/dashboard?tab=resumes', dialogBy(/^Delete/)],
  ['/student/dashboard?tab=ai-analyzer', closeToast],
  ['/student/dashboard?tab=internships&q=Donaudampf'],
  [`/student/dashboard?tab=internships&highlight=${listings[1]}`],
  ['/student/dashboard?tab=internships&show=saved'],
  ['/student/dashboard?tab=applications'],
  [
    '/student/dashboard?tab=applications',
    (page) =>
      page
        .getByRole('button', { name: /^Messages and timeline/ })
        .first()
        .click(),
  ],
  ['/student/dashboard?tab=applications', dialogBy(/^How it fits/)],
  ['/student/dashboard?tab=applications', dialogBy(/^Withdraw/)],
  ['/student/dashboard?tab=applications', dialogBy(/^Decline/)],
  ['/student/dashboard?tab=interviews'],
  ['/student/dashboard', (page) => page.getByRole('button', { name: /^Notifications/ }).click()],
  [
    '/student/dashboard',
    async (page) => {
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.getByRole('dialog').getByRole('combobox').fill('Donaudampf')
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible()
    },
  ],
  ['/student/notifications'],
  ['/profile'],
]

const companyViews = ({ listings }: World): View[] => [
  ['/company/dashboard'],
  ['/company/dashboard?tab=internships'],
  ...[/^View Details/, /^Edit/, /^Delete/].map((name): View => ['/company/dashboard?tab=internships', dialogBy(name)]),
  ['/company/dashboard?tab=applications'],
  [`/company/dashboard?tab=applications&internship=${listings[1]}`],
  ['/company/dashboard?tab=applications', openFirstApplicant],
  ['/company/dashboard?tab=applications', fromApplicant(/^Messages and timeline/)],
  ['/company/dashboard?tab=applications', fromApplicant('View Resume')],
  ['/company/dashboard?tab=applications', openBulkPreview],
  ['/company/dashboard?tab=interviews'],
  ['/company/notifications'],
  ['/profile'],
]

test('the longest values fit every screen at every width', async ({ browser, request, baseURL }) => {
  test.setTimeout(400_000)
  const world = await writeLongestValues(request)
  const found = await Promise.all([
    problemsOf(browser, baseURL, null, publicViews(world)),
    problemsOf(browser, baseURL, world.student, studentViews(world)),
    problemsOf(browser, baseURL, world.company, companyViews(world)),
  ])
  for (const id of world.listings) await request.delete(`/api/internship/${id}`, signedBy(world.company))
  expect(found.flat()).toEqual([])
})

async function problemsOf(browser: Browser, baseURL: string | undefined, person: Person | null, views: View[]) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  if (person) await signIn(page, person)
  const problems: string[] = []
  for (const [path, open] of views) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await open?.(page)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const here = await lastingProblems(page)
      problems.push(...here.map((problem) => `${path}${open ? ' (opened)' : ''} at ${width}: ${problem}`))
    }
  }
  await context.close()
  return problems
}

/** Layout that depends on the width is drawn with the next frames, and a document later: what lasts is a problem. */
async function lastingProblems(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
  const problems = await page.evaluate(findLayoutProblems)
  if (problems.length === 0) return []
  await page.waitForTimeout(1_000)
  return page.evaluate(findLayoutProblems)
}

type World = Awaited<ReturnType<typeof writeLongestValues>>

/** A company with listings, a student whose applications are accepted, rejected and pending, and every text between them. */
async function writeLongestValues(request: APIRequestContext) {
  const company = await enter(request, 'register', {
    email: longestAddress(),
    role: 'company',
    companyName: unbroken(100),
    contactPerson: inWords(100),
    industry: 'Media & Entertainment',
    companySize: '501-1000',
  })
  const student = await enter(request, 'register', {
    email: longestAddress(),
    role: 'student',
    firstName: inWords(100),
    lastName: unbroken(100),
    university: unbroken(100),
    major: 'Computer Science',
    graduationYear: new Date().getFullYear() + 1,
  })
  const send = (who: Person, method: 'post' | 'put', path: string, data: object = {}) =>
    callAs(request, who, method, path, { data })
  await send(company, 'put', '/users/me', { about: unbroken(1000) })
  await send(company, 'put', '/users/me/site', { domain: `${'a'.repeat(63)}.${'b'.repeat(63)}.example` })
  const listings: string[] = []
  for (const write of [inWords, unbroken, inWords])
    listings.push((await send(company, 'post', '/internship', listingIn(write))).id)
  const resumeId = await upload(request, student, 'pdf', unbroken(200))
  const applications: string[] = []
  for (const listing of listings) {
    await send(student, 'put', `/saved/internships/${listing}`)
    applications.push((await send(student, 'post', `/apply/${listing}`, { resumeId })).id)
  }
  for (const [index, id] of applications.entries()) {
    const write = [inWords, unbroken][index] ?? inWords
    for (const who of [student, company]) await send(who, 'post', `/apply/${id}/messages`, { text: write(2000) })
    await send(company, 'post', '/interviews', interviewIn(write, id))
  }
  for (const write of [inWords, unbroken])
    await send(student, 'post', '/saved/searches', { name: write(60), q: write(120), location: write(120) })
  await send(company, 'put', `/apply/${applications[0]}`, { status: 'accepted' })
  await send(company, 'put', `/apply/${applications[1]}`, { status: 'rejected' })
  return { company, student, listings }
}

const listingIn = (write: typeof inWords) => ({
  title: write(120),
  location: write(120),
  type: 'Full-time',
  duration: '12 months',
  stipend: 500_000,
  description: write(5000),
  requirements: ['PostgreSQL', 'Communication', ...Array.from({ length: 28 }, (_, n) => `${write(57)} ${n}`)],
  openings: 50,
})

const interviewIn = (write: typeof inWords, applicationId: string) => ({
  applicationId,
  mode: 'on-site',
  place: write(300),
  note: write(500),
  timeZone: 'Asia/Kolkata',
  slots: slotsIn(48, 72, 96),
})

/** The longest local part, and a domain of the longest labels up to 254 characters in total. */
const longestAddress = () => {
  const local = unique('longest').replaceAll(' ', '.').padEnd(64, 'x')
  const label = unbroken(61).toLowerCase()
  return `${local}@${label}.${label}.${label}.test`.slice(0, 254)
}
