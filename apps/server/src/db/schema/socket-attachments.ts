import { sql } from 'drizzle-orm'
import { bigserial, customType, pgTable } from 'drizzle-orm/pg-core'
import { isoTime } from './columns.ts'

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Live messages between server processes that are too long for a NOTIFY. The columns are @socket.io/postgres-adapter's. */
export const socketAttachments = pgTable('socket_io_attachments', {
  id: bigserial('id', { mode: 'bigint' }).unique(),
  createdAt: isoTime('created_at').default(sql`now()`),
  payload: bytes('payload'),
})
