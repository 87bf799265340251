import type { Page } from '@playwright/test'
import { findLayoutProblems } from './support/layout-problems.ts'
import { expect, test } from './support/own-host.ts'
import { bell, postInternship, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

// Four people register before the journey begins.
test.describe.configure({ timeout: 240_000 })

const names = ['Ananya', 'Bina', 'Chetan']

/** The value of a date-time field this many days from now, at this time. */
const at = (days: number, time: string): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`

async function apply(student: Page, title: string) {
  await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await student
    .getByRole('button', { name: /Apply Now/ })
    .first()
    .click()
  await expect(student.getByText('Application submitted successfully!')).toBeVisible()
}

async function hasNoLayoutProblems(page: Page) {
  for (const width of [375, 1280])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      expect(await page.evaluate(findLayoutProblems), `at ${width} pixels, ${colorScheme}`).toEqual([])
    }
}

/** Opens the form for all three with the keyboard. */
async function openForm(company: Page) {
  await company.getByRole('button', { name: 'Select all 3' }).first().press('Enter')
  await expect(company.getByRole('region', { name: 'Selected applicants' }).getByText('3 selected')).toBeVisible()
  await company.getByRole('button', { name: 'Interview the selected applicants' }).press('Enter')
  const form = company.getByRole('dialog', { name: 'Propose interviews to 3 applicants' })
  await expect(form.getByLabel('Time 1', { exact: true })).toBeFocused()
  return form
}

test('a company proposes two times to three applicants, each gets them and one accepts', async ({
  browser,
  page: company,
}) => {
  const title = unique('Data Intern')
  const students: Page[] = []
  const dialog = company.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Propose interviews to 3 applicants' })

  await test.step('three students apply', async () => {
    await registerCompany(company, unique('Banyan Works'))
    await postInternship(company, { title, skills: 'SQL, Python', description: 'Answer questions with data.' })
    for (const name of names) {
      const student = await (await browser.newContext()).newPage()
      await registerStudent(student, name)
      await uploadResume(student, 'docx')
      await apply(student, title)
      students.push(student)
    }
  })

  await test.step('the company previews times for all three by keyboard, goes back and takes the act back', async () => {
    await company.goto('/company/dashboard?tab=applications')
    const form = await openForm(company)
    await form.getByLabel('Time 1', { exact: true }).fill(at(3, '15:30'))
    await form.getByRole('button', { name: 'Add a time' }).press('Enter')
    await expect(form.getByText(/^You offer 2 times to 3 applicants/)).toBeVisible()
    await hasNoLayoutProblems(company)
    await form.getByLabel('Video link').fill('https://meet.example/banyan')
    await form.getByLabel('Video link').press('Enter')
    const reads = dialog.getByRole('region', { name: 'What each student reads' })
    await expect(reads.getByText(/3:30 – 4:15 pm/)).toBeVisible()
    await expect(reads.getByText(/4:15 – 5:00 pm/)).toBeVisible()
    await expect(reads.getByText('India Standard Time')).toHaveCount(2)
    for (const name of names) await expect(dialog.getByText(`${name} Kulkarni`)).toBeVisible()
    await hasNoLayoutProblems(company)
    await dialog.getByRole('button', { name: 'Back' }).press('Enter')
    await expect(form.getByLabel('Video link')).toHaveValue('https://meet.example/banyan')
    await form.getByLabel('Video link').press('Enter')
    await expect(send).toBeFocused()
    await company.keyboard.press('Enter')
    await expect(company.getByText('The students see this in 10 minutes.')).toBeVisible()
    await company.getByRole('button', { name: 'Undo: Interviews proposed to 3 applicants' }).click()
    await expect(company.getByText('Nothing was sent to the 3 students.')).toBeVisible()
  })

  await test.step('the company sends the proposals at once, which it cannot undo', async () => {
    await company.goto('/settings')
    await company.getByLabel('When students see your decision').selectOption('Show immediately')
    await expect(company.getByText('Settings Updated')).toBeVisible()
    await company.goto('/company/dashboard?tab=applications')
    const form = await openForm(company)
    await form.getByLabel('Time 1', { exact: true }).fill(at(3, '15:30'))
    await form.getByRole('button', { name: 'Add a time' }).click()
    await form.getByLabel('Video link').fill('https://meet.example/banyan')
    await form.getByLabel('Note (optional)').fill('Bring a project.')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('The students see this immediately. You cannot undo it.')).toBeVisible()
    await send.click()
    await expect(company.getByText('Interviews proposed to 3 applicants')).toBeVisible()
    await expect(company.getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  })

  await test.step('each student gets both times', async () => {
    for (const student of students) {
      await bell(student).click()
      await student
        .getByRole('dialog', { name: 'Notifications' })
        .getByText(/proposed 2 interview times for /)
        .click()
      const card = student.getByRole('article', { name: title })
      await expect(card.getByRole('button', { name: /^Pick / })).toHaveCount(2)
      await expect(card.getByText('Bring a project.')).toBeVisible()
    }
  })

  await test.step('one accepts, and the others can no longer pick that time', async () => {
    const [first, second] = students.map((student) =>
      student.getByRole('article', { name: title }).getByRole('button', { name: /^Pick .* 3:30 – 4:15 pm/ }),
    )
    await first!.click()
    await expect(students[0]!.getByRole('heading', { name: 'Upcoming 1' })).toBeVisible()
    await students[1]!.reload()
    await expect(second!).toBeDisabled()
    await company.getByRole('tab', { name: /^Interviews/ }).click()
    const agreed = company.getByRole('article', { name: 'Ananya Kulkarni' })
    await expect(agreed.getByText('Scheduled')).toBeVisible()
  })
})
