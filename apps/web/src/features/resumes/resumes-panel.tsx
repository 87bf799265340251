import type { Resume } from '@fledge/contract/resumes'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureToast } from '../../api/failure-toast.ts'
import { fileQuery } from '../../api/files.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { fetchJsonResume, resumesQuery } from '../../api/resumes.ts'
import { closeToast } from '../../ui/close-toast.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { CardSkeletons, Skeleton } from '../../ui/skeleton.tsx'
import { DeleteResumeDialog } from './delete-resume-dialog.tsx'
import { ResumeCard } from './resume-card.tsx'
import { FileInput } from './upload/file-input.tsx'
import { UploadArea } from './upload/upload-area.tsx'
import type { Upload } from './upload/use-upload.ts'

type ResumesProps = {
  userId: string
  upload: Upload
  onPick: () => void
  onView: (resume: Resume) => void
  onReading: () => void
}

/** The student's resume: upload, view, replace and delete it, and see what was read from it. */
export function ResumesPanel({ userId, upload, onPick, onView, onReading }: ResumesProps) {
  const resumes = useQuery(resumesQuery(userId))
  const [deleting, setDeleting] = useState<Resume | null>(null)
  const download = useDownload()
  const exporting = useExport()
  // Only the list says whether a resume can be added; an upload in progress is shown in any case.
  const isUnknown = resumes.isPending && upload.progress === null && upload.failed === null
  const replacement = useRef<HTMLInputElement>(null)
  return (
    <div className="grid grid-cols-1 gap-4">
      <h2 className="text-20">Your resume</h2>
      {isUnknown ? (
        <Skeleton className="h-10" />
      ) : (
        <UploadArea upload={upload} onPick={onPick} isLarge={resumes.data?.length === 0} />
      )}
      <FileInput ref={replacement} onFile={upload.replace} label="Replacement file" />
      {resumes.isPending && <CardSkeletons count={1} className="h-64" />}
      <QueryFailure query={resumes} fallback="Your resume could not be loaded." />
      {resumes.data?.map((resume) => (
        <ResumeCard
          key={resume.id}
          resume={resume}
          onView={() => onView(resume)}
          onDownload={() => download.mutate(resume)}
          onReading={onReading}
          onExport={() => exporting.mutate(resume)}
          onReplace={() => replacement.current?.click()}
          onDelete={() => setDeleting(resume)}
          replacing={upload.progress !== null}
          downloading={download.isPending}
          exporting={exporting.isPending}
        />
      ))}
      {deleting && <DeleteResumeDialog userId={userId} resume={deleting} onClose={() => setDeleting(null)} />}
    </div>
  )
}

/** Saves a resume under its own name. */
function useDownload() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ url, filename }: Pick<Resume, 'url' | 'filename'>) =>
      saveFile(await queries.fetchQuery(fileQuery(`${url}?disposition=inline`)), filename),
    onSuccess: () => closeToast(downloadFailed),
    onError: showFailure,
  })
}

/** Saves what was read as JSON Resume. Each correction changes it, so it is not cached. */
const useExport = () =>
  useMutation({
    mutationFn: async ({ id }: Resume) => saveFile(await fetchJsonResume(id), 'resume.json'),
    onSuccess: () => closeToast(downloadFailed),
    onError: showFailure,
  })

const downloadFailed = 'The file could not be downloaded.'
const showFailure = failureToast(downloadFailed)
