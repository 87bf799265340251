import { avatarMaxBytes } from '@fledge/contract/constants'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { resumeFiles } from '../../db/schema/resumes.ts'
import { resumeStage } from '../../testing/resume-files.ts'
import { sweepFiles } from '../resumes/sweep-files.ts'

const { as, anyone, db, deps, clock, student, resumeOf, company, internship } = await resumeStage()
beforeEach(() => {
  clock.now = new Date()
})

/** A picture whose left half is red and whose right half is blue. */
function picture(width = 300, height = 200) {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = 'blue'
  context.fillRect(width / 2, 0, width / 2, height)
  return canvas
}
const [webp, jpeg, png] = [
  picture().toBuffer('image/webp'),
  picture().toBuffer('image/jpeg'),
  picture().toBuffer('image/png'),
]
/** A PNG that claims another size, as a decompression bomb does. */
const claiming = (width: number, height: number) => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const withMetadata = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from([0xff, 0xfe, 0, 16]),
  Buffer.from('12.97N 77.59E '),
  jpeg.subarray(2),
])
const upload = (bytes: Buffer) =>
  ({ method: 'POST', url: '/api/users/me/avatar', body: { picture: bytes.toString('base64') } }) as const
const choose = (avatar: string) => ({ method: 'PUT', url: '/api/users/me/avatar', body: { avatar } }) as const
const idIn = (url: string) => url.split('/').at(-1)!

test('stores a picture and serves it publicly with its type and an immutable cache', async () => {
  const asha = await student()
  expect((await as(asha)(choose('uploaded'))).statusCode, 'without a picture').toBe(400)
  const { data } = (await as(asha)(upload(webp))).json()
  expect(data).toMatchObject({
    avatar: 'uploaded',
    avatarUrl: expect.stringMatching(/^\/api\/avatars\/[0-9a-f-]{36}$/),
  })

  const reply = await anyone({ url: data.avatarUrl })

  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await as(asha)({ url: '/api/auth/me' })).json().user.avatarUrl).toBe(data.avatarUrl)
})

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['WebP', webp],
  ['JPEG with a place in its metadata', withMetadata],
])('stores the centre square of a %s as a new WebP', async (_name, bytes) => {
  const { data } = (await as(await student())(upload(bytes))).json()
  const { headers, rawPayload } = await anyone({ url: data.avatarUrl })
  expect(headers['content-type']).toBe('image/webp')
  expect(rawPayload.includes('12.97N')).toBe(false)
  const { width, height } = await loadImage(rawPayload)
  expect({ width, height }).toEqual({ width: 200, height: 200 })
})

test('shows the picture of a company as its logo with its listings and on its page, until it is removed', async () => {
  const kite = await company()
  const { id } = await internship({ company: kite })
  const { avatarUrl } = (await as(kite)(upload(png))).json().data
  const show = async () => [
    (await anyone({ url: `/api/internship/${id}` })).json().data.company.logoUrl,
    (await anyone({ url: `/api/companies/${kite.id}` })).json().data.logoUrl,
  ]
  expect(await show()).toEqual([avatarUrl, avatarUrl])
  expect((await anyone({ url: `/internships/${id}/image.png` })).statusCode).toBe(200)
  await as(kite)(choose('initials'))
  expect(await show()).toEqual([undefined, undefined])
})

test('a new picture gets a new address, and the old one is deleted', async () => {
  const asha = await student()
  const [first, second] = [(await as(asha)(upload(webp))).json().data, (await as(asha)(upload(jpeg))).json().data]
  expect(second.avatarUrl).not.toBe(first.avatarUrl)
  expect((await anyone({ url: first.avatarUrl })).statusCode).toBe(404)
  expect(await deps.files.keptAt(idIn(first.avatarUrl))).toBeNull()
})

test.each(['initials', 'generated'])('choosing %s removes the picture', async (avatar) => {
  const asha = await student()
  const { avatarUrl } = (await as(asha)(upload(webp))).json().data
  expect((await as(asha)(choose(avatar))).json().data).toMatchObject({ avatar, avatarUrl: null })
  expect(await deps.files.keptAt(idIn(avatarUrl))).toBeNull()
})

test.each([
  ['a page', Buffer.from('<svg onload="alert(1)"/>'), 400],
  ['the start of a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 400],
  ['half a WebP', webp.subarray(0, 40), 400],
  ['a PNG that claims billions of pixels', claiming(60_000, 60_000), 400],
  ['a PNG with another size than it claims', claiming(4000, 4000), 400],
  ['a PNG without pixels', claiming(0, 0), 400],
  ['a JPEG without a frame', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0]), 400],
  ['a JPEG whose segments never end', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(1000, 0xff)]), 400],
  ['an SVG with the first bytes of a PNG', Buffer.from('\x89PNG\r\n\x1a\n<svg/>', 'latin1'), 400],
  ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1'), 400],
  ['another RIFF', Buffer.from('RIFF....WAVEfmt '), 400],
  ['nothing', Buffer.alloc(0), 400],
  ['more than 200 kB', Buffer.concat([png, Buffer.alloc(avatarMaxBytes + 1 - png.length)]), 413],
  ['much more than 200 kB', Buffer.alloc(avatarMaxBytes + 1000), 400],
])('%s is refused and nothing changes', async (_name, bytes, status) => {
  const asha = await student()
  expect((await as(asha)(upload(bytes))).statusCode).toBe(status)
  const [row] = await db.select().from(users).where(eq(users.id, asha.id))
  expect(row).toMatchObject({ avatar: 'initials', avatarFileId: null })
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
  const { avatarUrl } = (await as(asha)(upload(webp))).json().data
  clock.now = new Date(Date.now() + 3_600_000)
  await sweepFiles(deps)
  expect(await deps.files.keptAt(idIn(avatarUrl))).not.toBeNull()
})
