import type { User } from '@fledge/contract/users'
import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { site } from '../../api/site.ts'
import { ResendVerification } from './resend-verification.tsx'

/** Tells a company that it must confirm its address before posting, if this installation requires it. */
export function VerifyEmailNotice({ user: { email, emailVerified } }: { user: User }) {
  const { data } = useQuery({ ...site, enabled: !emailVerified })
  if (emailVerified || !data?.verifiedEmailRequired) return null
  return (
    <section
      aria-labelledby="verify-email"
      className="mb-6 grid grid-cols-[auto_1fr] gap-3 rounded-base border border-line-strong bg-raised p-4"
    >
      <MailWarning aria-hidden size={20} className="mt-0.5 text-fair" />
      <div className="grid gap-2">
        <h2 id="verify-email" className="text-16">
          Confirm your email address to post internships
        </h2>
        <p className="text-14 text-soft">
          We emailed a link to <span className="break-all text-ink">{email}</span>. Open it to start posting.
        </p>
        <ResendVerification />
      </div>
    </section>
  )
}
