import type { ChangeEvent, Ref } from 'react'
import { resumeFileTypes } from './refuse-file.ts'

type FileInputProps = {
  ref: Ref<HTMLInputElement>
  onFile: (file: File | undefined) => void
  /** What a screen reader calls it. */
  label?: string
}

/** The browser's file picker, opened by the buttons that say upload; no second button for who cannot see that. */
export function FileInput({ ref, onFile, label = 'Resume file' }: FileInputProps) {
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
      aria-label={label}
      accept={resumeFileTypes}
      onChange={change}
      className="hidden"
    />
  )
}
