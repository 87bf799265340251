import type { Role } from '@fledge/contract/users'
import { type NotificationCategory, notificationCategories } from '@fledge/core/notifications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LogIn, Send } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { demoAccounts } from '../../api/auth.ts'
import { errorMessage } from '../../api/call.ts'
import { notificationCounts, sendTest } from '../../api/live/notifications.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { TitledSection } from '../../ui/card.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { SelectField, sameOptions } from '../../ui/field.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { Stat } from '../../ui/stat.tsx'

/** Notification counts, a test sender in the demo world, and the list (`children`). */
export function NotificationTestPage({ forRole, children }: { forRole: Role | undefined; children: ReactNode }) {
  return (
    <div className="page py-8">
      <div className="grid max-w-3xl gap-6">
        <header className="grid gap-1">
          <h1 className="text-31">Notification test</h1>
          <p className="text-soft">Check your notification counts and send yourself a test.</p>
        </header>
        {forRole === undefined ? <SignInFirst /> : <Tools>{children}</Tools>}
      </div>
    </div>
  )
}

const SignInFirst = () => (
  <Empty
    icon={LogIn}
    title="Please sign in"
    level={2}
    action={
      <Link to="/login" search={{ returnTo: '/notification-test' }} className={buttonLook()}>
        Sign In
      </Link>
    }
  >
    Sign in to see your notifications.
  </Empty>
)

function Tools({ children }: { children: ReactNode }) {
  const { data: demo, isPending } = useQuery(demoAccounts)
  const counts = useCounts()
  // Waits for both, because one would push the other down.
  if (isPending || counts.isPending) return <CardSkeletons className="h-24" />
  const isDemo = (demo?.length ?? 0) > 0
  return (
    <>
      <Counts query={counts} />
      {isDemo && <SendTest />}
      {children}
    </>
  )
}

function Counts({ query: { data, isError, isFetching, refetch } }: { query: ReturnType<typeof useCounts> }) {
  if (isError || !data)
    return <Failure message="The counts could not be loaded." busy={isFetching} onRetry={() => void refetch()} />
  const categories = Object.entries(data.categories).sort(([, one], [, other]) => other - one)
  return (
    <TitledSection title="Counts">
      <dl className="grid grid-cols-2 gap-3">
        <Stat label="Total" value={data.total} />
        <Stat label="Unread" value={data.unread} />
      </dl>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-14">
        {categories.map(([category, count]) => (
          <div key={category} className="contents">
            <dt className="wrap-anywhere text-soft">{category}</dt>
            <dd className="text-right tabular">{count}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  )
}

function SendTest() {
  const [category, setCategory] = useState<NotificationCategory>('application_status')
  const { mutate, isPending, data, error } = useMutation({ mutationFn: sendTest })
  return (
    <TitledSection title="Send a test notification">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Category"
          className="min-w-56"
          options={sameOptions(notificationCategories)}
          value={category}
          onChange={({ target }) => setCategory(notificationCategories.find((one) => one === target.value) ?? category)}
        />
        <Button icon={Send} busy={isPending} onClick={() => mutate(category)}>
          Send
        </Button>
      </div>
      <p role="status" className="text-14 text-soft">
        {error && <span>{errorMessage(error, 'We could not send it. Please try again.')}</span>}
        {data && (
          <span>
            {data.sent ? 'Sent. Open the bell to see it.' : 'Not sent. Your settings turn this category off.'}
          </span>
        )}
      </p>
    </TitledSection>
  )
}

/** Notification counts, which the live connection keeps up to date. */
function useCounts() {
  const query = useQuery(notificationCounts)
  const { error } = query
  useEffect(() => {
    if (error) console.error('The counts of notifications could not be loaded:', error.message)
  }, [error])
  return query
}
