import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'

type SectionProps = { title: string; intro?: ReactNode; id?: string; className?: string; children: ReactNode }

/** A section of the settings. */
export function Section({ title, intro, id: anchor, className = '', children }: SectionProps) {
  const id = useId()
  return (
    <Card id={anchor} aria-labelledby={id} className={`grid gap-4 ${className}`}>
      <div className="grid gap-1">
        <h2 id={id} className="text-20">
          {title}
        </h2>
        {intro && <p className="text-14 text-soft">{intro}</p>}
      </div>
      {children}
    </Card>
  )
}
