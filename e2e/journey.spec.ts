import { expect, test } from './support/own-host.ts'
import {
  acceptApplicant,
  bell,
  postInternshipByForm,
  registerCompanyByForm,
  registerStudent,
  registerStudentByForm,
  unique,
  uploadResumeByForm,
} from './support/people.ts'

test('a student applies with a PDF, the company decides, and both see changes live', async ({
  browser,
  page: student,
}) => {
  const title = unique('Frontend Developer Intern')
  const company = await (await browser.newContext()).newPage()

  await test.step('a company posts an internship', async () => {
    await registerCompanyByForm(company, 'Banyan Works')
    await postInternshipByForm(company, {
      title,
      skills: 'React, TypeScript, Git, GraphQL',
      description: 'Build the booking pages with two senior developers, in React and TypeScript.',
    })
  })

  await test.step('a student uploads a resume and sees its reading', async () => {
    await registerStudentByForm(student)
    await uploadResumeByForm(student, 'pdf')
    await student.getByRole('button', { name: 'What was read' }).click()
    const read = student.getByRole('dialog', { name: 'What was read' })
    await expect(read.getByText('Ananya Kulkarni').first()).toBeVisible()
    await expect(read.getByText('Frontend Developer Intern').first()).toBeVisible()
    await expect(read.getByText('TypeScript').first()).toBeVisible()
    await student.keyboard.press('Escape')
  })

  await test.step('the analysis shows matching internships with quotes', async () => {
    await student.goto('/student/dashboard?tab=ai-analyzer')
    await student.getByRole('button', { name: 'Analyze again' }).click()
    await expect(student.getByText('Analysis Complete')).toBeVisible({ timeout: 20_000 })
    await student.getByRole('tab', { name: /^Matches/ }).click()
    await expect(student.getByRole('button', { name: /^Show “/ }).first()).toBeVisible()
  })

  await test.step('the student finds the internship and applies', async () => {
    await student.goto(`/student/dashboard?tab=internships&q=${encodeURIComponent(title)}`)
    await expect(student.getByText(/Showing 1 of [\d,]+ internships/)).toBeVisible()
    await student
      .getByRole('button', { name: /Apply Now/ })
      .first()
      .click()
    await expect(student.getByText('Application submitted successfully!')).toBeVisible()
    await expect(student.getByRole('button', { name: /Already Applied/ }).first()).toBeDisabled()
  })

  await test.step('the company sees the application live and opens the resume with the evidence', async () => {
    await expect(bell(company)).toHaveAccessibleName(/unread/)
    await company.getByRole('tab', { name: /^Applications/ }).click()
    await company.getByRole('button', { name: /^Ananya Kulkarni/ }).click()
    const applicant = company.getByRole('article', { name: 'Ananya Kulkarni' })
    await expect(applicant.getByRole('row', { name: /GraphQL/ })).toBeVisible()
    await applicant
      .getByRole('row', { name: /^React/ })
      .getByRole('button', { name: /^Show “/ })
      .first()
      .click()
    await expect(applicant.locator('[data-drawn=true]').first()).toBeVisible()
    await applicant.getByRole('button', { name: 'View Resume' }).click()
    const viewer = company.getByRole('dialog', { name: 'ananya-kulkarni.pdf' })
    await expect(viewer.getByText('Banyan Labs')).toBeAttached()
    const download = company.waitForEvent('download')
    await viewer.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('ananya-kulkarni.pdf')
    await company.keyboard.press('Escape')
    await acceptApplicant(company)
    await expect(company.getByText('Application accepted successfully!')).toBeVisible()
  })

  await test.step('the student sees the decision live', async () => {
    await student.getByRole('tab', { name: /^Applications/ }).click()
    await expect(student.getByText('Congratulations! Your application was accepted.')).toBeVisible()
    await bell(student).click()
    await expect(
      student
        .getByRole('dialog', { name: 'Notifications' })
        .getByText(/accepted/i)
        .first(),
    ).toBeVisible()
  })
})

test('changes of a student survive a reload, the back button and a second tab', async ({ page, context }) => {
  await registerStudent(page)
  await page.goto('/student/dashboard')
  await page.getByRole('tab', { name: 'Find Internships' }).click()
  await page.getByRole('searchbox').fill('marketing')
  await expect(page).toHaveURL(/q=marketing/)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue('marketing')
  await page.getByRole('tab', { name: 'Overview' }).click()
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('marketing')

  const second = await context.newPage()
  await second.goto('/dashboard')
  await expect(second.getByRole('heading', { name: /Ananya/ })).toBeVisible()
  await second.getByRole('button', { name: /^Account/ }).click()
  await second.getByRole('button', { name: 'Sign out' }).click()
  await expect(second).toHaveURL('/')
  await expect(page).toHaveURL(/\/login|\/$/)
})
