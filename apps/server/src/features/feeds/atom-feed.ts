import type { Internship } from '@fledge/contract/internships'
import { monthsText } from '@fledge/core/duration'
import { stipendText } from '@fledge/core/stipend'
import { escapeXml, xmlDeclaration } from './xml.ts'

export const feedEntries = 50

type Feed = {
  title: string
  /** Addresses of the feed and of the page with the same internships; the feed's is its id. */
  self: string
  page: string
  origin: string
  internships: readonly Internship[]
  now: Date
}

/** Internships as an Atom feed (RFC 4287). The id of an entry is the address of its page. */
export function atomFeed({ title, self, page, origin, internships, now }: Feed): string {
  // A feed without entries changes at most once a day.
  const updated =
    internships
      .map(({ updatedAt }) => updatedAt)
      .toSorted()
      .at(-1) ?? `${now.toISOString().slice(0, 10)}T00:00:00Z`
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeXml(self)}</id>
<title>${escapeXml(`${title} · Fledge`)}</title>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
<updated>${updated}</updated>
<author><name>Fledge</name></author>
${internships.map((internship) => entryElement(internship, origin)).join('')}</feed>
`
}

function entryElement(internship: Internship, origin: string): string {
  const { stipend, stipendMax, durationMonths } = internship
  const { id, title, companyName, location, type, description, createdAt, updatedAt } = internship
  const address = escapeXml(`${origin}/internships/${id}`)
  const facts = `${location}, ${type}. ${stipendText(stipend, stipendMax)}, ${monthsText(durationMonths)}.`
  return `<entry>
<id>${address}</id>
<title>${escapeXml(`${title} at ${companyName}`)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${createdAt}</published>
<updated>${updatedAt}</updated>
<author><name>${escapeXml(companyName)}</name></author>
<summary>${escapeXml(facts)}</summary>
<content>${escapeXml(description)}</content>
</entry>
`
}
