import { readFileSync } from 'node:fs'
import { type APIRequestContext, expect } from '@playwright/test'
import { resumeFile } from './people.ts'

/** An account that is used through the API, without a window of its own. */
export type Person = { token: string; user: { id: string; email: string } }

export const signedBy = ({ token }: Person) => ({ headers: { authorization: `Bearer ${token}` } })

/** Registers an account with these details, which include its address. */
export async function register(request: APIRequestContext, details: object): Promise<Person> {
  const reply = await request.post('/api/auth/register', { data: { password: 'a long enough password', ...details } })
  expect(reply.status(), await reply.text()).toBe(201)
  return reply.json()
}

/** Sends a change and returns the `data` of the answer. Fails on a refusal. */
export async function send(
  request: APIRequestContext,
  who: Person,
  method: 'post' | 'put',
  path: string,
  data: object = {},
) {
  const reply = await request[method](`/api${path}`, { ...signedBy(who), data })
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
  return (await reply.json()).data
}

/** Uploads a resume under this name, waits until it is read, and returns its id. */
export async function upload(request: APIRequestContext, student: Person, name: string): Promise<string> {
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: readFileSync(resumeFile('pdf')) }
  const reply = await request.post('/api/resume/upload', { ...signedBy(student), multipart: { resume: file } })
  expect(reply.status(), await reply.text()).toBe(201)
  const { id } = (await reply.json()).data
  const statusNow = async () =>
    (await (await request.get(`/api/resume/user/${student.user.id}`, signedBy(student))).json()).data[0].status
  await expect.poll(statusNow, { timeout: 30_000 }).not.toBe('reading')
  return id
}

/** Runs in the page: stores the session as signing in does. */
export const storeSession = ({ token, user }: Person) => {
  localStorage.setItem('token', token)
  localStorage.setItem('user', JSON.stringify(user))
}

/** Times to propose, each of an hour, this many hours from now. */
export const slotsIn = (...hours: number[]) => {
  const at = (hour: number) => new Date(Date.now() + hour * 3_600_000).toISOString()
  return hours.map((hour) => ({ startsAt: at(hour), endsAt: at(hour + 1) }))
}
