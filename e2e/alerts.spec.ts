import { expect, test } from './support/own-host.ts'
import { bell, openMail, postInternship, registerCompany, registerStudent, unique } from './support/people.ts'

test('a saved search alerts in the bell and by mail until one press in the mail stops it', async ({
  browser,
  page: student,
}) => {
  const word = unique('quince').replaceAll(' ', '')
  const company = await (await browser.newContext()).newPage()
  const stranger = await (await browser.newContext()).newPage()
  const post = (title: string) => postInternship(company, { title, skills: 'Excel', description: `About ${word}.` })
  const banyan = await registerCompany(company, 'Banyan Works')
  const { email } = await registerStudent(student, 'Alerted')
  // Mails contain no words of a company with an unconfirmed address.
  await openMail(company, 'Confirm your address for Fledge', banyan.email)
  await company.getByRole('link', { name: /\/verify-email\?token=/ }).click()
  await expect(company.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()

  await test.step('a student confirms the address and saves a search that alerts at once', async () => {
    await openMail(student, 'Confirm your address for Fledge', email)
    await student.getByRole('link', { name: /\/verify-email\?token=/ }).click()
    await expect(student.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
    await student.goto(`/student/dashboard?tab=internships&q=${word}`)
    await student.getByRole('button', { name: 'Save this search' }).click()
    const dialog = student.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByLabel('Name').fill(`All ${word}`)
    await dialog.getByLabel('Alert me to new internships').selectOption('At once')
    await dialog.getByRole('button', { name: 'Save search' }).click()
    await expect(student.getByRole('button', { name: `Alerts for “All ${word}”: at once` })).toBeVisible()
  })

  await test.step('a new internship is in the bell and in the mail', async () => {
    await post(`First ${word}`)
    await expect(bell(student)).toHaveAccessibleName('Notifications, 1 unread')
    await expect(async () => {
      await openMail(stranger, 'A new internship matches your saved search', email)
      await expect(stranger.getByText(`First ${word} at Banyan Works.`)).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })

  await test.step('one press without signing in stops the alert', async () => {
    await stranger.getByRole('link', { name: /\/unsubscribe\?token=/ }).click()
    await expect(stranger.getByRole('heading', { name: 'Stop the alerts of this search?' })).toBeVisible()
    await expect(stranger.getByText(`“All ${word}”`)).toBeVisible()
    await stranger.getByRole('button', { name: 'Stop these alerts' }).click()
    await expect(stranger.getByText(`You get no alerts for “All ${word}”.`)).toBeVisible()
  })

  await test.step('the search stays, and the next internship is not announced', async () => {
    await post(`Second ${word}`)
    await student.reload()
    await expect(student.getByText(/Showing 2 of [\d,]+ internships/)).toBeVisible()
    await expect(student.getByRole('button', { name: `Alerts for “All ${word}”: off` })).toBeVisible()
    await expect(bell(student)).toHaveAccessibleName('Notifications, 1 unread')
  })
})
