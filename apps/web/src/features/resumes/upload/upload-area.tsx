import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/class-names.ts'
import { useRetainedFocus } from '../../../ui/focus/use-retained-focus.ts'
import type { Upload } from './use-upload.ts'

type UploadAreaProps = {
  upload: Upload
  onPick: () => void
  /** The area is the main content of the page. */
  isLarge?: boolean
}

/** Takes a resume by drag and drop or by a file picker; with a resume held, a dropped file can replace it. */
export function UploadArea({ upload, onPick, isLarge = false }: UploadAreaProps) {
  const [over, setOver] = useState(false)
  const focus = useRetainedFocus<HTMLDivElement>()

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    upload.offer(event.dataTransfer.files[0])
  }
  function hover(event: DragEvent) {
    event.preventDefault()
    setOver(true)
  }
  const isIdle = upload.held && !over && !upload.failed && !upload.spare && upload.progress === null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button inside is the first
    <div
      {...focus}
      tabIndex={-1}
      onDragEnter={hover}
      onDragOver={hover}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={drop}
      className={classes(
        'rounded-base border border-dashed px-5',
        over ? 'border-primary bg-primary-wash' : isIdle ? 'border-transparent' : 'border-line-strong',
        isIdle ? '-mx-5' : upload.held && !over ? 'py-2' : 'bg-raised py-5',
        isLarge && 'grid min-h-80 grid-cols-1 content-center md:px-8',
      )}
    >
      {upload.advice !== null && (
        <p className={classes('pb-2 text-14 text-danger wrap-anywhere', isLarge && 'text-center text-balance')}>
          {upload.advice}
        </p>
      )}
      {upload.progress === null ? (
        <Waiting upload={upload} onPick={onPick} isLarge={isLarge} />
      ) : (
        <Sending share={upload.progress} onCancel={upload.cancel} />
      )}
    </div>
  )
}

function Waiting({ upload, onPick, isLarge }: Required<UploadAreaProps>) {
  const { spare, failed } = upload
  if (failed)
    return (
      <Offer text={`${failed.name} was not uploaded.`} action="Try again" onAction={upload.retry} upload={upload} />
    )
  if (spare && upload.held) {
    const text = `Replace your current resume with ${spare.name}? Copies you already sent do not change.`
    return <Offer text={text} action="Replace" onAction={() => upload.replace(spare)} upload={upload} />
  }
  if (upload.held)
    return <p className="text-14 text-soft">You can keep one resume. Replace it, or delete it to upload another.</p>
  return isLarge ? <LargeInvitation onPick={onPick} /> : <Invitation onPick={onPick} />
}

type OfferProps = { text: string; action: string; onAction: () => void; upload: Upload }

const Offer = ({ text, action, onAction, upload }: OfferProps) => (
  <div role="status" className="flex flex-wrap items-center gap-3 py-2 text-14">
    <p className="min-w-48 flex-1 wrap-anywhere">{text}</p>
    <Button size="small" onClick={onAction}>
      {action}
    </Button>
    <Button look="quiet" size="small" onClick={upload.dismiss}>
      Not now
    </Button>
  </div>
)

const conditions = 'PDF, DOC or DOCX, up to 10 MB. We read it on our own server. Companies get it only when you apply.'

const Invitation = ({ onPick }: { onPick: () => void }) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
    <FileUp aria-hidden size={20} className="shrink-0 text-soft" />
    <div className="min-w-48 flex-1">
      <p className="font-medium">Drop your resume here</p>
      <p className="text-14 text-soft">{conditions}</p>
    </div>
    <Button look="secondary" onClick={onPick}>
      Choose a file
    </Button>
  </div>
)

const LargeInvitation = ({ onPick }: { onPick: () => void }) => (
  <div className="grid justify-items-center gap-4 text-center">
    <FileUp aria-hidden size={32} className="text-soft" />
    <div className="grid gap-1">
      <h3 className="text-20">Drop your resume here</h3>
      <p className="max-w-prose text-balance">
        Within seconds you see the internships that fit you, with the lines of your resume that show it.
      </p>
    </div>
    <Button size="large" onClick={onPick}>
      Choose a file
    </Button>
    <p className="max-w-prose text-14 text-balance text-soft">{conditions}</p>
  </div>
)

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div role="status" className="grid min-w-48 flex-1 gap-2">
        <p className="flex justify-between text-14">
          <span className="font-medium">{percent === 100 ? 'Checking the file…' : 'Uploading…'}</span>
          <span className="tabular text-soft">{percent}%</span>
        </p>
        <progress aria-label="Upload" value={percent} max={100} className="h-2 w-full accent-primary" />
      </div>
      <Button look="quiet" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
