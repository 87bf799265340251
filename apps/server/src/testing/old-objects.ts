import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
// As the server runs (scripts/serve.mjs).
setFlagsFromString('--no-allocation-site-pretenuring')
const collect = runInNewContext('gc') as (options: { type: 'minor' | 'major' }) => void

const length = 10_000
const atOnce = 32
const turn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Does the work so many times, 32 at once and each time with a thing of 0.08 MB, while new objects are collected as under
 * load, and gives how many megabytes became old. What nobody holds on to any more must not: then it stays until old
 * objects are collected, for which requests wait.
 */
export async function megabytesGrownOld(work: (thing: object) => unknown, times = 3200): Promise<number> {
  let left = times
  async function workOn() {
    while (left-- > 0) {
      await work({ content: new Array(length).fill(left) })
      await turn()
      if (left % 160 === 0) collect({ type: 'minor' })
    }
  }
  // What is there to stay becomes old, as it has in a server.
  await work({})
  for (const type of ['major', 'minor', 'minor'] as const) collect({ type })
  const before = oldBytes()
  await Promise.all(Array.from({ length: atOnce }, workOn))
  for (const type of ['minor', 'minor'] as const) collect({ type })
  return (oldBytes() - before) / 1e6
}

const oldBytes = () =>
  getHeapSpaceStatistics()
    .filter(({ space_name }) => ['old_space', 'large_object_space'].includes(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0)
