export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a thing has besides the fields that the specification names (§3). */
export type Extras<Thing, Specified extends keyof Thing> = Omit<Thing, Specified | '_id' | 'id'>

export const oneOf = <Value extends string>(values: readonly Value[], given: unknown, neutral: Value): Value =>
  values.find((value) => value === given) ?? neutral

/** The thing with its own values, and neutral ones for the extras that are missing. */
export const fill = (thing: Fields, extras: object): Fields => ({
  ...extras,
  ...Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)),
})
