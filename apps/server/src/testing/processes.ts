import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, inject } from 'vitest'
import { testDatabase } from './database.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts server processes on a database of their own; kills them after each test, or after all tests of the file. */
export async function processes({ endAfter = afterEach }: { endAfter?: typeof afterEach | typeof afterAll } = {}) {
  const database = await testDatabase()
  const dataDir = await mkdtemp(join(inject('runFolder'), 'start-'))
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true })
  })
  const started: ChildProcess[] = []
  endAfter(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL')
  })

  function run(settings: Record<string, string> = {}) {
    const env = {
      PATH: process.env['PATH'],
      // As scripts/serve.mjs keeps compiled modules.
      NODE_COMPILE_CACHE: join(inject('runFolder'), 'compiled'),
      PORT: '0',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      // Test machines are busy.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      DATABASE_WAIT_MS: '10000',
      ...settings,
    }
    const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    started.push(child)
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    return { child, ended, errors: text(child.stderr!) }
  }

  async function runUntilReady(settings: Record<string, string> = {}) {
    const one = run(settings)
    const lines: string[] = []
    const ready = new Promise<string>((found) => {
      one.child.stdout?.on('data', (chunk: Buffer) => {
        lines.push(chunk.toString())
        const address = /Fledge is ready at (http:\S+)/.exec(chunk.toString())?.[1]
        if (address) found(address)
      })
    })
    const address = await Promise.race([ready, one.errors.then((errors) => Promise.reject(new Error(errors)))])
    return { ...one, address, lines }
  }

  return { database, run, runUntilReady }
}
