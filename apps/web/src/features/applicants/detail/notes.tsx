import {
  type ApplicantNote,
  addNote,
  deleteNote,
  type InterviewOutcome,
  interviewOutcomes,
  listNotes,
} from '@fledge/contract/applications/applicant-notes'
import { messageMaxLength } from '@fledge/contract/constants'
import { hasBegun } from '@fledge/core/interviews/interview'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, Trash2 } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { call, changeCachedList, dataQuery, errorMessage } from '../../../api/call.ts'
import { ownInterviews } from '../../../api/interviews.ts'
import { QueryFailure } from '../../../api/query-failure.tsx'
import { clearDraft, draftIdempotencyKey, loadDraft, saveDraft } from '../../../lib/drafts.ts'
import { shortMomentText } from '../../../lib/format.ts'
import { useDraft } from '../../../lib/hooks/use-draft.ts'
import { useMinute } from '../../../lib/hooks/use-minute.ts'
import { textTypedSince } from '../../../lib/typed-since.ts'
import { OutcomeBadge, outcomeLabels } from '../../../ui/application/interview-outcome.tsx'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'
import { toast } from '../../../ui/toast.tsx'

const outcomeOptions = interviewOutcomes.map((value) => ({ value, label: outcomeLabels[value] }))

export function Notes({ applicationId }: { applicationId: string }) {
  useMinute()
  const notes = useQuery(applicantNotes(applicationId))
  const { data: interviews = [] } = useQuery(ownInterviews)
  const now = new Date()
  const canRate = interviews.some((one) => one.applicationId === applicationId && hasBegun(one, now))
  const section = useRef<HTMLElement>(null)
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Private notes"
      className="grid grid-cols-1 gap-2 text-14 outline-none"
    >
      <QueryFailure query={notes} fallback="Your notes could not be loaded." />
      {notes.data && notes.data.length > 0 && (
        <ul className="grid grid-cols-1 gap-2">
          {notes.data.map((note) => (
            <NoteRow key={note.id} note={note} onDeleted={() => section.current?.focus()} />
          ))}
        </ul>
      )}
      {notes.data && <NewNote applicationId={applicationId} canRate={canRate} />}
    </section>
  )
}

/** `onDeleted` moves the focus, because the pressed button disappears. */
function NoteRow({ note, onDeleted }: { note: ApplicantNote; onDeleted: () => void }) {
  const { id, applicationId, text, outcome, createdAt } = note
  const remove = useDeleteNote(applicationId)
  const written = shortMomentText(createdAt)
  return (
    <li className="flex items-start gap-2 border-l-2 border-line-strong pl-3">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1">
        {outcome && <OutcomeBadge outcome={outcome} />}
        {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
        <p className="text-12 text-soft">{written}</p>
      </div>
      <Button
        look="quiet"
        size="small"
        icon={Trash2}
        busy={remove.isPending}
        aria-label={`Delete the note of ${written}`}
        onClick={() => remove.mutate(id, { onSuccess: onDeleted, onError: showError })}
      >
        Delete
      </Button>
    </li>
  )
}

const showError = (error: Error) => toast.error({ title: noteError(error) })

const empty = { text: '', outcome: '' }

function NewNote({ applicationId, canRate }: { applicationId: string; canRate: boolean }) {
  const key = `note-draft:${applicationId}`
  const [draft, setDraft] = useDraft(key, empty)
  const [isRestored] = useState(draft !== empty)
  const add = useAddNote(applicationId, ({ text: sent }) => {
    const text = textTypedSince(loadDraft(key, empty)?.text ?? '', sent)
    clearDraft(key)
    const rest = text === '' ? empty : { ...empty, text }
    if (rest !== empty) saveDraft(key, rest)
    setDraft(rest)
  })
  const change = (part: Partial<typeof empty>) => setDraft((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const outcome = canRate ? (interviewOutcomes.find((one) => one === draft.outcome) ?? null) : null
    const note = { text: draft.text, outcome }
    if (!add.isPending) add.mutate({ ...note, idempotencyKey: draftIdempotencyKey(key, note) })
  }
  return (
    <details open={isRestored} className="group print:hidden">
      <summary className="inline-flex min-h-8 list-none items-center gap-1 font-medium text-primary">
        <ChevronDown aria-hidden size={16} className="shrink-0 -rotate-90 group-open:rotate-0" />
        {canRate ? 'Add a private note or interview outcome' : 'Add a private note'}
      </summary>
      <form noValidate onSubmit={submit} className="grid gap-3 pt-2">
        {canRate && (
          <SelectField
            label="Interview outcome"
            placeholder="None"
            options={outcomeOptions}
            value={draft.outcome}
            onChange={({ target }) => change({ outcome: target.value })}
          />
        )}
        <TextAreaField
          label="Note"
          hint="Only your company sees it. Students can learn that a note exists, but not what it says."
          rows={3}
          limit={messageMaxLength}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        {add.error && <Failure message={noteError(add.error)} />}
        <Button type="submit" size="small" look="secondary" className="justify-self-start" busy={add.isPending}>
          Save note
        </Button>
      </form>
    </details>
  )
}

const applicantNotes = (applicationId: string) =>
  dataQuery(['applicant-notes', applicationId], listNotes, { params: { applicationId } })

type NoteToAdd = { text: string; outcome: InterviewOutcome | null; idempotencyKey: string }

/** `onAdded` is also called when its form is no longer shown. */
function useAddNote(applicationId: string, onAdded: (note: NoteToAdd) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: NoteToAdd) =>
      call(addNote, { params: { applicationId }, body, idempotencyKey }),
    onSuccess: ({ data }, note) => {
      onAdded(note)
      changeCachedList<ApplicantNote>(queries, applicantNotes(applicationId).queryKey, (list) => [
        data,
        ...list.filter(({ id }) => id !== data.id),
      ])
    },
    onSettled: () => queries.invalidateQueries(ownInterviews),
  })
}

function useDeleteNote(applicationId: string) {
  const queries = useQueryClient()
  const { queryKey } = applicantNotes(applicationId)
  return useMutation({
    mutationFn: (id: string) => call(deleteNote, { params: { id } }),
    onSettled: () => {
      void queries.invalidateQueries(ownInterviews)
      return queries.invalidateQueries({ queryKey })
    },
  })
}

const noteError = (error: unknown) => errorMessage(error, 'The note could not be saved. Please try again.')
