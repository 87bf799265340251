import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { apply, ask, count, idOf, inTurn, newPeople, post, type Race, tally, together, upload } from './world.ts'

/** R4: of a hundred applications at the same moment one is kept, and each side is told once. */
export const applyRace: Race = async (world) => {
  const { companies, applicants } = await newPeople(world, 'r4', { companies: 1, applicants: 1 })
  const [company, student] = [companies[0]!, applicants[0]!]
  const statuses: number[] = []
  let kept = true
  await inTurn(world.seeds, async () => {
    const internship = await post(world, company)
    const replies = await together(100, () => apply(world, student, internship))
    statuses.push(...replies.map(({ status }) => status))
    const rows = await count(world, 'applications where internship_id = $1', [internship])
    const told = await count(world, `notifications where internship_id = $1 and event like 'application:%'`, [
      internship,
    ])
    kept &&= rows === 1 && told === 2 && replies.filter(({ status }) => status === 201).length === 1
  })
  return {
    id: 'R4',
    what: 'one application for a student and an internship, each side told once',
    tried: `${world.seeds} x 100 at once`,
    result: tally(statuses),
    kept,
  }
}

/** R5: of fifty uploads at the same moment one is kept, as a row and as a file. */
export const uploadRace: Race = async (world) => {
  const { movers } = await newPeople(world, 'r5', { movers: 1 })
  const student = movers[0]!
  const statuses: number[] = []
  let kept = true
  await inTurn(world.seeds, async () => {
    const before = await storedFiles(world.filesFolder)
    const replies = await together(50, () => upload(world, student))
    statuses.push(...replies.map(({ status }) => status))
    const rows = await count(world, 'resumes where student_id = $1', [student.id])
    const files = (await storedFiles(world.filesFolder)) - before
    kept &&= rows === 1 && files === 1 && replies.filter(({ status }) => status === 201).length === 1
    const id = idOf(replies.find(({ status }) => status === 201)!)
    await ask(world, student, 'DELETE', `/resume/${id}`)
    kept &&= (await storedFiles(world.filesFolder)) === before
  })
  return {
    id: 'R5',
    what: 'one resume for a student: one row, one file, none left over',
    tried: `${world.seeds} x 50 at once`,
    result: tally(statuses),
    kept,
  }
}

async function storedFiles(folder: string): Promise<number> {
  const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

/** R8: of a hundred decisions at the same moment the first holds for ever, and the student hears of that one. */
export const decideRace: Race = async (world) => {
  const { companies, applicants } = await newPeople(world, 'r8', { companies: 1, applicants: 1 })
  const [company, student] = [companies[0]!, applicants[0]!]
  const statuses: number[] = []
  let kept = true
  await inTurn(world.seeds, async () => {
    const id = idOf(await apply(world, student, await post(world, company)))
    const decide = (status: string) => ask(world, company, 'PUT', `/apply/${id}`, { status })
    const replies = await together(100, (i) => decide(i % 2 ? 'accepted' : 'rejected'))
    statuses.push(...replies.map(({ status }) => status))
    const winner = replies.find(({ status }) => status === 200)?.body.data as { status?: string } | undefined
    await decide(winner?.status === 'accepted' ? 'rejected' : 'accepted')
    const stored = await count(world, 'applications where id = $1 and status = $2', [id, winner?.status])
    const told = await count(world, 'notifications where event = $1', [`application:${id}:decided`])
    kept &&= stored === 1 && told === 1 && replies.filter(({ status }) => status === 200).length === 1
  })
  return {
    id: 'R8',
    what: 'decided once, told once',
    tried: `${world.seeds} x 100 at once`,
    result: tally(statuses),
    kept,
  }
}
