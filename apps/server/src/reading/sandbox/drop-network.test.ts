import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Command, dropNetwork, findWrapper } from './drop-network.ts'

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

/** Returns the exit code, and how often the program connected. */
async function run({ file, args }: Command) {
  calls = 0
  const [status] = await once(spawn(file, args, { stdio: 'ignore' }), 'exit')
  return { status, calls }
}

test('cuts a program off from the network, including this machine', async () => {
  const wrapper = findWrapper([
    { file: '/usr/bin/unshare', args: ['--net'] },
    { file: '/usr/bin/unshare', args: ['--user', '--map-current-user', '--net'] },
  ])
  expect(await run(calling())).toEqual({ status: 0, calls: 1 })
  expect(await run(dropNetwork(calling()))).toEqual(wrapper ? { status: 7, calls: 0 } : { status: 0, calls: 1 })
})

test('skips wrappers that are missing or not permitted; without one the command is unchanged', () => {
  const none: Command[] = [
    { file: '/nowhere/unshare', args: [] },
    { file: '/bin/false', args: [] },
  ]
  expect(findWrapper(none)).toBeNull()
  expect(findWrapper([...none, { file: '/usr/bin/env', args: [] }])).toEqual({ file: '/usr/bin/env', args: [] })
  const command = { file: '/bin/true', args: ['a'] }
  expect(dropNetwork(command, null)).toBe(command)
})
