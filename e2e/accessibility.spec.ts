import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect, test } from './support/own-host.ts'
import { registerCompany, registerStudent, signInDemo, unique } from './support/people.ts'
import { outboxSecret } from './support/servers.ts'

const student = '/student/dashboard'
const company = '/company/dashboard'
const account = ['/profile', '/settings', '/notification-test']
/** Without the pages of the account, which are the same for a full one. */
const ofNewStudent = [
  ...['', '?tab=resumes', '?tab=ai-analyzer', '?tab=internships', '?tab=internships&show=saved'].map(
    (tab) => student + tab,
  ),
  ...['?tab=applications', '?tab=interviews'].map((tab) => student + tab),
  '/student/notifications',
]
const ofNewCompany = [
  ...['', '?tab=internships', '?tab=applications', '?tab=interviews'].map((tab) => company + tab),
  '/company/notifications',
]

/** Every page for each kind of reader, with full accounts of the demo world and empty new ones. */
const readers = {
  'a visitor': {
    pages: [
      '/',
      '/about',
      '/contact',
      '/privacy',
      '/login',
      '/register',
      '/register?role=student',
      '/register?role=company',
      '/internships',
      '/forgot-password',
      '/reset-password',
      '/reset-password?token=x',
      ...[
        '/verify-email?token=x',
        '/unsubscribe?token=x',
        '/outbox',
        `/outbox#${outboxSecret}`,
        '/notification-test',
        '/internships/gone',
        '/no-such-page',
      ],
    ],
    enter: async () => undefined,
  },
  'a student': { pages: [...ofNewStudent, ...account], enter: (page: Page) => signInDemo(page, 'student') },
  'a company': { pages: [...ofNewCompany, ...account], enter: (page: Page) => signInDemo(page, 'company') },
  'a new student': { pages: ofNewStudent, enter: (page: Page) => registerStudent(page) },
  'a new company': { pages: ofNewCompany, enter: (page: Page) => registerCompany(page, unique('Bare Desk')) },
}

for (const [who, { pages, enter }] of Object.entries(readers)) {
  test(`pages of ${who} are accessible in light and dark and never scroll sideways`, async ({ page }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter(page)
    for (const path of pages) {
      await open(page, path)
      await checkSchemes(page, path)
      await checkWidths(page, path)
    }
  })
}

/** Dialogs and menus by the button that opens them. */
const opened = [
  { over: student, by: 'Search', as: 'student' },
  { over: student, by: /^Notifications/, as: 'student' },
  { over: `${student}?tab=resumes`, by: 'Delete', as: 'student' },
  { over: `${student}?tab=internships`, by: /^Alerts for/, as: 'student' },
  { over: company, by: 'Post Internship', as: 'company' },
  { over: `${company}?tab=internships`, by: 'View Details', as: 'company' },
  { over: `${company}?tab=internships`, by: 'Edit', as: 'company' },
  { over: `${company}?tab=internships`, by: 'Delete', as: 'company' },
] as const

for (const role of ['student', 'company'] as const) {
  test(`overlays of a ${role} are accessible in light and dark and fit a phone`, async ({ page }) => {
    test.setTimeout(300_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInDemo(page, role)
    for (const { over, by } of opened.filter(({ as }) => as === role)) {
      await open(page, over)
      await page.getByRole('button', { name: by }).first().click()
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await checkSchemes(page, `${by} over ${over}`, '[role=dialog]')
      await checkWidths(page, `${by} over ${over}`)
    }
  })
}

async function open(page: Page, path: string) {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // Fading thousands of colours takes seconds.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' })
  await page.evaluate(axe.source)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** All rules in light; in dark only those that depend on colours. */
async function checkSchemes(page: Page, what: string, part = 'html') {
  await paint(page, 'light')
  await check(page, part, `${what} in light`)
  await paint(page, 'dark')
  await check(page, part, `${what} in dark`, ['color-contrast'])
}

/** Without transitions a scheme is painted with the second frame. */
async function paint(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
}

/** Lasting violations: checks again, because a toast may be fading in or a live event replacing a row. */
async function check(page: Page, part: string, what: string, rules?: string[]) {
  const violations = await findViolations(page, part, rules)
  if (violations.length === 0) return
  await page.waitForTimeout(1_000)
  expect.soft(await findViolations(page, part, rules), what).toEqual([])
}

function findViolations(page: Page, part: string, rules?: string[]): Promise<string[]> {
  return page.evaluate(
    async ({ part, rules }) => {
      const options = {
        resultTypes: ['violations' as const],
        ...(rules ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } }),
      }
      const { violations } = await window.axe.run(part, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} (${nodes[0]?.failureSummary})`)
    },
    { part, rules },
  )
}

/** 320 pixels equal a window of 1,280 at 400 % zoom (WCAG 1.4.10). */
async function checkWidths(page: Page, what: string) {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(tooWide, `${what} at ${width} pixels`).toBeLessThanOrEqual(0)
  }
}
