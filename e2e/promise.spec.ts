import type { Browser, Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { passDays } from './support/pass-time.ts'
import {
  bell,
  callApi,
  postInternship,
  registerCompany,
  registerStudent,
  unique,
  uploadResume,
} from './support/people.ts'

// Two people register and upload before each journey, and a reminder comes with the next poll, within a minute.
test.describe.configure({ timeout: 300_000 })

const phone = { width: 375, height: 812 }

/** A company with a listing, and a student with a phone who applied to it. */
async function setUp(browser: Browser, company: Page, title: string) {
  const student = await (await browser.newContext({ viewport: phone })).newPage()
  await registerCompany(company, 'Banyan Works')
  await postInternship(company, { title, skills: 'React, Kubernetes', description: 'Run the booking platform.' })
  await registerStudent(student)
  await uploadResume(student, 'pdf')
  await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await student
    .getByRole('button', { name: /Apply Now/ })
    .first()
    .click()
  await expect(student.getByText('Application submitted successfully!')).toBeVisible()
  await student.goto('/student/dashboard?tab=applications')
  const card = student.getByRole('article', { name: title })
  await expect(card.getByText(/^Reply by \d+ \w+$/)).toBeVisible()
  return { student, card, id: (await ownApplication(student)).id }
}

async function ownApplication(student: Page): Promise<{ id: string; status: string; answer: string | null }> {
  const user = await student.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').id as string)
  const [application] = await callApi(student, 'get', `/apply/user/${user}`)
  return application
}

/** Opens the bell until it has this notification. Reminders come within a minute. */
async function readInBell(page: Page, text: string) {
  await expect(async () => {
    await page.reload()
    await bell(page).click()
    await expect(page.getByText(text)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 90_000 })
  await page.keyboard.press('Escape')
}

/** Opens the applicant with the keyboard. */
async function openApplicant(company: Page) {
  await company.goto('/company/dashboard?tab=applications')
  await expect(company.getByRole('button', { name: /^Ananya Kulkarni/ })).toBeVisible()
  await company.keyboard.press('j')
  await expect(company.getByRole('article', { name: 'Ananya Kulkarni' })).toBeVisible()
}

/** Presses Tab until the field has the focus. */
async function tabTo(field: Locator) {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return
    await field.page().keyboard.press('Tab')
  }
  await expect(field).toBeFocused()
}

/** Rejects the applicant in view for a skill, without the mouse. */
async function rejectByKeyboard(company: Page) {
  await company.keyboard.press('r')
  const dialog = company.getByRole('dialog', { name: 'Reject Ananya Kulkarni' })
  await expect(dialog.getByRole('checkbox', { name: 'All places are filled' })).toBeFocused()
  await company.keyboard.press('2')
  const skill = dialog.getByLabel('Skill that was not shown')
  await tabTo(skill)
  await company.keyboard.type('Kub')
  await expect(skill).toHaveValue('Kubernetes')
  const advice = dialog.getByLabel('Advice (optional)')
  await tabTo(advice)
  await company.keyboard.type('Run one of your projects in a small cluster.')
  await tabTo(dialog.getByRole('button', { name: 'Reject' }))
  await company.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

async function hasNoSidewaysScroll(page: Page) {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(excess, 'pixels that the page is too wide').toBeLessThanOrEqual(0)
}

test('a late reply is asked for once, then the student reads a rejection that was undone before', async ({
  browser,
  page: company,
}) => {
  const title = unique('Platform Intern')
  const { student, card, id } = await setUp(browser, company, title)

  await test.step('both read the promised day, and after it that there is no reply', async () => {
    await openApplicant(company)
    await expect(company.getByRole('button', { name: /^Ananya Kulkarni.*Reply by \d+ \w+/ })).toBeVisible()
    await passDays(id, 16, 'remind-replies')
    await student.reload()
    await expect(card.getByText(/^No reply yet, promised by \d+ \w+$/)).toBeVisible()
    await company.reload()
    await expect(
      company.getByRole('button', { name: /^Ananya Kulkarni.*No reply yet, promised by \d+ \w+/ }),
    ).toBeVisible()
    await hasNoSidewaysScroll(student)
  })

  await test.step('the company is reminded, and the application stays open', async () => {
    await readInBell(company, 'Students wait longer than you promised')
    expect((await ownApplication(student)).status).toBe('pending')
  })

  await test.step('the student asks once and reads when to ask again', async () => {
    await card.getByRole('button', { name: /^Ask for a reply/ }).click()
    await expect(card.getByText(/^You asked for a reply on \d+ \w+\. You can ask again on \d+ \w+\.$/)).toBeVisible()
    await expect(card.getByRole('button', { name: /^Ask for a reply/ })).toHaveCount(0)
    await expect(card.getByRole('button', { name: /^Withdraw now/ })).toBeVisible()
    const token = await student.evaluate(() => localStorage.getItem('token'))
    const headers = { authorization: `Bearer ${token}` }
    const again = await student.request.post(`/api/apply/${id}/nudge`, { headers })
    expect(again.status(), 'asking a second time in a week').toBe(409)
    expect((await again.json()).code).toBe('nudged_recently')
    await hasNoSidewaysScroll(student)
    await readInBell(company, 'A student asks for your reply')
  })

  await test.step('the company rejects and undoes it; the student sees the same before and during it', async () => {
    // A busy machine may need longer than the usual ten seconds to look at both pages.
    await company.goto('/settings')
    await company.getByLabel('When students see your decision').selectOption('Show after 10 minutes')
    await expect(company.getByText('Settings Updated')).toBeVisible()
    await openApplicant(company)
    await student.reload()
    await card.getByRole('button', { name: /^Messages and timeline/ }).click()
    const shown = async () => {
      await expect(card.getByText('You asked for a reply', { exact: true })).toBeVisible()
      await expect(card.getByText(/^No messages yet/)).toBeVisible()
      // The label names the count only when it has come from the server.
      await expect(bell(student)).toHaveAttribute('aria-label', / unread$/)
      const bellText = await bell(student).getAttribute('aria-label')
      return { card: (await card.innerText()).replace(/\d+ (seconds?|minutes?) ago|just now/g, ''), bellText }
    }
    const before = await shown()
    await rejectByKeyboard(company)
    await student.reload()
    const held = await shown()
    await company.keyboard.press('u')
    await expect(company.getByText('Decision undone')).toBeVisible()
    expect(held, 'what the student sees during the undo time').toEqual(before)
    await student.reload()
    expect(await shown(), 'what the student sees after it').toEqual(before)
  })

  await test.step('the second rejection is sent, and the student reads why on a phone', async () => {
    await rejectByKeyboard(company)
    await expect(company.getByText('Application rejected successfully!')).toBeVisible()
    await passDays(id, 1, 'release-decisions')
    await expect(card.getByText('Application was not successful this time.')).toBeVisible({ timeout: 40_000 })
    await expect(card.getByText(/^This internship asks for Kubernetes, and the company did not find it/)).toBeVisible()
    await expect(card.getByText('Run one of your projects in a small cluster.')).toBeVisible()
    await expect(card.getByText(/^No reply yet/)).toHaveCount(0)
    await hasNoSidewaysScroll(student)
    await expect(card.getByText('Decision undone before the student saw it')).toHaveCount(0)
  })
})
