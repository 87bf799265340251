import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'
import { keepWith } from './keep-with.ts'

type Written = { text: string; bytes: Buffer | null }

/**
 * Checks an answer against its schema and puts it into words; once for one that many are given, which must be the very
 * same object and must not be changed (db/share-reads.ts). The second of them and all after are given the same bytes,
 * by which compress-once.ts knows them.
 */
export const serializeOnce: FastifySerializerCompiler<ZodType> = (route) => {
  const serialize = serializerCompiler(route)
  const written = keepWith<object, Written>('as it was written')
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return serialize(answer)
    const known = written.find(answer)
    if (known !== undefined) return asText(bytesOf(known))
    const text = serialize(answer)
    written.keep(answer, { text, bytes: null })
    return text
  }
}

function bytesOf(written: Written): Buffer {
  written.bytes ??= Buffer.from(written.text)
  return written.bytes
}

/** Fastify sends bytes as it does text, and only its type does not say so. */
const asText = (bytes: Buffer): string => bytes as unknown as string
