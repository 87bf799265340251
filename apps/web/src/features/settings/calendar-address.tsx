import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { calendarAddress, createCalendarAddress, revokeCalendarAddress } from '../../api/account/account.ts'
import { errorMessage } from '../../api/call.ts'
import { QueryFailure } from '../../api/query-failure.tsx'
import { dateText } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { TitledCard } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { TextField } from '../../ui/field.tsx'
import { copyText } from '../../ui/form/copy-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Creates and revokes the secret address that calendars read. It is shown only after it was created. */
export function CalendarAddress() {
  const queries = useQueryClient()
  const query = useQuery(calendarAddress)
  const onSettled = () => queries.invalidateQueries(calendarAddress)
  const create = useMutation({ mutationFn: createCalendarAddress, onSettled })
  const revoke = useMutation({ mutationFn: revokeCalendarAddress, onSettled, onSuccess: create.reset })
  const createdAt = query.data?.createdAt ?? null
  const address = createdAt !== null && create.data && `${window.location.origin}${create.data.data.url}`
  const error = create.error ?? revoke.error
  return (
    <TitledCard
      title="Calendar address"
      intro="Add this secret address to your calendar app to see interviews, reply dates and offer dates. Anyone who has it can read them. A new password, or ending all other sessions, revokes it."
    >
      {query.isPending && <Skeleton className="h-10" />}
      <QueryFailure query={query} fallback="Your calendar address could not be loaded." />
      {address && (
        <>
          <TextField
            label="Your calendar address"
            hint="Copy it now. We do not show it again."
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={Copy} className="justify-self-start" onClick={() => void copyText(address, 'address')}>
            Copy address
          </Button>
        </>
      )}
      {createdAt && (
        <p role="status" className="text-14 text-soft">
          Created on {dateText(createdAt)}. A new address replaces it, and calendars that use the old one stop updating.
        </p>
      )}
      {query.data && (
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" busy={create.isPending} onClick={() => create.mutate()}>
            {createdAt ? 'Create a new address' : 'Create address'}
          </Button>
          {createdAt && (
            <Button look="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
              Revoke address
            </Button>
          )}
        </div>
      )}
      {error && (
        <Failure message={errorMessage(error, 'We could not change your calendar address. Please try again.')} />
      )}
    </TitledCard>
  )
}
