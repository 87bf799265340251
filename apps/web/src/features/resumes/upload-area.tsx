import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import type { Upload } from './use-upload.ts'

/** Where a resume is dropped or chosen. Once one is held it says how to make room for another. */
export function UploadArea({ upload, onPick }: { upload: Upload; onPick: () => void }) {
  const [over, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    upload.offer(event.dataTransfer.files[0])
  }
  function hover(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
      className={classes(
        'rounded-base border border-dashed px-5',
        over ? 'border-primary bg-primary-wash' : 'border-line-strong',
        upload.held && !over ? 'py-2' : 'bg-raised py-5',
      )}
    >
      {upload.progress === null ? <Invitation upload={upload} onPick={onPick} /> : <Sending share={upload.progress} />}
    </div>
  )
}

function Invitation({ upload, onPick }: { upload: Upload; onPick: () => void }) {
  if (upload.held)
    return <p className="text-14 text-soft">You hold one resume, which is the limit. Delete it to upload another.</p>
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <FileUp aria-hidden size={20} className="shrink-0 text-soft" />
      <div className="min-w-48 flex-1">
        <p className="font-medium">Drop your resume here</p>
        <p className="text-14 text-soft">
          PDF, DOC or DOCX, up to 10 MB. It is read on our own machine and shared only when you apply.
        </p>
      </div>
      <Button look="secondary" onClick={onPick}>
        Choose a file
      </Button>
    </div>
  )
}

function Sending({ share }: { share: number }) {
  const percent = Math.round(share * 100)
  return (
    <div role="status" className="grid gap-2">
      <p className="flex justify-between text-14">
        <span className="font-medium">{percent === 100 ? 'Checking the file…' : 'Uploading…'}</span>
        <span className="tabular text-soft">{percent}%</span>
      </p>
      <progress aria-label="Upload" value={percent} max={100} className="h-2 w-full accent-primary" />
    </div>
  )
}
