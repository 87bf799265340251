import type { FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isId } from '../../http/contract/ids.ts'
import { notFound } from '../../http/errors/problem.ts'
import { readPictureSize } from './picture-size.ts'
import { isAvatar } from './queries.ts'

/** Sends an uploaded picture. Its random id protects it, because browsers request pictures without a token. */
export async function sendAvatar({ db, files }: Deps, reply: FastifyReply, id: string) {
  if (!isId(id) || !(await isAvatar(db, id))) throw notFound('picture')
  const bytes = await files.read(id)
  return reply
    .header('content-type', readPictureSize(bytes)?.kind ?? 'application/octet-stream')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(Buffer.from(bytes))
}
