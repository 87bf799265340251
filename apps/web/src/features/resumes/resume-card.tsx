import { educationHighlights, experienceHighlights } from '@fledge/contract/constants'
import type { Resume } from '@fledge/contract/resumes'
import { Download, Eye, FileJson, RefreshCw, ScanText, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { agoInSentence, sizeText } from '../../lib/format.ts'
import { Badge, ChipList, type Tone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ItemCard } from '../../ui/card.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { formatDateRanges } from './format-date-ranges.ts'

type ResumeCardProps = {
  resume: Resume
  onView: () => void
  onDownload: () => void
  onReading: () => void
  /** Saves what was read as JSON Resume. */
  onExport: () => void
  onReplace: () => void
  onDelete: () => void
  downloading: boolean
  exporting: boolean
  replacing: boolean
}

/** One resume: the file, its actions, and what was read from it. */
export function ResumeCard({ resume, ...actions }: ResumeCardProps) {
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
            <Moment at={resume.uploadedAt}>{agoInSentence(resume.uploadedAt)}</Moment>
          </p>
        </div>
        <ReadingState resume={resume} />
      </div>
      <Actions resume={resume} {...actions} />
      {resume.status === 'read' && <ReadSummary resume={resume} />}
      {resume.status === 'unreadable' && <Unreadable message={resume.message} />}
    </ItemCard>
  )
}

function Actions({ resume, downloading, exporting, replacing, ...actions }: ResumeCardProps) {
  const { onView, onDownload, onReading, onExport, onReplace, onDelete } = actions
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Eye} look="secondary" size="small" onClick={onView}>
        View
      </Button>
      {resume.status === 'read' && (
        <Button icon={ScanText} look="secondary" size="small" onClick={onReading}>
          What was read
        </Button>
      )}
      {/* On phones a line of their own, whose texts align with the line above. */}
      <div className="flex flex-wrap max-sm:-mx-3 sm:gap-2">
        <Button icon={Download} look="quiet" size="small" busy={downloading} onClick={onDownload}>
          Download
        </Button>
        {resume.status === 'read' && (
          <Button icon={FileJson} look="quiet" size="small" busy={exporting} onClick={onExport}>
            JSON Resume
          </Button>
        )}
        <Button icon={RefreshCw} look="quiet" size="small" disabled={replacing} onClick={onReplace}>
          Replace
        </Button>
        <Button icon={Trash2} look="quiet" size="small" onClick={onDelete}>
          Delete
        </Button>
      </div>
    </div>
  )
}

/** A live region, so that screen readers announce the end of the reading. */
const ReadingState = ({ resume: { status } }: { resume: Resume }) => (
  <div role="status">
    <Badge tone={readingStates[status].tone}>
      {status === 'reading' && <Spinner size={16} />}
      <span>{readingStates[status].word}</span>
    </Badge>
  </div>
)

const readingStates: Record<Resume['status'], { tone: Tone; word: string }> = {
  reading: { tone: 'mark', word: 'Reading…' },
  read: { tone: 'success', word: 'Read' },
  unreadable: { tone: 'danger', word: 'Could not be read' },
}

const Unreadable = ({ message }: { message: string | null }) => (
  <p className="rounded-base border border-danger bg-danger-wash px-4 py-3 text-14">
    {message ??
      'We could not read this file. Delete it and upload another version. A PDF with selectable text works best.'}
  </p>
)

function ReadSummary({ resume }: { resume: Resume }) {
  return (
    <div className="grid gap-4 border-t border-line pt-4 text-14 md:grid-cols-2">
      <Part title={`Skills (${resume.skills.length})`} className="md:col-span-2">
        {resume.skills.length === 0 ? <None>No skills found.</None> : <ChipList items={resume.skills} />}
      </Part>
      <Part title="Experience">
        {resume.experience.length === 0 && <None>No experience found.</None>}
        <ExpandableLines lines={resume.experience} limit={experienceHighlights} />
      </Part>
      <Part title="Education">
        {resume.education.length === 0 && <None>No education found.</None>}
        <ExpandableLines lines={resume.education} limit={educationHighlights} />
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

/** The first lines of a list, and a button that shows the rest. */
function ExpandableLines({ lines, limit }: { lines: readonly string[]; limit: number }) {
  const [all, setAll] = useState(false)
  const hidden = lines.length - limit
  const shown = all ? lines : lines.slice(0, limit)
  return (
    <>
      <ul className="grid gap-1">
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two entries may read the same; they are never moved
          <li key={index}>{formatDateRanges(line)}</li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="min-h-8 text-14 font-medium text-primary hover:underline"
        >
          {all ? 'Show fewer' : `+${hidden} more`}
        </button>
      )}
    </>
  )
}
