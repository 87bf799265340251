/** What one document asks for and what was found in it. The texts are for the screen only: they are not ours. */
export type Judged = { document: string; right: number; missed: string[]; wrong: string[] }

/** The kit's own measures, from its lib/metrics.mjs. */
export type Metrics = {
  norm: (text: string) => string
  tokF1: (one: string, other: string) => number
  ndcg: (rows: readonly Ranked[], places: number) => number
}
export type Ranked = { s: number; g: number; tie: string; heading: string }
export type School = { degree?: string; field?: string; institution?: string }

/** Pairs each thing that was found with one that was asked for and not yet met. */
export function judge<T>(
  document: string,
  { asked, found }: { asked: readonly T[]; found: readonly T[] },
  agrees: (found: T, asked: T) => boolean,
  textOf: (thing: T) => string,
): Judged {
  const open = [...asked]
  const wrong = found.filter((thing) => {
    const place = open.findIndex((other) => agrees(thing, other))
    if (place >= 0) open.splice(place, 1)
    return place < 0
  })
  return { document, right: asked.length - open.length, missed: open.map(textOf), wrong: wrong.map(textOf) }
}

/** A school with its degree is found as the kit's scorer of parsing has it. */
export function isSameSchool({ tokF1 }: Metrics, found: School, asked: School): boolean {
  const whole = ({ degree, field }: School) => `${degree ?? ''} ${field ?? ''}`
  const degree = Math.max(tokF1(found.degree ?? '', asked.degree ?? ''), tokF1(whole(found), whole(asked)))
  const isThere = !asked.institution || tokF1(found.institution ?? '', asked.institution) >= 0.6
  return isThere && (!asked.degree || degree >= 0.6)
}

/** A skill of a job ad: found where its words are part of what the experts marked, or the other way round. */
export function isSameSkill({ norm }: Metrics, found: string, asked: string): boolean {
  const [one, other] = [` ${norm(found)} `, ` ${norm(asked)} `]
  return one.includes(other) || other.includes(one)
}
