import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack } from './findings.ts'
import { head, open } from './raw-upload.ts'

const chunk = Buffer.alloc(65_536)

/** Uploads without end, without progress, and by hundreds. */
export const streams: Attack = {
  env: {},
  async run(server, { call, student }) {
    const { token } = await student('asha@rao.test')
    const before = server.memory().server
    const endless = await pour(server.address, token, 1024 ** 3)
    const grown = server.memory().server - before

    const slow = Array.from({ length: 200 }, () => open(server.address, head(token, 1024 ** 2)))
    await sleep(1000)
    const meanwhile = await call('GET', '/internship?limit=20')
    const opened = slow.filter(({ line }) => !line.destroyed).length
    for (const { line } of slow) line.destroy()
    const after = await call('GET', '/internship?limit=20')
    return [
      {
        row: 'S20',
        claim: '1 GB is refused with 400 after at most 60 MB',
        figure: `${endless.status}, ${Math.round(endless.sent / 1024 ** 2)} MB`,
        holds: endless.status === '400' && endless.sent < 60 * 1024 ** 2,
      },
      { row: 'S20', claim: 'memory grows by less than 100 MB', figure: `${Math.round(grown)} MB`, holds: grown < 100 },
      {
        row: 'S20',
        claim: '200 uploads that stand still do not hold up others',
        figure: `${Math.round(meanwhile.ms)} ms with ${opened} open`,
        holds: meanwhile.status === 200 && meanwhile.ms < 1000,
      },
      { row: 'S20', claim: 'and nothing is left of them', figure: String(after.status), holds: after.status === 200 },
    ]
  },
}

async function pour(address: string, token: string, length: number) {
  const { line, status } = open(address, head(token, length))
  let sent = 0
  while (!line.destroyed && sent < length) {
    await new Promise<unknown>((resolve) => line.write(chunk, resolve))
    sent += chunk.length
  }
  return { sent, status: status() }
}
