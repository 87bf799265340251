import { resumeMaxBytes } from '@fledge/contract/constants'
import type { FastifyRequest } from 'fastify'
import { badRequest, HttpProblem } from '../../http/errors/problem.ts'

/** The file of an upload form, not yet read. */
export type SentFile = { filename: string; mimetype: string; content: AsyncIterable<Uint8Array> }

/** One byte more than allowed is enough to know that a file is too large. */
export const formLimits = {
  ...{ files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 1000, headerPairs: 20 },
  fileSize: resumeMaxBytes + 1,
}

/** What is still read of a refused upload, so that its sender gets to see the answer; then the line is cut. */
const mostDiscarded = { bytes: 10 * 1024 * 1024, ms: 3000 }

/** The file under this name in a multipart form, or null when there is none. Nothing of it is read yet. */
export async function findSentFile(request: FastifyRequest, field: string): Promise<SentFile | null> {
  if (!request.isMultipart()) return null
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') continue
      const { filename = '', mimetype, file } = part
      // A browser sends a form without a chosen file as an empty file without a name.
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

/** Lets the rest of a refused upload pass by, up to a limit: an unread body would block the connection. */
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

/** The three signs that browsers write as codes in a form, because they would end the name. */
const decodeName = (name: string): string => name.replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code))

async function* chunksOf(file: AsyncIterable<Uint8Array>) {
  try {
    yield* file
  } catch (error) {
    throw readable(error)
  }
}

/** Whatever is wrong with the form is its sender's fault, not ours. */
function readable(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error
  const hasTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  if (hasTooMuch) return new HttpProblem(413, 'too_large', 'This form has too many parts.')
  return badRequest('bad_form', 'The upload was incomplete. Please try again.')
}
