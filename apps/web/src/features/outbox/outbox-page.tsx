import type { OutboxMail } from '@fledge/contract/site/outbox'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Lock, MailOpen } from 'lucide-react'
import { isNotFound } from '../../api/api-error.ts'
import { outboxMails } from '../../api/outbox.ts'
import { classes } from '../../ui/class-names.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { MailSheet } from './mail-sheet.tsx'

/** The mails in the outbox and the open one. Without the secret, instructions to open the outbox. */
export function OutboxPage({ openId }: { openId: string | undefined }) {
  const { data: mails, error, isPending, isFetching, refetch } = useQuery(outboxMails)
  if (isNotFound(error)) return <LockedOutbox />
  const open = mails?.find(({ id }) => id === openId)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 py-10">
      <div className="grid max-w-prose gap-1">
        <h1 className="text-31">Outbox</h1>
        <p className="text-soft">
          Fledge keeps the emails it writes here. Their links work, and some open accounts, so keep this page to
          yourself.
        </p>
      </div>
      {error && <Failure message="The outbox could not be loaded." onRetry={() => void refetch()} busy={isFetching} />}
      {isPending && <CardSkeletons className="h-16" />}
      {mails?.length === 0 && (
        <Empty icon={MailOpen} level={2} title="No emails yet">
          Register, reset a password or contact us, and the email appears here.
        </Empty>
      )}
      {mails && mails.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <div className={classes(open && 'max-lg:hidden')}>
            <MailList mails={mails} openId={openId} />
          </div>
          {open ? (
            <div className="grid gap-3">
              <Link
                to="/outbox"
                className="flex min-h-10 items-center gap-2 text-14 font-medium text-primary lg:hidden"
              >
                <ArrowLeft aria-hidden size={16} /> All emails
              </Link>
              <MailSheet key={open.id} mail={open} />
            </div>
          ) : (
            <p className="text-soft max-lg:hidden">
              {openId === undefined ? 'Choose an email.' : 'This email is no longer available.'}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

const LockedOutbox = () => (
  <div className="page grid gap-6 py-10">
    <h1 className="text-31">Outbox</h1>
    <Empty icon={Lock} level={2} title="Open the outbox from the terminal">
      Emails here contain links that open accounts. Use the link that Fledge printed in the terminal when it started. It
      changes with every start.
    </Empty>
  </div>
)

/** The list of mails; the router sets `aria-current` on the open one. */
const MailList = ({ mails, openId }: { mails: OutboxMail[]; openId: string | undefined }) => (
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
