import type { ComponentProps } from 'react'

/** A button inside a heading that opens what the heading names. */
export const TitleButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button
    {...props}
    type="button"
    className="max-w-full text-left wrap-anywhere underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid"
  />
)
