import * as applications from '@fledge/contract/applications'
import { decideApplication } from '@fledge/contract/applications/decisions'
import { applicationsPage } from '@fledge/contract/constants'
import { deleteResume } from '@fledge/contract/resumes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sendFile } from '../../files/send-file.ts'
import { cutPage, decodeTimeCursor } from '../../http/contract/cursor.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notAllowed, notFound } from '../../http/errors/problem.ts'
import { processLimit } from '../../http/limits/process-limit.ts'
import { byFit, withFits } from '../applications/application-fits.ts'
import { type ApplicationRow, listApplicationsOf, listApplicationsTo } from '../applications/application-queries.ts'
import { ledgerOf } from '../applications/ledger.ts'
import { openSentResume } from '../applications/sent-resume.ts'
import { applicationOf } from '../applications/to-application.ts'
import { decide } from '../decisions/decide.ts'
import { ownsListing } from '../internships/listing-queries.ts'
import { apply } from './apply.ts'
import { remove } from './remove-resume.ts'

/** More than a person can choose; without a limit one account reaches every company within minutes. Counted per process. */
const applicationsPerHour = 200
const tooManyApplications = 'You have sent many applications within an hour. Please wait a while before the next one.'

export function applicationRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const limit = processLimit(applicationsPerHour, 3600, tooManyApplications)

  serve(app, applications.apply, async ({ user, params, body: { resumeId = null, motivation, answers } }) => {
    const internshipId = parseId(params.internshipId, 'internship')
    await limit(user.id)
    const given = (answers ?? []).filter(({ answer }) => answer !== '')
    return ok(await apply(deps, user, { internshipId, resumeId, motivation: motivation || null, answers: given }))
  })

  serve(app, applications.listOwnApplications, async ({ user, params }) => {
    if (params.userId !== user.id) throw notAllowed()
    const rows = await listApplicationsOf(db, user.id)
    return ok(rows.map((row) => applicationOf(row, 'student', deps.now())))
  })

  serve(app, applications.listApplicants, async ({ user, params }) => {
    const internshipId = parseId(params.internshipId, 'internship')
    if (!(await ownsListing(db, user, internshipId))) throw notFound('internship')
    return ok((await withFits(deps, await listApplicationsTo(db, user, { internshipId }))).sort(byFit))
  })

  serve(app, applications.listCompanyApplications, async ({ user, query: { limit, cursor } }) => {
    const before = decodeTimeCursor(cursor)
    const rows = await listApplicationsTo(db, user, { before, limit: limit && limit + 1 })
    const keyOf = ({ application: { createdAt, id } }: ApplicationRow) => [createdAt, id]
    const { page, nextCursor } = cutPage(rows, limit ?? rows.length, keyOf)
    return { ...ok(await withFits(deps, page, applicationsPage)), nextCursor }
  })

  serve(app, decideApplication, async ({ user, params, body }) =>
    ok(await decide(deps, user, parseId(params.applicationId, 'application'), body)),
  )

  serve(app, applications.getApplicationLedger, async ({ user, params }) =>
    ok(await ledgerOf(deps, user, parseId(params.applicationId, 'application'))),
  )

  serve(app, applications.downloadSentResume, async ({ user, params, query, reply }) => {
    const file = await openSentResume(deps, user, parseId(params.applicationId, 'application'))
    return sendFile(deps.files, reply, file, query.disposition)
  })

  // Deleting a resume may withdraw the applications that were sent with it.
  serve(app, deleteResume, async ({ user, params: { resumeId }, query }) => {
    await remove(deps, user, parseId(resumeId, 'resume'), query.applications)
    return ok({ id: resumeId })
  })
}
