import { getCompany } from '@fledge/contract/listings/companies'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound } from '../../http/errors/problem.ts'
import { showCompany } from './public-company.ts'

export function companyRoutes(app: FastifyInstance, deps: Deps) {
  app.route(
    serve(getCompany, async ({ params }) => {
      const company = await showCompany(deps, params.id)
      if (!company) throw notFound('company')
      return ok(company)
    }),
  )
}
