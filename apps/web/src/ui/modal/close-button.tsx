import { Dialog as Radix } from 'radix-ui'
import { Button } from '../button.tsx'

/** Leaves the dialog around it, as its cross does: one that holds a form asks before it throws away what was typed. */
export const CloseButton = ({ children }: { children: string }) => (
  <Radix.Close asChild>
    <Button look="secondary">{children}</Button>
  </Radix.Close>
)
