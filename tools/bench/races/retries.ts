import { type Call, call } from '../call.ts'
import { newListing, type Person, resumeForm } from '../crash/people.ts'
import { apply, ask, count, idOf, inTurn, newPeople, type Race, skillOfNobody, tally, type World } from './world.ts'

/**
 * R15: whose answer is lost asks again, and what was asked for is done once. The thing itself is the key; a listing is
 * posted under an Idempotency-Key.
 */
export const retries: Race = async (world) => {
  const { companies, applicants, movers } = await newPeople(world, 'r15', { companies: 1, applicants: 1, movers: 1 })
  const [company, student, mover] = [companies[0]!, applicants[0]!, movers[0]!]
  const outcomes: string[] = []
  let kept = true
  await inTurn(world.seeds * 5, async () => {
    const { internship, posted } = await postAgain(world, company)
    const { token, resumeId } = student
    await lost(world, { method: 'POST', path: `/apply/${internship}`, token, body: { resumeId } })
    const applied = await apply(world, student, internship)
    const { rows } = await world.database.query('select id from applications where internship_id = $1', [internship])
    const id = rows[0].id as string

    await lost(world, { method: 'PUT', path: `/apply/${id}`, token: company.token, body: { status: 'accepted' } })
    const decided = await ask(world, company, 'PUT', `/apply/${id}`, { status: 'accepted' })

    const replace = '/resume/upload?replace=true'
    await lost(world, { method: 'POST', path: replace, token: mover.token, body: resumeForm() })
    const uploaded = await ask(world, mover, 'POST', replace, resumeForm())
    const held = await count(world, 'resumes where student_id = $1', [mover.id])
    outcomes.push(`post ${posted}`, `apply ${applied.status}`, `decide ${decided.status}`, `upload ${uploaded.status}`)

    const listings = await count(world, 'internships where title = (select title from internships where id = $1)', [
      internship,
    ])
    const told = await count(world, 'notifications where internship_id = $1', [internship])
    const isAccepted = await count(world, `applications where id = $1 and status = 'accepted'`, [id])
    // The listing, the application on both sides, and the decision.
    const isDoneOnce = listings === 1 && rows.length === 1 && isAccepted === 1 && held === 1 && told === 4
    if (!isDoneOnce)
      outcomes.push(
        `${listings} listings, ${rows.length} applications, ${isAccepted} accepted, ${held} held, ${told} told`,
      )
    kept &&= isDoneOnce
  })
  return {
    id: 'R15',
    what: 'asked again after a lost answer, it is done once and told once',
    tried: `${world.seeds * 20} lost answers`,
    result: tally(outcomes),
    kept,
  }
}

/** Posts a listing whose answer is lost, then again under the same key: its id, and what the second try was answered. */
async function postAgain(world: World, company: Person) {
  const [body, headers] = [newListing(skillOfNobody), { 'idempotency-key': crypto.randomUUID() }]
  await lost(world, { method: 'POST', path: '/internship', token: company.token, body, headers })
  const reply = await ask(world, company, 'POST', '/internship', body, headers)
  return { internship: idOf(reply), posted: reply.isReplay ? 'answered from before' : `${reply.status}` }
}

/** Sends a request and hangs up before or after it was done; it may still be under way when this returns. */
async function lost({ address }: World, request: Call) {
  const signal = AbortSignal.timeout(1 + Math.floor(Math.random() * 30))
  await call(address, { ...request, signal }).catch(() => null)
}
