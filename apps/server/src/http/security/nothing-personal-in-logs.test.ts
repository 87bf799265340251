import { allEndpoints } from '@fledge/contract/http/all-endpoints'
import type { Endpoint } from '@fledge/contract/http/endpoint'
import { expect, test } from 'vitest'
import { ashasResume, resumeStage } from '../../testing/resume-files.ts'
import { loggerSettings } from './request-log.ts'

const lines: string[] = []
const logger = { ...loggerSettings('debug'), stream: { write: (line: string) => void lines.push(line) } }
const { as, anyone, student, company, internship, resumeOf, tokenOf, work } = await resumeStage(
  {},
  { logger, logsSecurity: true },
)

const asha = await student({ email: 'asha@secret.test', firstName: 'Secretasha' })
const kite = await company({ email: 'hr@secret.test' })
const resumeId = await resumeOf(asha)
const { id: internshipId } = await internship({ company: kite })

/** Input for every text field of a body. */
const written = 'secret words'
const body = {
  email: 'binita@secret.test',
  password: 'secret-password',
  currentPassword: 'secret-password',
  newPassword: 'secret-password',
  token: 'secret-token',
  name: written,
  message: written,
  text: written,
  title: written,
  description: written,
  note: written,
  firstName: written,
  requirements: [written],
  resumeId,
}
const callers = [anyone, as(asha), as(kite)]

async function ask(endpoint: Endpoint, params: string) {
  const { method, path } = endpoint
  const url = `${path.replace(/:\w+/g, params)}?q=secret-query&token=secret-token`
  for (const call of callers) {
    await call({ method, url })
    if (method !== 'GET') await call({ method, url, payload: body })
    if (method !== 'GET')
      await call({ method, url, payload: '{"secret', headers: { 'content-type': 'application/json' } })
  }
}

// Last, because they end a session or an account.
const isLast = ({ path }: Endpoint) => /logout|account|session/.test(path)
const inOrder = allEndpoints.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))

test('at the debug level no endpoint logs input, personal data or secrets', {
  timeout: 120_000,
}, async () => {
  const secrets = [await tokenOf(asha), await tokenOf(kite), 'secret', ...ashasResume.filter((line) => line.length > 5)]
  await as(asha)({ method: 'POST', url: `/api/apply/${internshipId}`, payload: { resumeId } })
  for (const endpoint of inOrder) {
    await ask(endpoint, 'x@secret.test')
    if (endpoint.path.includes(':')) await ask(endpoint, endpoint.path.includes('resume') ? resumeId : internshipId)
  }
  await work()

  expect(lines.length).toBeGreaterThan(allEndpoints.length * callers.length)
  const log = lines.join('')
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret.toLowerCase())
})
