import type { OutboxMail } from '@fledge/contract/outbox'
import { Link } from '@tanstack/react-router'
import { agoText, momentText } from '../../lib/format.ts'

export const MailList = ({ mails, openId }: { mails: OutboxMail[]; openId: string | undefined }) => (
  <nav aria-label="Mails">
    <ul className="overflow-hidden rounded-base border border-line bg-raised">
      {mails.map(({ id, to, subject, createdAt }) => (
        <li key={id} className="border-line not-first:border-t">
          <Link
            to="/outbox"
            search={{ mail: id }}
            resetScroll={false}
            aria-current={id === openId ? 'true' : undefined}
            className="grid gap-0.5 px-4 py-3 -outline-offset-2 hover:bg-sunken aria-[current=true]:bg-primary-wash"
          >
            <span className="truncate text-14 font-medium">{subject}</span>
            <span className="flex justify-between gap-3 text-12 text-soft">
              <span className="truncate">{to}</span>
              <time dateTime={createdAt} title={momentText(createdAt)} className="shrink-0">
                {agoText(createdAt)}
              </time>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
