import type { Deps } from '../../deps.ts'
import { deleteAnswered } from './queries.ts'

/** At least a day, so that a page or a program that comes back on the next one still finds its answer. */
const keptMs = 24 * 3_600_000

/** Removes the keys of requests that were answered longer ago than they are kept. */
export const forgetAnswers = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> =>
  deleteAnswered(db, new Date(now().getTime() - keptMs))
