import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

const screens = {
  student: [
    ...['', '?tab=resumes', '?tab=ai-analyzer', '?tab=internships', '?tab=applications', '?tab=interviews'].map(
      (tab) => `/student/dashboard${tab}`,
    ),
    ...['/student/notifications', '/profile', '/settings', '/contact'],
  ],
  company: [
    ...['', '?tab=internships', '?tab=applications', '?tab=interviews'].map((tab) => `/company/dashboard${tab}`),
    ...['/company/notifications', '/profile', '/settings'],
  ],
} as const

/** Puts every text into an element of its own, as the translation of a browser does. */
function translate() {
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || !parent?.isConnected) continue
      if (parent.closest('font, [translate=no], script, style, title, textarea, option, svg')) continue
      const font = document.createElement('font')
      parent.replaceChild(font, text)
      font.append(text)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
  }).observe(document, { subtree: true, childList: true })
}

/** Refuses everything that would change something, so that all buttons stay, and returns what was sent. */
async function refuseChanges(page: Page): Promise<string[]> {
  const sent: string[] = []
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fallback()
    sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData() ?? ''}`)
    const json = { success: false, code: 'refused', message: 'Refused by this test.' }
    return route.fulfill({ status: 409, json })
  })
  return sent
}

const pausesMs = [50, 200, 450]

for (const [role, paths] of Object.entries(screens) as ['student' | 'company', readonly string[]][])
  test(`every button of a ${role} works on a translated page and sends once on a double click`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInDemo(page, role)
    await page.addInitScript(translate)
    const sent = await refuseChanges(page)
    for (const path of paths) {
      await open(page, path)
      const pressed = new Set<string>()
      for (let button = await nextButton(page, pressed); button; button = await nextButton(page, pressed)) {
        const [name] = [...pressed].slice(-1)
        sent.length = 0
        await pressTwice(button, page, pausesMs[pressed.size % pausesMs.length]!)
        expect(new Set(sent).size, `${path}, ${name}: ${sent.join('; ')}`).toBe(sent.length)
        await expect(page.getByText('Something went wrong'), `${path}, ${name}`).toHaveCount(0)
        await leave(page, path)
      }
      expect(pressed.size, `buttons of ${path}`).toBeGreaterThan(0)
    }
  })

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('#page-skeleton, [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main font').first()).toBeAttached()
}

/** The next button of the page whose name, without what it is about, was not pressed yet. */
async function nextButton(page: Page, pressed: Set<string>): Promise<Locator | null> {
  for (const button of await page.locator('main').getByRole('button', { disabled: false }).all()) {
    const name = ((await button.getAttribute('aria-label')) ?? (await button.innerText()))
      .replace(/[\d:,].*/s, '')
      .trim()
    if (pressed.has(name) || !(await button.isVisible())) continue
    pressed.add(name)
    return button
  }
  return null
}

/**
 * Presses a button and then the place where it was, as a double click does. When it opens a dialog, the last button of
 * the dialog is pressed in the same way.
 */
async function pressTwice(button: Locator, page: Page, pauseMs: number, isInDialog = false): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (!box) return
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.click(x, y)
  await page.waitForTimeout(pauseMs)
  const dialog = page.getByRole('dialog').last()
  if (!isInDialog && (await dialog.isVisible()))
    return pressTwice(dialog.getByRole('button', { disabled: false }).last(), page, pauseMs, true)
  await page.mouse.click(x, y)
  await page.waitForTimeout(50)
}

/** Back to the screen, by loading it again where a dialog or another address is open. */
async function leave(page: Page, path: string) {
  await page.keyboard.press('Escape')
  const isThere = new URL(page.url()).pathname + new URL(page.url()).search === path
  if (!isThere || (await page.getByRole('dialog').count()) > 0) await open(page, path)
}
