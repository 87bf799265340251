import type { User } from '@fledge/contract/users'
import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import { site } from '../../api/site.ts'
import { ResendVerification } from './resend-verification.tsx'

/** Says that an address is not confirmed, and that a company must confirm it before posting if this installation requires it. */
export function VerifyEmailNotice({ user: { email, emailVerified, role } }: { user: User }) {
  const { data, isPending } = useQuery({ ...site, enabled: !emailVerified })
  if (emailVerified) return null
  if (role === 'company' && isPending) return <div className="min-h-8 max-sm:min-h-20" />
  if (role !== 'company' || !data?.verifiedEmailRequired) return <UnconfirmedEmail />
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
          We emailed a link to <span className="break-all text-ink">{email}</span>. Open it to start posting. Until then
          we send no other mail to it.
        </p>
        <ResendVerification />
      </div>
    </section>
  )
}

/** In one line, for pages that speak of emails. */
export const UnconfirmedEmail = () => (
  <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 text-14">
    <p>Confirm your email address: until then we send no mail to it.</p>
    <ResendVerification size="small" />
  </div>
)
