import type { ZodObject, ZodType, z } from 'zod'

/** Who may call: nobody signed in needed, anybody signed in, or one role. */
export type Access = 'anyone' | 'member' | 'student' | 'company'

/** One HTTP endpoint, said once: the server serves it, the page calls it, the OpenAPI document lists it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  summary: string
  access: Access
  /** Status of success; 200 unless told. */
  status?: 200 | 201 | 204
  params?: ZodObject
  query?: ZodObject
  body?: ZodType
  /** The body is a multipart form that the route reads itself. */
  multipart?: true
  /** Creates something: under one Idempotency-Key it is done once, however often it is sent, and answered alike. */
  repeatable?: true
  response: ZodType
}

export const endpoint = <const E extends Endpoint>(e: E): E => e

type Part = 'params' | 'query' | 'body'
type PartsOf<E> = {
  [K in Part as E extends Record<K, ZodType> ? K : never]: E extends Record<K, infer S extends ZodType> ? S : never
}

type KeyOf<E> = E extends { repeatable: true } ? { idempotencyKey?: string } : unknown

/** What a caller sends: before defaults and coercions. */
export type CallInput<E> = { [K in keyof PartsOf<E>]: z.input<PartsOf<E>[K]> } & KeyOf<E> & {
    headers?: Record<string, string>
  }
/** What a handler receives: after them. */
export type HandlerInput<E> = { [K in keyof PartsOf<E>]: z.output<PartsOf<E>[K]> }
/** What a handler gives. */
export type Reply<E extends Endpoint> = z.input<E['response']>
/** What a caller gets. */
export type Result<E extends Endpoint> = z.output<E['response']>
