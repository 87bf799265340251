import { type Report, reportTextMaxLength } from '@fledge/contract/listings/reports'
import { reportReasonLabels, reportReasons } from '@fledge/core/trust/report-reasons'
import { useQuery } from '@tanstack/react-query'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../../api/call.ts'
import { ownReport, useSendReport } from '../../../api/internships/reports.ts'
import { readSession } from '../../../api/session.ts'
import { clearDraft } from '../../../lib/drafts.ts'
import { dateText } from '../../../lib/format.ts'
import { useDraft } from '../../../lib/hooks/use-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextAreaField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Reports an internship, or shows what became of the report. */
export function ReportInternship({ internshipId }: { internshipId: string }) {
  const { data } = useQuery(ownReport(internshipId))
  const [isOpen, setOpen] = useState(false)
  if (data === undefined) return null
  if (data !== null) return <SentReport report={data} />
  return (
    <div className="print:hidden">
      <Button icon={Flag} look="quiet" size="small" onClick={() => setOpen(true)}>
        Report this internship
      </Button>
      {isOpen && <ReportDialog internshipId={internshipId} onClose={() => setOpen(false)} />}
    </div>
  )
}

const outcomes: Record<Report['outcome'], string> = {
  unchanged: 'The company has not changed the listing since.',
  changed: 'The company has changed the listing since.',
  closed: 'The listing is no longer open.',
}

const SentReport = ({ report: { reason, createdAt, reply, repliedAt, outcome } }: { report: Report }) => (
  <section aria-label="Your report" className="grid gap-1 rounded-base bg-sunken p-3 text-14">
    <p>
      Report sent on {dateText(createdAt)}: {reportReasonLabels[reason].toLowerCase()}
    </p>
    {reply !== null && repliedAt !== null && (
      <p className="whitespace-pre-line wrap-anywhere">
        Answered on {dateText(repliedAt)}: {reply}
      </p>
    )}
    <p className="text-12 text-soft">{outcomes[outcome]}</p>
  </section>
)

const options = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))

const empty = { reason: '', text: '' }

function ReportDialog({ internshipId, onClose }: { internshipId: string; onClose: () => void }) {
  const [key] = useState(`report-draft:${readSession()?.user.id}:${internshipId}`)
  const [draft, setDraft] = useDraft(key, empty)
  const [isMissing, setMissing] = useState(false)
  const reason = reportReasons.find((value) => value === draft.reason)
  const discard = () => clearDraft(key)
  const send = useSendReport(internshipId)
  const submit = () => {
    setMissing(reason === undefined)
    if (reason === undefined || draft.text.trim().length > reportTextMaxLength) return
    send.mutate(
      { reason, text: draft.text },
      {
        onSuccess: () => {
          discard()
          toast.success({ title: 'Report sent', clears: 'report' })
          onClose()
        },
        onError: (error) =>
          toast.error({ title: errorMessage(error, 'Your report could not be sent. Please try again.'), id: 'report' }),
      },
    )
  }
  return (
    <FormDialog
      isForm
      onClose={onClose}
      onDiscard={discard}
      title="Report this internship"
      description="The Fledge team and the company can read your report, without your name. The company may answer it."
      action="Send report"
      busy={send.isPending}
      formClassName="grid gap-4"
      onSubmit={submit}
    >
      <SelectField
        label="Reason"
        options={options}
        placeholder="Choose a reason"
        error={isMissing ? 'Choose a reason' : undefined}
        value={draft.reason}
        onChange={({ target }) => {
          setDraft({ ...draft, reason: target.value })
          setMissing(false)
        }}
      />
      <TextAreaField
        label="What happened (optional)"
        rows={4}
        limit={reportTextMaxLength}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
    </FormDialog>
  )
}
