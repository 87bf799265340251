import { SecondReaderNotice } from './second-reader-notice.tsx'
import { UploadArea } from './upload-area.tsx'
import type { Upload } from './use-upload.ts'

/** Asks a student without a resume for it. */
export const FirstUpload = (props: { upload: Upload; onPick: () => void }) => (
  <div className="grid grid-cols-1 gap-4">
    <UploadArea {...props} isLarge />
    <SecondReaderNotice />
  </div>
)
