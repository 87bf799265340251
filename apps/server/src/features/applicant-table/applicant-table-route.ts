import { downloadApplicantTable } from '@fledge/contract/applications'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { withFits } from '../applications/application-fits.ts'
import { listApplicationsTo } from '../applications/application-queries.ts'
import { applicantTable, writeTable } from './applicant-table.ts'

/** A table may score thousands of resumes. */
const tablesPerHour = 60

export function applicantTableRoute(app: FastifyInstance, deps: Deps) {
  const tables = hourlyLimit(deps.db, 'applicant-table', tablesPerHour)

  serve(app, downloadApplicantTable, async ({ user, body: { ids, format }, reply }) => {
    const rows = await listApplicationsTo(deps.db, user, { ids: ids.filter(isId) })
    if (rows.length === 0) throw notFound('application')
    await tables.use(user.id)
    const byId = new Map((await withFits(deps, rows)).map((application) => [application.id, application]))
    const ordered = [...new Set(ids)].flatMap((id) => byId.get(id.toLowerCase()) ?? [])
    const { contentType, content } = await writeTable(applicantTable(ordered), format)
    return reply
      .type(contentType)
      .header('content-disposition', `attachment; filename="applicants.${format}"`)
      .header('cache-control', 'private, no-store')
      .send(content)
  })
}
