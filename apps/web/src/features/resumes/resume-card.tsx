import { educationHighlights, experienceHighlights } from '@fledge/contract/constants'
import type { Resume } from '@fledge/contract/resumes'
import { Download, Eye, RefreshCw, ScanText, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { agoInSentence, momentText, sizeText } from '../../lib/format.ts'
import { Badge, Chip } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FirstFew } from './first-few.tsx'

type ResumeCardProps = {
  resume: Resume
  onView: () => void
  onDownload: () => void
  onReading: () => void
  onReplace: () => void
  onDelete: () => void
  downloading: boolean
  /** While a file is being sent nothing else can take the place of this one. */
  replacing: boolean
}

/** One resume: the file, what may be done with it, and what was read in it. */
export function ResumeCard({ resume, ...acts }: ResumeCardProps) {
  const heading = `resume-${resume.id}`
  return (
    <ItemCard aria-labelledby={heading} className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={heading} className="text-16 wrap-anywhere">
            {resume.filename}
          </h3>
          <p className="text-14 text-soft">
            {sizeText(resume.fileSize)} · uploaded{' '}
            <time dateTime={resume.uploadedAt} title={momentText(resume.uploadedAt)}>
              {agoInSentence(resume.uploadedAt)}
            </time>
          </p>
        </div>
        <ReadingState resume={resume} />
      </div>
      <Acts resume={resume} {...acts} />
      {resume.status === 'read' && <WhatItHolds resume={resume} />}
      {resume.status === 'unreadable' && <Unreadable message={resume.message} />}
    </ItemCard>
  )
}

function Acts({ resume, downloading, replacing, ...acts }: ResumeCardProps) {
  const { onView, onDownload, onReading, onReplace, onDelete } = acts
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="secondary" size="small" onClick={onView}>
        <Eye aria-hidden size={16} />
        View
      </Button>
      <Button look="secondary" size="small" busy={downloading} onClick={onDownload}>
        {!downloading && <Download aria-hidden size={16} />}
        Download
      </Button>
      {resume.status === 'read' && (
        <Button look="secondary" size="small" onClick={onReading}>
          <ScanText aria-hidden size={16} />
          What was read
        </Button>
      )}
      <Button look="secondary" size="small" disabled={replacing} onClick={onReplace}>
        <RefreshCw aria-hidden size={16} />
        Replace
      </Button>
      <Button look="danger" size="small" onClick={onDelete}>
        <Trash2 aria-hidden size={16} />
        Delete
      </Button>
    </div>
  )
}

/** A live region, so that the end of the reading is heard as well as seen. */
const ReadingState = ({ resume: { status } }: { resume: Resume }) => (
  <div role="status">
    {status === 'reading' && (
      <Badge tone="mark">
        <Spinner size={16} />
        Reading…
      </Badge>
    )}
    {status === 'read' && <Badge tone="success">Read</Badge>}
    {status === 'unreadable' && <Badge tone="danger">Could not be read</Badge>}
  </div>
)

const Unreadable = ({ message }: { message: string | null }) => (
  <p className="rounded-base border border-danger bg-danger-wash px-4 py-3 text-14">
    {message ??
      'We could not read this file. Delete it and upload another version. A PDF with selectable text works best.'}
  </p>
)

function WhatItHolds({ resume }: { resume: Resume }) {
  return (
    <div className="grid gap-4 border-t border-line pt-4 text-14 md:grid-cols-2">
      <Part title={`Skills (${resume.skills.length})`} className="md:col-span-2">
        {resume.skills.length === 0 ? (
          <None>No skills found.</None>
        ) : (
          <ul className="flex flex-wrap gap-1.5">
            {resume.skills.map((skill) => (
              <li key={skill} className="flex">
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Experience">
        {resume.experience.length === 0 && <None>No experience found.</None>}
        <FirstFew lines={resume.experience} limit={experienceHighlights} />
      </Part>
      <Part title="Education">
        {resume.education.length === 0 && <None>No education found.</None>}
        <FirstFew lines={resume.education} limit={educationHighlights} />
      </Part>
    </div>
  )
}

const Part = ({ title, className, children }: { title: string; className?: string; children: ReactNode }) => (
  <div className={className}>
    <h4 className="mb-1.5 text-14 font-medium text-soft">{title}</h4>
    {children}
  </div>
)

const None = ({ children }: { children: ReactNode }) => <p className="text-soft">{children}</p>
