import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { spawnOnFirstCore } from './cores.ts'
import type { Subject } from './rounds.ts'

/** Starts a script of this folder's parent, such as 'references/http.ts', until it says that it is ready. */
export async function startChild(script: string, args: readonly string[] = []): Promise<ChildProcess> {
  const path = fileURLToPath(new URL(`../${script}`, import.meta.url))
  const child = spawnOnFirstCore([path, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${script} ended with ${code}.`)))
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return child
}

/** A reference that runs its own loop when asked (references/closed-loop.ts). */
export const loopIn = (name: string, child: ChildProcess): Subject => ({
  name,
  run: async (ms) => {
    child.send(ms)
    const [perSecond] = (await once(child, 'message')) as [number]
    return { perSecond, wrong: [] }
  },
})
