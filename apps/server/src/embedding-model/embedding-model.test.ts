import { expect, test } from 'vitest'
import { type Behaviour, embeds, modelServer } from '../models/testing/model-server.ts'
import { openEmbeddingModel } from './embedding-model.ts'

const key = 'sk-secret-key'
const model = await modelServer()
const elsewhere = await modelServer()
const texts = ['Docker', 'Ran services in containers', 'Sang in a choir']
const good = embeds((_text, index) => [3, 4 * index, 0])
const limits = { milliseconds: 20_000, bytes: 64 * 1024, atOnce: 2 }
/** A short limit for answers that never come. */
const short = { ...limits, milliseconds: 500 }

function open({ apiKey = key as string | null, within = limits } = {}) {
  model.asked.length = 0
  return openEmbeddingModel({ baseUrl: model.baseUrl, model: 'm', apiKey }, within)
}

async function failureOf(behaviour: Behaviour, { asked = texts, within = limits } = {}) {
  model.settings.behaviour = behaviour
  const embedding = open({ within })
  return embedding.vectorsOf(asked).then(
    () => null,
    ({ name, message, cause, isTransient }) => ({ name, message, cause, isTransient }),
  )
}

test('normalizes vectors to length 1, and sends only the texts and the key', async () => {
  model.settings.behaviour = good
  expect(await open().vectorsOf(texts)).toEqual(
    [[1, 0, 0], [0.6, 0.8, 0], [3, 8, 0].map((x) => x / Math.hypot(3, 8))].map((v) => Float32Array.from(v)),
  )
  const [{ headers, body }] = model.asked as [(typeof model.asked)[number]]
  expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'user-agent': 'Fledge' })
  expect(body).toEqual({ model: 'm', input: texts, encoding_format: 'float' })
  await open({ apiKey: null }).vectorsOf(texts)
  expect(model.asked[0]?.headers.authorization).toBeUndefined()
})

test('sends many texts in batches and keeps their order', async () => {
  model.settings.behaviour = embeds((text) => [1, Number(text)])
  const many = Array.from({ length: 70 }, (_, index) => String(index))
  const vectors = await open().vectorsOf(many)
  expect(model.asked.map(({ body }) => body.input.length)).toEqual([32, 32, 6])
  expect(vectors.map(([x, y]) => Math.round(y! / x!))).toEqual(many.map(Number))
})

const answers =
  (data: unknown): Behaviour =>
  (response) =>
    void response
      .setHeader('content-type', 'application/json')
      .end(typeof data === 'string' ? data : JSON.stringify({ data }))
const vectors = (...rows: unknown[]) => rows.map((embedding) => ({ embedding }))

test.each<[string, Behaviour]>([
  ['too few vectors', answers(vectors([1], [1]))],
  ['too many vectors', answers(vectors([1], [1], [1], [1]))],
  ['several dimensions', answers(vectors([1, 2], [1, 2], [1]))],
  ['9,000 dimensions', embeds(() => new Array(9000).fill(1))],
  ['no dimension', embeds(() => [])],
  ['zeros', embeds((_text, index) => [index, 0])],
  ['words', embeds(() => ['1', '2'])],
  ['null', embeds(() => [null, 1])],
  ['NaN', answers('{"data": [{"embedding": [NaN]}, {"embedding": [1]}, {"embedding": [1]}]}')],
  ['numbers without end', answers('{"data": [{"embedding": [1e999]}, {"embedding": [1]}, {"embedding": [1]}]}')],
  ['numbers whose squares are without end', embeds(() => [1e200, 1])],
  ['another order', answers([2, 1, 0].map((index) => ({ index, embedding: [1, index] })))],
  ['another schema', answers({ score: 100 })],
  ['half an answer', answers('{"data": [')],
  ['a page', (response) => void response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>')],
  [
    'a refusal that repeats the question',
    (response, { body }) => void response.writeHead(400).end(JSON.stringify(body)),
  ],
  ['another server', (response) => void response.writeHead(307, { location: `${elsewhere.baseUrl}/embeddings` }).end()],
])('rejects an answer of %s without quoting it', async (_what, behaviour) => {
  const failure = await failureOf(behaviour)
  expect(failure).toMatchObject({ name: 'ModelFailed', isTransient: false, cause: undefined })
  expect(failure?.message).toMatch(/^The embedding model (gave|answered with)/)
  expect(JSON.stringify(failure)).not.toMatch(/Docker|choir|secret|Sign in/)
  expect(elsewhere.asked).toEqual([])
})

test('reads no more than the limit of an answer of 100 MB', async () => {
  let isCutOff = false
  const failure = await failureOf((response) => {
    response.on('close', () => {
      isCutOff = !response.writableFinished
    })
    const part = Buffer.alloc(1_000_000, ' ')
    for (let sent = 0; sent < 100; sent += 1) response.write(part)
    response.end()
  })
  expect(failure?.message).toBe('The embedding model answered with more than 65536 bytes.')
  await expect.poll(() => isCutOff).toBe(true)
})

test.each<[string, Behaviour, string]>([
  ['never answers', () => undefined, 'did not answer in time'],
  ['stops in the middle', (response) => void response.write('{'), 'did not answer in time'],
  ['hangs up', (response) => void response.destroy(), 'could not be reached'],
  ['answers 500', (response) => void response.writeHead(500).end('Docker'), 'answered with status 500'],
  ['is asked too often', (response) => void response.writeHead(429).end(), 'answered with status 429'],
])('a model that %s can be asked again later', async (_what, behaviour, why) => {
  const failure = await failureOf(behaviour, { within: why.endsWith('in time') ? short : limits })
  expect(failure).toMatchObject({ message: `The embedding model ${why}.`, isTransient: true })
})

test('the time limit covers all batches together', async () => {
  const slow: Behaviour = (response, asked) => void setTimeout(() => good(response, asked), 200)
  const many = Array.from({ length: 320 }, () => 'x')
  expect(await failureOf(slow, { asked: many, within: short })).toMatchObject({
    message: 'The embedding model did not answer in time.',
  })
  expect(model.asked.length).toBeLessThan(10)
})

test('limits concurrent questions, and frees the place of failed ones', async () => {
  model.settings.behaviour = () => undefined
  const embedding = open({ within: { ...limits, milliseconds: 3000 } })
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => embedding.vectorsOf(texts)))
  expect(outcomes.map((one) => one.status === 'rejected' && one.reason.message)).toEqual([
    'The embedding model did not answer in time.',
    'The embedding model did not answer in time.',
    'The embedding model is asked by others.',
  ])
  model.settings.behaviour = good
  expect(await embedding.vectorsOf(texts)).toHaveLength(3)
})
