import { hourMs } from '@fledge/core/time/units'
import { beforeEach, expect, test } from 'vitest'
import { settings } from '../../db/schema/accounts.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { stage } from '../../testing/stage.ts'
import { releaseDecisions } from '../bulk-actions/release-decisions.ts'

const { as, db, deps, clock, published, student, company, internship, application } = await stage()
type Person = { id: string }

beforeEach(() => void published.splice(0))

/** A student and a company with application notifications off, and a listing. */
async function setup() {
  const [asha, kite] = [await student(), await company()]
  await db.insert(settings).values([
    { userId: asha.id, applications: false },
    { userId: kite.id, applications: false },
  ])
  return { asha, kite, listing: await internship({ company: kite }) }
}

const liveEventsOf = ({ id }: Person) => published.filter(({ userId }) => userId === id)
const changed = ({ id: userId }: Person, applicationId: string) => [
  { userId, event: 'applicationChanged', payload: { applicationId } },
]

async function resumeOf({ id: studentId }: Person): Promise<string> {
  const file = { studentId, filename: 'asha.pdf', kind: 'pdf', size: 1, sha256: 'x', status: 'unreadable' } as const
  const [stored] = await db.insert(resumeFiles).values(file).returning()
  const [resume] = await db.insert(resumes).values({ studentId, fileId: stored!.id }).returning()
  return resume!.id
}

const decide = (who: Person, id: string, tellIn = 0) =>
  as(who)({ method: 'PUT', url: `/api/apply/${id}`, payload: { status: 'accepted', tellIn } })

test('updates open pages about an application when both sides switched notifications off', async () => {
  const { asha, kite, listing } = await setup()
  const resumeId = await resumeOf(asha)
  const reply = await as(asha)({ method: 'POST', url: `/api/apply/${listing.id}`, payload: { resumeId } })
  const { id } = reply.json().data
  expect([liveEventsOf(asha), liveEventsOf(kite)]).toEqual([changed(asha, id), changed(kite, id)])
})

test('updates open pages about a decision and its answer', async () => {
  const { asha, kite, listing } = await setup()
  const { id } = await application({ internshipId: listing.id, studentId: asha.id })
  await decide(kite, id)
  expect(liveEventsOf(asha)).toEqual(changed(asha, id))
  published.splice(0)
  await as(asha)({ method: 'POST', url: `/api/apply/${id}/answer`, payload: { answer: 'confirmed' } })
  expect(liveEventsOf(kite)).toEqual(changed(kite, id))
})

test('does not update the student’s page during a hold', async () => {
  const { asha, kite, listing } = await setup()
  const { id } = await application({ internshipId: listing.id, studentId: asha.id })
  await decide(kite, id, 3600)
  expect(liveEventsOf(asha)).toEqual([])
  clock.now = new Date(clock.now.getTime() + hourMs)
  await releaseDecisions(deps)
  expect(liveEventsOf(asha)).toEqual(changed(asha, id))
})
