import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'

// npm and Node start several times, on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** A clone with the real scripts, a web app that counts its builds, and a small server. */
let clone = ''
beforeEach(async () => {
  clone = await mkdtemp(join(inject('runFolder'), 'clone-'))
  const project = fileURLToPath(new URL('..', import.meta.url))
  await cp(join(project, 'scripts'), join(clone, 'scripts'), { recursive: true })
  await write('package-lock.json', '{ "packages": {} }')
  await write('node_modules/.package-lock.json', '{ "packages": {} }')
  await symlink(join(project, 'node_modules', 'node'), join(clone, 'node_modules', 'node'))
  const scripts = { start: 'exec node scripts/start.mjs' }
  await write('package.json', JSON.stringify({ type: 'module', workspaces: ['apps/*'], scripts }))
  await write('tsconfig.base.json', '{}')
  await write('packages/core/src/bands.ts', '')
  await webApp('sleep 0.5; echo built >> ../../builds; mkdir -p dist')
  await write('apps/server/src/main.ts', server)
})

const server = `
import { parentPort } from 'node:worker_threads'
parentPort?.on('message', () => setTimeout(() => { console.log('stopped cleanly'); process.exit(0) }, 300))
console.log('ready on', process.version)
`

test('builds once and serves on the pinned Node', async () => {
  const first = npmStart()
  await first.says(/Building the web app… done \(\d+\.\d s\)\nready on v24\./)
  first.npm.kill('SIGTERM')
  await first.ended

  const second = npmStart()
  await second.says(/ready on/)

  expect(second.said()).not.toContain('Building')
  expect(await builds()).toBe(1)
})

test.each(['SIGTERM', 'SIGINT'] as const)('stops the server in an orderly way on %s to npm', async (signal) => {
  const run = npmStart()
  await run.says(/ready on/)

  run.npm.kill(signal)

  expect(await run.ended).toBe(0)
  expect(run.said()).toContain('stopped cleanly')
})

test('stops the server when npm is killed', async () => {
  const run = npmStart()
  await run.says(/ready on/)

  run.npm.kill('SIGKILL')

  await run.says(/stopped cleanly/)
})

test('ends a server whose event loop is blocked 10 seconds after SIGTERM', async () => {
  await write(
    'apps/server/src/main.ts',
    `${server}setTimeout(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0), 100)`,
  )
  const run = npmStart()
  await run.says(/ready on/)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const begun = Date.now()

  run.npm.kill('SIGTERM')

  await run.ended
  expect(Date.now() - begun).toBeLessThan(15_000)
  expect(run.said()).toContain('The server did not stop within 10 seconds')
  expect(run.said()).not.toContain('stopped cleanly')
})

test('builds once for two starts at the same time', async () => {
  const runs = [npmStart(), npmStart()]
  await Promise.all(runs.map((run) => run.says(/ready on/)))
  expect(await builds()).toBe(1)
})

test('reports which step failed, why, and what to do', async () => {
  await webApp('echo "main.tsx: unexpected token" >&2; exit 1')
  const run = npmStart()

  expect(await run.ended).toBe(1)

  expect(run.said()).toMatch(/Building the web app… failed/)
  expect(run.said()).toContain('main.tsx: unexpected token')
  expect(run.said()).toContain('`npm run types`')
  expect(run.said()).not.toContain('ready on')
})

function webApp(build: string) {
  return write('apps/web/package.json', JSON.stringify({ name: '@fledge/web', scripts: { build } }))
}

async function write(path: string, text: string) {
  await mkdir(dirname(join(clone, path)), { recursive: true })
  await writeFile(join(clone, path), text)
}

async function builds(): Promise<number> {
  return (await readFile(join(clone, 'builds'), 'utf8')).trim().split('\n').length
}

function npmStart() {
  const npm: ChildProcess = spawn('npm', ['start'], { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let text = ''
  for (const stream of [npm.stdout, npm.stderr]) stream?.on('data', (part) => (text += part))
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null && npm.pid) process.kill(-npm.pid, 'SIGKILL')
  })
  return {
    npm,
    said: () => text,
    says: (words: RegExp) => expect.poll(() => text, { timeout: 60_000 }).toMatch(words),
    ended: new Promise<number | null>((resolve) => npm.once('close', (code) => resolve(code))),
  }
}
