import type { User } from '@fledge/contract/users'
import { personName, roleText } from '../../lib/person.ts'
import { PersonAvatar } from '../../ui/avatar/person-avatar.tsx'
import { Badge } from '../../ui/badge.tsx'

/** The signed-in user: name, email and role. */
export const Identity = ({ user }: { user: User }) => (
  <div className="flex min-w-0 items-start gap-3">
    <PersonAvatar person={user} name={personName(user)} className="size-10 text-14" />
    <div className="grid min-w-0 justify-items-start gap-1">
      <p className="w-full truncate text-14 font-semibold">{personName(user)}</p>
      <p className="w-full truncate text-12 text-soft">{user.email}</p>
      <Badge tone="primary">{roleText(user.role)}</Badge>
    </div>
  </div>
)
