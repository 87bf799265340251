import type { OutboxMail } from '@fledge/contract/site/outbox'
import { Paperclip } from 'lucide-react'
import { momentText } from '../../lib/format.ts'
import { ownPath } from '../../lib/return-to.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/document-viewer/save-file.ts'

export function MailSheet({ mail }: { mail: OutboxMail }) {
  const { to, replyTo, subject, text, link, unsubscribeLink, attachments, createdAt } = mail
  const path = ownPath(link ?? undefined)
  const stopPath = ownPath(unsubscribeLink ?? undefined)
  return (
    <article className="grid gap-5 rounded-base border border-line bg-raised p-5 md:p-6">
      <header className="grid gap-2 border-b border-line pb-4">
        <h2 className="text-20">{subject}</h2>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-14">
          <Line name="To">{to}</Line>
          {replyTo && <Line name="Reply to">{replyTo}</Line>}
          <Line name="Date">{momentText(createdAt)}</Line>
        </dl>
      </header>
      <p className="max-w-prose whitespace-pre-line">{text}</p>
      {path && (
        <a href={path} className="font-medium break-all text-primary underline underline-offset-4">
          {window.location.origin + path}
        </a>
      )}
      {stopPath && (
        <p className="text-14 text-soft">
          Stop these emails:{' '}
          <a href={stopPath} className="break-all underline underline-offset-4">
            {window.location.origin + stopPath}
          </a>
        </p>
      )}
      {attachments.length > 0 && (
        <ul className="flex flex-wrap gap-3 border-t border-line pt-4">
          {attachments.map(({ filename, contentType, content }) => (
            <li key={filename}>
              <Button
                look="secondary"
                size="small"
                onClick={() => saveFile(new Blob([content], { type: contentType }), filename)}
              >
                <Paperclip aria-hidden size={16} /> {filename}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

const Line = ({ name, children }: { name: string; children: string }) => (
  <>
    <dt className="text-soft">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)
