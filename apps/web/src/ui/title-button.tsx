import type { ComponentProps } from 'react'

/** A title that leads to what it names. It stands inside of a heading and looks like it, but for the dots below. */
export const TitleButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button
    {...props}
    type="button"
    className="max-w-full text-left wrap-anywhere underline decoration-dotted decoration-1 underline-offset-4 hover:decoration-solid"
  />
)
