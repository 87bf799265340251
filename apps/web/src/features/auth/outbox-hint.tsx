import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { site } from '../../api/site.ts'

/** Where no mail is sent: where it is instead. Drawn beside every sentence that says a mail is on its way. */
export function OutboxHint() {
  const { data } = useQuery(site)
  if (!data?.outbox) return null
  return (
    <p className="text-14 text-soft">
      This installation sends no mail. It keeps them in{' '}
      <Link to="/outbox" className="font-medium text-primary underline underline-offset-4">
        its outbox
      </Link>
      .
    </p>
  )
}
