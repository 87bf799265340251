import { createServer } from 'node:http'
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
process.on('message', () => {
  for (let n = 0; n < people!; n++) gateway.publish(`person-${n}`, 'newNotification', notificationOf(n))
})
process.on('disconnect', () => process.exit(0))
http.listen(port, '127.0.0.1', () => process.send?.('ready'))
