import { listOutbox } from '@fledge/contract/outbox'
import { getSite } from '@fledge/contract/site'
import { expect, test } from 'vitest'
import { insertMails } from '../../mail/queue.ts'
import { stage } from '../../testing/stage.ts'
import { mayReadOutbox } from './may-read.ts'

const { anyone, db } = await stage({ outbox: 'here' })
const elsewhere = await stage({ outbox: 'nowhere' })
const everywhere = await stage({ outbox: 'everywhere' }, { trustedProxies: 1 })

const here = { host: 'localhost:3000' }
const ask = (headers: Record<string, string> = here, remoteAddress = '127.0.0.1') =>
  anyone({ url: listOutbox.path, headers, remoteAddress })

test('whoever sits at the machine reads the mails, the newest first, with their links', async () => {
  const mail = { recipient: 'asha@example.test', text: 'Open this.', link: '/reset-password?token=x' }
  await insertMails(db, [{ ...mail, event: 'a', subject: 'First' }])
  await insertMails(db, [{ ...mail, event: 'b', subject: 'Second' }])
  const reply = await ask()
  expect(reply.json().data.map(({ subject }: { subject: string }) => subject)).toEqual(['Second', 'First'])
  expect(reply.json().data[0]).toMatchObject({ to: 'asha@example.test', text: 'Open this.', link: mail.link })
  expect((await anyone({ url: getSite.path, headers: here })).json().data.outbox).toBe(true)
})

test.each([
  ['from another machine', here, '192.168.1.20'],
  ['through a proxy', { ...here, 'x-forwarded-for': '203.0.113.1' }, '127.0.0.1'],
  ['through a proxy that says nothing of itself but Via', { ...here, via: '1.1 proxy' }, '127.0.0.1'],
  ['by another name of this machine', { host: 'evil.example:3000' }, '127.0.0.1'],
])('%s there is no outbox, and no hint of one', async (_name, headers, address) => {
  const reply = await ask(headers, address)
  expect([reply.statusCode, reply.json().message]).toEqual([404, 'No such address.'])
  const site = await anyone({ url: getSite.path, headers, remoteAddress: address })
  expect(site.json().data.outbox).toBe(false)
})

test('where mails are sent, nobody reads them here; where it is allowed, everybody does', async () => {
  expect((await elsewhere.anyone({ url: listOutbox.path, headers: here })).statusCode).toBe(404)
  const far = { url: listOutbox.path, headers: { 'x-forwarded-for': '203.0.113.1' }, remoteAddress: '10.0.0.1' }
  expect((await everywhere.anyone(far)).statusCode).toBe(200)
})

test.each(['127.0.0.1', '127.5.5.5', '::1', '::ffff:127.0.0.1'])('%s is this machine', (peer) => {
  expect(mayReadOutbox('here', { peer, headers: { host: '127.0.0.1:3000' } })).toBe(true)
})

test.each([undefined, '', '10.0.0.1', '::ffff:10.0.0.1', '1127.0.0.1', 'fe80::1'])('%s is not', (peer) => {
  expect(mayReadOutbox('here', { peer, headers: { host: '[::1]:3000' } })).toBe(false)
})
