import {
  type ApplicantNote,
  addNote,
  deleteNote,
  listNotes,
  notesMax,
} from '@fledge/contract/applications/applicant-notes'
import type { FastifyInstance } from 'fastify'
import { type Deps, inTransaction } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { conflict, orNotFound } from '../../http/errors/problem.ts'
import { serveIdempotent } from '../../http/idempotency/serve-idempotent.ts'
import { findApplicationOf, lockApplicationOf } from '../applications/application-queries.ts'
import * as queries from './note-queries.ts'

export function applicantNoteRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps

  serve(app, listNotes, async ({ user, params }) => {
    const id = parseId(params.applicationId, 'application')
    orNotFound(await findApplicationOf(db, user, id), 'application')
    return ok((await queries.listNotesOn(db, id)).map(noteOf))
  })

  serveIdempotent(app, deps, addNote, {
    handle: ({ user, params, body }, deps) =>
      inTransaction(deps, async ({ db, now, publish }) => {
        const applicationId = parseId(params.applicationId, 'application')
        // The lock keeps concurrent notes within the limit.
        orNotFound(await lockApplicationOf(db, user, applicationId), 'application')
        if ((await queries.countNotesOn(db, applicationId)) >= notesMax) throw tooMany()
        const outcome = body.outcome ?? null
        if (outcome && !(await queries.hasBegunInterview(db, applicationId, now()))) throw noInterview()
        const note = await queries.insertNote(db, { applicationId, companyId: user.id, text: body.text, outcome })
        publish(user.id, 'applicationChanged', { applicationId })
        return ok(noteOf(note))
      }),
  })

  serve(app, deleteNote, async ({ user, params }) => {
    const id = parseId(params.id, 'note')
    const { applicationId } = orNotFound(await queries.deleteNoteOf(db, user.id, id), 'note')
    deps.publish(user.id, 'applicationChanged', { applicationId })
    return ok({ id })
  })
}

const noteOf = ({ companyId: _companyId, ...note }: queries.NoteRow): ApplicantNote => ({ _id: note.id, ...note })

const tooMany = () =>
  conflict('limit_reached', `You can keep up to ${notesMax} notes on an applicant. To add another, delete one.`)
const noInterview = () => conflict('no_interview', 'An outcome can be noted once an interview has begun.')
