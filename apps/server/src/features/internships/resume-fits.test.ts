import type { Internship } from '@fledge/contract/internships'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'
import { createLiveMarket } from '../analysis/live-market.ts'

const scene = await resumeStage()
const { app, deps, tokenOf, student, company, internship, resumeOf, work } = scene

const kite = await company()
const asked = [['SQL', 'Python'], ['Welding', 'Masonry'], ['React', 'TypeScript'], ['Photoshop']]
const made = await Promise.all(
  asked.map((requirements, n) => internship({ company: kite, title: `Work ${n}`, requirements, description: 'Work.' })),
)

type Server = typeof app
type Person = { id: string }
const send = async (server: Server, who: Person, request: InjectOptions) =>
  server.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${await tokenOf(who)}` } })
const servers: Server[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))
async function anotherServer(): Promise<Server> {
  const server = await buildApp({ ...deps, market: createLiveMarket() })
  servers.push(server)
  return server
}
const other = await anotherServer()

const fitsSeen = async (server: Server, who: Person) => {
  const reply = await send(server, who, { url: '/api/internship?limit=100' })
  return (reply.json().data as Internship[]).map(({ id, match }) => [id, match] as const)
}
/** What a server says that remembers nothing. */
const truth = async (who: Person) => fitsSeen(await anotherServer(), who)
const welder = ['Mina Shah', 'Skills', 'Welding, Masonry', 'Experience', 'Site intern, Kite Works, 2025 - 2026']
const replace = async (server: Server, who: Person, lines: readonly string[]) => {
  const request = { ...(await uploadOf(await pdfOf(lines))), url: '/api/resume/upload?replace=true' }
  const reply = await send(server, who, request)
  await work()
  return reply.json().data.id as string
}

test('every student sees their own scores', async () => {
  const [asha, mina, ravi] = [await student(), await student(), await student()]
  await resumeOf(asha)
  await resumeOf(mina, welder)
  const [of, ofMina] = [await fitsSeen(app, asha), await fitsSeen(app, mina)]
  expect(of).not.toEqual(ofMina)
  expect(await Promise.all([asha, mina, asha].map((who) => fitsSeen(app, who)))).toEqual([of, ofMina, of])
  expect((await fitsSeen(app, ravi)).map(([, match]) => match?.reason)).toEqual(made.map(() => 'no_resume'))
})

test.each([
  ['the same process', app],
  ['another process', other],
])('a change of the resume by %s changes the scores of the next page', async (_name, doer) => {
  const asha = await student()
  const id = await resumeOf(asha)
  const before = await fitsSeen(app, asha)

  const removed = { skills: { added: ['Welding'], removed: ['SQL'] } }
  const correction = { method: 'PUT', url: `/api/resume/${id}/corrections`, payload: removed } as const
  expect((await send(doer, asha, correction)).statusCode).toBe(200)
  const corrected = await fitsSeen(app, asha)
  expect(corrected).not.toEqual(before)
  expect(corrected).toEqual(await truth(asha))

  const second = await replace(doer, asha, welder)
  const replaced = await fitsSeen(app, asha)
  expect(replaced).not.toEqual(corrected)
  expect(replaced).toEqual(await truth(asha))

  expect((await send(doer, asha, { method: 'DELETE', url: `/api/resume/${second}` })).statusCode).toBe(200)
  expect((await fitsSeen(app, asha)).map(([, match]) => match?.reason)).toEqual(made.map(() => 'no_resume'))
})

test('an edited listing and changed weights change the scores', async () => {
  const asha = await student()
  await resumeOf(asha)
  await fitsSeen(app, asha)
  const [{ id }] = made as [Internship]
  const edit = { requirements: 'Welding', title: 'Site work', description: 'Build.', location: 'Pune' }
  const body = { ...edit, type: 'Hybrid', duration: '3 months', stipend: 1000 }
  await send(other, kite, { method: 'PUT', url: `/api/internship/${id}`, payload: body })
  expect(await fitsSeen(app, asha)).toEqual(await truth(asha))
  for (let n = 0; n < 30; n++) {
    await internship({ company: kite, title: `More ${n}`, requirements: ['SQL', 'Python'], description: 'Work.' })
    if (n % 5 === 0) expect(await fitsSeen(app, asha)).toEqual(await truth(asha))
  }
})
