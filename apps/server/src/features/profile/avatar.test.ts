import { avatarMaxBytes } from '@fledge/contract/constants'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { sweepFiles } from '../resumes/sweep-files.ts'

const { as, anyone, db, deps, clock, student, resumeOf } = await resumeStage()
beforeEach(() => {
  clock.now = new Date()
})

const webp = (size = 60) =>
  Buffer.concat([Buffer.from('RIFF'), Buffer.alloc(4), Buffer.from('WEBPVP8 '), Buffer.alloc(size - 16)])
const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0])
const upload = (bytes: Buffer) =>
  ({ method: 'POST', url: '/api/users/me/avatar', body: { picture: bytes.toString('base64') } }) as const
const choose = (avatar: string) => ({ method: 'PUT', url: '/api/users/me/avatar', body: { avatar } }) as const
const idIn = (url: string) => url.split('/').at(-1)!

test('stores a picture and serves it publicly with its type and an immutable cache', async () => {
  const asha = await student()
  const { data } = (await as(asha)(upload(webp()))).json()
  expect(data).toMatchObject({
    avatar: 'uploaded',
    avatarUrl: expect.stringMatching(/^\/api\/avatars\/[0-9a-f-]{36}$/),
  })

  const reply = await anyone({ url: data.avatarUrl })

  expect([reply.statusCode, reply.rawPayload]).toEqual([200, webp()])
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await as(asha)({ url: '/api/auth/me' })).json().user.avatarUrl).toBe(data.avatarUrl)
})

test('accepts JPEG, because not every browser writes WebP', async () => {
  const { data } = (await as(await student())(upload(jpeg))).json()
  expect((await anyone({ url: data.avatarUrl })).headers['content-type']).toBe('image/jpeg')
})

test('a new picture gets a new address, and the old one is deleted', async () => {
  const asha = await student()
  const [first, second] = [(await as(asha)(upload(webp()))).json().data, (await as(asha)(upload(jpeg))).json().data]
  expect(second.avatarUrl).not.toBe(first.avatarUrl)
  expect((await anyone({ url: first.avatarUrl })).statusCode).toBe(404)
  expect(await deps.files.keptAt(idIn(first.avatarUrl))).toBeNull()
})

test.each(['initials', 'generated'])('choosing %s removes the picture', async (avatar) => {
  const asha = await student()
  const { avatarUrl } = (await as(asha)(upload(webp()))).json().data
  expect((await as(asha)(choose(avatar))).json().data).toMatchObject({ avatar, avatarUrl: null })
  expect(await deps.files.keptAt(idIn(avatarUrl))).toBeNull()
})

test.each([
  ['a page', Buffer.from('<svg onload="alert(1)"/>'), 400],
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 400],
  ['another RIFF', Buffer.from('RIFF....WAVEfmt '), 400],
  ['nothing', Buffer.alloc(0), 400],
  ['more than 200 kB', webp(avatarMaxBytes + 1), 413],
  ['much more than 200 kB', webp(avatarMaxBytes + 1000), 400],
])('%s is refused and nothing changes', async (_name, bytes, status) => {
  const asha = await student()
  expect((await as(asha)(upload(bytes))).statusCode).toBe(status)
  const [row] = await db.select().from(users).where(eq(users.id, asha.id))
  expect(row).toMatchObject({ avatar: 'initials', avatarFileId: null })
})

test('rejects “uploaded” without a picture', async () => {
  expect((await as(await student())(choose('uploaded'))).statusCode).toBe(400)
})

test('serves neither a resume nor an invalid id as a picture', async () => {
  const asha = await student()
  await resumeOf(asha)
  const [file] = await db.select().from(resumeFiles).where(eq(resumeFiles.studentId, asha.id))
  expect(await deps.files.keptAt(file!.id)).not.toBeNull()
  expect((await anyone({ url: `/api/avatars/${file!.id}` })).statusCode).toBe(404)
  expect((await anyone({ url: '/api/avatars/..%2f..%2fsecret' })).statusCode).toBe(404)
})

test('the sweep of files keeps pictures in use', async () => {
  const asha = await student()
  const { avatarUrl } = (await as(asha)(upload(webp()))).json().data
  clock.now = new Date(Date.now() + 3_600_000)
  await sweepFiles(deps)
  expect(await deps.files.keptAt(idIn(avatarUrl))).not.toBeNull()
})
