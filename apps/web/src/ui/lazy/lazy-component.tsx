import {
  type ComponentType,
  createContext,
  lazy,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useReducer,
} from 'react'

type Retry = {
  /** Loads the component again and renders it. */
  now: () => void
  /** Loads the component again when it next renders. */
  onNextRender: () => void
}

const RetryContext = createContext<Retry>({ now: () => undefined, onNextRender: () => undefined })

/**
 * Like React's `lazy`, but a load failure (a lost connection, a new release) does not throw: `fallback` renders instead,
 * nothing by default, and the component is loaded again when the browser is online again or when it next mounts.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Fallback = withRetry(fallback)
  const start = () =>
    lazy(() =>
      load()
        .catch(() => Fallback)
        .then((component) => ({ default: component })),
    )
  let current = start()
  const onNextRender = () => {
    current = start()
  }
  return function LazyComponent(props: Props) {
    const [, rerender] = useReducer((count: number) => count + 1, 0)
    const now = useCallback(() => {
      onNextRender()
      startTransition(rerender)
    }, [])
    // React does not infer the props of a lazy component.
    const Current = current as ComponentType<Props>
    return (
      <RetryContext value={{ now, onNextRender }}>
        <Current {...props} />
      </RetryContext>
    )
  }
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
