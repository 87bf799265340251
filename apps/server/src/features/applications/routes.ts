import {
  apply as applyEndpoint,
  decideApplication,
  downloadSentResume,
  getApplicationLedger,
  listApplicants,
  listCompanyApplications,
  listOwnApplications,
} from '@fledge/contract/applications'
import { applicationsPage } from '@fledge/contract/constants'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sendFile } from '../../files/send-file.ts'
import { idOf, writeCursor } from '../../http/page.ts'
import { notAllowed, notFound } from '../../http/problem.ts'
import { readBefore } from '../../http/read-before.ts'
import { serveRepeatable } from '../../http/repeats/serve-repeatable.ts'
import { ok, serve } from '../../http/serve.ts'
import { apply } from './apply.ts'
import { decide } from './decide.ts'
import { byFit, withFits } from './fits.ts'
import { ledgerOf } from './ledger.ts'
import { listApplicationsOf, listApplicationsTo, ownsListing } from './queries.ts'
import { openSentResume } from './sent-resume.ts'
import { applicationOf } from './wire.ts'

export function applicationRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  app.route(
    serveRepeatable(deps, applyEndpoint, {
      handle: async ({ user, params, body: { resumeId = null } }, deps) => {
        const internshipId = idOf(params.internshipId, 'internship')
        return ok(await apply(deps, user, { internshipId, resumeId }))
      },
    }),
  )

  app.route(
    serve(listOwnApplications, async ({ user, params }) => {
      if (params.userId !== user.id) throw notAllowed()
      const rows = await listApplicationsOf(db, user.id)
      return ok(rows.map((row) => applicationOf(row, 'student', deps.now())))
    }),
  )

  app.route(
    serve(listApplicants, async ({ user, params }) => {
      const internshipId = idOf(params.internshipId, 'internship')
      if (!(await ownsListing(db, user, internshipId))) throw notFound('internship')
      return ok((await withFits(deps, await listApplicationsTo(db, user, { internshipId }))).sort(byFit))
    }),
  )

  app.route(
    serve(listCompanyApplications, async ({ user, query: { limit, cursor } }) => {
      const before = readBefore(cursor)
      const rows = await listApplicationsTo(db, user, { before, limit: limit && limit + 1 })
      const page = rows.slice(0, limit)
      const last = rows.length > page.length ? page.at(-1)?.application : undefined
      const nextCursor = last ? writeCursor([last.createdAt, last.id]) : null
      return { ...ok(await withFits(deps, page, applicationsPage)), nextCursor }
    }),
  )

  app.route(
    serve(decideApplication, async ({ user, params, body }) =>
      ok(await decide(deps, user, idOf(params.applicationId, 'application'), body.status)),
    ),
  )

  app.route(
    serve(getApplicationLedger, async ({ user, params }) =>
      ok(await ledgerOf(deps, user, idOf(params.applicationId, 'application'))),
    ),
  )

  app.route(
    serve(downloadSentResume, async ({ user, params, query, reply }) => {
      const file = await openSentResume(deps, user, idOf(params.applicationId, 'application'))
      return sendFile(deps.files, reply, file, query.disposition)
    }),
  )
}
