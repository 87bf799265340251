import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

type Asked = {
  headers: IncomingHttpHeaders
  body: { model: string; messages: { content: unknown }[] }
}
/** How the server responds to a question. */
export type Behaviour = (response: ServerResponse, asked: Asked) => void

/** Responds as an OpenAI-compatible server whose model says this. */
export const says =
  (content: unknown): Behaviour =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const message = { role: 'assistant', content: text }
    if (!response.headersSent) response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, message }] }))
  }

/** A local model server with a configurable response that records the questions. */
export async function modelServer() {
  const asked: Asked[] = []
  const settings: { behaviour: Behaviour } = { behaviour: says({ skills: [], experience: [], education: [] }) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray()
    const one = { headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') }
    asked.push(one)
    settings.behaviour(response, one)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening TCP server has an AddressInfo.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, settings, host, baseUrl: `http://${host}/v1` }
}
