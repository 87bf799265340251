import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/mails.ts'
import { readNotifications, stage } from '../../testing/stage.ts'
import { searchedNotice } from '../alerts/alert-notices.ts'
import { insertNotifications } from './insert-notifications.ts'

const { db, deps, student, company, internship, statementsWait } = await stage()
const listNotifications = (ids: string[]) => readNotifications(db, inArray(notifications.userId, ids))
const search = { id: '00000000-0000-4000-8000-000000000001', name: 'kites' }

test('stores no notification about a listing deleted during its announcement', async () => {
  const asha = await student()
  const listing = await internship({ title: 'Kite maker', company: await company() })
  const { id } = listing
  const notice = searchedNotice(asha.id, listing, search)

  const storing = await whileDeleting(
    (tx) => tx.delete(internships).where(eq(internships.id, id)),
    () => db.transaction((tx) => insertNotifications({ ...deps, db: tx }, [notice])),
  )

  expect(await storing).toEqual([])
  expect(await listNotifications([asha.id])).toEqual([])
})

test('omits a student erased at the same time and notifies the others', async () => {
  const [asha, ravi] = [await student(), await student()]
  const listing = await internship({ title: 'Kite maker', company: await company() })
  const notices = [asha, ravi].map((one) => searchedNotice(one.id, listing, search))

  const storing = await whileDeleting(
    (tx) => tx.delete(users).where(eq(users.id, asha.id)),
    () => db.transaction((tx) => insertNotifications({ ...deps, db: tx }, notices)),
  )

  expect((await storing).map(({ userId }) => userId)).toEqual([ravi.id])
  expect((await listNotifications([asha.id, ravi.id])).map(({ userId }) => userId)).toEqual([ravi.id])
})

type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0]

/** Starts storing before the deletion commits, and commits once storing waits for it. */
function whileDeleting<T>(remove: (tx: Tx) => PromiseLike<unknown>, store: () => Promise<T>) {
  return db
    .transaction(async (tx) => {
      await remove(tx)
      const storing = store()
      storing.catch(() => undefined)
      await statementsWait(1)
      return { storing }
    })
    .then(({ storing }) => storing)
}
