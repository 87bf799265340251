import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Command, findWay, withoutNetwork } from './without-network.ts'

let calls = 0
const canary = createServer((socket) => {
  calls++
  socket.end()
})
beforeAll(async () => void (await once(canary.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => void canary.close())

const calling = (): Command => {
  const address = canary.address()
  const port = typeof address === 'object' ? address?.port : 0
  const program = `require('net').connect(${port}, '127.0.0.1').on('error', () => process.exit(7))`
  return { file: process.execPath, args: ['-e', program] }
}

/** The status that it ended with, and how often it got through. */
async function run({ file, args }: Command) {
  calls = 0
  const [status] = await once(spawn(file, args, { stdio: 'ignore' }), 'exit')
  return { status, calls }
}

test('a program reaches nobody, also on this machine, where the system can cut it off', async () => {
  const way = findWay([
    { file: '/usr/bin/unshare', args: ['--net'] },
    { file: '/usr/bin/unshare', args: ['--user', '--map-current-user', '--net'] },
  ])
  expect(await run(calling())).toEqual({ status: 0, calls: 1 })
  expect(await run(withoutNetwork(calling()))).toEqual(way ? { status: 7, calls: 0 } : { status: 0, calls: 1 })
})

test('ways that are not here, or not allowed, are passed over; without one the command stays as it is', () => {
  const none: Command[] = [
    { file: '/nowhere/unshare', args: [] },
    { file: '/bin/false', args: [] },
  ]
  expect(findWay(none)).toBeNull()
  expect(findWay([...none, { file: '/usr/bin/env', args: [] }])).toEqual({ file: '/usr/bin/env', args: [] })
  const command = { file: '/bin/true', args: ['a'] }
  expect(withoutNetwork(command, null)).toBe(command)
})
