import type { StudentUser } from '@fledge/contract/users'
import { ownName } from '../../lib/person.ts'
import { Card } from '../../ui/card.tsx'

/** The student's profile as companies see it. `resumes` is undefined while loading. */
export function ProfileCard({ user, resumes }: { user: StudentUser; resumes: number | undefined }) {
  const facts = [
    ['Name', ownName(user)],
    ['Email', user.email],
    ['University', user.university],
    ['Major', user.major],
    ['Graduation year', user.graduationYear],
    ['Resumes', resumes ?? '–'],
  ] as const
  return (
    <Card aria-labelledby="profile-heading">
      <h3 id="profile-heading" className="text-16">
        Your profile
      </h3>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">
              {value === '' || (value === 0 && name !== 'Resumes') ? 'Not given' : value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
