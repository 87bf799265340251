import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { compressOnce, once } from './compress-once.ts'
import { serializeOnce } from './serialize.ts'

const forAll = { text: 'kites over Pune '.repeat(500) }
const app = Fastify()
app.setSerializerCompiler(serializeOnce)
await app.register(compressOnce)
const schema = { response: { 200: z.object({ text: z.string() }) } }
app.get('/for-all', { schema }, async () => forAll)
app.get('/short', { schema }, async () => ({ text: 'a kite' }))
afterAll(() => app.close())

const ask = (url: string, wish?: string) => app.inject({ url, headers: wish ? { 'accept-encoding': wish } : {} })

test('everybody is given what many are given as they asked for it', async () => {
  for (let n = 0; n < 3; n++) {
    const [br, gzip, plain] = [
      await ask('/for-all', 'gzip, deflate, br, zstd'),
      await ask('/for-all', 'gzip'),
      await ask('/for-all'),
    ]
    expect(JSON.parse(brotliDecompressSync(br.rawPayload).toString())).toEqual(forAll)
    expect(JSON.parse(gunzipSync(gzip.rawPayload).toString())).toEqual(forAll)
    expect(plain.json()).toEqual(forAll)
    for (const { headers, rawPayload } of [br, gzip, plain])
      expect([headers['content-type'], headers['content-length']]).toEqual([
        'application/json; charset=utf-8',
        String(rawPayload.length),
      ])
    const words = [br, gzip, plain].map(({ headers }) => [headers['content-encoding'], headers['vary']])
    expect(words).toEqual([
      ['br', 'accept-encoding'],
      ['gzip', 'accept-encoding'],
      [undefined, undefined],
    ])
  }
})

test('what is short is sent as it is', async () => {
  for (let n = 0; n < 3; n++) expect((await ask('/short', 'br')).json()).toEqual({ text: 'a kite' })
})

test('the very same bytes are compressed once, equal ones and texts each by themselves', () => {
  const compress = vi.fn((answer: string | Buffer) => brotliCompressSync(answer))
  const compressOfMany = once(compress)
  const bytes = Buffer.from(forAll.text)
  const all = [bytes, bytes, Buffer.from(forAll.text), forAll.text, forAll.text].map((answer) => compressOfMany(answer))
  expect(all.map((compressed) => brotliDecompressSync(compressed).toString())).toEqual(Array(5).fill(forAll.text))
  expect(compress).toHaveBeenCalledTimes(4)
})
