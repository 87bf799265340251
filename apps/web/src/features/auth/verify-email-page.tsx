import { verifyEmail } from '@fledge/contract/email-tokens'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { hasCode } from '../../api/api-error.ts'
import { failureText, refreshUser } from '../../api/auth.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { NarrowPage, OneMoment } from './narrow-page.tsx'
import { ResendVerification } from './resend-verification.tsx'

/** Confirms the address of a mailed link when the page opens, possibly repeatedly. */
export function VerifyEmailPage({ token }: { token: string | undefined }) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => confirm(token ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isPending) return <OneMoment title="Confirm your address" />
  if (data) return <Confirmed email={data.data.email} />
  if (hasCode(error, 'link_too_old')) return <TooOld />
  return (
    <NarrowPage title="Confirm your address">
      <Failure
        message={failureText(error, 'The address could not be confirmed. Please try again.')}
        onRetry={() => void refetch()}
      />
    </NarrowPage>
  )
}

async function confirm(token: string) {
  const answer = await call(verifyEmail, { body: { token } })
  await refreshUser()
  return answer
}

function Confirmed({ email }: { email: string }) {
  const session = useSession()
  return (
    <NarrowPage title="Your address is confirmed">
      <p role="status">
        Thank you. <strong className="break-all">{email}</strong> is confirmed.
      </p>
      <div>
        <Link to={session ? '/dashboard' : '/login'} className={buttonLook('primary', 'large')}>
          {session ? 'Go to your dashboard' : 'Sign In'}
        </Link>
      </div>
    </NarrowPage>
  )
}

function TooOld() {
  const session = useSession()
  return (
    <NarrowPage
      title="This link no longer works"
      intro="It may be more than a week old, or incomplete. We can email you a new one."
    >
      {session ? (
        <ResendVerification />
      ) : (
        <div>
          <Link to="/login" search={{ returnTo: '/verify-email' }} className={buttonLook('primary', 'large')}>
            Sign in to get a new link
          </Link>
        </div>
      )}
    </NarrowPage>
  )
}
