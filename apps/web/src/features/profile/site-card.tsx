import { saveCompanySite } from '@fledge/contract/listings/company-site'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { ownSite, saveSite } from '../../api/account/company-site.ts'
import { showRefusedFields } from '../../api/api-error.ts'
import { errorMessage } from '../../api/call.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { bindField, draftResolver } from '../../lib/form.ts'
import { typedIn } from '../../lib/typed-since.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { SiteRecord } from './site-record.tsx'

type SiteCardProps = {
  email: string
  /** Sends the confirmation link of an unconfirmed address again. */
  resend: ReactNode
}

/** The site of a company, and the DNS record that proves that its email address belongs to it. */
export function SiteCard({ email, resend }: SiteCardProps) {
  const query = useQuery(ownSite)
  return (
    <TitledCard
      title="Your site"
      intro="Prove with a DNS record that your site and your email address belong together. Your company page and your internships then show your site with the date of the proof."
    >
      {query.isPending && <CardSkeletons count={1} className="h-12" />}
      <QueryFailure query={query} fallback="Your site could not be loaded." />
      {query.data !== undefined && <SiteForm domain={query.data?.domain ?? ''} />}
      {query.data && <SiteRecord key={query.data.record.value} site={query.data} email={email} resend={resend} />}
    </TitledCard>
  )
}

const failed = 'Your site could not be saved.'

function SiteForm({ domain }: { domain: string }) {
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { domain }, resolver: draftResolver(saveCompanySite.body) })
  const save = useMutation({
    mutationFn: (body: { domain: string | null }) => saveSite(queries, body.domain),
    onMutate: () => typedIn(form),
    onSuccess: (site, _, typed) => {
      if (typedIn(form) === typed) form.reset({ domain: site?.domain ?? '' })
      toast.success({ title: site ? 'Site saved' : 'Site removed', id: 'site' })
    },
    onError: (error) => showRefusedFields(form, error),
  })
  return (
    <form noValidate aria-label="Your site" onSubmit={form.handleSubmit((body) => save.mutate(body))}>
      <div className="grid gap-4">
        <TextField
          label="Domain"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={`Such as example.com.${domain && ' Another domain needs a new record. Leave it empty to remove your site.'}`}
          {...bindField(form)('domain')}
        />
        {save.error && <Failure message={errorMessage(save.error, failed)} />}
        <Button type="submit" className="justify-self-start" busy={save.isPending}>
          Save site
        </Button>
      </div>
    </form>
  )
}
