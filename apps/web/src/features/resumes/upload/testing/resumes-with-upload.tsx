import type { Resume } from '@fledge/contract/resumes'
import { useRef } from 'react'
import { asha } from '../../../../testing/things.ts'
import { ResumesPanel } from '../../resumes-panel.tsx'
import { FileInput } from '../file-input.tsx'
import { useUpload } from '../use-upload.ts'

type Acts = { onView?: (resume: Resume) => void; onReading?: () => void }

/** The resumes tab of Asha as its page composes it, with the file picker of the header. */
export function ResumesWithUpload({ onView = () => undefined, onReading = () => undefined }: Acts) {
  const upload = useUpload(asha.id)
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput ref={file} onFile={upload.offer} />
      <ResumesPanel
        userId={asha.id}
        upload={upload}
        onPick={() => file.current?.click()}
        onView={onView}
        onReading={onReading}
      />
    </>
  )
}

export const aFile = (name: string, type = 'application/pdf') => new File(['%PDF-1.7'], name, { type })
