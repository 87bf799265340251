import { connect, type Socket } from 'node:net'

/** The head of an upload of so many bytes, and how its form begins. */
export function head(token: string, length: number): string {
  const lines = [
    'POST /api/resume/upload HTTP/1.1',
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${length}`,
  ]
  return `${lines.join('\r\n')}\r\n\r\n${part}`
}

const part = '--b\r\nContent-Disposition: form-data; name="resume"; filename="x.pdf"\r\n\r\n%PDF-1.7\n'
const end = '\r\n--b--\r\n'

/** The head of an upload that brings so many bytes after it, and these bytes. */
export function wholeUpload(token: string, size: number): { head: string; rest: Buffer } {
  const rest = Buffer.concat([Buffer.alloc(size, ' '), Buffer.from(end)])
  return { head: head(token, part.length + rest.length), rest }
}

export type Line = { line: Socket; heard: () => string; status: () => string }

/** A bare connection that has said these words; what it heard, and the status of that, 'none' until there is one. */
export function open(address: string, words: string): Line {
  const { hostname, port } = new URL(address)
  let heard = ''
  const line = connect(Number(port), hostname)
  line.on('data', (data) => {
    heard += data
  })
  line.on('error', () => undefined)
  line.write(words)
  return { line, heard: () => heard, status: () => /^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? 'none' }
}
