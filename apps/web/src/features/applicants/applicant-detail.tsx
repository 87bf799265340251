import type { ScorePart } from '@fledge/contract/analysis'
import type { Application } from '@fledge/contract/applications'
import { texts } from '@fledge/contract/texts'
import { canDecide, type Decision } from '@fledge/core/applications/status'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Check, Download, FileText, X } from 'lucide-react'
import { useState } from 'react'
import { ledgerOf } from '../../api/applications.ts'
import { messageOf } from '../../api/call.ts'
import { dateText } from '../../lib/format.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { DocumentViewer } from '../../ui/document-viewer/document-viewer.tsx'
import { kindOfName, ResumeViewerDialog } from '../../ui/document-viewer/resume-viewer-dialog.tsx'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { Failure } from '../../ui/failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { say } from '../../ui/toast.tsx'
import { Evidence } from './evidence.tsx'
import { useSentResume } from './use-sent-resume.ts'

type ApplicantDetailProps = {
  application: Application
  deciding: boolean
  onDecide: (status: Decision) => void
  onBack: () => void
}

/** One applicant: who it is, the evidence, the resume, and the decision at the bottom. */
export function ApplicantDetail({ application, deciding, onDecide, onBack }: ApplicantDetailProps) {
  const [shown, setShown] = useState<ScorePart | null>(null)
  const ledger = useQuery(ledgerOf(application.id))
  return (
    <article
      aria-label={`${application.applicant.firstName} ${application.applicant.lastName}`}
      className="min-w-0 rounded-base border border-line bg-raised"
    >
      <div className="grid gap-5 p-4 md:p-5">
        <Button look="quiet" size="small" className="justify-self-start lg:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden size={16} />
          All applicants
        </Button>
        <Candidate application={application} />
        <Evidence ledger={ledger} shown={shown} onShow={setShown} />
        <SentResume application={application} lines={ledger.data?.lines} parts={ledger.data?.parts} shown={shown} />
      </div>
      <DecisionBar application={application} deciding={deciding} onDecide={onDecide} />
    </article>
  )
}

function Candidate({ application }: { application: Application }) {
  const { applicant, internship, status, appliedAt } = application
  return (
    <header className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-25">
          {applicant.firstName} {applicant.lastName}
        </h2>
        <StatusBadge status={status} />
      </div>
      <p className="text-14 text-soft">
        Applied to {internship.title} on {dateText(appliedAt)}
      </p>
      <dl className="grid gap-x-6 gap-y-1 text-14 sm:grid-cols-2">
        <Detail name="Email" value={applicant.email} />
        <Detail name="University" value={applicant.university} />
        <Detail name="Major" value={applicant.major} />
        <Detail name="Graduation year" value={String(applicant.graduationYear)} />
      </dl>
    </header>
  )
}

const Detail = ({ name, value }: { name: string; value: string }) => (
  <div className="flex gap-2">
    <dt className="shrink-0 text-soft">{name}</dt>
    <dd className="min-w-0 break-words">{value}</dd>
  </div>
)

type SentResumeProps = {
  application: Application
  lines: { page: number; text: string }[] | undefined
  parts: ScorePart[] | undefined
  shown: ScorePart | null
}

function SentResume({ application, lines, parts, shown }: SentResumeProps) {
  const [open, setOpen] = useState(false)
  const file = useSentResume(application)
  const { resume } = application
  const refuse = (description: string) => say.error({ title: texts.resume.notAvailable, description })
  const spans = (parts ?? []).flatMap(({ quote }) => (quote ? [quote.source] : []))
  const error = file.isError ? messageOf(file.error, texts.resume.notAvailable) : null
  return (
    <section aria-label="Resume" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto flex items-center gap-2 text-14">
          <FileText aria-hidden size={16} className="text-soft" />
          {resume ? resume.filename : 'No resume attached'}
        </p>
        <Button
          look="secondary"
          size="small"
          onClick={() => (resume ? setOpen(true) : refuse(texts.resume.notAttached))}
        >
          View Resume
        </Button>
        <Button
          look="secondary"
          size="small"
          onClick={() => (resume && file.data ? saveFile(file.data, resume.filename) : refuse(texts.resume.noDownload))}
        >
          <Download aria-hidden size={16} />
          Download
        </Button>
      </div>
      {error !== null && <Failure message={error} onRetry={() => file.refetch()} />}
      {file.isLoading && <Skeleton className="h-96" />}
      {resume && file.data && (
        <div className="max-h-[70vh] overflow-y-auto rounded-base bg-sunken p-2 md:p-4">
          <DocumentViewer
            file={file.data}
            kind={kindOfName(resume.filename)}
            {...(lines && { lines })}
            spans={spans}
            active={shown?.quote?.source ?? null}
          />
        </div>
      )}
      {resume && (
        <ResumeViewerDialog
          open={open}
          onClose={() => setOpen(false)}
          filename={resume.filename}
          kind={kindOfName(resume.filename)}
          file={file.data}
          lines={lines}
          error={error}
          onRetry={() => file.refetch()}
        />
      )}
    </section>
  )
}

function DecisionBar({ application, deciding, onDecide }: Omit<ApplicantDetailProps, 'onBack'>) {
  const decided = !canDecide(application.status)
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-end gap-3 rounded-b-base border-t border-line bg-raised px-4 py-3 md:px-5">
      <p className="mr-auto text-12 text-soft max-sm:basis-full">
        {decided ? 'Decided. The student has been told.' : 'The student is told at once.'}
      </p>
      <Button look="danger" disabled={decided || deciding} onClick={() => onDecide('rejected')}>
        <X aria-hidden size={16} />
        Reject
      </Button>
      <Button disabled={decided || deciding} onClick={() => onDecide('accepted')}>
        <Check aria-hidden size={16} />
        Accept
      </Button>
    </div>
  )
}
