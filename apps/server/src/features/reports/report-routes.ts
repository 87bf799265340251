import { getReport, listReports, replyToReport, reportInternship } from '@fledge/contract/listings/reports'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId, parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { answerReport, reportListing } from './report.ts'
import { findReportOf, listReportsOf } from './report-queries.ts'

/** Reports of one student: each notifies a company and the operator. */
const reportsPerHour = 10
const tooMany = 'You have sent many reports within an hour. Please wait a while and try again.'

export function reportRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const limit = hourlyLimit(db, 'reports', reportsPerHour, tooMany)

  serve(app, reportInternship, async ({ user, params, body }) => {
    const id = parseId(params.id, 'internship')
    await limit.use(user.id)
    return ok(await reportListing(deps, user, id, body))
  })

  serve(app, getReport, async ({ user, params }) => {
    const row = isId(params.id) ? await findReportOf(db, user, params.id) : undefined
    return ok(row?.report ?? null)
  })

  serve(app, listReports, async ({ user }) => {
    const rows = await listReportsOf(db, user)
    return ok(rows.map(({ report, title }) => ({ ...report, title })))
  })

  serve(app, replyToReport, async ({ user, params, body }) =>
    ok(await answerReport(deps, user, parseId(params.id, 'report'), body.text)),
  )
}
