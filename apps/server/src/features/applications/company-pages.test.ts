import type { Application } from '@fledge/contract/applications'
import { expect, test } from 'vitest'
import { stage } from '../../testing/stage.ts'
import { walkPages } from '../../testing/walk-pages.ts'

const { as, company, internship, application } = await stage()
const kite = await company()
const listings = [await internship({ company: kite }), await internship({ company: kite })]
for (const internshipId of [0, 1, 0, 1, 0].map((place) => listings[place]!.id)) await application({ internshipId })
// Two of the same moment: the id decides which comes first.
const sameTime = '2026-01-01T00:00:00.000Z'
for (const { id: internshipId } of listings) await application({ internshipId, createdAt: sameTime })
await application()

type Page = { data: Application[]; nextCursor: string | null }
const ask = async (query: Record<string, string> = {}, who: { id: string } = kite) =>
  as(who)({ url: '/api/apply/company', query })
const list = async (query: Record<string, string> = {}): Promise<Page> => (await ask(query)).json()
const idsOf = ({ data }: Page) => data.map(({ id }) => id)

test('returns all applications without a limit', async () => {
  const all = await list()
  expect([all.data.length, all.nextCursor]).toEqual([7, null])
})

test.each(['1', '2', '3', '7', '300'])('pages of %s are the whole list, each application once', async (limit) => {
  const pages = await walkPages<Page>((next) => list({ limit, ...next }))
  for (const page of pages) expect(page.data.length).toBeLessThanOrEqual(Number(limit))
  expect(pages.flatMap(idsOf)).toEqual(idsOf(await list()))
})

test('pages repeat no application when a new one arrives in between', async () => {
  const first = await list({ limit: '3' })
  await application({ internshipId: listings[0]!.id })
  const second = await list({ limit: '300', cursor: first.nextCursor! })
  expect(second.data).toHaveLength(4)
  expect(new Set([...idsOf(first), ...idsOf(second)]).size).toBe(7)
})

test.each([
  ['a limit of none', { limit: '0' }],
  ['a limit beyond a page', { limit: '301' }],
  ['a cursor that is none', { limit: '2', cursor: 'abc' }],
  ['a cursor with SQL', { cursor: Buffer.from(`["' or 1=1","x"]`).toString('base64url') }],
])('rejects %s', async (_name, query) => {
  expect((await ask(query)).statusCode).toBe(400)
})

test('a cursor of another company reveals nothing', async () => {
  const { nextCursor } = await list({ limit: '1' })
  const theirs = await ask({ cursor: nextCursor! }, await company())
  expect(theirs.json()).toMatchObject({ data: [], nextCursor: null })
})
