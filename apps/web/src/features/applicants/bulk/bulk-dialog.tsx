import { messageMaxLength } from '@fledge/contract/constants'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { OfferFields } from '../decision/offer-fields.tsx'
import type { RejectionDraft } from '../decision/rejection.ts'
import { RejectionFields, type SkillChoice } from '../decision/rejection-fields.tsx'
import { type BulkDraft, type BulkTarget, canPreview, emptyDraft, toBody } from './bulk-draft.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { bulkWords, type PageAct } from './bulk-text.ts'
import type { useBulk } from './use-bulk.ts'

export type BulkPlan = {
  act: PageAct
  target: BulkTarget
  /** How many are meant, before the server has said whom the act leaves out. */
  count: number
  /** The skills that every internship concerned asks for. */
  skills: readonly SkillChoice[]
  rejection?: Partial<RejectionDraft>
}

type BulkDialogProps = {
  plan: BulkPlan
  bulk: ReturnType<typeof useBulk>
  undoSeconds: number
  onDone: () => void
  onClose: () => void
}

/** An act on many applicants: what they read, then who they are. */
export function BulkDialog({ plan, bulk, undoSeconds, onDone, onClose }: BulkDialogProps) {
  const { act, target, count } = plan
  const [draft, setDraft] = useState<BulkDraft>(() => ({
    ...emptyDraft,
    rejection: { ...emptyDraft.rejection, ...plan.rejection },
  }))
  const [isTried, setTried] = useState(false)
  const [isChecking, setChecking] = useState(act === 'shortlist')
  const form = useId()
  const back = act === 'shortlist' ? onClose : () => setChecking(false)
  if (isChecking)
    return (
      <BulkPreview
        body={toBody(act, target, draft)}
        bulk={bulk}
        undoSeconds={undoSeconds}
        onBack={back}
        onDone={onDone}
        onClose={onClose}
      />
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (canPreview(act, draft)) setChecking(true)
  }
  return (
    <Dialog
      open
      focusesField
      onClose={onClose}
      title={bulkWords[act].action(count)}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Preview
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Fields plan={plan} draft={draft} onDraft={setDraft} showsProblems={isTried} />
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  plan: BulkPlan
  draft: BulkDraft
  onDraft: (change: (before: BulkDraft) => BulkDraft) => void
  showsProblems: boolean
}

function Fields({ plan: { act, skills }, draft, onDraft, showsProblems }: FieldsProps) {
  if (act === 'reject')
    return (
      <RejectionFields
        draft={draft.rejection}
        onDraft={(change) => onDraft((before) => ({ ...before, rejection: { ...before.rejection, ...change } }))}
        skills={skills}
        showsProblems={showsProblems}
        reader="each student"
      />
    )
  if (act === 'accept')
    return (
      <OfferFields
        offer={draft.offer}
        onOffer={(change) => onDraft((before) => ({ ...before, offer: { ...before.offer, ...change } }))}
      />
    )
  return (
    <TextAreaField
      label="Message"
      limit={messageMaxLength}
      value={draft.text}
      onChange={({ target }) => onDraft((before) => ({ ...before, text: target.value }))}
      error={showsProblems && draft.text.trim() === '' ? 'Please write something first.' : undefined}
    />
  )
}
