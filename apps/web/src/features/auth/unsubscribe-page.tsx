import { getMailedAlert, type MailedAlert, unsubscribe } from '@fledge/contract/email-tokens'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { failureText } from '../../api/auth.ts'
import { call, dataQuery } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { inlineLink, NarrowPage, OneMoment } from './narrow-page.tsx'

/** Says what the link of an email stops, and stops it with one press, without signing in. */
export function UnsubscribePage({ token = '' }: { token: string | undefined }) {
  const queries = useQueryClient()
  const alert = dataQuery(['mailed-alert', token], getMailedAlert, { query: { token } })
  const { data, error, isPending, refetch } = useQuery({ ...alert, retry: false })
  const stop = useMutation({
    mutationFn: () => call(unsubscribe, { query: { token } }),
    onSuccess: ({ data }) => {
      queries.setQueryData(alert.queryKey, data)
      // Another page of this browser may show these.
      for (const key of [['settings'], ['saved', 'searches']]) void queries.invalidateQueries({ queryKey: key })
    },
  })
  if (isPending) return <OneMoment title="Stop alerts" />
  if (data && !data.active) return <Stopped alert={data} />
  if (data)
    return (
      <Question
        alert={data}
        busy={stop.isPending}
        refused={stop.error && failureText(stop.error, 'The alerts could not be stopped. Please try again.')}
        onStop={() => stop.mutate()}
      />
    )
  // Also for a link whose end was cut off.
  if (error instanceof ApiError && error.status === 400) return <TooOld />
  return (
    <NarrowPage title="Stop alerts">
      <Failure
        message={failureText(error, 'The alert could not be loaded. Please try again.')}
        onRetry={() => void refetch()}
      />
    </NarrowPage>
  )
}

type Words = { question: string; stops: string; action: string; stopped: string }

const words: Record<MailedAlert['alert'], (name: string | null) => Words> = {
  search: (name) => ({
    question: 'Stop the alerts of this search?',
    stops: `You will get no more alerts for your saved search${name === null ? '' : ` “${name}”`}, neither by email nor in the bell. The search itself stays, and so do your other alerts.`,
    action: 'Stop these alerts',
    stopped: `You get no alerts for ${name === null ? 'this search' : `“${name}”`}.`,
  }),
  matches: () => ({
    question: 'Stop match alerts?',
    stops:
      'We will stop telling you, by email and in the bell, when a new internship fits your resume. Your saved searches and your other emails stay as they are.',
    action: 'Stop match alerts',
    stopped: 'We will not tell you any more when a new internship fits your resume.',
  }),
  digest: () => ({
    question: 'Stop the weekly digest?',
    stops: 'You will get no more email on Mondays. Your other alerts and emails stay as they are.',
    action: 'Stop the digest',
    stopped: 'You will get no more weekly digests.',
  }),
}

type QuestionProps = { alert: MailedAlert; busy: boolean; refused: string | null; onStop: () => void }

function Question({ alert: { alert, name }, busy, refused, onStop }: QuestionProps) {
  const { question, stops, action } = words[alert](name)
  return (
    <NarrowPage title={question}>
      <p className="wrap-anywhere">{stops}</p>
      {refused && (
        <p role="alert" className="text-danger">
          {refused}
        </p>
      )}
      <div>
        <Button size="large" busy={busy} onClick={onStop}>
          {action}
        </Button>
      </div>
    </NarrowPage>
  )
}

const Stopped = ({ alert: { alert, name } }: { alert: MailedAlert }) => (
  <NarrowPage title="Stopped">
    <p role="status" className="wrap-anywhere">
      {words[alert](name).stopped}
    </p>
    <p className="text-soft">
      {alert === 'search' ? 'To get them again, open the search in ' : 'To get it again, turn it on in '}
      {alert === 'search' ? (
        <Link to="/student/dashboard" search={{ tab: 'internships' }} className={inlineLink}>
          your internships
        </Link>
      ) : (
        <Link to="/settings" className={inlineLink}>
          your settings
        </Link>
      )}
      .
    </p>
  </NarrowPage>
)

const TooOld = () => (
  <NarrowPage title="This link no longer works" intro="It may be more than a year old, or incomplete.">
    <p>
      You can stop every alert in{' '}
      <Link to="/settings" className={inlineLink}>
        your settings
      </Link>
      .
    </p>
  </NarrowPage>
)
