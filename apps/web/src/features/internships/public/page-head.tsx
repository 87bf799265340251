import type { Internship } from '@fledge/contract/internships'
import type { PublicCompany } from '@fledge/contract/listings/companies'
import type { PublicPage } from '@fledge/contract/site/public-pages'
import type { PublicSearch } from '@fledge/contract/site/public-search'
import { searchAddress, searchFeedAddress, searchTitle } from '@fledge/contract/site/search-address'
import { companySlug } from '@fledge/core/company-slug'
import { internshipsText, monthsText, stipendText } from '../../../lib/format.ts'
import { companyTitle, missingCompanyTitle, replyText } from './company-page.tsx'
import { closedTitle, internshipTitle } from './internship-page.tsx'
import { jobPosting } from './job-posting.ts'
import { JsonLd, SocialHead, shorten } from './social-head.tsx'

/** Title, description, canonical link, Open Graph and structured data of a page that the server renders. */
export function PageHead({ page, origin }: { page: PublicPage; origin: string }) {
  switch (page.kind) {
    case 'static':
      return <SocialHead {...staticHeads[page.path]} url={`${origin}${page.path}`} />
    case 'internship':
      return <InternshipHead internship={page.internship} origin={origin} />
    case 'closed-internship':
    case 'missing-internship':
      return <MissingHead title={closedTitle} />
    case 'search':
      return <SearchHead search={page.search} total={page.results.total} origin={origin} />
    case 'company':
      return <CompanyHead company={page.company} origin={origin} />
    case 'missing-company':
      return <MissingHead title={missingCompanyTitle} />
  }
}

const staticHeads = {
  '/': {
    title: 'Fledge',
    documentTitle: 'Fledge · AI-powered internship marketplace',
    description: 'Fledge reads your resume and shows which internships fit, with the evidence for every match.',
  },
  '/about': { title: 'About', description: 'Why Fledge shows the evidence for every match, and who builds it.' },
  '/contact': { title: 'Contact', description: 'Write to Fledge, and see how soon to expect a reply.' },
} as const

const MissingHead = ({ title }: { title: string }) => (
  <>
    <title>{`${title} · Fledge`}</title>
    <meta name="robots" content="noindex" />
  </>
)

function InternshipHead({ internship, origin }: { internship: Internship; origin: string }) {
  const { id, description, stipend, stipendMax, durationMonths, location, type } = internship
  const url = `${origin}/internships/${id}`
  const facts = `${location}, ${type}. ${stipendText(stipend, stipendMax)}, ${monthsText(durationMonths)}.`
  return (
    <>
      <SocialHead
        title={internshipTitle(internship)}
        description={shorten(`${facts} ${description.replace(/\s+/g, ' ')}`)}
        url={url}
        image={`${origin}/internships/${id}/image.png?v=${internship.version}`}
      />
      {/* Search engines accept job postings only for vacancies that exist. */}
      {internship.vacancy !== 'pool' && <JsonLd value={jobPosting(internship, url)} />}
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
        feed={`${origin}${searchFeedAddress(search)}`}
      />
      {/* Search engines advise against indexing results of free text. */}
      {search.q && <meta name="robots" content="noindex, follow" />}
    </>
  )
}

function CompanyHead({ company, origin }: { company: PublicCompany; origin: string }) {
  const { id, companyName, industry, about, openInternships, replyRecord } = company
  const url = `${origin}/companies/${companySlug(companyName, id)}`
  const replies = replyRecord === null ? '' : ` ${replyText(company)}.`
  const name = industry === null ? companyName : `${companyName}, ${industry}`
  const text = about === null ? '' : ` ${about.replace(/\s+/g, ' ')}`
  return (
    <>
      <SocialHead
        title={companyTitle(company)}
        description={shorten(`${name}. ${internshipsText(openInternships)} open now.${replies}${text}`)}
        url={url}
        feed={`${url}/internships.atom`}
      />
      <JsonLd value={{ '@context': 'https://schema.org', '@type': 'Organization', name: companyName, url }} />
    </>
  )
}
