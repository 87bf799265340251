import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'

/** Ink on a raised sheet of paper with a hairline. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes('rounded-base border border-line bg-raised p-4 md:p-5', className)} />
)
