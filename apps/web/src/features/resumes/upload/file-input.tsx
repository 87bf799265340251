import type { ChangeEvent, Ref } from 'react'
import { resumeFileTypes } from './check-file.ts'

type FileInputProps = {
  ref: Ref<HTMLInputElement>
  onFile: (file: File | undefined) => void
  label?: string
}

/** A hidden file picker that the upload buttons open. */
export function FileInput({ ref, onFile, label = 'Resume file' }: FileInputProps) {
  function change({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    onFile(currentTarget.files?.[0])
    // Lets the same file be chosen again after it was refused or deleted.
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
