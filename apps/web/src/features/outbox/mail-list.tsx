import type { OutboxMail } from '@fledge/contract/site/outbox'
import { Link } from '@tanstack/react-router'
import { classes } from '../../ui/class-names.ts'
import { Moment } from '../../ui/moment.tsx'

/** The list of mails; the router sets `aria-current` on the open one. */
export const MailList = ({ mails, openId }: { mails: OutboxMail[]; openId: string | undefined }) => (
  <nav aria-label="Emails">
    <ul className="overflow-hidden rounded-base border border-line bg-raised">
      {mails.map(({ id, to, subject, createdAt }) => (
        <li key={id} className="border-line not-first:border-t">
          <Link
            to="/outbox"
            search={{ mail: id }}
            resetScroll={false}
            className={classes(
              'grid gap-0.5 border-l-4 py-3 pr-4 pl-3 -outline-offset-2',
              id === openId
                ? 'border-primary bg-sunken'
                : 'border-transparent forced-colors:border-[Canvas] hover:bg-sunken',
            )}
          >
            <span className="truncate text-14 font-medium">{subject}</span>
            <span className="flex justify-between gap-3 text-12 text-soft">
              <span className="truncate">{to}</span>
              <Moment at={createdAt} className="shrink-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
