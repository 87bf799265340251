import type { Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useRef, useState } from 'react'
import { resumesOf } from '../../api/resumes.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons, Skeleton } from '../../ui/skeleton.tsx'
import { DeleteResumeDialog } from './delete-resume-dialog.tsx'
import { FileInput } from './file-input.tsx'
import { ResumeCard } from './resume-card.tsx'
import { SecondReaderNotice } from './second-reader-notice.tsx'
import { UploadArea } from './upload-area.tsx'
import { useDownload } from './use-download.ts'
import type { Upload } from './use-upload.ts'

type ResumesProps = {
  userId: string
  upload: Upload
  onPick: () => void
  onView: (resume: Resume) => void
  onReading: () => void
}

/** The student's resume: upload it, look at it, see what was read from it, replace it, delete it. */
export function ResumesPanel({ userId, upload, onPick, onView, onReading }: ResumesProps) {
  const resumes = useQuery(resumesOf(userId))
  const [deleting, setDeleting] = useState<Resume | null>(null)
  const download = useDownload()
  // Whether there is room for an upload is known with the list; what goes on is shown in any case.
  const isUnknown = resumes.isPending && upload.progress === null && upload.failed === null
  const successor = useRef<HTMLInputElement>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-20">Your resume</h2>
      {isUnknown ? <Skeleton className="h-10" /> : <UploadArea upload={upload} onPick={onPick} />}
      <SecondReaderNotice />
      <FileInput ref={successor} onFile={upload.replace} label="Replacement file" />
      {resumes.isPending && <CardSkeletons count={1} className="h-64" />}
      {resumes.isError && (
        <Failure
          message="Your resume could not be loaded."
          onRetry={() => void resumes.refetch()}
          busy={resumes.isFetching}
        />
      )}
      {resumes.data?.length === 0 && (
        <Empty icon={FileText} title="No resume uploaded yet" framed={false}>
          Upload your resume to apply to internships and to see which ones fit, and why.
        </Empty>
      )}
      {resumes.data?.map((resume) => (
        <ResumeCard
          key={resume.id}
          resume={resume}
          onView={() => onView(resume)}
          onDownload={() => download.mutate(resume)}
          onReading={onReading}
          onReplace={() => successor.current?.click()}
          onDelete={() => setDeleting(resume)}
          replacing={upload.progress !== null}
          downloading={download.isPending}
        />
      ))}
      {deleting && <DeleteResumeDialog userId={userId} resume={deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}
