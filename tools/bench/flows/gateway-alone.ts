import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { User } from '@fledge/contract/users'
import { createGateway } from '../../../apps/server/src/realtime/gateway.ts'
import { notificationOf } from './notification.ts'

/** The product's gateway without the rest: whoever connects is the person whose id is the token. */
const [port, people] = process.argv.slice(2).map(Number)
const gateway = createGateway()
const http = createServer()
gateway.attach(http, {
  findUser: async (token) => ({ id: token }) as User,
  liveSessions: async (tokenHashes) => new Set(tokenHashes),
  markRead: async () => undefined,
})
const delay = monitorEventLoopDelay({ resolution: 1 })
process.on('message', () => {
  delay.reset()
  delay.enable()
  for (let n = 0; n < people!; n++) gateway.publish(`person-${n}`, 'newNotification', notificationOf(n))
  setTimeout(() => process.send?.(delay.max / 1e6), 100)
})
process.on('disconnect', () => process.exit(0))
http.listen(port, '127.0.0.1', () => process.send?.('ready'))
