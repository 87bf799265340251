import { expect, type Page } from '@playwright/test'

/**
 * Puts each text of the page into an element of its own whenever one appears, as a browser's translation does, and lets
 * each change wait for a moment, so that its button shows that it is busy.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(wrapTexts)
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') await new Promise((go) => setTimeout(go, 150))
    await route.fallback().catch(() => undefined)
  })
}

/** A page that React can no longer change is replaced by the page of errors. */
export async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator('main font').first()).toBeAttached()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
}

function wrapTexts() {
  const untranslated = 'font, [translate=no], script, style, title, textarea, option, svg'
  const wrap = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Node[] = root instanceof Text ? [root] : []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      const parent = text.parentElement
      if (!text.nodeValue?.trim() || !parent?.isConnected || parent.closest(untranslated)) continue
      const font = document.createElement('font')
      parent.replaceChild(font, text)
      font.append(text)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
  }).observe(document, { subtree: true, childList: true })
}
