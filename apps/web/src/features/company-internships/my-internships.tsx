import type { Internship } from '@fledge/contract/internships'
import { texts } from '@fledge/contract/texts'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { useIsFetching, useQuery } from '@tanstack/react-query'
import { BriefcaseBusiness, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { companyApplications } from '../../api/applications.ts'
import { messageOf } from '../../api/call.ts'
import { internshipsOfCompany } from '../../api/internships/internships.ts'
import { useHighlight } from '../../lib/use-highlight.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { type CardAct, InternshipCard } from './internship-card.tsx'
import { DeleteInternshipDialog, EditInternshipDialog, InternshipDetailsDialog } from './internship-dialogs.tsx'
import type { Preview } from './internship-form.tsx'

type MyInternshipsProps = {
  companyId: string
  /** A listing to scroll to and point out. */
  highlight: string | undefined
  preview: Preview
  onPost: () => void
  onOpenApplications: (internshipId: string) => void
}

/** The company's listings in every state, newest first. */
export function MyInternships({ companyId, highlight, preview, onPost, onOpenApplications }: MyInternshipsProps) {
  const listings = useQuery(internshipsOfCompany(companyId))
  const waiting = useWaitingApplicants()
  const [chosen, setChosen] = useState<{ act: CardAct; internship: Internship } | null>(null)
  const isListed = listings.data?.some(({ id }) => id === highlight) ?? false
  const pointedOut = useHighlight(isListed ? highlight : undefined, useIsFetching() > 0)
  const { heading, keepPlace } = usePlaceAfterDelete(listings.data)
  const close = () => setChosen(null)

  if (listings.isPending) return <CardSkeletons className="h-64" />
  // A list that is here stays when it could not be asked for again.
  if (listings.isLoadingError) {
    return (
      <Failure message={messageOf(listings.error, texts.internship.loadFailed)} onRetry={() => listings.refetch()} />
    )
  }
  const gone = highlight !== undefined && !isListed
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-20 outline-none">
        My Internships
      </h2>
      {gone && <p role="status">This internship is no longer available</p>}
      {listings.data.length === 0 && <NothingPosted onPost={onPost} />}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {listings.data.map((internship) => (
          <InternshipCard
            key={internship.id}
            internship={internship}
            waiting={waiting && (waiting.get(internship.id) ?? 0)}
            highlighted={internship.id === pointedOut}
            onAct={(act) =>
              act === 'applications' ? onOpenApplications(internship.id) : setChosen({ act, internship })
            }
          />
        ))}
      </div>
      {chosen?.act === 'details' && <InternshipDetailsDialog internship={chosen.internship} onClose={close} />}
      {chosen?.act === 'edit' && (
        <EditInternshipDialog internship={chosen.internship} onClose={close} preview={preview} />
      )}
      {chosen?.act === 'delete' && (
        <DeleteInternshipDialog internship={chosen.internship} onClose={close} onDeleted={keepPlace} />
      )}
    </div>
  )
}

/** How many applicants of each listing wait for an answer; undefined until the applications are loaded. */
function useWaitingApplicants(): ReadonlyMap<string, number> | undefined {
  const applications = useQuery(companyApplications).data
  return useMemo(() => {
    if (!applications) return undefined
    const waiting = new Map<string, number>()
    for (const { internshipId } of applications.filter(isUndecided))
      waiting.set(internshipId, (waiting.get(internshipId) ?? 0) + 1)
    return waiting
  }, [applications])
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

/** When the card goes that had the focus, the focus goes to the heading of the list. */
function usePlaceAfterDelete(listings: readonly Internship[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const deleted = useRef(false)
  useEffect(() => {
    if (!listings || !deleted.current || document.activeElement !== document.body) return
    deleted.current = false
    heading.current?.focus()
  }, [listings])
  const keepPlace = () => {
    deleted.current = true
  }
  return { heading, keepPlace }
}
