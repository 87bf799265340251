import type { ChangeEvent, Ref } from 'react'
import { resumeFileTypes } from './refuse-file.ts'

/** The browser's file picker, opened by the buttons that say upload. */
export function FileInput({ ref, onFile }: { ref: Ref<HTMLInputElement>; onFile: (file: File | undefined) => void }) {
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFile(currentTarget.files?.[0])
    // So that the same file may be chosen again after it was refused or deleted.
    currentTarget.value = ''
  }
  return (
    <input
      ref={ref}
      type="file"
      name="resume"
      aria-label="Resume file"
      tabIndex={-1}
      accept={resumeFileTypes}
      onChange={change}
      className="sr-only"
    />
  )
}
