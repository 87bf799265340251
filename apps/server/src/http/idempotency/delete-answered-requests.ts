import { dayMs } from '@fledge/core/time/units'
import type { Deps } from '../../deps.ts'
import { deleteResponses } from './queries.ts'

/** At least a day, so that a client that retries on the next day gets its response. */
const retentionMs = dayMs

/** Deletes idempotency keys and responses after their retention. */
export const deleteAnsweredRequests = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteResponses(db, new Date(now().getTime() - retentionMs))
