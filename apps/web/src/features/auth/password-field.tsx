import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from '../../ui/field.tsx'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label?: string
  error?: string | undefined
  hint?: ReactNode
}

export function PasswordField({ label = 'Password', error, hint, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} error={error} hint={hint}>
      {({ className, ...slot }) => (
        <span className="relative">
          <input {...input} {...slot} type={shown ? 'text' : 'password'} className={`${className} pr-12`} />
          <button
            type="button"
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-base text-soft hover:text-ink"
          >
            <Icon aria-hidden size={20} />
          </button>
        </span>
      )}
    </Field>
  )
}
