import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { callApi, registerStudent, uploadResume } from './support/people.ts'

/** Clicks twice on the place of a button, whatever is there the second time. */
async function clickTwice(page: Page, button: Locator, gapMs: number): Promise<void> {
  // The guard loads after the first screen, before anybody can have clicked.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /press-guard/.test(name)),
  )
  await page.waitForTimeout(100)
  await button.evaluate(async (element, gapMs) => {
    // In the middle of the window, where no toast is.
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const place = { clientX: x + width / 2, clientY: y + height / 2 }
    const click = (atMs: number) => {
      const event = new MouseEvent('click', { ...place, bubbles: true, cancelable: true, detail: 1 })
      // As the finger pressed it: on a busy machine the page hears of it later.
      Object.defineProperty(event, 'timeStamp', { value: atMs })
      document.elementFromPoint(place.clientX, place.clientY)?.dispatchEvent(event)
    }
    const startMs = performance.now()
    click(startMs)
    await new Promise((resolve) => setTimeout(resolve, gapMs))
    click(startMs + gapMs)
  }, gapMs)
}

test('a double click on a row of a list acts on this row only', async ({ page }) => {
  await registerStudent(page)
  await uploadResume(page, 'pdf')

  await test.step('apply to recommended matches', async () => {
    await page.goto('/student/dashboard?tab=ai-analyzer')
    const rows = page.getByRole('region', { name: 'Apply to your top 3 matches' }).getByRole('listitem')
    for (const [place, gapMs] of [50, 200, 400].entries()) {
      await clickTwice(page, rows.nth(place).getByRole('button', { name: /^Apply to / }), gapMs)
      await expect(rows.getByRole('button', { name: /^Applied to / })).toHaveCount(place + 1)
      await expect(rows).toHaveCount(3)
    }
  })

  await test.step('remove saved internships', async () => {
    for (const { id } of await callApi(page, 'get', '/internship?limit=4'))
      await callApi(page, 'put', `/saved/internships/${id}`)
    await page.goto('/student/dashboard?tab=internships&show=saved')
    const list = page.getByRole('region', { name: 'Saved internships' })
    await removeOneByOne(page, list.getByRole('button', { name: /^Saved, remove / }))
  })

  await test.step('delete notifications', async () => {
    await page.goto('/student/notifications')
    await removeOneByOne(page, page.getByRole('main').getByRole('button', { name: /^Delete: / }))
  })
})

/** Each double click on the first of the buttons removes one row. */
async function removeOneByOne(page: Page, buttons: Locator): Promise<void> {
  await expect(buttons.nth(2)).toBeVisible()
  const count = await buttons.count()
  for (const [place, gapMs] of [50, 200, 400].slice(0, count - 1).entries()) {
    await clickTwice(page, buttons.first(), gapMs)
    await page.waitForTimeout(600)
    await expect(buttons, `after clicks ${gapMs} ms apart`).toHaveCount(count - place - 1)
  }
}
