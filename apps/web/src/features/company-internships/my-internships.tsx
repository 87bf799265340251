import type { Internship } from '@fledge/contract/internships'
import { texts } from '@fledge/contract/texts'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Plus } from 'lucide-react'
import { useState } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { useHighlight } from '../../lib/hooks/use-highlight.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { type CardAction, InternshipCard } from './internship-card.tsx'
import {
  DeleteInternshipDialog,
  EditInternshipDialog,
  InternshipDetailsDialog,
  PostInternshipDialog,
} from './internship-dialogs.tsx'
import type { Preview } from './internship-form.tsx'
import { ReceivedReports } from './received-reports.tsx'

type MyInternshipsProps = {
  companyId: string
  /** The listing to scroll to and highlight. */
  highlight: string | undefined
  preview: Preview
  onPost: () => void
  onOpenApplications: (internshipId: string) => void
}

/** The company's listings in every state, newest first. */
export function MyInternships({ companyId, highlight, preview, onPost, onOpenApplications }: MyInternshipsProps) {
  const listings = useQuery(internshipsOfCompany(companyId))
  const waiting = useWaitingApplicants()
  const [chosen, setChosen] = useState<{ action: CardAction; internship: Internship } | null>(null)
  const isListed = listings.data?.some(({ id }) => id === highlight) ?? false
  const pointedOut = useHighlight(isListed ? highlight : undefined, useIsFetching() > 0)
  const close = () => setChosen(null)

  if (listings.isPending) return <CardSkeletons className="h-64" />
  if (listings.isLoadingError) return <QueryFailure query={listings} fallback={texts.internship.loadFailed} />
  const gone = highlight !== undefined && !isListed
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-20">My Internships</h2>
      {gone && <p role="status">This internship is no longer available</p>}
      <ReceivedReports />
      {listings.data.length === 0 && <NothingPosted onPost={onPost} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {listings.data.map((internship) => (
          <InternshipCard
            key={internship.id}
            internship={internship}
            waiting={waiting && (waiting.get(internship.id)?.length ?? 0)}
            highlighted={internship.id === pointedOut}
            onAction={(action) =>
              action === 'applications' ? onOpenApplications(internship.id) : setChosen({ action, internship })
            }
          />
        ))}
      </div>
      {chosen?.action === 'details' && <InternshipDetailsDialog internship={chosen.internship} onClose={close} />}
      {chosen?.action === 'edit' && (
        <EditInternshipDialog internship={chosen.internship} onClose={close} preview={preview} />
      )}
      {chosen?.action === 'copy' && (
        <PostInternshipDialog copied={chosen.internship} onClose={close} preview={preview} />
      )}
      {chosen?.action === 'delete' && <DeleteInternshipDialog internship={chosen.internship} onClose={close} />}
    </div>
  )
}

/** The undecided applications of each listing; undefined until they are loaded. */
function useWaitingApplicants() {
  const applications = useQuery(companyApplications).data
  return applications && Map.groupBy(applications.filter(isUndecided), ({ internshipId }) => internshipId)
}

const NothingPosted = ({ onPost }: { onPost: () => void }) => (
  <Empty
    icon={BriefcaseBusiness}
    title="No internships posted yet"
    action={
      <Button icon={Plus} onClick={onPost}>
        Post Internship
      </Button>
    }
  >
    Post your first internship. We notify matching students, and you see applicants ranked with reasons.
  </Empty>
)
