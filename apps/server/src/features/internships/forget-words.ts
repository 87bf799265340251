import { and, gt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { internships, searchWords, wordsIn } from '../../db/schema/internships.ts'

const wordsAtOnce = 1000

/**
 * Takes out of the dictionary of searches what no listing says any more: words of a listing that was edited or erased do
 * not outlive it by more than a day. Whoever writes a listing waits for one part of the dictionary at most.
 */
export async function forgetWords(db: Db, atOnce = wordsAtOnce): Promise<void> {
  let last: string | undefined = ''
  while (last !== undefined) last = await forgetSome(db, last, atOnce)
}

/** Looks at the words after this one. Gives the last of them, or nothing at the end of the dictionary. */
function forgetSome(db: Db, after: string, atOnce: number): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    // A listing that is being written may rely on a word that was there: it comes wholly before this, or after.
    await tx.execute(sql`lock table ${searchWords} in share row exclusive mode`)
    await tx.execute(sql`set local enable_seqscan = off`)
    const words = tx.select().from(searchWords).where(gt(searchWords.word, after)).orderBy(searchWords.word)
    const part = words.limit(atOnce).as('part')
    const [read] = await tx.select({ last: max(part.word) }).from(part)
    const last = read?.last ?? undefined
    if (last !== undefined)
      await tx.delete(searchWords).where(and(gt(searchWords.word, after), lte(searchWords.word, last), isGone))
    return last
  })
}

const isGone = sql`(
  select true from ${internships} where ${wordsIn(internships.searchText)} @> array[${searchWords.word}]
  limit 1
) is null`
