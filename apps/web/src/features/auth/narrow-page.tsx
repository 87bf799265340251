import type { ReactNode } from 'react'
import { Spinner } from '../../ui/spinner.tsx'

export const NarrowPage = ({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }) => (
  <div className="page py-10 md:py-16">
    <div className="grid max-w-md content-start gap-6">
      <div className="grid gap-1">
        <h1 className="text-31">{title}</h1>
        {intro && <p className="text-soft">{intro}</p>}
      </div>
      {children}
    </div>
  </div>
)

/** The page while it waits for the answer to a mailed link. */
export const OneMoment = ({ title }: { title: string }) => (
  <NarrowPage title={title}>
    <p role="status" aria-busy="true" className="flex items-center gap-3 text-soft">
      <Spinner /> <span>One moment</span>
    </p>
  </NarrowPage>
)

export const inlineLink = 'font-medium text-primary underline underline-offset-4'
