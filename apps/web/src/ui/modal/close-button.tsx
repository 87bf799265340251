import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

/** Closes the dialog that contains it; a form dialog asks first when it has unsaved input. */
export const CloseButton = (props: ComponentProps<typeof Button>) => (
  <Radix.Close asChild>
    <Button look="secondary" {...props} />
  </Radix.Close>
)
