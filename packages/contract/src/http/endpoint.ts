import { type ZodObject, type ZodType, z } from 'zod'
import { type WorkType, workTypes } from '../constants.ts'

/** Every entity carries its id under both of the specification's names. */
export const ids = { _id: z.string(), id: z.string() }

/** The body of most answers: `{success: true, data}`. */
export const withData = <T extends z.ZodType>(data: T) => z.object({ success: z.literal(true), data })

/** The work type of a listing. Our own server sends no others; a page shows what another server sends as it is. */
export const shownWorkType = z.enum(workTypes).or(z.string() as unknown as z.ZodType<WorkType>)

/** Ids in a path. The server answers 404 to ids that do not exist, whatever their form. */
export const idParams = z.object({ id: z.string().max(100) })
export const userParams = z.object({ userId: z.string().max(100) })
export const internshipParams = z.object({ internshipId: z.string().max(100) })
export const applicationParams = z.object({ applicationId: z.string().max(100) })
export const resumeParams = z.object({ resumeId: z.string().max(100) })

/** Required session: none, any signed-in account, or one role. */
export type Access = 'anyone' | 'member' | 'student' | 'company'

/** The single definition of an HTTP endpoint, used by the server, the web client and the OpenAPI document. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: Access
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 204
  params?: ZodObject
  query?: ZodObject
  body?: ZodType
  /** The body is a multipart form, which the route parses. */
  multipart?: true
  /** Accepts an Idempotency-Key: repeated requests with one key run once and get the same response. */
  idempotent?: true
  response: ZodType
}

/** Defines an endpoint, keeping its literal types. The annotation lets builds leave out endpoints that no page calls. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends Endpoint>(e: E): E {
  return e
}

type Part = 'params' | 'query' | 'body'
type PartsOf<E> = {
  [K in Part as E extends Record<K, ZodType> ? K : never]: E extends Record<K, infer S extends ZodType> ? S : never
}

type KeyOf<E> = E extends { idempotent: true } ? { idempotencyKey?: string } : unknown

/** What a caller sends, before defaults and coercions. */
export type CallInput<E> = { [K in keyof PartsOf<E>]: z.input<PartsOf<E>[K]> } & KeyOf<E> & {
    headers?: Record<string, string>
  }
/** What a handler receives, after defaults and coercions. */
export type HandlerInput<E> = { [K in keyof PartsOf<E>]: z.output<PartsOf<E>[K]> }
/** What a handler returns. */
export type Reply<E extends Endpoint> = z.input<E['response']>
/** What a caller receives. */
export type Result<E extends Endpoint> = z.output<E['response']>
