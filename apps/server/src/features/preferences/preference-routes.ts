import { getPreferences, type OwnPreferences, savePreferences, skipPreferences } from '@fledge/contract/preferences'
import { foldText } from '@fledge/core/places'
import { noPreferences } from '@fledge/core/preferences/preferences'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { ok, serve } from '../../http/contract/serve.ts'
import { findHomeOf, findPreferences, findSkippedAt, markSkipped, replacePreferences } from './preference-queries.ts'

export function preferenceRoutes(app: FastifyInstance, { db, now, publish }: Deps) {
  serve(app, getPreferences, async ({ user }) => ok(await readOwn(db, user.id)))

  serve(app, savePreferences, async ({ user, body }) => {
    await replacePreferences(db, user.id, { ...body, cities: withoutRepeats(body.cities) })
    publish(user.id, 'accountChanged', {})
    return ok(await readOwn(db, user.id))
  })

  serve(app, skipPreferences, async ({ user }) => {
    await markSkipped(db, user.id, now())
    publish(user.id, 'accountChanged', {})
    return ok(await readOwn(db, user.id))
  })
}

/** Each city once, by the first of its names that was given. */
const withoutRepeats = (cities: readonly string[]): string[] =>
  [...new Map(cities.toReversed().map((name) => [foldText(name), name])).values()].reverse()

async function readOwn(db: Db, studentId: string): Promise<OwnPreferences> {
  const [stated, skippedAt, home] = await Promise.all([
    findPreferences(db, studentId),
    findSkippedAt(db, studentId),
    findHomeOf(db, studentId),
  ])
  const values = stated ?? { ...noPreferences, cities: [], fields: [] }
  return { ...values, isStated: stated !== null, isSkipped: skippedAt !== null, homePlace: home?.city ?? null }
}
