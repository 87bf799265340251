import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { FileText, ListChecks } from 'lucide-react'
import { dateText, momentText, stipendText } from '../../lib/format.ts'
import { Badge, StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'

type ApplicationCardProps = { application: Application; onCopy: () => void; onEvidence: () => void }

/** One application with its answer, what was sent with it, and the evidence. */
export function ApplicationCard({ application, onCopy, onEvidence }: ApplicationCardProps) {
  const { internship, status, appliedAt } = application
  const heading = `application-${application.id}`
  return (
    <ItemCard aria-labelledby={heading} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={heading} className="text-16">
            {internship.title}
          </h3>
          <p className="text-14">{internship.company.companyName}</p>
        </div>
        <div className="flex flex-wrap gap-1.5">
          {!internship.open && <Badge>Listing withdrawn</Badge>}
          <StatusBadge status={status} />
        </div>
      </div>
      <p className="text-14 text-soft">
        Applied{' '}
        <time dateTime={appliedAt} title={momentText(appliedAt)}>
          {dateText(appliedAt)}
        </time>{' '}
        · {internship.location} · {internship.type} · {stipendText(internship.stipend)}
      </p>
      <Answer application={application} />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <SentResume resume={application.resume} onCopy={onCopy} />
        <Button look="quiet" size="small" onClick={onEvidence}>
          <ListChecks aria-hidden size={16} />
          How it fits
        </Button>
      </div>
    </ItemCard>
  )
}

function Answer({ application: { status, internship } }: { application: Application }) {
  if (status === 'accepted') return <p className="text-14 font-medium text-success">{texts.apply.accepted}</p>
  if (status === 'rejected') return <p className="text-14 text-soft">{texts.apply.rejected}</p>
  if (!internship.open)
    return (
      <p className="text-14 text-soft">The company took this listing down. Your application stays as you sent it.</p>
    )
  return null
}

function SentResume({ resume, onCopy }: { resume: Application['resume']; onCopy: () => void }) {
  if (!resume) return <p className="mr-auto text-14 text-soft">No resume attached</p>
  return (
    <Button look="quiet" size="small" className="-ml-3 max-w-full" onClick={onCopy}>
      <FileText aria-hidden size={16} className="shrink-0" />
      <span className="truncate">{resume.filename}</span>
      <span className="sr-only">: view the copy that was sent</span>
    </Button>
  )
}
