import type { OutboxMail } from '@fledge/contract/site/outbox'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Lock, MailOpen, Paperclip } from 'lucide-react'
import { isNotFound } from '../../api/api-error.ts'
import { outboxMails } from '../../api/outbox.ts'
import { momentText } from '../../lib/format.ts'
import { ownPath } from '../../lib/return-to.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { saveFile } from '../../ui/document-viewer/save-file.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Moment } from '../../ui/moment.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'

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

function MailSheet({ mail }: { mail: OutboxMail }) {
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
