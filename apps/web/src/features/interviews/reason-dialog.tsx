import { askForOthers } from '@fledge/contract/interviews'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextAreaField } from '../../ui/field.tsx'

type ReasonDialogProps = {
  title: string
  description: string
  label: string
  action: string
  look?: 'primary' | 'danger'
  onClose: () => void
  /** Throws when it was refused, which is said elsewhere: what was typed stays. */
  onSend: (reason: string) => Promise<unknown>
}

/** Asks for the reason of an act. */
export function ReasonDialog({
  title,
  description,
  label,
  action,
  look = 'primary',
  onClose,
  onSend,
}: ReasonDialogProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(askForOthers.body),
    defaultValues: { reason: '' },
  })
  const send = handleSubmit(({ reason }) => onSend(reason).catch(() => undefined))
  return (
    <Dialog open isForm onClose={onClose} title={title} description={description} width="narrow">
      <form noValidate onSubmit={send} className="grid gap-4">
        <TextAreaField label={label} rows={3} error={formState.errors.reason?.message} {...register('reason')} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Keep it
          </Button>
          <Button type="submit" look={look} busy={formState.isSubmitting}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
