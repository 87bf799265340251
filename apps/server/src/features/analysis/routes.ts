import { analyzeResume } from '@fledge/contract/analysis'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/page.ts'
import { notFound } from '../../http/problem.ts'
import { ok, serve } from '../../http/serve.ts'
import { analyze } from './analyze.ts'

export function analysisRoutes(app: FastifyInstance, deps: Deps) {
  app.route(
    serve(analyzeResume, async ({ user, body: { resumeId } }) => {
      if (!isId(resumeId)) throw notFound('resume')
      return ok(await analyze(deps, user, resumeId))
    }),
  )
}
