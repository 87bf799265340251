import type { FastifyInstance } from 'fastify'
import { tooSlow } from '../errors/problem.ts'

/** A megabyte, the most that is read, takes so long at 400 kbit/s. Who is slower than that holds a place for nothing. */
const longestMs = 20_000

/**
 * Reads JSON bodies and nothing else but forms of the routes that ask for one. A form of another site can send text
 * and multipart, never JSON. A caller that names the type on every call, also without a body, is understood. One whose
 * body has not arrived `withinMs` after its headers is refused. A body that did not come is one without fields.
 */
export function readJsonBodies(app: FastifyInstance, withinMs = longestMs) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, done)
  })
  app.addHook('preValidation', async (request) => {
    // What is missing of it is then said field by field, as of any other body.
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {}
  })
  app.addHook('preParsing', async (request, reply, payload) => {
    if (request.headers['content-type']?.startsWith('multipart/')) return
    const late = setTimeout(() => {
      reply.header('connection', 'close')
      payload.emit('error', tooSlow())
    }, withinMs)
    for (const over of ['end', 'close', 'error']) payload.once(over, () => clearTimeout(late))
  })
}
