import type { Offer } from '@fledge/contract/applications/outcome'
import { messageMaxLength } from '@fledge/contract/constants'
import type { ProposalFields } from '@fledge/contract/interviews'
import { type BulkAct, bulkInterviewsMax } from '@fledge/core/applications/bulk'
import { type ComponentType, Suspense, useState } from 'react'
import { readSession } from '../../../api/session.ts'
import { clearDraft } from '../../../lib/drafts.ts'
import { countText } from '../../../lib/format.ts'
import { useDraft } from '../../../lib/hooks/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { emptyOffer, OfferFields, offerProblems, toOffer } from '../decision/offer-fields.tsx'
import { emptyRejection, type RejectionDraft, rejectionProblems, toRejection } from '../decision/rejection.ts'
import { RejectionFields, type SkillChoice } from '../decision/rejection-fields.tsx'
import { BulkPreview } from './bulk-preview.tsx'
import { bulkWords } from './bulk-text.ts'
import type { BulkBody, useBulk } from './use-bulk.ts'

export type BulkPlan = {
  act: BulkAct
  target: BulkTarget
  /** How many are meant, before the server has said whom the act leaves out. */
  count: number
  /** The skills that every internship concerned asks for. */
  skills: readonly SkillChoice[]
  rejection?: Partial<RejectionDraft>
}

/** The form of an interview proposal and its preview, which belong to another feature. */
export type ProposalParts = {
  Form: ComponentType<{
    title: string
    count: number
    undoSeconds: number
    /** What is typed is kept under this key. */
    draftKey: string
    onClose: () => void
    onPreview: (interview: ProposalFields) => void
  }>
  Summary: ComponentType<{ proposal: ProposalFields }>
}

type BulkDialogProps = {
  plan: BulkPlan
  proposal: ProposalParts
  bulk: ReturnType<typeof useBulk>
  undoSeconds: number
  onDone: () => void
  onClose: () => void
}

/** An act on many applicants: what they read, then who they are. */
export function BulkDialog({ plan, proposal, bulk, undoSeconds, onDone, onClose }: BulkDialogProps) {
  const { act, target, count } = plan
  const [initial] = useState(() => ({ ...emptyDraft, rejection: { ...emptyDraft.rejection, ...plan.rejection } }))
  const key = draftKey(plan)
  const [draft, setDraft] = useDraft(key, initial)
  const [interview, setInterview] = useState<ProposalFields | null>(null)
  const [isTried, setTried] = useState(false)
  const [isChecking, setChecking] = useState(act === 'shortlist')
  const back = act === 'shortlist' ? onClose : () => setChecking(false)
  if (isChecking)
    return (
      <BulkPreview
        body={toBody(act, target, { ...draft, interview })}
        bulk={bulk}
        undoSeconds={undoSeconds}
        onBack={back}
        onDone={() => {
          clearDraft(key)
          onDone()
        }}
        onClose={onClose}
      >
        {interview && (
          <Suspense>
            <proposal.Summary proposal={interview} />
          </Suspense>
        )}
      </BulkPreview>
    )
  if (act === 'interview' && count > bulkInterviewsMax) return <TooMany count={count} onClose={onClose} />
  if (act === 'interview')
    return (
      <proposal.Form
        title={bulkWords[act].action(count)}
        count={count}
        undoSeconds={undoSeconds}
        draftKey={key}
        onClose={onClose}
        onPreview={(interview) => {
          setInterview(interview)
          setChecking(true)
        }}
      />
    )
  const submit = () => {
    setTried(true)
    if (isComplete[act]({ ...draft, interview })) setChecking(true)
  }
  return (
    <FormDialog
      isForm
      onClose={onClose}
      onDiscard={() => clearDraft(key)}
      title={bulkWords[act].action(count)}
      action="Preview"
      formClassName="grid grid-cols-1 gap-4"
      onSubmit={submit}
    >
      <Fields plan={plan} draft={draft} onDraft={setDraft} showsProblems={isTried} />
    </FormDialog>
  )
}

/** With the skills, because a reason can name one of them. */
const draftKey = ({ act, skills }: BulkPlan) =>
  `bulk-draft:${readSession()?.user.id}:${act}:${skills.map(({ value }) => value).join()}`

/** Says that interviews cannot be proposed to this many. */
const TooMany = ({ count, onClose }: { count: number; onClose: () => void }) => (
  <Dialog
    width="narrow"
    onClose={onClose}
    title={bulkWords.interview.action(count)}
    description={`You can propose interviews to at most ${bulkInterviewsMax} applicants at once, and ${countText(count, 'applicant')} are selected. Narrow the list with search and filters, or select fewer by hand.`}
    footer={
      <Button data-initial-focus onClick={onClose}>
        Back to the list
      </Button>
    }
  />
)

type FieldsProps = {
  plan: BulkPlan
  draft: WrittenDraft
  onDraft: (change: (before: WrittenDraft) => WrittenDraft) => void
  showsProblems: boolean
}

function Fields({ plan: { act, skills }, draft, onDraft, showsProblems }: FieldsProps) {
  if (act === 'reject')
    return (
      <RejectionFields
        draft={draft.rejection}
        onDraft={(change) => onDraft((before) => ({ ...before, rejection: { ...before.rejection, ...change } }))}
        skills={skills}
        noSkills="The internships have no required skill in common. Choose another reason."
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

/** Whom an act concerns: these, or all pending ones of an internship. */
type BulkTarget = { ids: string[] } | { filter: { internshipId: string; status: 'pending' } }

/** What is typed before an act; the form of a proposal keeps its own draft. */
type WrittenDraft = { rejection: RejectionDraft; offer: Offer; text: string }

/** With the interview, which is null until the form of the proposal is complete. */
type BulkDraft = WrittenDraft & { interview: ProposalFields | null }

const emptyDraft: WrittenDraft = { rejection: emptyRejection, offer: emptyOffer, text: '' }

const isComplete: Record<BulkAct, (draft: BulkDraft) => boolean> = {
  reject: ({ rejection }) => Object.keys(rejectionProblems(rejection)).length === 0,
  accept: ({ offer }) => Object.keys(offerProblems(offer)).length === 0,
  message: ({ text }) => text.trim() !== '' && text.length <= messageMaxLength,
  shortlist: () => true,
  interview: ({ interview }) => interview !== null,
}

function toBody(act: BulkAct, target: BulkTarget, { rejection, offer, text, interview }: BulkDraft): BulkBody {
  const given = toOffer(offer)
  return {
    act,
    ...target,
    ...(act === 'reject' && toRejection(rejection)),
    ...(act === 'accept' && given && { offer: given }),
    ...(act === 'message' && { text: text.trim() }),
    ...(act === 'interview' && interview && { interview }),
  }
}
