import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Renders its children when they come near the viewport, with a placeholder of the same size until then. */
export function WhenNear({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const empty = <div aria-hidden className={className} />
  return <div ref={place}>{isNear ? <Suspense fallback={empty}>{children}</Suspense> : empty}</div>
}
