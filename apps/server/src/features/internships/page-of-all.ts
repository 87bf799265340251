import type { Internship } from '@fledge/contract/internships'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { ready } from '../../db/ready.ts'
import { companies, users } from '../../db/schema/accounts.ts'
import { internships } from '../../db/schema/internships.ts'
import { value } from './asked.ts'
import { endOf, type Page } from './find-page.ts'
import { orderOf } from './list-conditions.ts'
import { listingColumns, ofCompany, wireOf } from './queries.ts'
import { firstOpen, type Order } from './sources.ts'

/** Rows of a page, and whether more follow. The same object as before when it is the same page, and not to be changed. */
export type PageOfAll = { readonly rows: Internship[]; readonly hasMore: boolean }
type Kept = PageOfAll & { marks: string }

/** Rows at most, with the one that says that more follow. */
export const shortPage = 100
/** Of each database. A page of 100 takes some 0.5 MB with all that is made of it. */
const mostKept = 16
const keptIn = new WeakMap<Db, Map<string, Kept>>()

/**
 * A page of all open listings, up to `shortPage` - 1 of them. Everybody asks for the same few pages, and they seldom
 * change: the ones that were asked for last are kept, and PostgreSQL is asked whether a row was written since.
 */
export async function pageOfAll(db: Db, page: Page): Promise<PageOfAll> {
  const pages = keptIn.get(db) ?? new Map<string, Kept>()
  keptIn.set(db, pages)
  const key = JSON.stringify(page)
  const known = pages.get(key)
  const isAsBefore = known !== undefined && (await readMarks(db, page)) === known.marks
  const now = isAsBefore ? known : await read(db, page)
  // What was asked for last stands at the end.
  pages.delete(key)
  pages.set(key, now)
  if (pages.size > mostKept) pages.delete(pages.keys().next().value!)
  return now
}

/**
 * What tells one writing of a row from every other: the transaction that wrote it and the place where it did. A page
 * shows the listing, its company's name and whether that company has shown that its address is its own.
 */
const mark = sql<string>`concat_ws(' ', ${sql.join(
  [internships, companies, users].flatMap((table) => [sql`${table}.xmin`, sql`${table}.ctid`]),
  sql`, `,
)})`
const between = ','
const ofAccount = eq(users.id, internships.companyId)

type Statements = ReturnType<typeof build>
const built = new Map<string, Statements>()

/** Put together when first asked for. Only those of what most people ask for keep their plans. */
function statementsFor({ sort, after }: Page): Statements {
  const order: Order = { sort, isFirst: after === null }
  const name = `${sort}${order.isFirst ? '' : ' after'}`
  const known = built.get(name) ?? build(order, (what) => (sort === 'newest' ? `${what} ${name}` : ''))
  built.set(name, known)
  return known
}

/** The inner limit is a number, so that the plan is the same for every page: along the index, and no further than asked. */
function build(order: Order, nameOf: (what: string) => string) {
  const page = sql`(select id from ${firstOpen(order, shortPage)} limit ${value('limit', 'integer')}) as page`
  const isOnPage = sql`${internships.id} = page.id`
  const inOrder = orderOf(order.sort)
  const marks = sql<string>`coalesce(string_agg(${mark}, ${sql.raw(`'${between}'`)} order by ${inOrder}), '')`
  return {
    listings: ready(nameOf('page'), (db) =>
      db
        .select({ ...listingColumns, mark })
        .from(page)
        .innerJoin(internships, isOnPage)
        .innerJoin(companies, ofCompany)
        .innerJoin(users, ofAccount)
        .orderBy(inOrder),
    ),
    marks: ready(nameOf('marks of'), (db) =>
      db
        .select({ marks })
        .from(page)
        .innerJoin(internships, isOnPage)
        .innerJoin(companies, ofCompany)
        .innerJoin(users, ofAccount),
    ),
  }
}

async function readMarks(db: Db, page: Page): Promise<string> {
  const [row] = await statementsFor(page).marks(db, withOneMore(page))
  return row!.marks
}

async function read(db: Db, page: Page): Promise<Kept> {
  const found = await statementsFor(page).listings(db, withOneMore(page))
  return {
    rows: found.slice(0, page.limit).map(({ listing, companyName }) => wireOf(listing, companyName)),
    hasMore: found.length > page.limit,
    marks: found.map(({ mark }) => mark).join(between),
  }
}

/** One more row than the page has says that more follow. */
const withOneMore = (page: Page) => endOf({ ...page, limit: page.limit + 1 })
