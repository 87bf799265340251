import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: string
  /** A sentence that describes the setting. */
  children?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A setting that is on or off and takes effect immediately. */
export function Switch({ label, children, checked, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-4 py-3">
      <label htmlFor={id} className="grid min-w-0 flex-1 gap-0.5">
        <span className="text-14 font-medium">{label}</span>
        {children && (
          <span id={`${id}-hint`} className="text-14 text-soft">
            {children}
          </span>
        )}
      </label>
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={children ? `${id}-hint` : undefined}
        onClick={() => onChange(!checked)}
        className="group relative mt-0.5 h-6 w-11 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:absolute before:-inset-2 aria-checked:border-primary aria-checked:bg-primary"
      >
        <span
          aria-hidden
          className="absolute top-0.75 left-0.75 size-4 rounded-full bg-line-strong transition-transform duration-150 group-aria-checked:translate-x-5 group-aria-checked:bg-on-primary forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[HighlightText]"
        />
      </button>
    </div>
  )
}
