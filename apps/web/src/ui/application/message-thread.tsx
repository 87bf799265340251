import { messageMaxLength } from '@fledge/contract/constants'
import type { Message } from '@fledge/contract/messages'
import type { Side } from '@fledge/core/applications/lifecycle'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { momentText, shortMomentText } from '../../lib/format.ts'
import { overLimitText, usedOfLimitText } from '../../lib/text-limit.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import { classes } from '../class-names.ts'
import { controlLook } from '../field.tsx'
import { Moment } from '../moment.tsx'

type MessageThreadProps = {
  side: Side
  /** The name of the other side. */
  other: string
  messages: readonly Message[]
  draft: string
  /** What was sent last in any conversation, to start from. */
  last: string | null
  onDraft: (text: string) => void
  onSend: () => void
  sending: boolean
  /** Why the last message was not sent. */
  error: string | null
  /** Why the thread is closed; null while it is open. */
  closed: string | null
}

/** The messages of an application, newest last, and a form to write one. */
export function MessageThread(props: MessageThreadProps) {
  const { side, other, messages, closed } = props
  const list = useRef<HTMLOListElement>(null)
  const newest = messages.at(-1)?.id
  const arrived = useUnreadOnArrival(messages, side)
  useEffect(() => {
    // Scrolls the list only, not the page.
    if (newest !== undefined && list.current) list.current.scrollTop = list.current.scrollHeight
  }, [newest])
  return (
    <section aria-label={`Messages with ${other}`} className="grid min-w-0 content-start gap-3">
      {messages.length === 0 && closed === null && (
        <p className="text-14 text-soft">No messages yet. Only you and {other} can read them.</p>
      )}
      {messages.length > 0 && (
        <ol
          ref={list}
          aria-label="Messages"
          aria-live="polite"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reachable by keyboard
          tabIndex={0}
          className="grid max-h-80 gap-2 overflow-y-auto"
        >
          {messages.map((message) => (
            <Line
              key={message.id}
              message={message}
              own={message.sender === side}
              isNew={arrived.has(message.id)}
              other={other}
            />
          ))}
        </ol>
      )}
      {closed === null ? <Writing {...props} /> : <p className="text-14 text-soft">{closed}</p>}
    </section>
  )
}

/** Ids of messages that were unread on arrival. They stay marked as new until the thread closes. */
function useUnreadOnArrival(messages: readonly Message[], side: Side): ReadonlySet<string> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const unread = messages.filter(({ id, sender, readAt }) => sender !== side && readAt === null && !ids.has(id))
  if (unread.length > 0) setIds(new Set([...ids, ...unread.map(({ id }) => id)]))
  return ids
}

type LineProps = { message: Message; own: boolean; isNew: boolean; other: string }

const Line = ({ message: { text, createdAt, readAt }, own, isNew, other }: LineProps) => (
  <li className={classes('grid max-w-[85%] gap-0.5', own && 'ml-auto justify-items-end')}>
    <p
      className={classes(
        'rounded-base px-3 py-2 text-14 whitespace-pre-wrap wrap-anywhere',
        own ? 'bg-primary-wash' : 'bg-sunken',
      )}
    >
      <span className="sr-only">{own ? 'You' : other}: </span>
      {text}
    </p>
    <p className="text-12 text-soft">
      {isNew && (
        <Badge tone="mark" className="mr-1.5">
          New
        </Badge>
      )}
      <Moment at={createdAt}>{shortMomentText(createdAt)}</Moment>
      {own && (
        <span title={readAt === null ? undefined : momentText(readAt)}>{readAt === null ? ' · Sent' : ' · Read'}</span>
      )}
    </p>
  </li>
)

function Writing({ other, messages, draft, last, onDraft, onSend, sending, error: refused }: MessageThreadProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const note = useId()
  const tooLong = overLimitText('Message', draft, messageMaxLength)
  const error = tooLong ?? refused
  const used = tooLong === null && usedOfLimitText(draft, messageMaxLength)
  const send = () => {
    if (tooLong === null) onSend()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The button is disabled once the field is empty and would lose the focus.
    field.current?.focus()
    send()
  }
  const reuse = (text: string) => {
    onDraft(text)
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send()
  }
  return (
    <form onSubmit={submit} className="grid gap-2">
      <textarea
        ref={field}
        aria-label={`Message to ${other}`}
        aria-invalid={error === null ? undefined : true}
        rows={2}
        aria-describedby={error || used ? note : undefined}
        placeholder={`Write to ${other}`}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        onKeyDown={onKey}
        className={classes(controlLook, 'text-14')}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={note} className="tabular text-14">
          <span role="alert" className="text-danger">
            {error}
          </span>
          {used && <span className="text-12 text-soft">{used}</span>}
        </p>
        {draft === '' && last && last !== messages.at(-1)?.text && (
          <Button look="quiet" size="small" className="mr-auto -ml-3" onClick={() => reuse(last)}>
            Start from your last message
          </Button>
        )}
        <Button
          type="submit"
          size="small"
          icon={Send}
          busy={sending}
          disabled={draft.trim() === ''}
          aria-describedby={tooLong ? note : undefined}
        >
          Send
        </Button>
      </div>
    </form>
  )
}
