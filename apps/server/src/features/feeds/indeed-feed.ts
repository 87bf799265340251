import type { Internship } from '@fledge/contract/internships'
import { countryCode } from '@fledge/core/places'
import { inIndianGroups } from '@fledge/core/stipend'
import type { Db } from '../../db/client.ts'
import { findPage } from '../internships/search.ts'
import { cdata, xmlDeclaration } from './xml.ts'

/** Internships in the feed: a crawler reads all of them every few hours. */
const jobsMax = 5_000
const jobsPerQuery = 250

/**
 * The newest open internships in Indeed's XML format (docs.indeed.com/indeed-apply/xml-feed), in pieces: only one page
 * of them is in memory.
 */
export async function* indeedFeed(db: Db, origin: string, now: Date, most = jobsMax): AsyncGenerator<string> {
  yield `${xmlDeclaration}<source>
<publisher>Fledge</publisher>
<publisherurl>${cdata(origin)}</publisherurl>
<lastBuildDate>${now.toISOString()}</lastBuildDate>
`
  let [left, cursor] = [most, undefined as string | undefined]
  while (left > 0) {
    const page = await findPage(db, {}, { sort: 'newest', limit: Math.min(left, jobsPerQuery), cursor })
    // A job board advertises vacancies and no pools of candidates.
    const jobs = page.data.filter(({ vacancy }) => vacancy !== 'pool')
    yield jobs.map((internship) => jobElement(internship, origin)).join('')
    if (page.nextCursor === null) break
    cursor = page.nextCursor
    left -= page.data.length
  }
  yield '</source>\n'
}

function jobElement(internship: Internship, origin: string): string {
  const { id, title, createdAt, companyName, location, type, stipend, description, applyBy } = internship
  const fields: Record<string, string | null> = {
    title,
    date: createdAt,
    referencenumber: id,
    requisitionid: id,
    url: `${origin}/internships/${id}`,
    company: companyName,
    city: location.split(',')[0]!.trim(),
    country: countryCode(location),
    description: toHtml(description),
    salary: stipend > 0 ? `₹${inIndianGroups(stipend)} per month` : null,
    jobtype: 'internship',
    remotetype: remoteTypes[type] ?? null,
    expirationdate: applyBy,
  }
  const elements = Object.entries(fields).map(([name, value]) =>
    value === null ? '' : `<${name}>${cdata(value)}</${name}>\n`,
  )
  return `<job>\n${elements.join('')}</job>\n`
}

const remoteTypes: Partial<Record<Internship['type'], string>> = { Remote: 'Fully remote', Hybrid: 'Hybrid remote' }

/** Indeed reads a description as HTML. Without '<' a text has no tags; it asks to leave other characters unescaped. */
const toHtml = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('\n', '<br>\n')
