import type { Reading, Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '../../api/call.ts'
import { readingOf } from '../../api/resumes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { ReadFields } from './read-fields.tsx'
import { ReadFlags } from './read-flags.tsx'
import { ReadLines } from './read-lines.tsx'

/** The text of a resume as the machine read it, beside the fields that it took from it. */
export function ReadingDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const reading = useQuery(readingOf(resume.id))
  return (
    <Dialog
      open
      onClose={onClose}
      title="What was read"
      description={`The text of ${resume.filename} as the machine saw it. Skills are marked where they were found.`}
      width="wide"
    >
      {reading.isPending && <CardSkeletons className="h-40" />}
      {reading.isError && (
        <Failure
          message={messageOf(reading.error, 'What was read could not be loaded.')}
          onRetry={() => void reading.refetch()}
        />
      )}
      {reading.data && <WhatWasRead reading={reading.data} />}
    </Dialog>
  )
}

const WhatWasRead = ({ reading }: { reading: Reading }) => (
  <div className="grid gap-6">
    <ReadFlags reading={reading} />
    <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
      <ReadLines reading={reading} />
      <ReadFields reading={reading} />
    </div>
  </div>
)
