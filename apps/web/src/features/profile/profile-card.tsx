import type { User } from '@fledge/contract/users'
import { Pencil } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { clearDraft } from '../../lib/drafts.ts'
import { afterFirstScreen } from '../../lib/first-screen.ts'
import { hasPages } from '../../lib/person.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { draftKey, hasDraft } from './profile-draft.ts'

const fetchForm = () => import('./profile-form.tsx').then((m) => m.ProfileForm)
const ProfileForm = lazyPanel(fetchForm)

/** The profile, read-only until Edit is pressed. Opens for editing if there is a draft. */
export function ProfileCard({ user }: { user: User }) {
  const [editing, setEditing] = useState(() => hasDraft(user))
  const edit = useRef<HTMLButtonElement>(null)
  // Preloaded after the profile, before Edit is pressed.
  useEffect(() => afterFirstScreen(() => void fetchForm().catch(() => undefined)), [])
  const close = () => {
    clearDraft(draftKey(user))
    flushSync(() => setEditing(false))
    edit.current?.focus()
  }
  return (
    <Card aria-labelledby="details-heading" className="grid gap-4">
      <div className="flex min-h-10 items-center justify-between gap-4">
        <h2 id="details-heading" className="text-20">
          Your details
        </h2>
        {!editing && hasPages(user.role) && (
          <Button icon={Pencil} ref={edit} look="secondary" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
      {editing ? (
        <Suspense fallback={<Facts user={user} />}>
          <ProfileForm user={user} onClose={close} />
        </Suspense>
      ) : (
        <Facts user={user} />
      )}
    </Card>
  )
}

function profileFacts(user: User): [string, string | number | null][] {
  // Other roles have no known fields.
  if (!hasPages(user.role)) return [['Email', user.email]]
  return user.role === 'student'
    ? [
        ['First name', user.firstName],
        ['Last name', user.lastName],
        ['Email', user.email],
        ['Phone', user.phone],
        ['University', user.university],
        ['Major', user.major],
        ['Graduation year', user.graduationYear],
      ]
    : [
        ['Company name', user.companyName],
        ['Email', user.email],
        ['Phone', user.phone],
        ['Industry', user.industry],
        ['Company size', user.companySize && `${user.companySize} employees`],
        ['Contact person', user.contactPerson],
        ['About', user.about],
      ]
}

const Facts = ({ user }: { user: User }) => (
  <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    {profileFacts(user).map(([name, value]) => (
      <div key={name} className={`grid min-w-0 content-start gap-0.5 ${name === 'About' ? 'sm:col-span-2' : ''}`}>
        <dt className="text-12 text-soft">{name}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{value || 'Not given'}</dd>
      </div>
    ))}
  </dl>
)
