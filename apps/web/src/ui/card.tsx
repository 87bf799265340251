import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'

const look = 'rounded-base border border-line bg-raised p-4 md:p-5'

/** Ink on a raised sheet of paper with a hairline. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(look, className)} />
)

/** The same for one thing of a list: many may have the same name, so it is no landmark of the page. */
export const ItemCard = ({ className, ...rest }: ComponentProps<'article'>) => (
  <article {...rest} className={classes(look, className)} />
)
