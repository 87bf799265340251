import { listOutbox } from '@fledge/contract/site/outbox'
import { getSite } from '@fledge/contract/site/site'
import { expect, test } from 'vitest'
import { insertMails } from '../../mail/insert-mails.ts'
import { stage } from '../../testing/stage.ts'

const secret = 'printed-when-the-server-started'
const { anyone, deps } = await stage({ outboxSecret: secret })
const withoutOutbox = await stage({ outboxSecret: null })

const ask = (headers: Record<string, string>) => anyone({ url: listOutbox.path, headers, remoteAddress: '127.0.0.1' })

test('shows the mails with their links for the secret, newest first', async () => {
  const mail = { recipient: 'asha@example.test', link: '/reset-password?token=x' }
  await insertMails(deps, [{ ...mail, sender: null, event: 'a', content: { kind: 'verify_email', params: {} } }])
  await insertMails(deps, [{ ...mail, sender: null, event: 'b', content: { kind: 'reset_password', params: {} } }])
  const reply = await ask({ 'x-outbox-secret': secret })
  expect(reply.json().data.map(({ subject }: { subject: string }) => subject)).toEqual([
    'Set a new password for Fledge',
    'Confirm your address for Fledge',
  ])
  expect(reply.json().data[0]).toMatchObject({
    to: 'asha@example.test',
    text: expect.stringContaining('Open this link within'),
    link: mail.link,
  })
})

test.each([
  ['without a secret from this machine', { host: 'localhost:3000' }],
  ['through a proxy on this machine that adds no header', { host: 'fledge.example' }],
  ['with an empty secret', { 'x-outbox-secret': '' }],
  ['with a wrong secret', { 'x-outbox-secret': `${secret}x` }],
  ['with the beginning of the secret', { 'x-outbox-secret': secret.slice(0, -1) }],
])('%s the outbox responds with 404', async (_name, headers) => {
  const reply = await ask(headers)
  expect(reply.statusCode).toBe(404)
  expect(reply.json().message).toBe('This address does not exist.')
})

test('a server without an outbox responds with 404 and reports that it has none', async () => {
  for (const given of ['', 'null', secret]) {
    const reply = await withoutOutbox.anyone({ url: listOutbox.path, headers: { 'x-outbox-secret': given } })
    expect(reply.statusCode).toBe(404)
  }
  expect((await withoutOutbox.anyone({ url: getSite.path })).json().data.outbox).toBe(false)
  expect((await anyone({ url: getSite.path })).json().data.outbox).toBe(true)
})
