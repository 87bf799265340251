import type { ZodType, z } from 'zod'

export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type RequiredKeys<Thing> = { [Key in keyof Thing]-?: object extends Pick<Thing, Key> ? never : Key }[keyof Thing]

/** What the contract requires of a thing, without a default, besides the fields that the specification names (§3). */
export type Extras<Schema extends ZodType, Specified extends keyof z.input<Schema>> = Pick<
  z.input<Schema>,
  Exclude<RequiredKeys<z.input<Schema>>, Specified | '_id' | 'id'>
>

export const oneOf = <Value extends string>(values: readonly Value[], given: unknown, neutral: Value): Value =>
  values.find((value) => value === given) ?? neutral

/** The thing with its own values, and neutral ones for the extras that are missing. */
export const fill = (thing: Fields, extras: object): Fields => ({
  ...extras,
  ...Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)),
})
