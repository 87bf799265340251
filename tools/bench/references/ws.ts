import { WebSocketServer } from 'ws'
import { notificationOf } from '../flows/notification.ts'

/** One message to every connection, by the library that Socket.IO sends through, with nothing around it. */
const server = new WebSocketServer({ port: Number(process.argv[2]), host: '127.0.0.1' })
process.on('message', () => {
  let n = 0
  for (const client of server.clients) client.send(JSON.stringify(['newNotification', notificationOf(n++)]))
})
process.on('disconnect', () => process.exit(0))
server.once('listening', () => process.send?.('ready'))
