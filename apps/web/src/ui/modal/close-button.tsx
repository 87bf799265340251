import { Dialog as Radix } from 'radix-ui'
import { Button } from '../button.tsx'

/** Closes the dialog that contains it; a form dialog asks first when it has unsaved input. */
export const CloseButton = ({ children }: { children: string }) => (
  <Radix.Close asChild>
    <Button look="secondary">{children}</Button>
  </Radix.Close>
)
