/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test'

/**
 * `npm run bench:inp [address]`: how long interactions with a list of 2,000 internships take until the next paint, at a
 * quarter of this machine's speed (Lighthouse's factor for a phone), on a product that is running with its demo world.
 * It posts what is missing to 2,000 and loads all of them into the list first. The figure is the worst interaction, as
 * INP has it below 50 interactions (https://web.dev/articles/inp).
 */
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const listings = 2000
const slowdown = 4

type Session = { token: string; user: object }

await fillMarket(await signIn('company'))
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  const page = await openList(await signIn('student'))
  await loadAll(page)
  const worst = []
  for (const [name, act] of interactions(page)) {
    const duration = await measure(page, act)
    worst.push(duration)
    console.log(`${name.padEnd(24)} ${String(duration).padStart(5)} ms`)
  }
  console.log(`${'worst'.padEnd(24)} ${String(Math.max(...worst)).padStart(5)} ms`)
} finally {
  await browser.close()
}

/** What a student does with the list. */
function interactions(page: Page): [string, () => Promise<unknown>][] {
  const card = (place: number) => page.locator('[aria-posinset] h3 button').nth(place)
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
  const search = page.getByRole('searchbox').first()
  return [
    ['type a word', () => search.pressSequentially('react', { delay: 150 })],
    ['clear it', () => pressTimes(page, 'Backspace', 5)],
    ['open the second', () => card(1).click()],
    ['open the fourth', () => card(3).click()],
    ['save one', () => page.locator('[aria-posinset]').nth(1).getByRole('button', { name: /save/i }).first().click()],
    ['go to applications', () => tab('Applications').click()],
    ['come back', () => tab('Find Internships').click()],
    ['open one far down', () => scrollTo(page, 60_000).then(() => card(3).click())],
  ]
}

async function pressTimes(page: Page, key: string, times: number) {
  for (let time = 0; time < times; time++) await page.keyboard.press(key, { delay: 100 })
}

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo(0, top), y)
  await page.waitForTimeout(1500)
}

/** Milliseconds until the next paint, of the slowest interaction that `act` makes. */
async function measure(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => Object.assign(window, { interactions: [] }))
  await act()
  await page.waitForTimeout(1500)
  const seen = await page.evaluate(() => (window as unknown as { interactions: number[] }).interactions)
  return Math.max(0, ...seen)
}

async function openList({ token, user }: Session): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${address}/api/health`)
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem('token', key)
      localStorage.setItem('user', value)
    },
    [token, JSON.stringify(user)] as const,
  )
  await page.addInitScript(recordInteractions)
  await page.goto(`${address}/student/dashboard?tab=internships`)
  return page
}

/** In the page: everything longer than a frame that belongs to an interaction. */
function recordInteractions() {
  const record = Object.assign(window, { interactions: [] as number[] })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
      if (entry.interactionId > 0) record.interactions.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

async function loadAll(page: Page) {
  const last = page.locator('[aria-posinset]').last()
  await last.waitFor()
  while (Number(await last.getAttribute('aria-posinset')) < listings) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForTimeout(100)
  }
  await scrollTo(page, 0)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function fillMarket({ token }: Session) {
  const { totalOpen } = await ask<{ totalOpen: number }>('/api/internship?limit=1')
  for (let number = totalOpen; number < listings; number++)
    await ask('/api/internship', { token, body: listing(number) })
}

function listing(number: number) {
  return {
    title: `Web development intern ${number}`,
    description: 'Build and test pages with a small team, from the first sketch to what people use every day.',
    requirements: ['React', 'Node.js', 'SQL', 'Git', 'Docker', 'Figma', 'Excel'].slice(0, 3 + (number % 5)),
    location: 'Pune',
    type: 'Remote',
    stipend: 12_000,
    duration: '3 months',
  }
}

function signIn(role: 'student' | 'company') {
  return ask<Session>('/api/auth/login', { body: { email: `${role}@fledge.demo`, password: 'fledge-demo' } })
}

async function ask<Answer>(path: string, { token, body }: { token?: string; body?: object } = {}): Promise<Answer> {
  const response = await fetch(address + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as Answer
}
