import type { Resume } from '@fledge/contract/resumes'
import { Check, Circle } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/spinner.tsx'

/** The progress of an analysis. A step is ticked only when it is known to be complete. */
export function AnalysisSteps({ resume, onCancel }: { resume: Resume; onCancel: () => void }) {
  const read = resume.status === 'read'
  return (
    <Card role="status" aria-busy="true" className="grid gap-4">
      <h3 className="text-16">Analyzing {resume.filename}</h3>
      <ol className="grid gap-2 text-14">
        <Step state={read ? 'done' : 'doing'}>Read the resume</Step>
        <Step state={read ? 'doing' : 'waiting'}>Compare it with every open internship</Step>
        <Step state="waiting">Rank the matches</Step>
      </ol>
      <Button look="secondary" className="justify-self-start" onClick={onCancel}>
        Cancel
      </Button>
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
