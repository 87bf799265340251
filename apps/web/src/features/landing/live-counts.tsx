import type { SiteCounts } from '@fledge/contract/site/site'
import { useQuery } from '@tanstack/react-query'
import { Queries } from '../../api/queries.tsx'
import { siteCounts } from '../../api/site.ts'
import { countText } from '../../lib/format.ts'

export const LiveCounts = () => (
  <Queries>
    <Counted />
  </Queries>
)

/** Left out if it could not be loaded. */
function Counted() {
  const { data } = useQuery(siteCounts)
  return data ? <p>{countsText(data)}</p> : null
}

const countsText = ({ students, companies, openInternships, applications }: SiteCounts) =>
  `On this site now: ${[
    countText(students, 'student'),
    countText(companies, 'company', 'companies'),
    countText(openInternships, 'open internship'),
    countText(applications, 'application'),
  ].join(' · ')}`
