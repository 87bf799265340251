import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { inject } from 'vitest'

/** The next requests are forwarded, not answered, aborted within the body, or rejected with a status. */
export type Fault = 'none' | 'silent' | 'broken' | { status: number; code: string; times: number }

/** An S3 server with an empty bucket behind a proxy that can fail. `calls` returns the methods since its last call. */
export async function s3Server(parent = inject('runFolder')) {
  const directory = await mkdtemp(join(parent, 's3-'))
  const configureBuckets = [{ name: 'resumes' }]
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets,
  })
  server.middleware.splice(-1, 0, signWithSlash)
  const { port } = await server.run()
  let fault: Fault = 'none'
  const calls: string[] = []

  const proxy = createServer((request, response) => {
    calls.push(request.method ?? '')
    if (fault === 'silent') return
    if (typeof fault === 'object' && fault.times > 0) {
      fault.times -= 1
      return reject(request, response, fault)
    }
    forward(request, response, port, fault === 'broken')
  })
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready))

  return {
    settings: {
      bucket: 'resumes',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      endpoint: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    },
    suffer: (next: Fault) => {
      fault = next
    },
    calls: () => calls.splice(0),
    async close() {
      proxy.close().closeAllConnections()
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** The settings of a server process that keeps files there. */
export const s3Settings = (s3: Awaited<ReturnType<typeof s3Server>>['settings']) => ({
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})

/** S3 signs the requested path; s3rver omits the slash after the bucket unless the host names the bucket. */
function signWithSlash(
  context: { path: string; state: { vhost: boolean }; mountPath: string },
  next: () => Promise<unknown>,
) {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true
    context.mountPath = '/'
  }
  return next()
}

/** Forwards requests unchanged: the signature covers path and headers. */
function forward(request: IncomingMessage, response: ServerResponse, port: number, aborts: boolean) {
  const { method, url, headers } = request
  const onward = sendRequest({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    if (!aborts) return void reply.pipe(response)
    reply.once('data', (bytes: Buffer) => response.write(bytes.subarray(0, 10), () => response.destroy()))
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

function reject(
  request: IncomingMessage,
  response: ServerResponse,
  { status, code }: { status: number; code: string },
) {
  request.resume()
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message></Error>`)
}
