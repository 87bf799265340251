import type { Reading, Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { messageOf } from '../../api/call.ts'
import { readingOf } from '../../api/resumes.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { Span } from '../../ui/document-viewer/locate.ts'
import { Failure } from '../../ui/failure.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { CorrectionsBar } from './corrections-bar.tsx'
import type { FieldActs } from './field-acts.ts'
import { type DocumentFace, ReadDocument } from './read-document.tsx'
import { ReadEntries } from './read-entries.tsx'
import { ReadFlags } from './read-flags.tsx'
import { ReadPerson } from './read-person.tsx'
import { ReadSkills } from './read-skills.tsx'
import { ReadSuggestions } from './read-suggestions.tsx'
import { useCorrections } from './use-corrections.ts'

/** What was read from a resume, beside the resume: every field leads to its place in it and can be corrected. */
export function ReadingDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const reading = useQuery(readingOf(resume.id))
  const correcting = useCorrections(resume.id)
  const [forms, setForms] = useState(0)
  const onForm = useCallback((change: 1 | -1) => setForms((open) => open + change), [])
  return (
    <Dialog
      open
      onClose={onClose}
      isForm={forms > 0}
      title="What was read"
      description={`From ${resume.filename}. Choose a field to find it in your resume, and correct any mistakes. We keep your corrections and use them for your matches.`}
      width="wide"
      footer={reading.data && <CorrectionsBar correcting={correcting} corrected={reading.data.corrections !== null} />}
    >
      {reading.isPending && <CardSkeletons className="h-40" />}
      {reading.isError && (
        <Failure
          message={messageOf(reading.error, 'What was read could not be loaded.')}
          onRetry={() => void reading.refetch()}
          busy={reading.isFetching}
        />
      )}
      {reading.data && <WhatWasRead resume={resume} reading={reading.data} {...correcting} onForm={onForm} />}
    </Dialog>
  )
}

type WhatWasReadProps = Omit<FieldActs, 'active' | 'onShow'> & { resume: Resume; reading: Reading }

function WhatWasRead({ resume, reading, correct, change, onForm }: WhatWasReadProps) {
  const [active, setActive] = useState<Span | null>(null)
  const [face, setFace] = useState<DocumentFace>('page')
  const field = useRef<Element | null>(null)
  const onShow = (span: Span) => {
    field.current = document.activeElement
    setActive(span)
  }
  // What is marked is painted anew after a correction: it must not scroll the resume into view again.
  const quietly =
    <A extends unknown[], R>(act: (...args: A) => R) =>
    (...args: A) => {
      setActive(null)
      return act(...args)
    }
  const acts: FieldActs = { reading, correct: quietly(correct), change: quietly(change), onForm, active, onShow }
  // The page does not show what is hidden in it.
  const showLine = (line: number) => {
    setFace('text')
    onShow({ line, start: 0, end: reading.lines[line]?.text.length ?? 0 })
  }
  const backToField = () => field.current instanceof HTMLElement && field.current.focus()
  return (
    <div className="grid grid-cols-1 gap-6 text-14 lg:h-[62dvh] lg:grid-cols-[2fr_3fr] lg:gap-8">
      <section aria-label="Details read" className="grid content-start gap-6 lg:min-h-0 lg:overflow-y-auto lg:pr-3">
        <ReadFlags reading={reading} onLine={showLine} />
        <ReadSuggestions acts={acts} />
        <ReadPerson acts={acts} />
        <ReadSkills acts={acts} />
        <ReadEntries list="experience" acts={acts} />
        <ReadEntries list="education" acts={acts} />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
      <div tabIndex={0} className="min-w-0 lg:min-h-0 lg:overflow-y-auto">
        <ReadDocument
          resume={resume}
          reading={reading}
          active={active}
          face={face}
          onFace={setFace}
          onBack={active && backToField}
        />
      </div>
    </div>
  )
}
