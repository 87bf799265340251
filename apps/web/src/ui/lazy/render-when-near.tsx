import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'

/** Draws what is heavy when its place comes near the view, and keeps the place for it until then. */
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
