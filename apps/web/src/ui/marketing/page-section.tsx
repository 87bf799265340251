import type { ReactNode } from 'react'

/** A section of a public page with its heading in a narrow left column. */
export const PageSection = ({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) => (
  <section className="page grid gap-x-12 gap-y-6 py-10 md:py-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
    <div className="grid content-start gap-2">
      <h2 className="text-25 tracking-tight">{title}</h2>
      {intro && <div className="text-14 text-soft">{intro}</div>}
    </div>
    {children}
  </section>
)
