import { count, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { notifications } from '../../db/schema/notifications.ts'
import { stage } from '../../testing/stage.ts'
import { readNotifications } from '../../testing/stored-messages.ts'
import { searchedNotice } from '../analysis/announce.ts'
import { insertNotifications } from './insert-notifications.ts'

const { db, deps, student, company, internship } = await stage()
const told = (ids: string[]) => readNotifications(db, inArray(notifications.userId, ids))
/** Statements of this database that store notifications and wait for another transaction. */
const countWaiting = async () => {
  const isWaiting = sql`datname = current_database() and wait_event_type = 'Lock' and query like '%for key share%'`
  const [row] = await db.select({ waiting: count() }).from(sql`pg_stat_activity`).where(isWaiting)
  return row?.waiting
}

test('a listing that is deleted while it is announced is told to nobody, and nothing breaks', async () => {
  const asha = await student()
  const { id } = await internship({ company: await company() })
  const notice = searchedNotice(asha.id, { id, title: 'Kite maker', companyName: 'Kite Labs' }, 'kites')

  const storing = await whileDeleting(
    (tx) => tx.delete(internships).where(eq(internships.id, id)),
    () => db.transaction((tx) => insertNotifications({ ...deps, db: tx }, [notice])),
  )

  expect(await storing).toEqual([])
  expect(await told([asha.id])).toEqual([])
})

test('a student who is erased meanwhile is left out, and the others are told', async () => {
  const [asha, ravi] = [await student(), await student()]
  const { id } = await internship({ company: await company() })
  const notices = [asha, ravi].map((one) =>
    searchedNotice(one.id, { id, title: 'Kite maker', companyName: 'Kite Labs' }, 'kites'),
  )

  const storing = await whileDeleting(
    (tx) => tx.delete(users).where(eq(users.id, asha.id)),
    () => db.transaction((tx) => insertNotifications({ ...deps, db: tx }, notices)),
  )

  expect((await storing).map(({ userId }) => userId)).toEqual([ravi.id])
  expect((await told([asha.id, ravi.id])).map(({ userId }) => userId)).toEqual([ravi.id])
})

type Tx = Parameters<Parameters<typeof db.transaction>[0]>[0]

/** Begins the storing while the deletion is not yet committed, and commits once it waits for that. */
function whileDeleting<T>(remove: (tx: Tx) => PromiseLike<unknown>, store: () => Promise<T>) {
  return db
    .transaction(async (tx) => {
      await remove(tx)
      const storing = store()
      storing.catch(() => undefined)
      await expect.poll(countWaiting).toBe(1)
      return { storing }
    })
    .then(({ storing }) => storing)
}
