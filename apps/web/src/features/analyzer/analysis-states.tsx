import type { Resume } from '@fledge/contract/resumes'
import { Check, Circle, FileUp, Highlighter } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { AnalysisState } from './use-analysis.ts'

type StatesProps = {
  /** Null without a resume. */
  resume: Resume | null
  analysis: AnalysisState
  onUpload: () => void
}

/** Progress, failure, or the button that starts the analysis; nothing besides a failure once there is a result. */
export function AnalysisStates({ resume, analysis, onUpload }: StatesProps) {
  const { result, running, error, start, cancel } = analysis
  if (error !== null) return <Failure message={error} onRetry={start} />
  if (result && resume) return null
  if (resume && running) return <AnalysisSteps resume={resume} onCancel={cancel} />
  if (resume?.status === 'reading') return <AnalysisSteps resume={resume} />
  return <Invitation resume={resume} onStart={start} onUpload={onUpload} />
}

/** The progress of an analysis. A step is ticked only when it is known to be complete. */
function AnalysisSteps({ resume, onCancel }: { resume: Resume; onCancel?: () => void }) {
  const read = resume.status === 'read'
  return (
    <Card role="status" aria-busy="true" className="grid gap-4">
      <h3 className="text-16">{onCancel ? `Analyzing ${resume.filename}` : 'Reading…'}</h3>
      <ol className="grid gap-2 text-14">
        <Step state={read ? 'done' : 'doing'}>Read the resume</Step>
        <Step state={read ? 'doing' : 'waiting'}>Compare it with every open internship</Step>
        <Step state="waiting">Rank the matches</Step>
      </ol>
      {onCancel && (
        <Button look="secondary" className="justify-self-start" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Card>
  )
}

type StepState = 'done' | 'doing' | 'waiting'
const stateTexts: Record<StepState, string> = { done: 'done', doing: 'in progress', waiting: 'waiting' }

const Step = ({ state, children }: { state: StepState; children: string }) => (
  <li className={`flex items-center gap-2 ${state === 'waiting' ? 'text-soft' : ''}`}>
    {state === 'done' && <Check aria-hidden size={16} className="text-success" />}
    {state === 'doing' && <Spinner size={16} />}
    {state === 'waiting' && <Circle aria-hidden size={16} />}
    {children}
    <span className="sr-only">: {stateTexts[state]}</span>
  </li>
)

type InvitationProps = { resume: Resume | null; onStart: () => void; onUpload: () => void }

/** Explains the analysis before it starts, or asks for a readable resume. */
function Invitation({ resume, onStart, onUpload }: InvitationProps) {
  if (!resume)
    return (
      <Empty
        icon={FileUp}
        title="No resume to analyze"
        action={
          <div className="flex flex-wrap gap-2">
            <Button onClick={onUpload}>Upload resume</Button>
            <Button look="secondary" onClick={onStart}>
              Analyze resume
            </Button>
          </div>
        }
      >
        We find your matches by comparing your resume with open internships. Upload it to start.
      </Empty>
    )
  if (resume.status === 'unreadable')
    return (
      <Empty
        icon={FileUp}
        title="Your resume could not be read"
        action={<Button onClick={onUpload}>See your resume</Button>}
      >
        {resume.message ?? 'Delete it and upload another version. A PDF with selectable text works best.'}
      </Empty>
    )
  return (
    <Empty
      icon={Highlighter}
      title={`Analyze ${resume.filename}`}
      action={<Button onClick={onStart}>Analyze resume</Button>}
    >
      We compare it with every open internship on our own server. Each match lists the requirements you meet and quotes
      your resume.
    </Empty>
  )
}
