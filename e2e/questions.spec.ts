import { expect, test } from './support/own-host.ts'
import { callApi, registerCompany, registerStudent, unique, uploadResume } from './support/people.ts'

test.describe.configure({ timeout: 180_000 })

test('a company asks in its form; a student answers by keyboard, keeps a draft over a reload, and both sides see the answers', async ({
  browser,
  page: student,
}) => {
  const title = unique('Kite Intern')
  const company = await (await browser.newContext()).newPage()
  await registerCompany(company, 'Kite Works')
  const listing = {
    title,
    description: 'Build the tools that fly our kites.',
    requirements: 'React',
    location: 'Pune',
    type: 'Hybrid',
    duration: '3 months',
    stipend: 15_000,
    graduationYears: [new Date().getFullYear() + 5],
  }
  const { id } = await callApi(company, 'post', '/internship', { data: listing })
  await company.goto('/company/dashboard?tab=internships')
  await company.getByRole('button', { name: /^Edit/ }).first().click()
  const form = company.getByRole('dialog')
  await form.getByRole('button', { name: 'Add a question' }).click()
  await form.getByLabel('Question 1', { exact: true }).last().fill('Which kite do you fly?')
  await form.getByLabel('Must be answered').check()
  await form.getByRole('checkbox', { name: 'Certificate' }).check()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(company.getByText('Internship updated successfully!')).toBeVisible()

  await registerStudent(student)
  await uploadResume(student, 'pdf')
  await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
  await expect(student.getByRole('heading', { name: 'Who can apply' })).toBeVisible()
  await expect(student.getByText(/· Your resume says \d{4}/)).toBeVisible()
  const applyNow = student.getByRole('button', { name: /^Apply Now/ }).first()
  await applyNow.focus()
  await student.keyboard.press('Enter')
  const dialog = student.getByRole('dialog', { name: `Apply to ${title}` })
  await expect(dialog.getByLabel('Which kite do you fly?')).toBeFocused()
  await student.keyboard.type('A sled kite')
  await student.reload()
  await expect(dialog.getByLabel('Which kite do you fly?')).toHaveValue('A sled kite')
  await dialog.getByLabel('Why you? (optional)').fill('I build kites with my brother.')
  await dialog.getByRole('button', { name: 'Apply Now' }).click()
  await expect(student.getByText('Application submitted successfully!')).toBeVisible()
  await student.goto('/student/dashboard?tab=applications')
  await student.getByRole('button', { name: /^Messages and timeline/ }).click()
  await expect(student.getByRole('region', { name: /^What you wrote/ })).toContainText('A sled kite')

  await company.goto('/company/dashboard?tab=applications')
  await company
    .getByRole('button', { name: /^Ananya Kulkarni/ })
    .first()
    .click()
  const written = company.getByRole('region', { name: /^In their own words/ })
  await expect(written).toContainText('Which kite do you fly?')
  await expect(written).toContainText('I build kites with my brother.')
  await expect(company.getByText('Does not meet it. The resume says')).toBeVisible()
  // Other journeys apply to the first internships of a list, where nothing is asked.
  await callApi(company, 'patch', `/internship/${id}/state`, { data: { state: 'closed' } })
})
