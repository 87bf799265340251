import type { Interview } from '@fledge/contract/interviews'
import * as interviews from '@fledge/contract/interviews'
import type { StudentUser, User } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { conflict, orNotFound } from '../../http/errors/problem.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { findApplicationOf } from '../applications/application-queries.ts'
import { calendarName, calendarOf } from './calendar.ts'
import { cancel } from './cancel.ts'
import { othersAskedNotices, scheduledNotices } from './interview-notices.ts'
import {
  findInterviewOf,
  type InterviewRow,
  listEngagements,
  listInterviewsOf,
  listSlotsOf,
  lockCalendars,
} from './interview-queries.ts'
import { clashOf, present } from './present.ts'
import { findClashes, propose, proposeAgain } from './propose.ts'
import { updateInterview } from './update-interview.ts'

/** What one person does with all interviews with another one; each act notifies the other. */
const actsPerHour = 20
const tooManyActs = 'Too many changes to interviews with the same person. Please wait a while and try again.'

export function interviewRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const acts = hourlyLimit(db, 'interview-acts', actsPerHour, tooManyActs)
  const limit = (user: User, { studentId, companyId }: { studentId: string; companyId: string }) =>
    acts.use(`${user.id} ${user.role === 'student' ? companyId : studentId}`)
  const limitActOn = async (user: User, id: string) => {
    const { interview } = await find(deps, user, id)
    await limit(user, interview)
    return interview.id
  }

  serve(app, interviews.listInterviews, async ({ user }) =>
    ok(await present(db, user, await listInterviewsOf(db, user, deps.now()), deps.now())),
  )

  serve(app, interviews.getInterview, async ({ user, params }) => {
    const row = await find(deps, user, params.id)
    const [interview] = await present(db, user, [row], deps.now())
    return ok(interview!)
  })

  serve(app, interviews.proposeInterview, async ({ user, body: { applicationId, ...fields } }) => {
    const id = parseId(applicationId, 'application')
    const { application, company } = orNotFound(await findApplicationOf(db, user, id), 'application')
    await limit(user, { studentId: application.studentId, companyId: company.id })
    return ok(await propose(deps, user, id, fields))
  })

  serve(app, interviews.checkSlots, async ({ user, body }) =>
    ok(await findClashes(deps, user, parseId(body.applicationId, 'application'), body.slots)),
  )

  serveIdempotent(app, deps, interviews.proposeAgain, {
    async admit({ user, params }) {
      await limitActOn(user, params.id)
    },
    handle: async ({ user, params, body }, deps) =>
      ok(await proposeAgain(deps, user, parseId(params.id, 'interview'), body)),
  })

  serve(app, interviews.pickSlot, async ({ user, params, body }) =>
    ok(await pick(deps, user, await limitActOn(user, params.id), body.slotId)),
  )

  serve(app, interviews.askForOthers, async ({ user, params, body }) =>
    ok(await askForOthers(deps, user, await limitActOn(user, params.id), body.reason)),
  )

  serve(app, interviews.cancelInterview, async ({ user, params, body }) =>
    ok(await cancel(deps, user, await limitActOn(user, params.id), body.reason)),
  )

  serve(app, interviews.downloadCalendar, async ({ user, params, reply }) => {
    const row = await find(deps, user, params.id)
    const file = calendarOf(row, user.role, { from: deps.mailFrom, as: 'file' })
    if (!file) throw conflict('not_agreed', 'No time is agreed yet.')
    return reply
      .header('content-type', file.contentType)
      .header('content-disposition', `attachment; filename="${calendarName}"`)
      .header('cache-control', 'private, no-store')
      .send(file.content)
  })
}

const find = async ({ db }: Deps, user: User, id: string): Promise<InterviewRow> =>
  orNotFound(await findInterviewOf(db, user, parseId(id, 'interview')), 'interview')

/** The student requests other times, before or after agreeing on one. */
const askForOthers = (deps: Deps, student: StudentUser, id: string, reason: string): Promise<Interview> =>
  updateInterview(deps, student, id, {
    name: 'ask_for_others',
    change: () => ({ status: 'others_asked', reason }),
    notices: othersAskedNotices,
    event: (_after, { interview }) => ({
      kind: 'interview_others_asked',
      detail: { reason, startsAt: interview.status === 'scheduled' ? interview.startsAt : null },
    }),
  })

/** The student picks a proposed time. Neither side can have two interviews at the same time. */
const pick = (deps: Deps, student: StudentUser, id: string, slotId: string): Promise<Interview> =>
  updateInterview(deps, student, id, {
    name: 'pick',
    async change({ db }, { interview, company }) {
      const now = deps.now()
      const slot = (await listSlotsOf(db, [id])).find((one) => one.id === slotId)
      if (!slot) throw conflict('slot_gone', 'This time is no longer offered. Pick another time.')
      if (Date.parse(slot.startsAt) <= now.getTime()) throw conflict('slot_past', 'This time has passed.')
      const meeting = { applicationId: interview.applicationId, companyId: company.id, studentId: student.id }
      await lockCalendars(db, meeting)
      const agreed = await listEngagements(db, { companyIds: [company.id], studentIds: [student.id] }, now)
      const clash = clashOf(slot, meeting, agreed, 'student')
      if (clash) throw conflict('busy', clash.whose === 'yours' ? busyYourself : busyCompany)
      return { status: 'scheduled', startsAt: slot.startsAt, endsAt: slot.endsAt, reason: '' }
    },
    notices: (after, _before, from) => scheduledNotices(after, from),
    event: ({ interview }) => ({
      kind: 'interview_scheduled',
      detail: { startsAt: interview.startsAt, endsAt: interview.endsAt },
    }),
  })

const busyYourself = 'You have another interview at that time. Pick another time.'
const busyCompany = 'The company now has another interview at that time. Pick another time.'
