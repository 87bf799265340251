import multipart from '@fastify/multipart'
import type { Corrections } from '@fledge/contract/resumes'
import * as resumes from '@fledge/contract/resumes'
import type { StudentUser } from '@fledge/contract/users'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { sendFile } from '../../files/send-file.ts'
import { parseId } from '../../http/contract/ids.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { notAllowed, orNotFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { limitPerUser } from '../../http/limits/per-user-queue.ts'
import { nextTurn } from '../../next-turn.ts'
import { discardRest, findSentFile, formLimits } from './form.ts'
import { findStudentResume, listStudentResumes, saveCorrections } from './queries.ts'
import { readResumeFile } from './read-resume-file.ts'
import { upload } from './upload.ts'
import { jsonResumeOf, toReading, toResume } from './wire.ts'

/** Concurrent uploads per student, so that slow uploads of one account do not hold many connections. */
const maxUploads = 50

/** Requests of one student for a reading that may queue: several tabs, and corrections in quick succession. */
const maxQueuedReadings = 20

export function resumeRoutes(app: FastifyInstance, deps: Deps) {
  const { db, files } = deps
  // Reading costs as much as an analysis, so both count together.
  const analyses = hourlyLimit(db, 'analyses', deps.limits.analysesPerHour)
  const inTurn = limitPerUser(
    { running: 1, waiting: maxQueuedReadings },
    'Your earlier requests for this resume are still running. Wait for them to finish, then try again.',
  )
  const uploadsInProgress = limitPerUser(
    { running: maxUploads, waiting: 0 },
    'You have too many uploads in progress. Wait for one to finish.',
  )

  serve(app, resumes.listResumes, async ({ user, params }) => {
    if (params.userId !== user.id) throw notAllowed()
    return ok((await listStudentResumes(db, user.id)).map(toResume))
  })

  app.register(async (forms) => {
    // The size is counted while receiving, so that the client gets the error at once.
    await forms.register(multipart, { limits: formLimits, throwFileSizeLimit: false })
    // The form reads the raw request. A second consumer that decompresses it would break both.
    serve(
      forms,
      resumes.uploadResume,
      async ({ user, request, reply, query }) => {
        try {
          return await uploadsInProgress(user.id, reply, async () => {
            await analyses.use(user.id)
            const sent = await findSentFile(request, 'resume')
            return ok(await upload(deps, user, sent, { replace: query.replace !== undefined }))
          })
        } finally {
          discardRest(request)
        }
      },
      { decompress: false },
    )
  })

  serve(app, resumes.getReading, async ({ user, params, reply }) => {
    const { file } = await ownResume(user.id, params.resumeId)
    return inTurn(user.id, reply, async () => respondWithReading(await readResumeFile(deps, file.id)))
  })

  serve(app, resumes.exportReading, async ({ user, params, reply }) => {
    const { file } = await ownResume(user.id, params.resumeId)
    return inTurn(user.id, reply, async () => {
      const read = await readResumeFile(deps, file.id)
      return reply
        .header('content-disposition', 'attachment; filename="resume.json"')
        .header('cache-control', 'private, no-store')
        .send(jsonResumeOf(read))
    })
  })

  serve(app, resumes.correctReading, async ({ user, params, body, reply }) => {
    const { file } = await ownResume(user.id, params.resumeId)
    const target = { resumeId: params.resumeId, fileId: file.id }
    return inTurn(user.id, reply, async () => respondWithReading(await correct(deps, user, target, body)))
  })

  serve(app, resumes.downloadResume, async ({ user, params, query, reply }) => {
    const { file } = await ownResume(user.id, params.resumeId)
    return sendFile(files, reply, file, query.disposition)
  })

  async function respondWithReading(reading: Parameters<typeof toReading>[0]) {
    await nextTurn()
    return ok(toReading(reading))
  }

  const ownResume = async (studentId: string, id: string) =>
    orNotFound(await findStudentResume(db, studentId, parseId(id, 'resume')), 'resume')
}

/** Stores the student's corrections and returns the corrected reading. Empty corrections remove earlier ones. */
async function correct(
  deps: Deps,
  student: StudentUser,
  { resumeId, fileId }: { resumeId: string; fileId: string },
  corrections: Corrections,
) {
  // Read first: an unreadable file cannot be corrected.
  await readResumeFile(deps, fileId)
  await saveCorrections(deps.db, fileId, saysNothing(corrections) ? null : corrections)
  deps.publish(student.id, 'resumeChanged', { resumeId })
  return readResumeFile(deps, fileId)
}

const saysNothing = (corrections: Corrections): boolean =>
  Object.values(corrections).every((part) => part === undefined)
