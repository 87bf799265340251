import type { ComponentProps } from 'react'
import { classes } from './class-names.ts'

const look = 'rounded-base border border-line bg-raised p-4 md:p-5'

/** A raised panel with a thin border. */
export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={classes(look, className)} />
)

/** A card for one item of a list: an article, because a section with a name is a landmark of the page. */
export const ItemCard = ({ className, ...rest }: ComponentProps<'article'>) => (
  <article {...rest} className={classes(look, className)} />
)
