import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { internships, searchWords } from '../../db/schema/internships.ts'
import { stage } from '../../testing/stage.ts'
import { forgetWords } from './forget-words.ts'

const { db, anyone, company, internship } = await stage()
const kite = await company()
const post = (title: string) => internship({ company: kite, title })

async function searchFor(q: string): Promise<unknown[]> {
  return (await anyone({ url: '/api/internship', query: { q, limit: '20' } })).json().data
}

test('forgets the words of a listing that is gone, and no other', async () => {
  const { id } = await post('Qwyjibo maker')
  await post('Kite maker')
  await db.delete(internships).where(eq(internships.id, id))

  await forgetWords(db, 7)

  const words = (await db.select().from(searchWords)).map(({ word }) => word)
  expect(words).not.toContain('qwyjibo')
  expect(words).toEqual(expect.arrayContaining(['kite', 'maker']))
  expect(await searchFor('kite mak')).toHaveLength(1)
})

test('listings that are written meanwhile are found', async () => {
  const { id } = await post('Zylophon maker')
  await db.delete(internships).where(eq(internships.id, id))
  const writes = Array.from({ length: 10 }, () => post('Zylophon maker'))

  await Promise.all([...writes, forgetWords(db, 3)])

  expect(await searchFor('zylopho')).toHaveLength(10)
})
