import type { SavedSearch } from '@fledge/contract/saved-items'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { useChangeAlert } from '../../../api/internships/saved-internships.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AlertField } from './alert-field.tsx'
import { alertWords } from './saved-search.ts'

type DialogProps = { userId: string; search: SavedSearch; onClose: () => void }

/** Changes how often a saved search alerts. */
export function SearchAlertDialog({ userId, search, onClose }: DialogProps) {
  const form = useForm({ defaultValues: { alert: search.alert } })
  const change = useChangeAlert(userId, ({ name, alert }) => {
    toast.success({ title: `Alerts for “${name}”: ${alertWords[alert].inSentence}` })
    onClose()
  })
  const refusal = change.error && errorMessage(change.error, 'The alert could not be changed. Please try again.')
  const footer = (
    <>
      <Button look="secondary" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" form="search-alert" busy={change.isPending}>
        Save
      </Button>
    </>
  )
  return (
    <Dialog open focusesField onClose={onClose} title={`Alerts for “${search.name}”`} width="narrow" footer={footer}>
      <form
        id="search-alert"
        noValidate
        onSubmit={form.handleSubmit(({ alert }) => change.mutate({ id: search.id, alert }))}
      >
        <AlertField error={refusal || undefined} {...form.register('alert')} />
      </form>
    </Dialog>
  )
}
