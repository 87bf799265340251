import type { SortOption } from '@fledge/contract/constants'
import type { Internship } from '@fledge/contract/internships'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready } from '../../db/ready.ts'
import { companies } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { type Shape, shapeOf, value, valuesOf } from './asked.ts'
import { type After, type Filter, orderOf } from './list-conditions.ts'
import { listingColumns, ofCompany, wireOf } from './queries.ts'
import { firstThatFit, isOnPage, type Order, sourcesOf } from './sources.ts'
import { enough } from './ways.ts'

export type Page = { sort: SortOption; limit: number; after: After | null }
/** What one statement found of a search: `total` is null when it takes more to count it. */
export type FirstLook = { rows: Internship[]; looked: number; fit: number; total: number | null }

/** So many of the first listings are looked at for a page that many fit. */
const lookedThrough = 8 * enough

/** The first look at a search, and mostly the last: the page, and the total unless `isBeyond`. */
export async function lookForPage(db: Db, filter: Filter, page: Page, isBeyond: boolean): Promise<FirstLook> {
  const order = orderFor(page)
  const rows = await statement(looks, order, shapeOf(filter), buildLook)(db, { ...valuesFor(filter, page), isBeyond })
  const { looked, fit, total } = rows[0]!
  return { rows: rows.flatMap(listingOf), looked, fit, total }
}

/** The page among the first of the order, shorter when they have less. */
export async function walkToPage(db: Db, filter: Filter, page: Page): Promise<Internship[]> {
  const rows = await statement(walks, orderFor(page), null, buildWalk)(db, valuesFor(filter, page))
  return rows.flatMap(listingOf)
}

const orderFor = ({ sort, after }: Page): Order => ({ sort, isFirst: after === null })

const valuesFor = (filter: Filter, page: Page) => ({ ...valuesOf(filter), ...endOf(page) })
/** Where a page starts and how long it is, as values of a statement. */
export const endOf = ({ limit, after }: Page) => ({
  limit,
  ...(after && { afterValue: after.value, afterId: after.id }),
})

type Joined = { listing: Parameters<typeof wireOf>[0] | null; companyName: string | null }
const listingOf = ({ listing, companyName }: Joined): Internship[] =>
  listing?.id ? [wireOf(listing, companyName!)] : []

type Statement<Row> = ReturnType<typeof ready<Row[]>>
type Statements<Row> = Map<string, Statement<Row>>
type LookRow = Joined & { looked: number; fit: number; total: number | null }
const looks: Statements<LookRow> = new Map()
const walks: Statements<Joined> = new Map()

/** Put together when first asked for. */
function statement<Row, S extends Shape | null>(
  kept: Statements<Row>,
  order: Order,
  shape: S,
  build: (order: Order, shape: S) => Statement<Row>,
): Statement<Row> {
  const key = JSON.stringify([order, shape])
  const known = kept.get(key)
  if (known) return known
  const built = build(order, shape)
  kept.set(key, built)
  return built
}

function buildLook(order: Order, shape: Shape): Statement<LookRow> {
  const { sort, isFirst } = order
  const onPage = sql`
    select id, created_at, stipend from looked ${internships}
    where fits and (select is_all or fit >= ${value('limit', 'integer')} from told)
    union all
    select id, created_at, stipend from held ${internships}
    where (select not is_all and fit < ${value('limit', 'integer')} and total < ${sql.raw(String(enough))} from told)
      and ${isOnPage(order)}`
  const told = sql`(
    with ${sourcesOf(shape, order)}
    select looked, fit, total, page.id as page_id from told left join (
      select id from (${onPage}) ${internships} order by ${orderOf(sort)} limit ${value('limit', 'integer')}
    ) as page on true
  ) as told`
  // A plan takes 0.6 MB of each connection's memory: only what most people ask for keeps one.
  const isKept = sort === 'newest' && isFirst
  const name = isKept ? `look for newest, ${shape.parts}${shape.isPlaceAlone ? ' in place' : ''}` : ''
  return ready(name, (db) =>
    db
      .select({
        ...{ looked: sql<number>`told.looked`, fit: sql<number>`told.fit`, total: sql<number | null>`told.total` },
        ...listingColumns,
      })
      .from(told)
      .leftJoin(internships, sql`${internships.id} = told.page_id`)
      .leftJoin(companies, ofCompany)
      .orderBy(orderOf(sort)),
  )
}

function buildWalk(order: Order): Statement<Joined> {
  const page = sql`(
    select id from ${firstThatFit(order, lookedThrough, value('limit', 'integer'))}
  ) as page`
  const name = `walk ${order.sort}${order.isFirst ? '' : ' after'}`
  return ready(name, (db) => selectPage(db, page, order))
}

/** The listings of a source of ids named `page`. */
const selectPage = (db: Db, page: SQL, { sort }: Order) =>
  db
    .select(listingColumns)
    .from(page)
    .innerJoin(internships, sql`${internships.id} = page.id`)
    .innerJoin(companies, ofCompany)
    .orderBy(orderOf(sort))
