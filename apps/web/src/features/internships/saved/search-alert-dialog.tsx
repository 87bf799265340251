import type { SavedSearch } from '@fledge/contract/saved-items'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { useChangeAlert } from '../../../api/internships/saved-internships.ts'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AlertField } from './alert-field.tsx'
import { alertWords } from './saved-search.ts'

type DialogProps = { userId: string; search: SavedSearch; onClose: () => void }

export function SearchAlertDialog({ userId, search, onClose }: DialogProps) {
  const form = useForm({ defaultValues: { alert: search.alert } })
  const change = useChangeAlert(userId, ({ name, alert }) => {
    toast.success({ title: `Alerts for “${name}”: ${alertWords[alert].inSentence}` })
    onClose()
  })
  const refusal = change.error && errorMessage(change.error, 'The alert could not be changed. Please try again.')
  return (
    <FormDialog
      focusesField
      onClose={onClose}
      title={`Alerts for “${search.name}”`}
      width="narrow"
      action="Save"
      busy={change.isPending}
      onSubmit={form.handleSubmit(({ alert }) => change.mutate({ id: search.id, alert }))}
    >
      <AlertField error={refusal || undefined} {...form.register('alert')} />
    </FormDialog>
  )
}
