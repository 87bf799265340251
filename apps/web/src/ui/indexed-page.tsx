import type { ReactNode } from 'react'

export type PageSection = { id: string; label: string; content: ReactNode }

/** A long page with an index of its sections next to them on wide screens. */
export const IndexedPage = ({ sections }: { sections: readonly PageSection[] }) => (
  <div className="grid items-start gap-x-10 lg:grid-cols-[13rem_minmax(0,1fr)]">
    <nav aria-label="On this page" className="sticky top-20 max-lg:hidden print:hidden">
      <ul className="grid gap-0.5 border-l border-line">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-l-2 border-transparent py-1.5 pl-4 text-14 text-soft hover:border-primary hover:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div className="grid max-w-4xl gap-6">
      {sections.map(({ id, content }) => (
        <div key={id} id={id} className="scroll-mt-20 empty:hidden">
          {content}
        </div>
      ))}
    </div>
  </div>
)
