import type { Internship } from '@fledge/contract/internships'
import type { PublicPage } from '@fledge/contract/site/public-pages'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { internshipsText, monthsText, stipendText } from '../../../lib/format.ts'
import { closedTitle, internshipTitle } from './internship-page.tsx'
import { jobPosting } from './job-posting.ts'
import { searchAddress } from './search-address.ts'
import { searchTitle } from './search-page.tsx'

type PageHeadProps = { page: PublicPage; origin: string }

/** Title, description, canonical link, Open Graph and structured data of a page that the server renders. */
export function PageHead({ page, origin }: PageHeadProps) {
  switch (page.kind) {
    case 'internship':
      return <InternshipHead internship={page.internship.data} origin={origin} />
    case 'closed-internship':
    case 'missing-internship':
      return (
        <>
          <title>{`${closedTitle} · Fledge`}</title>
          <meta name="robots" content="noindex" />
        </>
      )
    case 'search':
      return <SearchHead search={page.search} total={page.results.total} origin={origin} />
  }
}

function InternshipHead({ internship, origin }: { internship: Internship; origin: string }) {
  const { id, description, stipend, durationMonths, location, type } = internship
  const url = `${origin}/internships/${id}`
  const facts = `${location}, ${type}. ${stipendText(stipend)}, ${monthsText(durationMonths)}.`
  return (
    <>
      <SocialHead
        title={internshipTitle(internship)}
        description={shorten(`${facts} ${description.replace(/\s+/g, ' ')}`)}
        url={url}
        image={`${origin}/internships/${id}/image.png?v=${internship.version}`}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no '<' is left
        dangerouslySetInnerHTML={{ __html: safeJson(jobPosting(internship, url)) }}
      />
    </>
  )
}

function SearchHead({ search, total, origin }: { search: PublicSearch; total: number; origin: string }) {
  const title = searchTitle(search)
  return (
    <>
      <SocialHead
        title={title}
        description={`${internshipsText(total)} open now, each with its stipend, its dates and how reliably the company replies.`}
        url={`${origin}${searchAddress(search)}`}
      />
      {/* Search engines advise against indexing results of free text. */}
      {search.q && <meta name="robots" content="noindex, follow" />}
    </>
  )
}

type SocialHeadProps = { title: string; description: string; url: string; image?: string }

const SocialHead = ({ title, description, url, image }: SocialHeadProps) => (
  <>
    <title>{`${title} · Fledge`}</title>
    <meta name="description" content={description} />
    <link rel="canonical" href={url} />
    <meta property="og:site_name" content="Fledge" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={url} />
    {image && (
      <>
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
      </>
    )}
    <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
  </>
)

/** Characters of a description, about what search engines show. */
const descriptionMax = 160
const shorten = (text: string): string =>
  text.length <= descriptionMax ? text : `${text.slice(0, descriptionMax - 1).replace(/\s+\S*$/, '')}…`

/** JSON that is safe inside a script element. */
export const safeJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
