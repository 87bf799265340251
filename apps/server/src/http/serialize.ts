import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'

type Written = { text: string; bytes: Buffer | null }

/**
 * Checks an answer against its schema and puts it into words; once for one that many are given, which must be the very
 * same object and must not be changed (db/share-reads.ts). The second of them and all after are given the same bytes,
 * by which compress-once.ts knows them.
 */
export const serializeOnce: FastifySerializerCompiler<ZodType> = (route) => {
  const serialize = serializerCompiler(route)
  const done = new WeakMap<object, Written>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return serialize(answer)
    const known = done.get(answer)
    if (known !== undefined) return asText(bytesOf(known))
    const text = serialize(answer)
    done.set(answer, { text, bytes: null })
    return text
  }
}

function bytesOf(written: Written): Buffer {
  written.bytes ??= Buffer.from(written.text)
  return written.bytes
}

/** Fastify sends bytes as it does text, and only its type does not say so. */
const asText = (bytes: Buffer): string => bytes as unknown as string
