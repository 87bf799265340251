import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { inProject } from './project.mjs'

test('sends a command the signal of endsBy', async () => {
  const child =
    'process.on("SIGINT", () => { console.log("interrupted"); process.exit() }); setInterval(Boolean, 1000); console.log("at work")'
  const parent = `
    const { runAttached } = await import(${JSON.stringify(inProject('scripts', 'child.mjs'))})
    await runAttached(process.execPath, ['-e', ${JSON.stringify(child)}], { endsBy: 'SIGINT' })`
  const run = start(process.execPath, ['--input-type=module', '-e', parent])
  await run.says('at work')

  run.kill('SIGTERM')

  await run.ended
  expect(run.said()).toContain('interrupted')
})

test.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('%s to .ci/run ends the running tests and starts nothing else', async (signal, code) => {
  const clone = await mkdtemp(join(inject('runFolder'), 'ci-'))
  await cp(inProject('.ci'), join(clone, '.ci'), { recursive: true })
  const npm = '#!/bin/bash\ntrap "echo stopped cleanly; exit 1" TERM\necho "npm $*"\nwhile :; do sleep 0.1; done\n'
  await writeFile(join(clone, 'npm'), npm, { mode: 0o755 })
  const run = start(join(clone, '.ci', 'run'), [], { PATH: `${clone}${delimiter}${process.env['PATH']}` })
  await run.says('npm test')

  run.kill(signal)

  expect(await run.ended).toBe(code)
  expect(run.said()).toBe('npm test\nstopped cleanly\n')
})

function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (text += part))
  onTestFinished(() => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
  })
  return {
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    said: () => text,
    says: (words: string) => expect.poll(() => text, { timeout: 60_000 }).toContain(words),
    ended: once(child, 'close').then(([code]: number[]) => code),
  }
}
