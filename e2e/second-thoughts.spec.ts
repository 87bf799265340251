import { expect, test } from './support/own-host.ts'
import { registerStudent, uploadResume } from './support/people.ts'

test('corrections from two tabs are both kept, and undo reverts only its own change', async ({ page, context }) => {
  await registerStudent(page)
  await uploadResume(page, 'pdf')
  const other = await context.newPage()
  const readings = [page, other].map((tab) => tab.getByRole('dialog', { name: 'What was read' }))
  for (const tab of [page, other]) {
    await tab.goto('/student/dashboard?tab=resumes')
    await tab.getByRole('button', { name: 'What was read' }).click()
  }
  const [here, there] = [readings[0]!, readings[1]!]
  const skills = here.getByRole('button', { name: /^Remove / })
  const [first, second] = [skills.nth(0), skills.nth(1)].map((skill) => skill.getAttribute('aria-label'))
  const [mine, theirs] = [(await first) ?? '', (await second) ?? '']
  await here.getByRole('button', { name: mine, exact: true }).click()
  await expect(here.getByText(/removed\. It no longer counts/)).toBeVisible()
  await there.getByRole('button', { name: theirs, exact: true }).click()
  await expect(here.getByRole('button', { name: theirs, exact: true })).toHaveCount(0)
  await here.getByRole('button', { name: 'Undo' }).click()
  for (const reading of [here, there]) {
    await expect(reading.getByRole('button', { name: mine, exact: true })).toBeVisible()
    await expect(reading.getByRole('button', { name: theirs, exact: true })).toHaveCount(0)
  }
})

test('a match and an application link to the full listing and back', async ({ page }) => {
  await registerStudent(page)
  await uploadResume(page, 'docx')
  await page.goto('/student/dashboard?tab=ai-analyzer&view=matches')
  const match = page.getByRole('article').first()
  const title = await match.getByRole('heading').first().innerText()
  await match.getByRole('heading').first().getByRole('button').press('Enter')
  const listing = page.getByRole('region', { name: 'Details' })
  await expect(listing.getByRole('heading', { name: title, level: 3 })).toBeVisible()
  await page.goBack()
  await match.getByRole('button', { name: /^Apply to / }).click()
  await expect(match.getByRole('button', { name: /^Applied to / })).toBeVisible()
  await page.goto('/student/dashboard?tab=applications')
  await page.getByRole('article').getByRole('heading').getByRole('button', { name: title }).click()
  await expect(listing.getByRole('button', { name: 'Already Applied' })).toBeVisible()
})

test('deleting the account shows one confirmation, and signing in restores it', async ({ page }) => {
  const { email } = await registerStudent(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill('a long enough password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: 'Sign In' }).first().click()
  await expect(page.getByText('You have been signed out')).toHaveCount(0)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill('a long enough password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('We’ve kept your account.')).toBeVisible()
  await expect(page.getByText('You deleted this account.')).toHaveCount(0)
})
