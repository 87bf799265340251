import type { MailedAlert } from '@fledge/contract/email-tokens'
import type { Db } from '../../db/client.ts'
import type { AlertKey } from '../../db/schema/accounts.ts'
import type { Deps } from '../../deps.ts'
import { badRequest } from '../../http/errors/problem.ts'
import { sha256 } from '../../http/security/token.ts'
import { findUnsubscribeToken } from '../email-tokens/token-queries.ts'
import { findSavedSearch } from '../saved/saved-queries.ts'
import { changeSearchAlert } from '../saved/saved-routes.ts'
import { findSettings, updateSettings } from '../settings/queries.ts'

type Owned = { userId: string; alert: AlertKey }

export async function findMailedAlert({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<MailedAlert> {
  return describeAlert(db, await findOwned(db, token, now()))
}

/** Stops the alert of a mail. Its saved search stays. */
export async function unsubscribe(deps: Deps, token: string): Promise<MailedAlert> {
  const { db, now, publish } = deps
  const { userId, alert } = await findOwned(db, token, now())
  if (alert === 'matches') await updateSettings(db, userId, { matchAlerts: false })
  else if (alert === 'digest') await updateSettings(db, userId, { weeklyDigest: false })
  else await changeSearchAlert(db, userId, { id: searchId(alert), alert: 'never' })
  publish(userId, 'accountChanged', {})
  return describeAlert(db, { userId, alert })
}

async function findOwned(db: Db, token: string, now: Date): Promise<Owned> {
  const found = await findUnsubscribeToken(db, sha256(token), now)
  if (!found || found.alert === null) throw unknownLink()
  return { userId: found.userId, alert: found.alert }
}

async function describeAlert(db: Db, { userId, alert }: Owned): Promise<MailedAlert> {
  if (alert === 'matches' || alert === 'digest') {
    const settings = await findSettings(db, userId)
    const active = alert === 'matches' ? settings.matchAlerts && settings.matches : settings.weeklyDigest
    return { alert, name: null, active }
  }
  const search = await findSavedSearch(db, userId, searchId(alert))
  return { alert: 'search', name: search?.name ?? null, active: search !== undefined && search.alert !== 'never' }
}

const searchId = (alert: `search:${string}`): string => alert.slice('search:'.length)

const unknownLink = () =>
  badRequest('link_too_old', 'This link no longer works. You can change your alerts in your settings.')
