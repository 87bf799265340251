import type { Notification } from '@fledge/contract/notifications'
import {
  Bell,
  CalendarDays,
  Check,
  CircleAlert,
  CircleCheck,
  FileText,
  type LucideIcon,
  Trash2,
  TriangleAlert,
} from 'lucide-react'
import type { MouseEvent } from 'react'
import { useSession } from '../../api/session.ts'
import { Avatar } from '../../ui/avatar/initials-avatar.tsx'
import { IconButton } from '../../ui/button.tsx'
import { classes } from '../../ui/class-names.ts'
import { CompanyMark } from '../../ui/company-mark.tsx'
import { Moment } from '../../ui/moment.tsx'

const icons: Record<Notification['type'], LucideIcon> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  application: FileText,
  interview: CalendarDays,
  info: Bell,
}

type RowProps = {
  notification: Notification
  /** The accessible name of its buttons. */
  name: string
  href: string
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
  onRead: () => void
  onDelete: () => void
}

/** One notification with its link and buttons. Unread ones have a dot. */
export function NotificationRow({ notification, name, href, onOpen, onRead, onDelete }: RowProps) {
  const { type, title, message, createdAt, isRead, sender } = notification
  const Icon = icons[type]
  const isStudent = useSession()?.user.role === 'student'
  return (
    <li className="relative flex py-1">
      <a href={href} onClick={onOpen} className="flex min-w-0 flex-1 gap-3 rounded-base px-3 py-2 -outline-offset-2">
        {sender !== null && isStudent && (
          <CompanyMark company={{ companyName: sender.name, logoUrl: sender.logoUrl }} className="mt-0.5 size-8" />
        )}
        {sender !== null && !isStudent && <Avatar name={sender.name} className="mt-0.5 size-8 text-12" />}
        {sender === null && <Icon aria-hidden size={20} className="m-1.5 mt-2 shrink-0 text-soft" />}
        <span className="grid min-w-0 gap-0.5 wrap-anywhere">
          <span className={classes('text-14', isRead ? 'pr-8' : 'pr-16')}>
            {isRead ? title : <Unread title={title} />}
          </span>
          <span className="text-14 text-soft">{message}</span>
          <Moment at={createdAt} className="text-12 text-soft" />
        </span>
      </a>
      {/* Next to the title, so that the message has the whole width. */}
      <span className="absolute top-1.5 right-2 flex *:size-8">
        {!isRead && (
          <IconButton label={`Mark as read: ${name}`} onClick={onRead}>
            <Check aria-hidden size={16} />
          </IconButton>
        )}
        <IconButton label={`Delete: ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </span>
    </li>
  )
}

const Unread = ({ title }: { title: string }) => (
  <>
    <span className="sr-only">Unread: </span>
    <span aria-hidden className="mr-1.5 inline-block size-2 rounded-full border border-fair bg-mark align-[0.05em]" />
    <span className="font-semibold">{title}</span>
  </>
)
