import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

/** An account, used through the API without a window. */
export type Person = { token: string; user: { id: string; email: string }; origin: string }

const folder = join(import.meta.dirname, '..', 'resumes')
/** One invented student's resume in three formats. */
export const resumeFile = (kind: ResumeKind) => join(folder, `ananya-kulkarni.${kind}`)

export type ResumeKind = keyof typeof mimeTypes
const mimeTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}

export const password = 'a long enough password'

/** Signs in, or registers an account. The details include its address. */
export async function enter(request: APIRequestContext, how: 'login' | 'register', details: object): Promise<Person> {
  const answer = await request.post(`/api/auth/${how}`, { data: { password, ...details } })
  expect(answer.ok(), await answer.text()).toBe(true)
  return { ...(await answer.json()), origin: new URL(answer.url()).origin }
}

export const signedBy = ({ token }: Pick<Person, 'token'>) => ({ headers: { authorization: `Bearer ${token}` } })

/**
 * Calls the API as this account. Fails on a refusal.
 *
 * @returns the `data` of the answer
 */
export async function callAs(
  request: APIRequestContext,
  who: Person,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  content: object = {},
) {
  const answer = await request[method](`/api${path}`, { ...signedBy(who), ...content })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()).data
}

/** Uploads a resume of this student, waits until it is read, and returns its id. */
export async function upload(
  request: APIRequestContext,
  student: Person,
  kind: ResumeKind,
  name = 'ananya-kulkarni',
): Promise<string> {
  const file = { name: `${name}.${kind}`, mimeType: mimeTypes[kind], buffer: readFileSync(resumeFile(kind)) }
  const { id } = await callAs(request, student, 'post', '/resume/upload', { multipart: { resume: file } })
  // On a busy machine the server answers before it has read the file: 'Please try again in a moment.'
  await expect(() => callAs(request, student, 'get', `/resume/${id}/reading`)).toPass({ timeout: 60_000 })
  return id
}

/** Times to propose, each of an hour, this many hours from now. */
export const slotsIn = (...hours: number[]) => {
  const at = (hour: number) => new Date(Date.now() + hour * 3_600_000).toISOString()
  return hours.map((hour) => ({ startsAt: at(hour), endsAt: at(hour + 1) }))
}
