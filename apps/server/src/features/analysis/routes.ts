import {
  analyzeResume,
  checkFairness as checkFairnessEndpoint,
  findNearLines as findNearLinesEndpoint,
  getWhatIf,
} from '@fledge/contract/analysis'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { oneAtATime } from '../../http/one-at-a-time.ts'
import { isId } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { ok, serve } from '../../http/serve.ts'
import { hourlyLimit } from '../../http/stored-limit.ts'
import { analyze } from './analyze.ts'
import { checkFairness } from './check-fairness.ts'
import { findNearLines } from './find-near-lines.ts'
import { foresee } from './foresee.ts'

export function analysisRoutes(app: FastifyInstance, deps: Deps) {
  const analyses = hourlyLimit(deps.db, 'analyses', deps.limits.analysesPerHour)
  const oneCheck = oneAtATime('A fairness check is running already. Wait for its result, then try again.')
  app.route(
    serve(analyzeResume, async ({ user, body: { resumeId } }) => {
      if (!isId(resumeId)) throw notFound('resume')
      await analyses.use(user.id)
      return ok(await analyze(deps, user, resumeId))
    }),
  )

  app.route(serve(getWhatIf, async ({ user, query }) => ok(await foresee(deps, user, query.internshipId))))

  app.route(
    serve(checkFairnessEndpoint, async ({ user, body: { internshipId }, reply }) =>
      oneCheck(user.id, reply, async (signal) => {
        await analyses.use(user.id)
        return ok(await checkFairness(deps, user, { internshipId, signal }))
      }),
    ),
  )

  app.route(
    serve(findNearLinesEndpoint, async ({ user, body }) => {
      if (!isId(body.resumeId)) throw notFound('resume')
      await analyses.use(user.id)
      return ok(await findNearLines(deps, user, body))
    }),
  )
}
