import * as analysis from '@fledge/contract/analysis'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { limitPerUser } from '../../http/limits/per-user-queue.ts'
import { analyze } from './analyze.ts'
import { checkFairness } from './check-fairness.ts'
import { answerWhatIf } from './what-if.ts'

/** Analyses of one account that may queue: several tabs, a double click, what-if of each listing. */
const mostWaiting = 10

/** Per hour; each visit of an internship's page requests one. */
const whatIfsPerAnalysis = 5

export function analysisRoutes(app: FastifyInstance, deps: Deps) {
  const analyses = hourlyLimit(deps.db, 'analyses', deps.limits.analysesPerHour)
  const whatIfs = hourlyLimit(
    deps.db,
    'what-ifs',
    deps.limits.analysesPerHour && deps.limits.analysesPerHour * whatIfsPerAnalysis,
  )
  const oneCheck = limitPerUser(
    { running: 1, waiting: 0 },
    'A fairness check is running already. Wait for its result, then try again.',
  )
  const inTurn = limitPerUser(
    { running: 1, waiting: mostWaiting },
    'Your earlier analyses are still running. Wait for them to finish, then try again.',
  )
  serve(app, analysis.analyzeResume, async ({ user, body: { resumeId }, reply }) => {
    if (!isId(resumeId)) throw notFound('resume')
    await analyses.use(user.id)
    return inTurn(user.id, reply, async (signal) => ok(await analyze(deps, user, { resumeId, signal })))
  })

  serve(app, analysis.getWhatIf, ({ user, query: { internshipId }, reply }) =>
    inTurn(user.id, reply, async (signal) => {
      await whatIfs.use(user.id)
      return ok(await answerWhatIf(deps, user, { internshipId, signal }))
    }),
  )

  serve(app, analysis.checkFairness, async ({ user, body: { internshipId }, reply }) =>
    oneCheck(user.id, reply, async (signal) => {
      await analyses.use(user.id)
      return ok(await checkFairness(deps, user, { internshipId, signal }))
    }),
  )
}
