import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, type Page } from '@playwright/test'

/**
 * `npm run lighthouse [address]`: Lighthouse's mobile scores of the pages that are held to 95, the median of three
 * runs, on a product that is running with its demo world (http://127.0.0.1:3000 unless told). Lighthouse itself comes
 * through npx: it is 180 MB that nobody needs who only starts or tests the product.
 */
const lighthouse = 'lighthouse@13.5.0'
const address = process.argv[2] ?? 'http://127.0.0.1:3000'
const runs = 3
const port = 9333

const pages: { path: string; as?: 'student' | 'company' }[] = [
  { path: '/' },
  { path: '/internships' },
  ...(await listPublicPages()),
  { path: '/login' },
  { path: '/student/dashboard', as: 'student' },
  { path: '/student/dashboard?tab=internships', as: 'student' },
  { path: '/company/dashboard', as: 'company' },
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof categories)[number], number>
type Report = { categories: Record<(typeof categories)[number], { score: number }> }

const folder = mkdtempSync(join(tmpdir(), 'fledge-lighthouse-'))
try {
  console.log(`${'page'.padEnd(52)} ${categories.join('  ')}`)
  for (const page of pages) {
    const scores = await measure(page.path, page.as ?? null)
    const cells = categories.map((name) => String(Math.round(scores[name] * 100)).padStart(name.length))
    console.log(`${page.path.padEnd(52)} ${cells.join('  ')}`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The pages of the newest internship and of its company. */
async function listPublicPages(): Promise<{ path: string }[]> {
  const reply = await fetch(`${address}/api/internship?limit=1`)
  const { data } = (await reply.json()) as { data: [{ id: string; company: { id: string } }] }
  const [{ id, company }] = data
  return [{ path: `/internships/${id}` }, { path: `/companies/${company.id}` }]
}

/** The median of the runs, each category by itself. */
async function measure(path: string, role: 'student' | 'company' | null): Promise<Scores> {
  const browser = await chromium.launchPersistentContext(mkdtempSync(join(folder, 'profile-')), {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    if (role) await signIn(await browser.newPage(), role)
    const all: Scores[] = []
    for (let run = 0; run < runs; run++) all.push(await tryLighthouse(path))
    return Object.fromEntries(
      categories.map((name) => [name, all.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0]),
    ) as Scores
  } finally {
    await browser.close()
  }
}

/** As the login page does: the session is kept in the browser, which Lighthouse is told to leave alone. */
async function signIn(page: Page, role: string) {
  await page.goto(`${address}/login`)
  await page.getByRole('button', { name: `Use the ${role} account` }).click()
  await page.waitForURL(`**/${role}/dashboard`)
  await page.close()
}

/** Once in a while Lighthouse misses the beginning of its own recording and says so: then it is asked again. */
async function tryLighthouse(path: string, more = 3): Promise<Scores> {
  try {
    return await runLighthouse(path)
  } catch (error) {
    if (more === 0 || !String(error).includes('NO_NAVSTART')) throw error
    return tryLighthouse(path, more - 1)
  }
}

/** Beside us, never instead of us: Playwright has to let the page that Lighthouse opens in its browser go on. */
async function runLighthouse(path: string): Promise<Scores> {
  const report = join(folder, 'report.json')
  const options = [`--port=${port}`, '--disable-storage-reset', '--quiet', '--output=json', `--output-path=${report}`]
  const only = `--only-categories=${categories.join(',')}`
  await promisify(execFile)('npx', ['--yes', lighthouse, `${address}${path}`, ...options, only], { timeout: 180_000 })
  const { categories: scored }: Report = JSON.parse(readFileSync(report, 'utf8'))
  return Object.fromEntries(categories.map((name) => [name, scored[name].score])) as Scores
}
