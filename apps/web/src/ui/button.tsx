import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type MouseEvent, useRef } from 'react'
import { classes } from './class-names.ts'
import { Spinner } from './spinner.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'

const base =
  'inline-flex items-center justify-center gap-2 rounded-base font-medium whitespace-nowrap transition-colors duration-150 select-none active:not-disabled:not-aria-disabled:translate-y-px aria-disabled:opacity-60 disabled:opacity-60 disabled:cursor-not-allowed aria-disabled:cursor-default print:hidden'
const looks: Record<Look, string> = {
  primary: 'border border-transparent bg-primary text-on-primary hover:not-disabled:bg-primary-strong',
  secondary: 'border border-line-strong bg-raised text-ink hover:not-disabled:bg-sunken',
  quiet: 'text-ink hover:not-disabled:bg-sunken',
  danger: 'border border-danger text-danger bg-raised hover:not-disabled:bg-danger-wash',
}
const sizes: Record<Size, string> = {
  small: 'min-h-8 px-3 text-14',
  medium: 'min-h-10 px-4 text-14',
  large: 'min-h-12 px-6 text-16',
}

/** Class names of a button, for links that look like one. */
export const buttonLook = (look: Look = 'primary', size: Size = 'medium') => classes(base, looks[look], sizes[size])

type ButtonProps = ComponentProps<'button'> & {
  icon?: LucideIcon
  look?: Look
  size?: Size
  busy?: boolean
  /** Whether a press sends something, which a double click must not do twice; by default that of a button with `busy`. */
  sends?: boolean
}

/** While `busy` it shows a spinner and ignores clicks, but is not disabled, so that it keeps the focus. */
export function Button({
  icon: Icon,
  look,
  size,
  busy,
  sends = busy !== undefined,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const press = useSinglePress({ busy: busy === true, isSingle: sends, onClick })
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={classes(buttonLook(look, size), className)}
    >
      {busy ? <Spinner size={16} /> : Icon && <Icon aria-hidden size={16} className="shrink-0" />}
      <span className="contents">{children}</span>
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

/** A square button with an icon only; `label` is its accessible name and tooltip. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(
        'inline-grid size-10 shrink-0 place-items-center rounded-base text-soft transition-colors duration-150 hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-60 print:hidden',
        className,
      )}
    />
  )
}

/** Longer than the pause between the clicks of a double click, in milliseconds. */
const doubleClickMs = 500

type Press = (event: MouseEvent<HTMLButtonElement>) => void
type PressProps = { busy: boolean; isSingle: boolean; onClick: Press | undefined }

/**
 * The click handler of a button, which ignores clicks and form submission while the button is busy. With `isSingle` it
 * also ignores the second click of a double click, because the first one may have been answered by then. Input in between
 * makes it another click: a form that was corrected can be sent again at once.
 */
function useSinglePress({ busy, isSingle, onClick }: PressProps): Press {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY)
  return (event) => {
    const isRepeated = isSingle && event.timeStamp - pressedAt.current < doubleClickMs
    if (busy || isRepeated) return event.preventDefault()
    pressedAt.current = event.timeStamp
    if (isSingle) document.addEventListener('input', () => (pressedAt.current = Number.NEGATIVE_INFINITY), once)
    onClick?.(event)
  }
}

const once = { once: true, capture: true }
