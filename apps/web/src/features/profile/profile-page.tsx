import type { User } from '@fledge/contract/users'
import type { ReactNode } from 'react'
import { personName, roleText } from '../../lib/person.ts'
import { PersonAvatar } from '../../ui/avatar/person-avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { AfterFirstScreen } from '../../ui/lazy/after-first-screen.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { CompanyPageLink } from '../../ui/listing/company-page-link.tsx'
import { AvatarChoice } from './avatar-choice.tsx'
import { ProfileCard } from './profile-card.tsx'

const PreferencesCard = lazyPanel(() => import('./preferences-card.tsx').then((m) => m.PreferencesCard))
const ProfileViews = lazyPanel(() => import('./profile-views.tsx').then((m) => m.ProfileViews))
const SiteCard = lazyPanel(() => import('./site-card.tsx').then((m) => m.SiteCard))

/** The profile page: details, avatar; for students the preferences and the companies that opened the resume, for companies the site. */
export function ProfilePage({ user, resend }: { user: User; resend?: ReactNode }) {
  return (
    <div className="page py-8">
      <div className="grid max-w-3xl gap-6">
        <header className="flex flex-wrap items-center gap-4">
          <PersonAvatar person={user} name={personName(user)} className="size-16 text-25" />
          <div className="grid min-w-0 justify-items-start gap-1">
            <h1 className="text-31 wrap-anywhere">{personName(user)}</h1>
            <Badge tone="primary">{roleText(user.role)} account</Badge>
            {user.role === 'company' && user.companyName !== '' && <CompanyPageLink company={user} />}
          </div>
        </header>
        <ProfileCard user={user} />
        <AvatarChoice user={user} />
        <AfterFirstScreen>
          {user.role === 'student' && (
            <>
              <PreferencesCard userId={user.id} />
              <ProfileViews />
            </>
          )}
          {user.role === 'company' && <SiteCard email={user.email} resend={resend} />}
        </AfterFirstScreen>
      </div>
    </div>
  )
}
