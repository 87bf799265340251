import type { User } from '@fledge/contract/users'
import type { ReactNode } from 'react'
import { personName, roleText } from '../../lib/person.ts'
import { PersonAvatar } from '../../ui/avatar/person-avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IndexedPage, type PageSection } from '../../ui/indexed-page.tsx'
import { AfterFirstScreen } from '../../ui/lazy/after-first-screen.tsx'
import { lazyPanel } from '../../ui/lazy/lazy-panel.tsx'
import { CompanyPageLink } from '../../ui/listing/company-page-link.tsx'
import { AvatarChoice, avatarTitle } from './avatar-choice.tsx'
import { ProfileCard } from './profile-card.tsx'

const PreferencesCard = lazyPanel(() => import('./preferences-card.tsx').then((m) => m.PreferencesCard))
const ProfileViews = lazyPanel(() => import('./profile-views.tsx').then((m) => m.ProfileViews))
const SiteCard = lazyPanel(() => import('./site-card.tsx').then((m) => m.SiteCard))

type ProfilePageProps = { user: User; resend?: ReactNode }

/** The profile page: details, avatar; for students the preferences and the companies that opened the resume, for companies the site. */
export const ProfilePage = ({ user, resend }: ProfilePageProps) => (
  <div className="page grid gap-6 py-8">
    <header className="flex flex-wrap items-center gap-4">
      <PersonAvatar person={user} name={personName(user)} className="size-16 text-25" />
      <div className="grid min-w-0 justify-items-start gap-1">
        <h1 className="text-31 wrap-anywhere">{personName(user)}</h1>
        <Badge tone="primary">{roleText(user.role)} account</Badge>
        {user.role === 'company' && user.companyName !== '' && <CompanyPageLink company={user} />}
      </div>
    </header>
    <IndexedPage
      sections={[
        { id: 'details', label: 'Your details', content: <ProfileCard user={user} /> },
        { id: 'avatar', label: avatarTitle(user), content: <AvatarChoice user={user} /> },
        ...furtherSections({ user, resend }).map((section) => ({
          ...section,
          content: <AfterFirstScreen>{section.content}</AfterFirstScreen>,
        })),
      ]}
    />
  </div>
)

function furtherSections({ user: { id, role, email }, resend }: ProfilePageProps): PageSection[] {
  if (role === 'company')
    return [{ id: 'site', label: 'Your site', content: <SiteCard email={email} resend={resend} /> }]
  if (role !== 'student') return []
  return [
    { id: 'preferences', label: 'Internship preferences', content: <PreferencesCard userId={id} /> },
    { id: 'views', label: 'Resume views', content: <ProfileViews /> },
  ]
}
