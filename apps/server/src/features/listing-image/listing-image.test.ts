import { loadImage } from '@napi-rs/canvas'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships } from '../../db/schema/internships.ts'
import { unusedId } from '../../http/contract/ids.ts'
import { stage } from '../../testing/stage.ts'
import { drawableText } from './image-fonts.ts'
import { wrapText } from './wrap-text.ts'

const { anyone, db, company, internship, closeEach } = await stage()

const request = (id: string) => anyone({ url: `/internships/${id}/image.png?v=1` })

test('draws an open internship as a PNG of 1200 × 630 that caches keep for a day', async () => {
  const { id } = await internship({ title: 'Kite Intern' })
  const reply = await request(id)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('image/png')
  expect(reply.headers['cache-control']).toBe('public, max-age=86400')
  expect(reply.headers['cross-origin-resource-policy']).toBe('cross-origin')
  const { width, height } = await loadImage(reply.rawPayload)
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
})

test('draws different texts differently, and any text', async () => {
  const kite = await company()
  const titles = [
    'Intern A',
    'Intern B',
    'फ्रंटएंड डेवलपर',
    'டெவலப்பர்',
    `<script>alert(1)</script> ]]> ${'long '.repeat(100)}`,
    `\u0001\u202E${'W'.repeat(500)}`,
  ]
  const images = new Set<string>()
  for (const title of titles) {
    const reply = await request((await internship({ company: kite, title, location: title })).id)
    expect(reply.statusCode, title).toBe(200)
    images.add(reply.rawPayload.toString('base64'))
  }
  expect(images.size).toBe(titles.length)
})

test('draws an image once for a version of its listing, and rejects more than fit into the queue with 503', async () => {
  const kite = await company()
  const ids = await Promise.all(
    Array.from({ length: 45 }, async (_, n) => (await internship({ company: kite, title: `Weaver ${n}` })).id),
  )
  const [replies, listed] = await Promise.all([
    Promise.all(ids.map(request)),
    anyone({ url: '/api/internship?limit=1' }),
  ])
  const rejected = replies.filter(({ statusCode }) => statusCode !== 200)
  expect(replies.length - rejected.length).toBeGreaterThanOrEqual(20)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { statusCode, headers } of rejected) {
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ 'retry-after': expect.any(String), 'cache-control': 'no-store' })
  }
  expect(listed.statusCode, 'an API request at the same time').toBe(200)

  const [first, again] = [await request(ids[0]!), await anyone({ url: `/internships/${ids[0]}/image.png?x=1` })]
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  await db.update(internships).set({ title: 'Dyer', version: 2 }).where(eq(internships.id, ids[0]!))
  expect((await request(ids[0]!)).rawPayload.equals(first.rawPayload)).toBe(false)
})

test('answers 404 for internships that are not open and for those that never were', async () => {
  const kite = await company()
  const listings = await Promise.all(Array.from({ length: 4 }, () => internship({ company: kite })))
  await closeEach(kite, listings)
  for (const id of [...listings.map(({ id }) => id), unusedId, 'abc']) {
    const reply = await request(id)
    expect(reply.statusCode, id).toBe(404)
    expect(reply.headers['cache-control'], id).toBe('no-store')
  }
})

test.each([
  ['Café “Žluťoučký” · ₹15,000 – Привет', 'Café “Žluťoučký” · ₹15,000 – Привет'],
  ['Kite 🪁\u0000 Labs\n', 'Kite Labs'],
  ['काइट Labs · फ्रंटएंड डेवलपर', 'काइट Labs · फ्रंटएंड डेवलपर'],
  ['கைட் Labs', null],
  ['日本', null],
  ['🪁', null],
  ['', null],
  [`Data${'\u0301'.repeat(200)} intern`, `Dat\u00e1${'\u0301'.repeat(3)} intern`],
])('draws of %j what the fonts have', (text, drawable) => {
  expect(drawableText(text)).toBe(drawable)
})

test.each([
  ['short', ['short']],
  ['one two six', ['one two', 'six']],
  ['one two six ten two one', ['one two', 'six te…']],
  ['abcdefghijkl', ['abcdefg', 'hijkl']],
  ['abcdefghijklmnopq', ['abcdefg', 'hijklm…']],
])('wraps %j', (text, lines) => {
  expect(wrapText(text, { width: 7, lines: 2, measure: (part) => part.length })).toEqual(lines)
})
