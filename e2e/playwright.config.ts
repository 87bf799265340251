import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { outboxSecret, portOf } from './support/servers.ts'

// One folder for the whole run: workers read this file again and must not make their own.
if (process.env['E2E_DATA_DIR'] === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-e2e-'))
  // When root runs the tests, the database runs as another user and needs access.
  chmodSync(folder, 0o711)
  process.env['E2E_DATA_DIR'] = join(folder, 'data')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

/** Debian's Chromium, without the requests that it makes to its vendor by default. */
const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Each worker has its own server and demo world, which costs processor time. */
const workers = 2

const dataDir = (worker: number) => join(process.env['E2E_DATA_DIR'] ?? '', String(worker))
const backup = join(process.env['E2E_DATA_DIR'] ?? '', 'backup')
const backups = `"${process.execPath}" apps/server/src/backup/main.ts`

/** The first server loads the demo world. The others, which start after it, restore a copy in a fraction of the time. */
const copyWorld = `(test -d "${backup}" || DATA_DIR="${dataDir(0)}" ${backups} backup "${backup}") && ${backups} restore "${backup}" && `

const productOf = (worker: number) => ({
  command: `${worker === 0 ? '' : copyWorld}exec node scripts/start.mjs`,
  cwd: join(import.meta.dirname, '..'),
  url: `http://127.0.0.1:${portOf(worker)}/api/health`,
  env: {
    PORT: String(portOf(worker)),
    DATA_DIR: dataDir(worker),
    // Test machines are busy.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    DATABASE_WAIT_MS: '10000',
    LOG_LEVEL: 'warn',
    OUTBOX_SECRET: outboxSecret,
  },
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'pipe' as const,
})

/** Browser tests against the product as `npm start` serves it, with an empty data folder. */
export default defineConfig({
  testDir: '.',
  // Generous: a busy machine is slow, not wrong.
  timeout: 150_000,
  expect: { timeout: 20_000 },
  workers,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'test-results/report.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromium,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
  },
  webServer: Array.from({ length: workers }, (_, worker) => productOf(worker)),
})
