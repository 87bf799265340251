import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies and nothing else but forms of the routes that ask for one. A form of another site can send text
 * and multipart, never JSON. A caller that names the type on every call, also without a body, is understood.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, done)
  })
}
