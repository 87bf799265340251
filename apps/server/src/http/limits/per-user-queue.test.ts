import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { limitPerUser } from './per-user-queue.ts'

const connection = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply

test('runs tasks of one account in order, and those of accounts concurrently', async () => {
  const inTurn = limitPerUser({ running: 1, waiting: 5 }, 'Wait.')
  const log: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('asha', connection(), async () => {
    await gate.promise
    log.push('asha 1')
  })
  const second = inTurn('asha', connection(), async () => void log.push('asha 2'))
  await inTurn('ravi', connection(), async () => void log.push('ravi 1'))
  gate.resolve()
  await Promise.all([first, second])
  expect(log).toEqual(['ravi 1', 'asha 1', 'asha 2'])
})

test('a failed task rejects its own promise only', async () => {
  const inTurn = limitPerUser({ running: 1, waiting: 5 }, 'Wait.')
  const failing = inTurn('asha', connection(), () => Promise.reject(new Error('broken')))
  const next = inTurn('asha', connection(), async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('skips a waiting task and aborts a running one when the client disconnects', async () => {
  const inTurn = limitPerUser({ running: 1, waiting: 5 }, 'Wait.')
  const [running, waiting] = [connection(), connection()]
  const gate = Promise.withResolvers<void>()
  let signal: AbortSignal | undefined
  let hasRun = false
  const first = inTurn('asha', running, async (given) => {
    signal = given
    await gate.promise
  })
  const second = inTurn('asha', waiting, async () => {
    hasRun = true
  })
  await Promise.resolve()
  running.raw.emit('close')
  waiting.raw.emit('close')
  gate.resolve()
  await first
  await expect(second).rejects.toThrow('The connection was closed.')
  expect(signal?.aborted).toBe(true)
  expect(hasRun).toBe(false)
})

test('rejects tasks over the queue limit, and accepts tasks again afterwards', async () => {
  const inTurn = limitPerUser({ running: 1, waiting: 1 }, 'Wait.')
  const gate = Promise.withResolvers<void>()
  const accepted = [1, 2].map(() => inTurn('asha', connection(), () => gate.promise))
  await expect(inTurn('asha', connection(), () => gate.promise)).rejects.toMatchObject({ status: 429 })
  gate.resolve()
  await Promise.all(accepted)
  expect(await inTurn('asha', connection(), async () => 'done')).toBe('done')
})
