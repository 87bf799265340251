import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { classes } from '../class-names.ts'

/** Renders its children when they come near the viewport, with a placeholder of the same size until then. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '200px')
  const empty = <div aria-hidden className={classes(className, 'print:hidden')} />
  return <div ref={place}>{isNear ? <Suspense fallback={empty}>{children}</Suspense> : empty}</div>
}

/** True once an element has come within this margin of the viewport. */
export function useNear(element: RefObject<HTMLElement | null>, rootMargin: string): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, rootMargin])
  return isNear
}
