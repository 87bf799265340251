import { getCompany } from '@fledge/contract/listings/companies'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { showCompany } from './public-company.ts'

export function publicCompanyRoute(app: FastifyInstance, deps: Deps) {
  serve(app, getCompany, async ({ params }) => ok(orNotFound(await showCompany(deps, params.id), 'company')))
}
