import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The far end of an S3 client: a bucket in memory that answers the calls our store makes, in pages of two. */
export async function fakeS3() {
  const objects = new Map<string, { bytes: Buffer; at: Date }>()
  const server = createServer(async (request, response) => {
    const { status, headers = {}, body = '' } = await answer(request)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? '/', 'http://s3.test')
    const [bucket, key = ''] = url.pathname.slice(1).split('/')
    if (bucket !== 'resumes') return { status: 404 }
    if (request.method === 'GET' && key === '') return list(url.searchParams.get('continuation-token'))
    if (request.method === 'PUT') return put(key, plainBody(request, await buffer(request)))
    if (request.method === 'DELETE') return remove(key)
    return get(key)
  }

  function put(key: string, bytes: Buffer): Answer {
    objects.set(key, { bytes, at: new Date() })
    return { status: 200, headers: { etag: '"1"' } }
  }

  function remove(key: string): Answer {
    objects.delete(key)
    return { status: 204 }
  }

  function get(key: string): Answer {
    const found = objects.get(key)
    if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>' }
    const headers = { 'content-length': String(found.bytes.length), 'last-modified': found.at.toUTCString() }
    return { status: 200, headers, body: found.bytes }
  }

  function list(token: string | null): Answer {
    const keys = [...objects.keys()].sort().filter((key) => token === null || key > token)
    const [first, second] = keys
    const page = [first, second].filter((key) => key !== undefined)
    const next = keys.length > 2 ? `<NextContinuationToken>${second}</NextContinuationToken>` : ''
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    const body = `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${next}${contents}</ListBucketResult>`
    return { status: 200, headers: { 'content-type': 'application/xml' }, body }
  }

  const endpoint = `http://127.0.0.1:${port}`
  return {
    settings: { bucket: 'resumes', region: 'us-east-1', endpoint, accessKeyId: 'key', secretAccessKey: 'secret' },
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

type Answer = { status: number; headers?: Record<string, string>; body?: string | Buffer }

/** The SDK sends streams in signed chunks: each has its length in hexadecimal, a line end, the bytes, a line end. */
function plainBody({ headers }: IncomingMessage, body: Buffer): Buffer {
  if (!String(headers['content-encoding']).includes('aws-chunked')) return body
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (!(size > 0)) return Buffer.concat(parts)
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}
