import {
  type ComponentType,
  createContext,
  lazy,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'

type Retry = {
  /** Loads the component again and renders it. */
  now: () => void
  /** Loads the component again when it next renders. */
  onNextRender: () => void
}

const RetryContext = createContext<Retry>({ now: () => undefined, onNextRender: () => undefined })

/** `preload` fetches the code before it is needed; what mounts later renders at once. */
export type LazyComponent<Props extends object> = ComponentType<Props> & { preload: () => Promise<void> }

/**
 * Like React's `lazy`, but a load failure (a lost connection, a new release) does not throw: `fallback` renders instead,
 * nothing by default, and the component is loaded again when the browser is online again or when it next mounts. `null`
 * leaves the failure to the error page.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> | null = Nothing,
): LazyComponent<Props> {
  const Fallback = fallback && withRetry(fallback)
  // React does not infer the props of a lazy component.
  const start = () =>
    lazy(() =>
      load()
        .catch((error: unknown) => {
          if (Fallback) return Fallback
          throw error
        })
        .then((component) => ({ default: component })),
    ) as ComponentType<Props>
  let current = start()
  const onNextRender = () => {
    current = start()
  }
  function LazyComponent(props: Props) {
    // Kept while mounted, because another component in its place would lose its state.
    const [Current, setCurrent] = useState(() => current)
    const now = useCallback(() => {
      onNextRender()
      startTransition(() => setCurrent(() => current))
    }, [])
    return (
      <RetryContext value={{ now, onNextRender }}>
        <Current {...props} />
      </RetryContext>
    )
  }
  // Not `lazy`, which suspends even when the code is there, and then React shows the skeleton for 300 ms.
  const preload = async () => {
    current = await load()
  }
  return Object.assign(LazyComponent, { preload })
}

/** Loads the failed component again; for use in its fallback. */
export const useRetry = (): (() => void) => useContext(RetryContext).now

function Nothing() {
  return null
}

function withRetry<Props extends object>(Fallback: ComponentType<Props>) {
  return function RetryingFallback(props: Props) {
    const { now, onNextRender } = useContext(RetryContext)
    useEffect(() => {
      window.addEventListener('online', now)
      return () => window.removeEventListener('online', now)
    }, [now])
    useEffect(() => onNextRender, [onNextRender])
    return <Fallback {...props} />
  }
}

// The browser treats a failed stylesheet as loaded at the next attempt.
if (typeof window !== 'undefined')
  window.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true)
