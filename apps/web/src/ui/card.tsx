import { type ComponentProps, type ReactNode, useId } from 'react'
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

type TitledProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  /** A sentence below the title. */
  intro?: ReactNode
  level?: 2 | 3
  /** Between the title and each child. */
  gap?: 'gap-1' | 'gap-2' | 'gap-3' | 'gap-4'
}

const titleSizes = { 2: 'text-20', 3: 'text-16' }

/** A section that its heading names. */
export function TitledSection({ title, intro, level = 2, gap = 'gap-3', className, children, ...rest }: TitledProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section {...rest} aria-labelledby={id} className={classes('grid grid-cols-1 content-start', gap, className)}>
      <div className="grid gap-1">
        <Heading id={id} className={titleSizes[level]}>
          {title}
        </Heading>
        {intro && <p className="text-14 text-soft">{intro}</p>}
      </div>
      {children}
    </section>
  )
}

/** The same as a card. */
export const TitledCard = ({ gap = 'gap-4', className, ...rest }: TitledProps) => (
  <TitledSection {...rest} gap={gap} className={classes(look, className)} />
)
