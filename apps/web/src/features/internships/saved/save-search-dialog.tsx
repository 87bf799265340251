import type { AlertFrequency } from '@fledge/core/alerts'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../../api/call.ts'
import { useSaveSearch } from '../../../api/internships/saved-internships.ts'
import { withinLimit } from '../../../lib/text-limit.ts'
import { TextField } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/modal/form-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { Filters } from '../filters/filters.ts'
import { AlertField } from './alert-field.tsx'
import { nameFor, savedNameMaxLength, toSearch } from './saved-search.ts'

const checkName = (name: string) =>
  name.trim() === '' ? 'Enter a name' : withinLimit('Name', savedNameMaxLength)(name)

type DialogProps = {
  userId: string
  filters: Filters
  onClose: () => void
}

export function SaveSearchDialog({ userId, filters, onClose }: DialogProps) {
  const form = useForm<{ name: string; alert: AlertFrequency }>({
    defaultValues: { name: nameFor(filters), alert: 'daily' },
  })
  const save = useSaveSearch(userId, ({ name }) => {
    toast.success({ title: `Search “${name}” saved` })
    onClose()
  })
  const { errors } = form.formState
  const refusal = save.error && errorMessage(save.error, 'The search could not be saved. Please try again.')
  return (
    <FormDialog
      focusesField
      onClose={onClose}
      title="Save this search"
      description="Run it again with one click, and hear of new matches."
      width="narrow"
      action="Save search"
      busy={save.isPending}
      formClassName="grid gap-4"
      onSubmit={form.handleSubmit(({ name, alert }) => save.mutate({ ...toSearch(filters), name: name.trim(), alert }))}
    >
      <TextField
        label="Name"
        limit={savedNameMaxLength}
        error={errors.name?.message ?? (refusal || undefined)}
        {...form.register('name', { validate: checkName })}
      />
      <AlertField {...form.register('alert')} />
    </FormDialog>
  )
}
