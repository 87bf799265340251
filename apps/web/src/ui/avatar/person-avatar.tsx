import { Suspense, useState } from 'react'
import { classes } from '../class-names.ts'
import { lazyComponent } from '../lazy/lazy-component.tsx'
import { Avatar } from './initials-avatar.tsx'

const GeneratedAvatar = lazyComponent(
  () => import('./generated-avatar.tsx').then((m) => m.default),
  ({ className }) => <span className={className} />,
)

type Person = { id: string; avatar?: 'initials' | 'generated' | 'uploaded'; avatarUrl?: string | null }

type PersonAvatarProps = { person: Person; name: string; className?: string }

/** The avatar of a person: the uploaded picture, the generated pattern, or the initials. */
export function PersonAvatar({ person, name, className = 'size-8 text-12' }: PersonAvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { id, avatar, avatarUrl } = person
  const initials = <Avatar name={name} className={className} />
  const look = classes('inline-block shrink-0 rounded-full bg-sunken object-cover', className)
  if (avatar === 'uploaded' && avatarUrl && avatarUrl !== broken)
    return <img src={avatarUrl} alt="" className={look} onError={() => setBroken(avatarUrl)} />
  if (avatar !== 'generated') return initials
  return (
    <Suspense fallback={initials}>
      <GeneratedAvatar id={id} className={look} />
    </Suspense>
  )
}
