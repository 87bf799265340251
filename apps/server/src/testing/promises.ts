import type { ReplyDays } from '@fledge/core/applications/reply-promise'
import { dayMs, hourMs } from '@fledge/core/time/units'
import { eq } from 'drizzle-orm'
import { replyPromises } from '../db/schema/applications.ts'
import { startPromise } from '../features/reply-promises/promise-queries.ts'
import type { Stage } from './stage.ts'

type Sent = {
  kite?: Awaited<ReturnType<Stage['company']>>
  asha?: Awaited<ReturnType<Stage['student']>>
  internshipId?: string
  /** Days since the application was sent. */
  daysAgo?: number
  days?: ReplyDays
}

/** Functions for tests of promised replies. */
export function promisesOn({ as, db, clock, student, company, internship, application, rowOf }: Stage) {
  /** An application with the promise that its company made when it was sent. */
  async function sent({ kite, asha, internshipId, daysAgo = 0, days = 14 }: Sent = {}) {
    const to = kite ?? (await company())
    const from = asha ?? (await student())
    const listingId = internshipId ?? (await internship({ company: to, title: 'Data intern' })).id
    const at = new Date(clock.now.getTime() - daysAgo * dayMs)
    const row = await application({ studentId: from.id, internshipId: listingId, createdAt: at.toISOString() })
    await startPromise(db, { applicationId: row.id, companyId: to.id, about: 'application', days }, at)
    return { asha: from, kite: to, id: row.id, listingId }
  }
  const pass = (days: number) => {
    clock.now = new Date(clock.now.getTime() + days * dayMs)
  }
  /** The application as its student or its company sees it. */
  async function shownTo(who: { id: string; role: 'student' | 'company' }, id: string) {
    const url = who.role === 'student' ? `/api/apply/user/${who.id}` : '/api/apply/company'
    const { data } = (await as(who)({ url })).json()
    return data.find((one: { id: string }) => one.id === id)
  }
  const promisesOf = (id: string) =>
    db.select().from(replyPromises).where(eq(replyPromises.applicationId, id)).orderBy(replyPromises.startedAt)

  const decide = (who: { id: string }, id: string, payload: object) =>
    as(who)({ method: 'PUT', url: `/api/apply/${id}`, payload })
  const post = (who: { id: string }, path: string, payload: object = {}) =>
    as(who)({ method: 'POST', url: `/api/apply/${path}`, payload })
  const write = (who: { id: string }, id: string, text: string) => post(who, `${id}/messages`, { text })
  const bulk = (who: { id: string }, payload: object) => post(who, 'bulk', payload)
  async function proposeInterview(who: { id: string }, applicationId: string) {
    const startsAt = new Date(clock.now.getTime() + 2 * dayMs)
    const slots = [{ startsAt, endsAt: new Date(startsAt.getTime() + hourMs) }]
    const payload = { applicationId, mode: 'phone', place: '+91 20 0000 0000', timeZone: 'Asia/Kolkata', slots }
    return as(who)({ method: 'POST', url: '/api/interviews', payload })
  }
  return { sent, pass, shownTo, promisesOf, rowOf, decide, post, write, bulk, proposeInterview }
}
