import type { APIRequestContext, Page } from '@playwright/test'
import { callAs, enter, type Person, signedBy, slotsIn, upload } from './support/accounts.ts'
import { hostileTexts } from './support/hostile-texts.ts'
import { expect, test } from './support/own-host.ts'
import { address, signIn } from './support/people.ts'
import { outboxSecret } from './support/servers.ts'

const someText = (n: number): string => hostileTexts[n % hostileTexts.length] ?? ''
const oneLine = (n: number): string => someText(n).replace(/\s/g, ' ')

test('every screen shows hostile input as text', async ({ page, request }) => {
  test.setTimeout(180_000)
  const ran = watchForRunning(page)
  const { student, company, listings } = await writeEverywhere(request)
  const [first = ''] = listings

  await test.step('for a visitor', async () => {
    for (const id of listings) await visit(page, `/internships/${id}`)
    await expect(page.getByText(hostileTexts[0], { exact: false }).first()).toBeVisible()
    await visit(page, `/companies/${company.user.id}`)
    await visit(page, `/outbox#${outboxSecret}`)
  })

  await test.step('for the student', async () => {
    await signIn(page, student)
    const tabs = ['', '?tab=resumes', '?tab=ai-analyzer', `?tab=internships&highlight=${first}`, '?tab=applications']
    for (const tab of [...tabs, '?tab=interviews']) await visit(page, `/student/dashboard${tab}`)
    for (const path of ['/student/notifications', '/profile', '/settings', '/notification-test'])
      await visit(page, path)
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expectOnlyText(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('dialog').getByRole('combobox').fill('alert(1)')
    await expect(page.getByRole('dialog').getByText('alert(1)').first()).toBeVisible()
    await expectOnlyText(page)
  })

  await test.step('for the company', async () => {
    await signIn(page, company)
    for (const tab of ['', '?tab=applications', '?tab=interviews']) await visit(page, `/company/dashboard${tab}`)
    await visit(page, '/company/dashboard?tab=applications')
    await page.keyboard.press('j')
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(/onload=alert/)
    await expectOnlyText(page)
    for (const path of ['/company/notifications', '/profile', '/settings']) await visit(page, path)
    for (const button of ['View Details', 'Edit', 'Delete']) {
      await visit(page, '/company/dashboard?tab=internships')
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog').first()).toBeVisible()
      await expectOnlyText(page)
    }
  })

  expect(ran).toEqual([])
  for (const id of listings) await request.delete(`/api/internship/${id}`, signedBy(company))
})

/** Dialogs that opened and violations of the content security policy; both must stay empty. */
function watchForRunning(page: Page): string[] {
  const ran: string[] = []
  page.on('dialog', async (dialog) => {
    ran.push(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) ran.push(message.text())
  })
  return ran
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expectOnlyText(page)
}

/** Elements and attributes that only hostile texts contain. */
const foreign = [
  'script:not([src]):not([type="application/ld+json"]):not([type="application/json"])',
  'body script[src*=evil]',
  'iframe',
  'object',
  'embed',
  'base',
  '[onload]',
  '[onerror]',
  '[onclick]',
  '[onfocus]',
  '[onmouseover]',
  '[ontoggle]',
  '[onbegin]',
  '[onstart]',
  '[onblur]',
  'img[src="x"]',
  '[href^="javascript" i]',
  '[href^="data:" i]',
  '[href*="evil.example"]',
  '[src*="evil.example"]',
  'marquee',
  'math',
  'main style',
  'x',
  'meta[http-equiv=refresh]',
  'form[action*=evil]',
].join(',')

async function expectOnlyText(page: Page) {
  const found = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 200)),
    foreign,
  )
  expect(found, page.url()).toEqual([])
}

/** A company, its listings, a student and everything between them, with hostile text in every field. */
async function writeEverywhere(request: APIRequestContext) {
  const company = await enter(request, 'register', {
    email: address('hostile'),
    role: 'company',
    companyName: oneLine(0),
    contactPerson: oneLine(10),
    industry: 'Technology',
    companySize: '1-10',
  })
  const student = await enter(request, 'register', {
    email: address('hostile'),
    role: 'student',
    firstName: oneLine(17),
    lastName: oneLine(4),
    university: oneLine(34),
    major: 'Computer Science',
    graduationYear: 2027,
  })
  const post = (who: Person, path: string, data: object) => callAs(request, who, 'post', path, { data })
  await callAs(request, company, 'put', '/users/me', { data: { about: allTexts(0).slice(0, 1000) } })
  const listings: string[] = []
  for (let n = 0; n < 3; n += 1) listings.push((await post(company, '/internship', hostileListing(n))).id)
  const resumeId = await upload(request, student, 'pdf', someText(13))
  const { id } = await post(student, `/apply/${listings[0]}`, { resumeId })
  for (const [n, who] of [student, company].entries()) await post(who, `/apply/${id}/messages`, { text: allTexts(n) })
  await post(company, '/interviews', hostileInterview(id))
  await post(student, '/saved/searches', { name: oneLine(2).slice(0, 60), q: oneLine(3) })
  await post(student, '/contact', {
    name: oneLine(5),
    email: student.user.email,
    company: oneLine(6),
    subject: oneLine(7),
    message: allTexts(0),
  })
  return { student, company, listings }
}

const allTexts = (from: number) =>
  hostileTexts
    .slice(from * 22, from * 22 + 44)
    .join('\n')
    .slice(0, 1900)

/** Distributes the hostile texts over skills and descriptions of three listings. */
const hostileListing = (n: number) => ({
  title: `${oneLine(n * 22)} ${oneLine(n * 22 + 1)}`,
  location: oneLine(n * 22 + 2),
  type: 'Remote',
  duration: '3 months',
  stipend: 1000,
  description: hostileTexts.slice(n * 22, n * 22 + 22).join('\n'),
  requirements: Array.from({ length: 22 }, (_, index) => oneLine(n * 22 + index).slice(0, 60)),
})

const hostileInterview = (applicationId: string) => ({
  applicationId,
  mode: 'phone',
  place: oneLine(12),
  note: allTexts(1).slice(0, 500),
  timeZone: 'Asia/Kolkata',
  slots: slotsIn(48),
})
