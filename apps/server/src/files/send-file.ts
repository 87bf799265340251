import type { ResumeKind } from '@fledge/contract/resumes'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Files } from './files.ts'

const typeOf: Record<ResumeKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
}

type StoredFile = { bytesId: string; filename: string; kind: ResumeKind; size: number }

/** Sends a stored file, which may be hostile, with its detected type and a policy under which it can run nothing. */
export async function sendFile(files: Files, reply: FastifyReply, file: StoredFile, type: 'inline' | 'attachment') {
  const content = await files.open(file.bytesId)
  return reply
    .header('content-type', typeOf[file.kind])
    .header('content-length', file.size)
    .header('content-disposition', contentDisposition(file.filename, { type }))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .send(content)
}
