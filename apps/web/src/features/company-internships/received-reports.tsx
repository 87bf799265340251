import { type ReceivedReport, reportTextMaxLength } from '@fledge/contract/listings/reports'
import { reportReasonLabels } from '@fledge/core/trust/report-reasons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorMessage } from '../../api/call.ts'
import { receivedReports, useReplyToReport } from '../../api/internships/reports.ts'
import { readSession } from '../../api/session.ts'
import { clearDraft } from '../../lib/drafts.ts'
import { dateText } from '../../lib/format.ts'
import { useDraft } from '../../lib/hooks/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

/** Reports of the company's internships, each with its answer or a form for one; nothing without reports. */
export function ReceivedReports() {
  const { data = [] } = useQuery(receivedReports)
  if (data.length === 0) return null
  return (
    <section aria-labelledby="reports" className="grid gap-3">
      <h3 id="reports" className="text-16 font-medium">
        Reports by students
      </h3>
      <ul className="grid gap-3">
        {data.map((report) => (
          <li key={report.id} className="grid gap-2 rounded-base border border-line bg-raised p-4 text-14">
            <p className="font-medium wrap-anywhere">
              {report.title}: {reportReasonLabels[report.reason].toLowerCase()}
            </p>
            <p className="text-12 text-soft">Reported on {dateText(report.createdAt)}</p>
            {report.text !== '' && <p className="whitespace-pre-line wrap-anywhere">{report.text}</p>}
            {report.reply === null ? <ReplyForm report={report} /> : <Reply report={report} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Reply = ({ report: { reply, repliedAt } }: { report: ReceivedReport }) => (
  <p className="whitespace-pre-line wrap-anywhere text-soft">
    {repliedAt === null ? 'You answered' : `You answered on ${dateText(repliedAt)}`}: {reply}
  </p>
)

function ReplyForm({ report: { id, title } }: { report: ReceivedReport }) {
  const [key] = useState(`report-answer:${readSession()?.user.id}:${id}`)
  const [text, setText] = useDraft(key, '')
  const reply = useReplyToReport(id)
  const send = () =>
    reply.mutate(text, {
      onSuccess: () => {
        clearDraft(key)
        toast.success({ title: 'Answer sent', clears: key })
      },
      onError: (error) =>
        toast.error({ title: errorMessage(error, 'Your answer could not be sent. Please try again.'), id: key }),
    })
  return (
    <div className="grid justify-items-start gap-2">
      <TextAreaField
        label={`Your answer about ${title}`}
        hint="The student and the team of Fledge see it. You can answer once."
        rows={3}
        limit={reportTextMaxLength}
        className="w-full"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        size="small"
        busy={reply.isPending}
        disabled={text.trim() === '' || text.trim().length > reportTextMaxLength}
        onClick={send}
      >
        Send answer
      </Button>
    </div>
  )
}
