import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import { inject } from 'vitest'

/** What becomes of the next calls: passed on, never answered, broken off amid the body, or refused with a status. */
export type Fault = 'none' | 'silent' | 'broken' | { status: number; code: string; times: number }

/**
 * A server that speaks S3 and checks signatures, with an empty bucket, behind a stretch of network that can be made
 * to fail. `calls` are those that arrived since the last look.
 */
export async function s3Server() {
  const directory = await mkdtemp(join(inject('runFolder'), 's3-'))
  const configureBuckets = [{ name: 'resumes' }]
  const far = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    vhostBuckets: false,
    configureBuckets,
  })
  far.middleware.splice(-1, 0, signWithSlash)
  const { port } = await far.run()
  let fault: Fault = 'none'
  const calls: string[] = []

  const near = createServer((asked, answer) => {
    calls.push(asked.method ?? '')
    if (fault === 'silent') return
    if (typeof fault === 'object' && fault.times > 0) {
      fault.times -= 1
      return refuse(asked, answer, fault)
    }
    passOn(asked, answer, port, fault === 'broken')
  })
  await new Promise<void>((ready) => near.listen(0, '127.0.0.1', ready))

  return {
    settings: {
      ...{ bucket: 'resumes', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      endpoint: `http://127.0.0.1:${(near.address() as AddressInfo).port}`,
    },
    suffer: (next: Fault) => {
      fault = next
    },
    calls: () => calls.splice(0),
    async close() {
      near.close().closeAllConnections()
      await far.close()
      await rm(directory, { recursive: true })
    },
  }
}

/** S3 signs the path as it is asked for; this server leaves out the slash after a bucket's name, unless told thus. */
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

/** Bytes as they came: a changed header or path would not fit its signature. */
function passOn(asked: IncomingMessage, answer: ServerResponse, port: number, breaksOff: boolean) {
  const { method, url, headers } = asked
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers)
    if (!breaksOff) return void reply.pipe(answer)
    reply.once('data', (bytes: Buffer) => answer.write(bytes.subarray(0, 10), () => answer.destroy()))
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

function refuse(asked: IncomingMessage, answer: ServerResponse, { status, code }: { status: number; code: string }) {
  asked.resume()
  answer.writeHead(status, { 'content-type': 'application/xml' })
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>refused</Message></Error>`)
}
