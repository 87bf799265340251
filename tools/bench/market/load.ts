import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listingRow, type Owner } from '../../../apps/server/src/features/internships/listing-row.ts'
import { companiesOf, companyName, listingsOf } from './listings.ts'

/**
 * Fills a migrated database with a market: `listings` open ones of two years, and a tenth as many that are paused or
 * taken down. The same seed makes the same market.
 */
export async function loadMarket(url: string, { listings, seed = 'market' }: { listings: number; seed?: string }) {
  const client = new pg.Client({ connectionString: url, application_name: 'fledge-market' })
  await client.connect()
  try {
    const owners = await loadCompanies(client, companiesOf(listings))
    await withoutIndexes(client, () => copy(client, `internships (${columns})`, rowsOf({ owners, listings, seed })))
    await client.query('vacuum (analyze)')
    return owners
  } finally {
    await client.end()
  }
}

/** Building the indexes after the rows is many times faster than adding each row to them. */
async function withoutIndexes(client: pg.Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'internships'::regclass and not indisprimary`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await work()
  await client.query("set maintenance_work_mem = '1GB'")
  for (const { definition } of rows) await client.query(definition)
}

async function loadCompanies(client: pg.Client, count: number): Promise<Owner[]> {
  const owners = Array.from({ length: count }, (_, n) => ({ id: randomUUID(), companyName: companyName(n) }))
  const users = owners.map(({ id }, n) => [id, `company-${n}@market.example`, 'nobody signs in', 'company', 'now()'])
  await copy(client, 'users (id, email, password_hash, role, email_verified_at)', users)
  const companies = owners.map((owner) => [owner.id, owner.companyName, 'Technology', '11-50', 'Meera Iyer'])
  await copy(client, 'companies (user_id, company_name, industry, company_size, contact_person)', companies)
  return owners
}

const columns =
  'company_id, title, description, requirements, location, type, duration, duration_months, stipend, title_text, ' +
  'heading_text, search_text, place_text, state, created_at, updated_at, deleted_at'

const twoYearsMs = 730 * 24 * 3600 * 1000

function* rowsOf({ owners, listings, seed }: { owners: readonly Owner[]; listings: number; seed: string }) {
  const source = listingsOf(seed)
  const count = Math.floor(listings * 1.1)
  const start = Date.now() - twoYearsMs
  for (let n = 0; n < count; n++) {
    const {
      openings: _o,
      startsOn: _s,
      applyBy: _a,
      vacancyStatedAt: _v,
      ...row
    } = listingRow(owners[(n * 31) % owners.length]!, source.next().value)
    const createdAt = new Date(start + (n / count) * twoYearsMs).toISOString()
    const state = n % 11 === 10 && n % 2 === 0 ? 'paused' : 'open'
    const deletedAt = n % 11 === 10 && n % 2 === 1 ? createdAt : null
    yield [
      row.companyId,
      row.title,
      row.description,
      `{${row.requirements.map((one) => JSON.stringify(one))}}`,
      row.location,
      row.type,
      row.duration,
      row.durationMonths,
      row.stipend,
      row.titleText,
      row.headingText,
      row.searchText,
      row.placeText,
      state,
      createdAt,
      createdAt,
      deletedAt,
    ]
  }
}

type Cell = string | number | null

async function copy(client: pg.Client, target: string, rows: Iterable<readonly Cell[]>): Promise<void> {
  await pipeline(Readable.from(chunks(rows)), client.query(copyFrom(`copy ${target} from stdin`)))
}

/** Lines of COPY's text format, some thousand at a time. */
function* chunks(rows: Iterable<readonly Cell[]>): Generator<string> {
  let lines: string[] = []
  for (const row of rows) {
    lines.push(`${row.map(cell).join('\t')}\n`)
    if (lines.length < 1000) continue
    yield lines.join('')
    lines = []
  }
  yield lines.join('')
}

const cell = (value: Cell): string =>
  value === null ? '\\N' : String(value).replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign)
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
