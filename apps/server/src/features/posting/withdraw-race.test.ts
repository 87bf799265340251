import { setTimeout as delay } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applications } from '../../db/schema/applications.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'
import { resumeFiles, resumes } from '../../db/schema/resumes.ts'
import { stage } from '../../testing/stage.ts'

const { as, db, company, student, internship } = await stage()

/** Milliseconds between the application and the withdrawal. Either may win. */
const headStarts = [0, 1, 3, 6, 40]

async function resumeOf({ id: studentId }: { id: string }): Promise<string> {
  const file = { studentId, filename: 'asha.pdf', kind: 'pdf', size: 1, sha256: 'x', status: 'unreadable' } as const
  const [{ id: fileId } = { id: '' }] = await db.insert(resumeFiles).values(file).returning()
  const [resume] = await db.insert(resumes).values({ studentId, fileId }).returning()
  return resume!.id
}

test('withdrawing a listing while a student applies leaves no application without a listing or a notification', async () => {
  const kite = await company()
  const asha = await student()
  const resumeId = await resumeOf(asha)
  const outcomes = new Set<number>()

  for (let round = 0; round < 12; round += 1) {
    const { id } = await internship({ company: kite })
    const applying = () => as(asha)({ method: 'POST', url: `/api/apply/${id}`, body: { resumeId } })
    const removing = () => as(kite)({ method: 'DELETE', url: `/api/internship/${id}` })
    const [applied, removed] = await inOrder(round, applying, removing)
    outcomes.add(applied.statusCode)
    expect(removed.statusCode).toBe(200)
    expect([201, 404, 409]).toContain(applied.statusCode)

    const isKept = applied.statusCode === 201
    const [row] = await db.select().from(internships).where(eq(internships.id, id))
    expect(row?.deletedAt ?? null).toEqual(isKept ? expect.any(String) : null)
    expect(await db.$count(applications, eq(applications.internshipId, id))).toBe(isKept ? 1 : 0)
    const withdrawnNotice = and(
      eq(notifications.userId, asha.id),
      eq(notifications.event, `internship:${id}:withdrawn`),
    )
    expect(await db.$count(notifications, withdrawnNotice)).toBe(isKept ? 1 : 0)
  }
  // The first two rounds guarantee both orders.
  expect(outcomes.size).toBeGreaterThan(1)
})

/** The first round applies before withdrawing, the second withdraws before applying, all others race. */
async function inOrder<T>(round: number, applying: () => Promise<T>, removing: () => Promise<T>) {
  if (round === 0) return [await applying(), await removing()] as const
  if (round === 1) {
    const removed = await removing()
    return [await applying(), removed] as const
  }
  const started = applying()
  await delay(headStarts[round % headStarts.length])
  const removed = await removing()
  return [await started, removed] as const
}
