import * as messages from '@fledge/contract/messages'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId, parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notFound, orNotFound } from '../../http/errors/problem.ts'
import { changeTemplate, createTemplate } from './save-template.ts'
import { deleteTemplate, listTemplates } from './template-queries.ts'

export function templateRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  serve(app, messages.listMessageTemplates, async ({ user }) => ok(await listTemplates(db, user.id)))

  serve(app, messages.createMessageTemplate, async ({ user, body }) => ok(await createTemplate(deps, user, body)))

  serve(app, messages.changeMessageTemplate, async ({ user, params, body }) => {
    const id = parseId(params.id, 'template')
    return ok(orNotFound(await changeTemplate(deps, user, { ...body, id }), 'template'))
  })

  serve(app, messages.deleteMessageTemplate, async ({ user, params: { id } }) => {
    if (!isId(id) || !(await deleteTemplate(db, user.id, id))) throw notFound('template')
    return ok({ id })
  })
}
