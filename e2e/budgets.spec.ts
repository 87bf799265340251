import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './support/own-host.ts'
import { signInDemo } from './support/people.ts'

/** Gzipped kilobytes of JavaScript that a page may load before its first screen is complete. */
const budgets = [
  { path: '/', kilobytes: 125 },
  { path: '/login', kilobytes: 175 },
  { path: '/register?role=student', kilobytes: 175 },
  { path: '/student/dashboard', kilobytes: 200, as: 'student' },
  { path: '/student/dashboard?tab=internships', kilobytes: 205, as: 'student' },
  { path: '/company/dashboard', kilobytes: 205, as: 'company' },
  { path: '/profile', kilobytes: 180, as: 'student' },
] as const

for (const { path, kilobytes, ...who } of budgets) {
  test(`${path} shows its first screen with at most ${kilobytes} KB of JavaScript`, async ({ page }) => {
    if ('as' in who) await signInDemo(page, who.as)
    const scripts = (await scriptsBeforeFirstScreen(page, path)).map(weigh).sort((a, b) => b.bytes - a.bytes)
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    const list = scripts.map(({ name, bytes }) => `${inKilobytes(bytes)}  ${name}`).join('\n')
    console.log(`    ${inKilobytes(total)} KB in ${scripts.length} files before the first screen of ${path}`)
    expect(total / 1000, `What is asked for before the first screen of ${path}, in KB:\n${list}\n`).toBeLessThan(
      kilobytes,
    )
  })
}

/**
 * Scripts requested until the heading is there and nothing is busy. Checked at every DOM change, because on a busy
 * machine a frame may come after the page has gone on to load the rest.
 */
async function scriptsBeforeFirstScreen(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    const changes = new MutationObserver(() => {
      if (!document.querySelector('main h1') || document.querySelector('[aria-busy=true]')) return
      performance.mark('first-screen')
      changes.disconnect()
    })
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
  })
  await page.goto(path)
  await page.waitForFunction(() => performance.getEntriesByName('first-screen').length > 0)
  return page.evaluate(() => {
    const end = performance.getEntriesByName('first-screen')[0]?.startTime ?? 0
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.m?js$/.test(name) && startTime <= end)
      .map(({ name }) => name)
  })
}

const built = join(import.meta.dirname, '..', 'apps', 'web', 'dist')

/** The build writes a compressed copy next to every file but the smallest. */
function weigh(url: string) {
  const file = join(built, new URL(url).pathname)
  const compressed = statSync(`${file}.gz`, { throwIfNoEntry: false })
  return { name: basename(file), bytes: compressed?.size ?? gzipSync(readFileSync(file)).length }
}

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)
