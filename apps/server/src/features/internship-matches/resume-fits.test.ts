import type { Internship } from '@fledge/contract/internships'
import type { InjectOptions } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { pdfOf, resumeStage, uploadOf } from '../../testing/resume-files.ts'
import { createLiveMarket } from '../analysis/live-market.ts'

const { app, deps, tokenOf, student, company, internship, resumeOf, work } = await resumeStage()

const kite = await company()
const skills = [['SQL', 'Python'], ['Welding', 'Masonry'], ['React', 'TypeScript'], ['Photoshop']]
const made = await Promise.all(
  skills.map((requirements, n) =>
    internship({ company: kite, title: `Work ${n}`, requirements, description: 'Work.' }),
  ),
)

type Server = typeof app
type Person = { id: string }
const send = async (server: Server, person: Person, request: InjectOptions) =>
  server.inject({ ...request, headers: { ...request.headers, authorization: `Bearer ${await tokenOf(person)}` } })
const servers: Server[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))
async function anotherServer(): Promise<Server> {
  const server = await buildApp({ ...deps, market: createLiveMarket() })
  servers.push(server)
  return server
}
const other = await anotherServer()

const listScores = async (server: Server, person: Person) => {
  const reply = await send(server, person, { url: '/api/internship?limit=100' })
  return (reply.json().data as Internship[]).map(({ id, match, proof }) => [id, match, proof] as const)
}
/** The scores that a newly started server computes. */
const scoresOfNewServer = async (person: Person) => listScores(await anotherServer(), person)
const welder = ['Mina Shah', 'Skills', 'Welding, Masonry', 'Experience', 'Site intern, Kite Works, 2025 - 2026']
const replace = async (server: Server, person: Person, lines: readonly string[]) => {
  const request = { ...(await uploadOf(await pdfOf(lines))), url: '/api/resume/upload?replace=true' }
  const reply = await send(server, person, request)
  await work()
  return reply.json().data.id as string
}

test('every student sees their own scores', async () => {
  const [asha, mina, ravi] = [await student(), await student(), await student()]
  await resumeOf(asha)
  await resumeOf(mina, welder)
  const scoresOfAsha = await listScores(app, asha)
  const scoresOfMina = await listScores(app, mina)
  expect(scoresOfAsha).not.toEqual(scoresOfMina)
  expect(await Promise.all([asha, mina, asha].map((person) => listScores(app, person)))).toEqual([
    scoresOfAsha,
    scoresOfMina,
    scoresOfAsha,
  ])
  expect((await listScores(app, ravi)).map(([, match]) => match?.reason)).toEqual(made.map(() => 'no_resume'))
})

test('each listing has the words of the resume that show its requirements best', async () => {
  const ravi = await student()
  await resumeOf(ravi, [
    'Ravi Rao',
    'Experience',
    'Data intern, Kite Works, 2025 - 2026',
    '- Cleaned 60,000 rows with SQL for the weekly report',
  ])
  const proofs = (await listScores(app, ravi)).map(([, , proof]) => proof)
  expect(proofs.filter((proof) => proof != null)).toEqual([
    { phrase: 'SQL', before: 'Cleaned 60,000 rows with ', mark: 'SQL', after: ' for the weekly report' },
  ])
})

test.each([
  ['the same process', app],
  ['another process', other],
])('a change of the resume by %s changes the scores of the next page', async (_name, server) => {
  const asha = await student()
  const id = await resumeOf(asha)
  const before = await listScores(app, asha)

  const removed = { skills: { added: ['Welding'], removed: ['SQL'] } }
  const correction = { method: 'PUT', url: `/api/resume/${id}/corrections`, payload: removed } as const
  expect((await send(server, asha, correction)).statusCode).toBe(200)
  const corrected = await listScores(app, asha)
  expect(corrected).not.toEqual(before)
  expect(corrected).toEqual(await scoresOfNewServer(asha))

  const second = await replace(server, asha, welder)
  const replaced = await listScores(app, asha)
  expect(replaced).not.toEqual(corrected)
  expect(replaced).toEqual(await scoresOfNewServer(asha))

  expect((await send(server, asha, { method: 'DELETE', url: `/api/resume/${second}` })).statusCode).toBe(200)
  expect((await listScores(app, asha)).map(([, match]) => match?.reason)).toEqual(made.map(() => 'no_resume'))
})

test('an edited listing and changed weights change the scores', async () => {
  const asha = await student()
  await resumeOf(asha)
  await listScores(app, asha)
  const [{ id }] = made as [Internship]
  const edit = { requirements: 'Welding', title: 'Site work', description: 'Build.', location: 'Pune' }
  const body = { ...edit, type: 'Hybrid', duration: '3 months', stipend: 1000 }
  await send(other, kite, { method: 'PUT', url: `/api/internship/${id}`, payload: body })
  expect(await listScores(app, asha)).toEqual(await scoresOfNewServer(asha))
  for (let n = 0; n < 30; n++) {
    await internship({ company: kite, title: `More ${n}`, requirements: ['SQL', 'Python'], description: 'Work.' })
    if (n % 5 === 0) expect(await listScores(app, asha)).toEqual(await scoresOfNewServer(asha))
  }
})
