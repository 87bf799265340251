import { type ReactNode, Suspense } from 'react'
import { useFirstScreen } from '../../lib/first-screen.ts'

/** Renders its children, whose code is not needed for the first screen, once that is complete; until then `fallback`. */
export const AfterFirstScreen = ({ fallback = null, children }: { fallback?: ReactNode; children: ReactNode }) =>
  useFirstScreen() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback
