import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON bodies only; routes with forms register multipart themselves. Forms of another site can send text and
 * multipart but never JSON. An empty body with the JSON content type counts as no body.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['text/plain', 'application/json'])
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, done)
  })
  app.addHook('preValidation', async (request) => {
    // Validation then names each missing field.
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {}
  })
}
