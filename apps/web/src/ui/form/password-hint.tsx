import { passwordMinLength } from '@fledge/contract/constants'
import { type PasswordStrength, passwordGoodLength, passwordStrength } from '@fledge/core/password-strength'
import { classes } from '../class-names.ts'

const looks: Record<PasswordStrength, { bars: number; look: string; text: string }> = {
  short: {
    bars: 0,
    look: '',
    text: `At least ${passwordMinLength} characters; ${passwordGoodLength} or more are better.`,
  },
  weak: { bars: 1, look: 'bg-danger', text: `Weak: ${passwordGoodLength} or more are better.` },
  fair: { bars: 2, look: 'bg-fair', text: 'Fair. A few more words make it strong.' },
  strong: { bars: 3, look: 'bg-success', text: 'Strong.' },
}

/** The strength of a new password, as the hint of its field. */
export function PasswordHint({ password }: { password: string }) {
  const { bars, look, text } = looks[passwordStrength(password, passwordMinLength)]
  return (
    <span className="flex items-center justify-between gap-2">
      {text}
      {password !== '' && (
        <span aria-hidden className="grid w-16 shrink-0 grid-cols-3 gap-1">
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={classes('h-1 rounded-full', bar <= bars ? look : 'bg-line')} />
          ))}
        </span>
      )}
    </span>
  )
}
