import { deleteResume } from '@fledge/contract/resumes'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { remove } from './remove-resume.ts'

/** Deleting a resume may withdraw the applications that were sent with it. */
export function removeResumeRoute(app: FastifyInstance, deps: Deps) {
  serve(app, deleteResume, async ({ user, params: { resumeId }, query }) => {
    await remove(deps, user, parseId(resumeId, 'resume'), query.applications)
    return ok({ id: resumeId })
  })
}
