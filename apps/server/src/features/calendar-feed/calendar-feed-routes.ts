import * as calendar from '@fledge/contract/calendar-feed'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { HttpProblem, orNotFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { newToken, sha256 } from '../../http/security/token.ts'
import { listApplicationsOf, listApplicationsTo } from '../applications/application-queries.ts'
import { applicationOf } from '../applications/to-application.ts'
import { revokeCalendarFeed } from '../email-tokens/token-queries.ts'
import { listInterviewsOf } from '../interviews/interview-queries.ts'
import { writeFeed } from './calendar-events.ts'
import * as queries from './feed-queries.ts'

const addressesPerHour = 20
/** Calendars read an address about once an hour; several may read the same one. */
const readsPerHour = 120
/** A company's newest applications, whose days are in its calendar. */
const applicationsMax = 1000

export function calendarFeedRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const addresses = hourlyLimit(db, 'calendar-address', addressesPerHour)
  const reads = hourlyLimit(db, 'calendar-read', readsPerHour)

  serve(app, calendar.getCalendarAddress, async ({ user }) => ok({ createdAt: await queries.findFeedOf(db, user.id) }))

  serve(app, calendar.createCalendarAddress, async ({ user }) => {
    await addresses.use(user.id)
    const token = newToken()
    const createdAt = await queries.replaceFeedOf(db, user.id, sha256(token), deps.now())
    return ok({ url: calendar.readCalendar.path.replace(':token', token), createdAt })
  })

  serve(app, calendar.revokeCalendarAddress, async ({ user }) => {
    await revokeCalendarFeed(db, user.id, deps.now())
    return ok({ createdAt: null })
  })

  serve(app, calendar.readCalendar, async ({ params: { token }, reply }) => {
    const owner = orNotFound(await queries.findOwner(db, sha256(token)), 'calendar')
    if (owner.revokedAt !== null || owner.eraseAt !== null) throw revoked()
    await reads.use(owner.id)
    return reply
      .header('content-type', 'text/calendar; charset=utf-8; method=PUBLISH')
      .header('cache-control', 'private, no-cache')
      .header('x-robots-tag', 'noindex')
      .send(await readFeed(owner))
  })

  async function readFeed(owner: { id: string; role: 'student' | 'company' }): Promise<string> {
    const now = deps.now()
    const rows =
      owner.role === 'student'
        ? await listApplicationsOf(db, owner.id)
        : await listApplicationsTo(db, owner, { limit: applicationsMax })
    const applications = rows.map((row) => applicationOf(row, owner.role, now))
    return writeFeed(owner.role, await listInterviewsOf(db, owner, now), applications)
  }
}

const revoked = () =>
  new HttpProblem(410, 'revoked', 'This calendar address was revoked. Create a new one in the settings.')
