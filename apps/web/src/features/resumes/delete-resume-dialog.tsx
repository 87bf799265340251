import { deleteResume, type Resume } from '@fledge/contract/resumes'
import { texts } from '@fledge/contract/texts'
import { isUndecided } from '@fledge/core/applications/lifecycle'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ownApplications } from '../../api/applications.ts'
import { callForChange, changeCachedList } from '../../api/call.ts'
import { failureToast } from '../../api/failure-toast.ts'
import { resumesQuery } from '../../api/resumes.ts'
import { countText } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

/** What happens to the applications without an answer. */
type OpenApplications = 'keep' | 'withdraw'
type DeleteResumeProps = { userId: string; resume: Resume; onClose: () => void }

/** Asks before a resume is deleted, and whether to withdraw the applications without an answer (settlement 61). */
export function DeleteResumeDialog({ userId, resume, onClose }: DeleteResumeProps) {
  const applications = useQuery(ownApplications(userId)).data
  const waiting = applications?.filter(isUndecided).length ?? 0
  const [choice, setChoice] = useState<OpenApplications>('keep')
  const removal = useDeleteResume(userId, onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete this resume?"
      description={`This deletes ${resume.filename} and everything we read from it. ${copiesText(applications?.filter(({ withdrawnAt }) => withdrawnAt === null).length, choice)}`}
      action="Delete resume"
      busy={removal.isPending}
      onConfirm={() => removal.mutate({ resumeId: resume.id, applications: choice })}
    >
      {waiting > 0 ? <Choices waiting={waiting} choice={choice} onChoice={setChoice} /> : undefined}
    </ConfirmDialog>
  )
}

type ChoicesProps = { waiting: number; choice: OpenApplications; onChoice: (choice: OpenApplications) => void }

function Choices({ waiting, choice, onChoice }: ChoicesProps) {
  const which = countText(waiting, 'application')
  const options = [
    { value: 'keep', label: 'Keep them', what: 'The companies keep the copies you sent.' },
    { value: 'withdraw', label: `Withdraw ${which}`, what: 'The companies can no longer open the copies.' },
  ] as const
  return (
    <fieldset className="grid gap-2 text-14">
      <legend className="mb-2 font-medium">
        {which} {waiting === 1 ? 'is' : 'are'} waiting for an answer
      </legend>
      {options.map(({ value, label, what }) => (
        <label key={value} className="flex min-h-10 items-start gap-2">
          <input
            type="radio"
            name="applications"
            className="mt-0.5 size-4 shrink-0"
            checked={choice === value}
            onChange={() => onChoice(value)}
          />
          <span>
            {label}
            <span className="block text-12 text-soft">{what}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function copiesText(sent: number | undefined, choice: OpenApplications): string {
  if (sent === 0) return 'You have not sent it to any company.'
  if (choice === 'withdraw') return 'Only companies that have answered keep the copy you sent them.'
  const which = sent === undefined ? 'your applications' : sent === 1 ? '1 application' : `${sent} applications`
  return `Companies keep the copies you sent with ${which}.`
}

function useDeleteResume(userId: string, onDeleted: () => void) {
  const queries = useQueryClient()
  const { queryKey } = resumesQuery(userId)
  return useMutation({
    mutationFn: ({ resumeId, applications }: { resumeId: string; applications: OpenApplications }) =>
      callForChange(deleteResume, { params: { resumeId }, query: { applications } }),
    onSuccess: (_, { resumeId }) => {
      changeCachedList<Resume>(queries, queryKey, (resumes) => resumes.filter(({ id }) => id !== resumeId))
      for (const name of ['internships', 'saved', 'applications', 'timeline'])
        void queries.invalidateQueries({ queryKey: [name] })
      toast.success({ title: texts.resume.deleted, clears: texts.resume.deleteFailed })
      onDeleted()
    },
    onError: failureToast(texts.resume.deleteFailed),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  })
}
