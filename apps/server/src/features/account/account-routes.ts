import type { Readable } from 'node:stream'
import * as account from '@fledge/contract/account'
import type { User } from '@fledge/contract/users'
import { deviceName } from '@fledge/core/device-name'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { parseId } from '../../http/contract/ids.ts'
import { type Input, ok, serve } from '../../http/contract/serve.ts'
import { orNotFound } from '../../http/errors/problem.ts'
import { hourlyLimit } from '../../http/limits/hourly-limit.ts'
import { createLoginLimit } from '../auth/login-limit.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { deleteAccount } from './delete-account.ts'
import { limitExports } from './limit-exports.ts'
import { packExport } from './pack-export.ts'
import { deleteSessionOf, endOtherAccess, listSessionsOf, setEraseAt } from './queries.ts'

/** An export reads every file of a person. */
const exportsPerHour = 20
/** Milliseconds for one export: 50 MB at 1 Mbit/s take 7 minutes. Slower clients would block the slots. */
const exportWithinMs = 10 * 60_000

export function accountRoutes(app: FastifyInstance, deps: Deps) {
  const { db } = deps
  const limit = createLoginLimit(deps)
  const exports = hourlyLimit(db, 'export', exportsPerHour)
  const exportPlaces = limitExports()

  serve(app, account.changePassword, async ({ user, body: { currentPassword, newPassword }, request }) => {
    const attempt = { user, password: currentPassword, address: request.ip, field: 'currentPassword' }
    const checkedHash = await confirmPassword(deps, limit, attempt)
    const change = { user, tokenHash: tokenHashOf(request), checkedHash, newPassword }
    return ok({ endedSessions: await changePassword(deps, change) })
  })

  serve(app, account.listSessions, async (input) => ok(await sessionsOf(deps, input)))

  serve(app, account.endSession, async ({ user, params: { id } }) => {
    const tokenHash = orNotFound(await deleteSessionOf(db, user.id, parseId(id, 'session')), 'session')
    deps.endConnections(tokenHash)
    deps.publish(user.id, 'accountChanged', {})
    return ok({ id })
  })

  serve(app, account.endOtherSessions, async ({ user, request }) => {
    const ended = await db.transaction((tx) => endOtherAccess(tx, user.id, tokenHashOf(request), deps.now()))
    for (const tokenHash of ended) deps.endConnections(tokenHash)
    deps.publish(user.id, 'accountChanged', {})
    return ok({ ended: ended.length })
  })

  serve(app, account.exportAccount, async ({ user, reply }) => {
    const archive = await startExport(user)
    // The client may have disconnected during preparation.
    if (reply.raw.destroyed) archive.destroy()
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="fledge-export.zip"')
      .send(archive)
  })

  serve(app, account.deleteAccount, async ({ user, body: { password }, request }) => {
    await confirmPassword(deps, limit, { user, password, address: request.ip, field: 'password' })
    return ok({ eraseAt: await deleteAccount(deps, user) })
  })

  serve(app, account.keepAccount, async ({ user }) => {
    const kept = await setEraseAt(db, user, null)
    deps.publish(user.id, 'accountChanged', {})
    return ok(kept)
  })

  /** Opens the export of an account; it holds its slot until it is completed, aborted or timed out. */
  async function startExport(user: User): Promise<Readable> {
    const free = exportPlaces.start(user.id)
    try {
      await exports.use(user.id)
      const archive = await packExport(deps, user)
      const timer = setTimeout(() => archive.destroy(new Error('The export took too long.')), exportWithinMs)
      archive.once('close', () => {
        clearTimeout(timer)
        free()
      })
      return archive
    } catch (error) {
      free()
      throw error
    }
  }
}

async function sessionsOf({ db, now }: Deps, { user, request }: Input<typeof account.listSessions>) {
  const rows = await listSessionsOf(db, user.id, now())
  return rows.map(({ id, userAgent, createdAt, lastUsedAt, tokenHash }) => ({
    _id: id,
    id,
    device: deviceName(userAgent),
    createdAt,
    lastUsedAt,
    current: tokenHash === request.tokenHash,
  }))
}

/** The token of the request, which is authenticated here. */
const tokenHashOf = ({ tokenHash }: Input<typeof account.listSessions>['request']): string => tokenHash ?? ''
