import { expect, test } from 'vitest'
import { type Behaviour, modelServer, says } from '../models/testing/model-server.ts'
import { openSecondReader } from './second-reader.ts'

const key = 'sk-secret-key'
const model = await modelServer()
const elsewhere = await modelServer()
const question = {
  resume: ['Wrote services in go'],
  alreadyRead: { skills: ['SQL'], experience: [], education: [] },
}
const nothing = { skills: [], experience: [], education: [] }
const useful = { ...nothing, skills: [{ name: 'Go', quote: 'services in go' }] }

/** Asks once; gives what came of it and every word that a log could hold. */
async function ask(
  behaviour: Behaviour,
  { apiKey = key as string | null, baseUrl = model.baseUrl, milliseconds = 20_000 } = {},
) {
  model.told.behaviour = behaviour
  const reported: Error[] = []
  const reader = openSecondReader({ baseUrl, model: 'm', apiKey }, (error) => reported.push(error), {
    milliseconds,
    bytes: 64 * 1024,
  })
  const [said] = await Promise.allSettled([reader.propose(question)])
  const failed = said.status === 'rejected' ? [said.reason] : []
  return {
    said,
    told: [...reported, ...failed].map((error: Error) => ({ message: error.message, cause: error.cause })),
  }
}

test('a good answer is given as it is, and the question holds the resume as data', async () => {
  expect(await ask(says(useful))).toEqual({ said: { status: 'fulfilled', value: useful }, told: [] })
  const { headers, body } = model.asked.at(-1)!
  expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'user-agent': 'Fledge' })
  expect(body).toMatchObject({ model: 'm', response_format: { type: 'json_schema', json_schema: { strict: true } } })
  const [system, user] = body.messages
  expect(JSON.stringify(system)).not.toContain('services')
  expect(JSON.parse(String(user?.content))).toEqual(question)
})

test('without a key none is sent', async () => {
  await ask(says(useful), { apiKey: null })
  expect(model.asked.at(-1)?.headers.authorization).toBeUndefined()
})

test.each<[string, Behaviour]>([
  ['words', says('I think that Asha knows Go.')],
  ['half an object', says('{"skills": [')],
  ['another schema', says({ score: 100, status: 'accepted' })],
  ['more than the schema', says({ ...useful, score: 100 })],
  ['numbers for words', says({ ...nothing, skills: [{ name: 7, quote: null }] })],
  ['a skill as long as a book', says({ ...nothing, skills: [{ name: 'Go', quote: 'x'.repeat(301) }] })],
  ['skills without end', says({ ...nothing, skills: Array.from({ length: 201 }, () => useful.skills[0]) })],
  ['nothing to read', says('')],
  ['a page', (response) => response.setHeader('content-type', 'text/html').end('<h1>Sign in</h1>')],
  ['a refusal that repeats the question', (response, { body }) => response.writeHead(400).end(JSON.stringify(body))],
  [
    'another server',
    (response) => response.writeHead(307, { location: `${elsewhere.baseUrl}/chat/completions` }).end(),
  ],
])('an answer of %s proposes nothing, and is told once without a word of it', async (_what, behaviour) => {
  const { said, told } = await ask(behaviour)
  expect(said).toEqual({ status: 'fulfilled', value: nothing })
  expect(told).toEqual([{ message: expect.stringMatching(/^The second reader /), cause: undefined }])
  expect(JSON.stringify(told)).not.toMatch(/services|secret|Sign in|Asha/)
  expect(elsewhere.asked).toEqual([])
})

test('of an answer of 10 MB no more than the limit is taken in, though it would do', async () => {
  let isCutOff = false
  const { said, told } = await ask((response) => {
    response.on('close', () => {
      isCutOff = !response.writableFinished
    })
    response.write(' '.repeat(10_000_000))
    says(useful)(response, model.asked.at(-1)!)
  })
  expect(said).toEqual({ status: 'fulfilled', value: nothing })
  expect(told[0]?.message).toBe('The second reader answered with more than 65536 bytes.')
  await expect.poll(() => isCutOff).toBe(true)
})

test.each<[string, Behaviour, string]>([
  ['never answers', () => undefined, 'did not answer in time'],
  ['stops in the middle', (response) => void response.write('{'), 'did not answer in time'],
  ['hangs up', (response) => void response.destroy(), 'could not be reached'],
  ['answers 500', (response) => void response.writeHead(500).end('services'), 'answered with status 500'],
  ['is asked too often', (response) => void response.writeHead(429).end(), 'answered with status 429'],
])('a model that %s may be asked again later', async (_what, behaviour, why) => {
  const began = performance.now()
  // Good answers may take longer on a busy machine; these never come.
  const { said, told } = await ask(behaviour, why.endsWith('in time') ? { milliseconds: 500 } : {})
  expect(said).toMatchObject({ status: 'rejected', reason: { isPassing: true } })
  expect(told).toEqual([{ message: `The second reader ${why}.`, cause: undefined }])
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('a model that is not there may be asked again later', async () => {
  const { told } = await ask(says(useful), { baseUrl: 'http://127.0.0.1:9/v1' })
  expect(told[0]?.message).toBe('The second reader could not be reached.')
})
