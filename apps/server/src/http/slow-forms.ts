import type { FastifyInstance } from 'fastify'
import { tooSlow } from './errors/problem.ts'

/** Apache's own settings (mod_reqtimeout: `body=20,MinRate=500`); a phone on a bad line sends 2,000 bytes a second. */
const patience = { seconds: 20, bytesASecond: 500 }

/**
 * Refuses forms that come more slowly than anybody's line: after 20 seconds, and one more for every 500 bytes that
 * came. JSON bodies have their own time (json-body.ts). Seconds are counted as they are lived through: those for which
 * this process stood still are not the sender's. `secondMs` is how long one takes.
 */
export function refuseSlowForms(app: FastifyInstance, secondMs = 1000) {
  app.addHook('preParsing', async ({ headers, raw }, reply) => {
    if (!headers['content-type']?.startsWith('multipart/')) return
    const { socket } = raw
    const before = socket.bytesRead
    let seconds = 0
    const watch = setInterval(() => {
      seconds += 1
      const allowed = patience.seconds + (socket.bytesRead - before) / patience.bytesASecond
      if (seconds > allowed) refuse()
    }, secondMs)
    function refuse() {
      clearInterval(watch)
      reply.header('connection', 'close')
      raw.emit('error', tooSlow())
    }
    for (const over of ['end', 'close', 'error']) raw.once(over, () => clearInterval(watch))
  })
}
