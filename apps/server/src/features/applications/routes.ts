import {
  apply as applyEndpoint,
  decideApplication,
  downloadSentResume,
  getApplicationLedger,
  listApplicants,
  listCompanyApplications,
  listOwnApplications,
} from '@fledge/contract/applications'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sendFile } from '../../files/send-file.ts'
import { isId } from '../../http/page.ts'
import { notAllowed, notFound } from '../../http/problem.ts'
import { ok, serve } from '../../http/serve.ts'
import { apply } from './apply.ts'
import { decide } from './decide.ts'
import { byFit, withFits } from './fits.ts'
import { ledgerOf } from './ledger.ts'
import { listApplicationsOf, listApplicationsTo, ownsListing } from './queries.ts'
import { openSentResume } from './sent-resume.ts'
import { applicationOf } from './wire.ts'

/** Fits worked out for one view of all applications: some hundred milliseconds when none is known. */
const fitsAtOnce = 300

export function applicationRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  app.route(
    serve(applyEndpoint, async ({ user, params, body: { resumeId = null } }) => {
      const internshipId = idOf(params.internshipId, 'internship')
      return ok(await apply(deps, user, { internshipId, resumeId }))
    }),
  )

  app.route(
    serve(listOwnApplications, async ({ user, params }) => {
      if (params.userId !== user.id) throw notAllowed()
      return ok((await listApplicationsOf(db, user.id)).map(applicationOf))
    }),
  )

  app.route(
    serve(listApplicants, async ({ user, params }) => {
      const internshipId = idOf(params.internshipId, 'internship')
      if (!(await ownsListing(db, user, internshipId))) throw notFound('internship')
      return ok((await withFits(deps, await listApplicationsTo(db, user, internshipId))).sort(byFit))
    }),
  )

  app.route(
    serve(listCompanyApplications, async ({ user }) =>
      ok(await withFits(deps, await listApplicationsTo(db, user), fitsAtOnce)),
    ),
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

function idOf(text: string, what: string): string {
  if (!isId(text)) throw notFound(what)
  return text
}
