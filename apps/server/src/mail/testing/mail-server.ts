import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A real mail server on a port of its own, and what it took. */
export async function openMailServer(over: SMTPServerOptions = {}) {
  const taken: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => void text(stream).then((raw) => done(null, void taken.push(raw))),
    ...over,
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const close = () => new Promise<void>((closed) => server.close(closed))
  return { taken, url: `smtp://127.0.0.1:${port}`, close }
}

/** The words of a mail as its reader sees them: long lines travel as quoted-printable (RFC 2045, 6.7). */
export const readMail = (raw = ''): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
