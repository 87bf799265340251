import { expect, test } from 'vitest'
import { type Behaviour, modelServer, says } from '../testing/model-server.ts'
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

/** Asks once and returns the outcome and everything that was reported. */
async function ask(
  behaviour: Behaviour,
  { apiKey = key as string | null, baseUrl = model.baseUrl, milliseconds = 20_000 } = {},
) {
  model.settings.behaviour = behaviour
  const reported: Error[] = []
  const reader = openSecondReader({ baseUrl, model: 'm', apiKey }, (error) => reported.push(error), {
    milliseconds,
    bytes: 64 * 1024,
  })
  const [outcome] = await Promise.allSettled([reader.propose(question)])
  const failed = outcome.status === 'rejected' ? [outcome.reason] : []
  return {
    outcome,
    reports: [...reported, ...failed].map((error: Error) => ({ message: error.message, cause: error.cause })),
  }
}

test('returns a good answer unchanged, and sends the resume as data', async () => {
  expect(await ask(says(useful))).toEqual({ outcome: { status: 'fulfilled', value: useful }, reports: [] })
  const { headers, body } = model.asked.at(-1)!
  expect(headers).toMatchObject({ authorization: `Bearer ${key}`, 'user-agent': 'Fledge' })
  expect(body).toMatchObject({ model: 'm', response_format: { type: 'json_schema', json_schema: { strict: true } } })
  const [system, user] = body.messages
  expect(JSON.stringify(system)).not.toContain('services')
  expect(JSON.parse(String(user?.content))).toEqual(question)
})

test('sends no authorization header without a key', async () => {
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
])('an answer of %s proposes nothing and is reported once without its content', async (_what, behaviour) => {
  const { outcome, reports } = await ask(behaviour)
  expect(outcome).toEqual({ status: 'fulfilled', value: nothing })
  expect(reports).toEqual([{ message: expect.stringMatching(/^The second reader /), cause: undefined }])
  expect(JSON.stringify(reports)).not.toMatch(/services|secret|Sign in|Asha/)
  expect(elsewhere.asked).toEqual([])
})

test('reads no more than the limit of an answer of 10 MB', async () => {
  let isCutOff = false
  const { outcome, reports } = await ask((response) => {
    response.on('close', () => {
      isCutOff = !response.writableFinished
    })
    response.write(' '.repeat(10_000_000))
    says(useful)(response, model.asked.at(-1)!)
  })
  expect(outcome).toEqual({ status: 'fulfilled', value: nothing })
  expect(reports[0]?.message).toBe('The second reader answered with more than 65536 bytes.')
  await expect.poll(() => isCutOff).toBe(true)
})

test.each<[string, Behaviour, string]>([
  ['never answers', () => undefined, 'did not answer in time'],
  ['stops in the middle', (response) => void response.write('{'), 'did not answer in time'],
  ['hangs up', (response) => void response.destroy(), 'could not be reached'],
  ['answers 500', (response) => void response.writeHead(500).end('services'), 'answered with status 500'],
  ['is asked too often', (response) => void response.writeHead(429).end(), 'answered with status 429'],
])('a model that %s can be asked again later', async (_what, behaviour, why) => {
  const began = performance.now()
  // These answers never come, so the limit can be short.
  const { outcome, reports } = await ask(behaviour, why.endsWith('in time') ? { milliseconds: 500 } : {})
  expect(outcome).toMatchObject({ status: 'rejected', reason: { isTransient: true } })
  expect(reports).toEqual([{ message: `The second reader ${why}.`, cause: undefined }])
  expect(performance.now() - began).toBeLessThan(10_000)
})

test('an unreachable model can be asked again later', async () => {
  const { reports } = await ask(says(useful), { baseUrl: 'http://127.0.0.1:9/v1' })
  expect(reports[0]?.message).toBe('The second reader could not be reached.')
})
