import { defaultSettings, type Settings } from '@fledge/contract/settings'
import { eq, getTableColumns } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { settings } from '../../db/schema/accounts.ts'

const { userId: _userId, ...columns } = getTableColumns(settings)

type SettingsChange = { [Name in keyof Settings]?: Settings[Name] | undefined }

/** The person's settings with the defaults of §9, which the schema repeats for new rows. */
export async function findSettings(db: Db, userId: string): Promise<Settings> {
  const [row] = await db.select(columns).from(settings).where(eq(settings.userId, userId))
  return row ?? defaultSettings
}

/** Updates only these settings, so that concurrent changes of others are kept. */
export async function updateSettings(db: Db, userId: string, change: SettingsChange): Promise<Settings> {
  const [row] = await db
    .insert(settings)
    .values({ ...change, userId })
    .onConflictDoUpdate({ target: settings.userId, set: { ...change, userId } })
    .returning(columns)
  return row!
}
