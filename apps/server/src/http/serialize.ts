import type { FastifySerializerCompiler } from 'fastify'
import { serializerCompiler } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'

/**
 * Checks an answer against its schema and puts it into words; once for one that many are given, which must be the very
 * same object and must not be changed (db/share-reads.ts).
 */
export const serializeOnce: FastifySerializerCompiler<ZodType> = (route) => {
  const serialize = serializerCompiler(route)
  const done = new WeakMap<object, string>()
  return (answer) => {
    if (typeof answer !== 'object' || answer === null) return serialize(answer)
    const known = done.get(answer)
    if (known !== undefined) return known
    const text = serialize(answer)
    done.set(answer, text)
    return text
  }
}
