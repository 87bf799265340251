import type { Reading, Resume } from '@fledge/contract/resumes'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert, Undo2 } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { readingQuery } from '../../../api/resumes.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { Span } from '../../../ui/document-viewer/locate.ts'
import { CloseButton } from '../../../ui/modal/close-button.tsx'
import { CardSkeletons } from '../../../ui/skeleton.tsx'
import { ContactSection } from './contact-section.tsx'
import { EntriesSection } from './entries-section.tsx'
import { OtherEntries } from './other-entries.tsx'
import { ResumePane, type ResumeView } from './resume-pane.tsx'
import { SkillsSection } from './skills-section.tsx'
import { type Correcting, type ReadingActions, useCorrections } from './use-corrections.ts'

/** What was read from a resume, next to the resume. Each field leads to its place and can be corrected. */
export function ReadingDialog({ resume, onClose }: { resume: Resume; onClose: () => void }) {
  const reading = useQuery(readingQuery(resume.id))
  const correcting = useCorrections(resume.id)
  const [forms, setForms] = useState(0)
  const onForm = useCallback((change: 1 | -1) => setForms((open) => open + change), [])
  return (
    <Dialog
      onClose={onClose}
      isForm={forms > 0}
      title="What was read"
      description={`From ${resume.filename}. Choose a field to find it in your resume, and correct any mistakes. We keep your corrections and use them for your matches.`}
      width="wide"
      footer={reading.data && <CorrectionsBar correcting={correcting} corrected={reading.data.corrections !== null} />}
    >
      {reading.isPending && <CardSkeletons className="h-40" />}
      <QueryFailure query={reading} fallback="What was read could not be loaded." />
      {reading.data && <WhatWasRead resume={resume} reading={reading.data} {...correcting} onForm={onForm} />}
    </Dialog>
  )
}

type WhatWasReadProps = Omit<ReadingActions, 'active' | 'onShow'> & { resume: Resume; reading: Reading }

function WhatWasRead({ resume, reading, correct, change, onForm }: WhatWasReadProps) {
  const [active, setActive] = useState<Span | null>(null)
  const [view, setView] = useState<ResumeView>('page')
  const field = useRef<Element | null>(null)
  const onShow = (span: Span) => {
    field.current = document.activeElement
    setActive(span)
  }
  // Marks are painted again after a correction, which must not scroll the resume.
  const withoutScrolling =
    <A extends unknown[], R>(save: (...args: A) => R) =>
    (...args: A) => {
      setActive(null)
      return save(...args)
    }
  const actions: ReadingActions = {
    reading,
    correct: withoutScrolling(correct),
    change: withoutScrolling(change),
    onForm,
    active,
    onShow,
  }
  // Hidden text is visible only line by line.
  const showLine = (line: number) => {
    setView('lines')
    onShow({ line, start: 0, end: reading.lines[line]?.text.length ?? 0 })
  }
  const backToField = () => field.current instanceof HTMLElement && field.current.focus()
  return (
    <div className="grid grid-cols-1 gap-6 text-14 lg:h-[62dvh] lg:grid-cols-[2fr_3fr] lg:gap-8">
      <section aria-label="Details read" className="grid content-start gap-6 lg:min-h-0 lg:overflow-y-auto lg:pr-3">
        <FlagsSection reading={reading} onLine={showLine} />
        <ContactSection actions={actions} />
        <SkillsSection actions={actions} />
        <EntriesSection list="experience" actions={actions} />
        <EntriesSection list="education" actions={actions} />
        <OtherEntries actions={actions} />
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard */}
      <div tabIndex={0} className="min-w-0 lg:min-h-0 lg:overflow-y-auto">
        <ResumePane
          resume={resume}
          reading={reading}
          active={active}
          view={view}
          onView={setView}
          onBack={active && backToField}
        />
      </div>
    </div>
  )
}

type BarProps = { correcting: Correcting; corrected: boolean }

const CorrectionsBar = ({ correcting: { last, busy, undo, resetAll }, corrected }: BarProps) => (
  <>
    <p role="status" className="min-w-0 flex-1 basis-64 self-center text-14 text-soft">
      {busy ? 'Saving…' : last?.text}
    </p>
    {last?.undo && (
      <Button icon={Undo2} look="secondary" sends disabled={busy} onClick={undo}>
        Undo
      </Button>
    )}
    {corrected && (
      <Button look="secondary" sends disabled={busy} onClick={resetAll}>
        Reset all
      </Button>
    )}
    <CloseButton>Close</CloseButton>
  </>
)

const flagNames: Record<Reading['flags'][number]['kind'], string> = {
  hidden_text: 'Hidden text',
  machine_instruction: 'An instruction to software',
}

/** Hidden text and instructions to software, which a reader of the page does not see. */
function FlagsSection({ reading: { flags }, onLine }: { reading: Reading; onLine: (line: number) => void }) {
  if (flags.length === 0) return null
  return (
    <section aria-label="Not counted" className="grid gap-2 rounded-base border border-fair bg-fair-wash p-4 text-14">
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden size={16} className="shrink-0 text-fair" />
        Found in the file and not counted
      </p>
      <ul className="grid gap-1">
        {flags.map((flag) => (
          <li key={`${flag.line} ${flag.text}`} className="wrap-anywhere">
            {flagNames[flag.kind]}: “{flag.text}”{' '}
            <button
              type="button"
              aria-label={`Show line ${flag.line + 1}`}
              onClick={() => onLine(flag.line)}
              className="min-h-6 text-primary underline decoration-dotted underline-offset-4"
            >
              line {flag.line + 1}
            </button>
          </li>
        ))}
      </ul>
      <p className="text-soft">
        It does not change your score. If you did not add it, your template may have. Export the resume again without
        it.
      </p>
    </section>
  )
}
