import type { FastifyServerOptions } from 'fastify'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Db } from './db/client.ts'
import { answerProblems } from './http/problem.ts'
import { sessions } from './http/session.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Publish } from './realtime/gateway.ts'

/** Everything a feature may reach outside itself. Tests build one of these; nothing is looked up. */
export type Deps = {
  db: Db
  publish: Publish
  jobs: Jobs
  now: () => Date
  sessionHours: number
}

export async function buildApp(deps: Deps, { logger = false }: { logger?: FastifyServerOptions['logger'] } = {}) {
  const app = Fastify({ logger: logger ?? false, bodyLimit: 1_048_576 })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerProblems(app)
  await app.register(sessions, deps)
  return app
}
