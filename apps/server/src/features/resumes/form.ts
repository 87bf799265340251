import { resumeMaxBytes } from '@fledge/contract/constants'
import type { FastifyRequest } from 'fastify'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'

/** The file of an upload form, not yet read. */
export type SentFile = { filename: string; mimetype: string; content: AsyncIterable<Uint8Array> }

/** One byte over the limit proves that a file is too large. */
export const formLimits = {
  files: 1,
  fields: 10,
  parts: 12,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
  fileSize: resumeMaxBytes + 1,
}

/** Bytes of a rejected upload that are still read, so that the client receives the response. */
const mostDiscarded = { bytes: 10 * 1024 * 1024, ms: 3000 }

/** The file field of this name in a multipart form, unread; null when missing. */
export async function findSentFile(request: FastifyRequest, field: string): Promise<SentFile | null> {
  if (!request.isMultipart()) return null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue
      const { filename = '', mimetype, file } = part
      // Browsers send an empty, unnamed file when none is chosen.
      if (part.fieldname === field && filename !== '') {
        return { filename: decodeName(filename), mimetype, content: chunksOf(file) }
      }
      file.resume()
    }
    return null
  } catch (error) {
    throw readable(error)
  }
}

/** Discards the rest of a rejected upload up to a limit, because an unread body would block the connection. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return
  let left = mostDiscarded.bytes
  const cut = () => raw.destroy()
  const timer = setTimeout(cut, mostDiscarded.ms)
  raw.once('close', () => clearTimeout(timer))
  raw.unpipe()
  raw.on('data', (chunk: Uint8Array) => {
    left -= chunk.length
    if (left < 0) cut()
  })
  raw.resume()
}

/** The three characters that browsers percent-encode in form names. */
const decodeName = (name: string): string => name.replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code))

async function* chunksOf(file: AsyncIterable<Uint8Array>) {
  try {
    yield* file
  } catch (error) {
    throw readable(error)
  }
}

/** Errors of the form are the client's. */
function readable(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  const hasTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  if (hasTooMuch) return new HttpProblem(413, 'too_large', 'This form has too many parts.')
  return badRequest('bad_form', 'The upload was incomplete. Please try again.')
}
