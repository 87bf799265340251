import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'

const path = '/api/reference'

/**
 * Serves the OpenAPI document as an interactive page from this server only. Scalar is loaded at the first visit, because
 * it takes tens of megabytes of memory.
 */
export function serveReferencePage(app: FastifyInstance): void {
  let scalar: Promise<FastifyInstance> | undefined
  for (const url of [path, `${path}/`, `${path}/js/scalar.js`]) {
    app.get(url, { schema: { hide: true } }, async (_request, reply) => {
      scalar ??= loadScalar()
      const { statusCode, headers, body } = await (await scalar).inject(url)
      const policy = String(reply.getHeader('content-security-policy'))
      reply.header('content-security-policy', allowInlineScripts(policy, body))
      if (headers.location !== undefined) reply.header('location', headers.location)
      return reply
        .code(statusCode)
        .type(String(headers['content-type'] ?? 'text/plain'))
        .send(body)
    })
  }
}

async function loadScalar(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(scalar, {
    routePrefix: path,
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'Fledge API',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
  return app
}

/** Adds the hashes of the page's inline scripts, so that no other inline script runs on it. */
function allowInlineScripts(policy: string, html: string): string {
  const scripts = [...html.matchAll(/<script type="text\/javascript">([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}
