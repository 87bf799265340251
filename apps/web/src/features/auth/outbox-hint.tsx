import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { site } from '../../api/site.ts'
import { inlineLink } from './narrow-page.tsx'

/** A link to the outbox, if mails are kept there. Shown wherever a mail is announced. */
export function OutboxHint() {
  const { data } = useQuery(site)
  if (!data?.outbox) return null
  return (
    <p className="text-14 text-soft">
      This server keeps its emails in{' '}
      <Link to="/outbox" className={inlineLink}>
        its outbox
      </Link>
      . To open it, use the link in the terminal where Fledge was started.
    </p>
  )
}
