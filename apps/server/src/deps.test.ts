import { expect, test } from 'vitest'
import { inTransaction } from './deps.ts'
import { stage } from './testing/stage.ts'

const calls: string[] = []
const { deps: base } = await stage()
const deps: typeof base = {
  ...base,
  publish: (_userId, event) => void calls.push(event),
  endConnections: () => void calls.push('ended'),
  files: { ...base.files, release: async () => void calls.push('released') },
  jobs: { ...base.jobs, wake: (name) => void calls.push(name) },
}
const effects = ['accountChanged', 'ended', 'released', 'sweep-files']

async function causeEffects(tx: typeof base) {
  tx.publish('x', 'accountChanged', {})
  tx.endConnections('x')
  await tx.files.release('x')
  await tx.jobs.send(tx.db, 'sweep-files', {})
}

test('causes effects after the commit, in their order', async () => {
  calls.length = 0
  const before = await inTransaction(deps, async (tx) => {
    await causeEffects(tx)
    return [...calls]
  })
  expect(before).toEqual([])
  expect(calls).toEqual(effects)
})

test('causes no effects after a rollback', async () => {
  calls.length = 0
  const failing = inTransaction(deps, async (tx) => {
    await causeEffects(tx)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(calls).toEqual([])
})

test('inside another transaction causes effects after the commit of that one', async () => {
  calls.length = 0
  const before = await inTransaction(deps, async (tx) => {
    await inTransaction(tx, causeEffects)
    return [...calls]
  })
  expect(before).toEqual([])
  expect(new Set(calls)).toEqual(new Set(effects))
})
