import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export type Asked = {
  headers: IncomingHttpHeaders
  body: { model: string; messages: { content: unknown }[]; input: string[] }
}
/** What the server does with a question. */
export type Behaviour = (response: ServerResponse, asked: Asked) => void

/** What an OpenAI-compatible server sends when its model says this. */
export const says =
  (content: unknown): Behaviour =>
  (response) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content)
    const message = { role: 'assistant', content: text }
    if (!response.headersSent) response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ id: 'x', object: 'chat.completion', choices: [{ index: 0, message }] }))
  }

/** What an OpenAI-compatible server sends when its model places each text so. */
export const embeds =
  (vectorOf: (text: string, index: number) => unknown): Behaviour =>
  (response, { body }) => {
    const data = body.input.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text, index) }))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ object: 'list', data }))
  }

/** A model's server on this machine that does what it is told, and notes what it was asked. */
export async function modelServer() {
  const asked: Asked[] = []
  const told: { behaviour: Behaviour } = { behaviour: says({ skills: [], experience: [], education: [] }) }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await request.toArray()
    const one = { headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString() || '{}') }
    asked.push(one)
    told.behaviour(response, one)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  // A listening TCP server has an address of this form.
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { asked, told, host, baseUrl: `http://${host}/v1` }
}
