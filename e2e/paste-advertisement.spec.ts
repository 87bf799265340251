import { expect, test } from './support/own-host.ts'
import { registerCompany, unique } from './support/people.ts'

test('a company pastes an advertisement, corrects it, sees how many students fit and posts it', async ({ page }) => {
  test.slow()
  const title = unique('Backend Intern')
  const advertisement = `We are hiring!

Role: ${title}
Location: Pune, Maharashtra
Mode: Hybrid
Duration: 6 months
Stipend: ₹12,000 - 18,000 per month
Openings: 3

Requirements
• SQL
• Python or Java
• Kubernetes

Apply by 15 January 2030`
  await registerCompany(page, 'Banyan Works')
  await page.goto('/company/dashboard?tab=internships')
  await page.getByRole('button', { name: 'Post Internship' }).first().click()
  const form = page.getByRole('dialog', { name: 'Post Internship' })
  const paste = form.getByLabel('Paste the advertisement (optional)')

  await test.step('a link is not opened', async () => {
    await paste.fill('https://jobs.example/internships/12')
    await form.getByRole('button', { name: 'Read it' }).click()
    await expect(form.getByText(/This is only a link/)).toBeVisible()
  })

  await test.step('the text fills the form, with its words at each field', async () => {
    await paste.fill(advertisement)
    await form.getByRole('button', { name: 'Read it' }).click()
    await expect(form.getByText('We filled in 9 fields. Check each one.')).toBeVisible()
    await expect(form.getByText('Not found: first day.')).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue(title)
    await expect(form.getByLabel('Work type')).toHaveValue('Hybrid')
    await expect(form.getByText('“Location: Pune, Maharashtra”')).toBeVisible()
  })

  await test.step('the company corrects the location', async () => {
    await form.getByLabel('Location').fill('Nashik')
    await expect(form.getByText('“Location: Pune, Maharashtra”')).toBeHidden()
  })

  await test.step('it sees how many students would fit', async () => {
    await expect(form.getByText(/^(About \d+|Fewer than 5) of \d+ students would fit\./)).toBeVisible({
      timeout: 30_000,
    })
  })

  await test.step('the posted listing has the fields', async () => {
    await form.getByRole('button', { name: 'Post Internship' }).click()
    await expect(page.getByText('Internship posted successfully!')).toBeVisible()
    const card = page.getByRole('article', { name: `${title} Nashik`, exact: true })
    await card.getByRole('button', { name: /^View Details/ }).click()
    const details = page.getByRole('dialog', { name: title })
    for (const text of ['Nashik', 'Hybrid', '6 months', '₹12,000 / month', '3', 'Python or Java', 'Kubernetes'])
      await expect(details.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(details.getByText(/15 Jan 2030/)).toBeVisible()
  })
})
