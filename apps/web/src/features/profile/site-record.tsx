import type { CompanySite, SiteOutcome } from '@fledge/contract/listings/company-site'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { checkSite } from '../../api/account/company-site.ts'
import { errorMessage } from '../../api/call.ts'
import { indianDateText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { copyText } from '../../ui/form/copy-text.ts'

/** The DNS record to add, and what the last check found. */
export function SiteRecord({ site, email, resend }: { site: CompanySite; email: string; resend: ReactNode }) {
  const queries = useQueryClient()
  const check = useMutation({ mutationFn: () => checkSite(queries) })
  const { domain, record } = site
  const found = recordText(site, check.data)
  const mail = mailText(site, email)
  return (
    <section aria-labelledby="record-heading" className="grid gap-4 border-t border-line pt-4">
      <div className="grid gap-1">
        <h3 id="record-heading" className="text-16 font-semibold">
          DNS record
        </h3>
        <p className="text-14 text-soft">Add this record where the domain {domain} is managed, then check it.</p>
      </div>
      <dl className="grid gap-3 text-14">
        <Part name="Type" value="TXT" />
        <Part name="Host" value={record.name} copied="host" />
        <Part name="Value" value={record.value} copied="value" />
      </dl>
      <div role="status" className="grid gap-2 text-14">
        {found && <p>{found}</p>}
        {mail && <p className="rounded-base bg-fair-wash px-3 py-2">{mail}</p>}
      </div>
      {site.mail === 'unconfirmed' && resend}
      {check.error && <Failure message={errorMessage(check.error, 'The record could not be checked.')} />}
      <Button look="secondary" className="justify-self-start" busy={check.isPending} onClick={() => check.mutate()}>
        Check now
      </Button>
    </section>
  )
}

const Part = ({ name, value, copied }: { name: string; value: string; copied?: string }) => (
  <div className="grid gap-0.5">
    <dt className="text-12 text-soft">{name}</dt>
    <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <code translate="no" className="min-w-0 wrap-anywhere">
        {value}
      </code>
      {copied && (
        <Button
          icon={Copy}
          look="quiet"
          size="small"
          aria-label={`Copy ${copied}`}
          onClick={() => void copyText(value, copied)}
        >
          Copy
        </Button>
      )}
    </dd>
  </div>
)

function recordText({ checkedAt, provedAt }: CompanySite, outcome: SiteOutcome | undefined): string | null {
  const found = provedAt && `Record found on ${indianDateText(provedAt)}.`
  if (outcome === 'failed')
    return `The DNS lookup failed, so nothing was checked. ${found ? `${found} This stays. ` : ''}Try again in a few minutes.`
  if (found) return found
  return (
    checkedAt &&
    `Record not found on ${indianDateText(checkedAt)}. A new record can take up to a day to appear. Compare host and value, then check again.`
  )
}

/** What the account's email address lacks to show the site, and what to do; or that the site is shown. */
function mailText({ domain, mail, provedAt }: CompanySite, email: string): string | null {
  if (mail === 'unconfirmed')
    return `Students see your site once you have also confirmed ${email} with the link that we emailed you.`
  if (mail === 'elsewhere')
    return `You sign in with ${email}, which is not at ${domain}, so students do not see this site. Enter the site of your email address, or register your company with an address at ${domain}.`
  return provedAt && `Students see ${domain} on your company page and your internships.`
}
