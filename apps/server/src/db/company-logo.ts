import { type Column, type SQL, sql } from 'drizzle-orm'
import { users } from './schema/accounts.ts'

/** The file of a company's logo, which is the uploaded picture of its account; null without one. */
export const logoFileId = (companyId: Column | SQL): SQL<string | null> => sql<string | null>`(
  select account.avatar_file_id from ${users} as account where account.id = ${companyId})`

/** The address of an uploaded picture. A new picture has a new one. */
export const pictureUrl = (fileId: string): string => `/api/avatars/${fileId}`

/** A company on the wire; `logoUrl` is present only with a logo. */
export const logoField = (fileId: string | null): { logoUrl?: string } =>
  fileId === null ? {} : { logoUrl: pictureUrl(fileId) }
