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

type TryAgain = {
  /** Fetches what failed and draws it in its place. */
  now: () => void
  /** Has it fetched anew when it is next drawn. */
  later: () => void
}

const Trying = createContext<TryAgain>({ now: () => undefined, later: () => undefined })

/**
 * A part of a page that is fetched when it is first drawn, like React's `lazy`; but what cannot be fetched (a lost
 * connection, a release that took the file away) breaks nothing around it. `instead` stands in its place, nothing unless
 * told, and it is fetched again when the connection is back and whenever it is drawn anew.
 */
export function lazyPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Instead = standingIn(instead)
  const begin = () =>
    lazy(() =>
      fetch()
        .catch(() => Instead)
        .then((part) => ({ default: part })),
    )
  let part = begin()
  const later = () => {
    part = begin()
  }
  return function Part(props: Props) {
    const [, drawAgain] = useReducer((times: number) => times + 1, 0)
    const now = useCallback(() => {
      later()
      startTransition(drawAgain)
    }, [])
    // React leaves open what a lazy component's own props may be; they are those of what was fetched.
    const Drawn = part as ComponentType<Props>
    return (
      <Trying value={{ now, later }}>
        <Drawn {...props} />
      </Trying>
    )
  }
}

/** The way to fetch once more what failed, for what stands in its place. */
export const useTryAgain = (): (() => void) => useContext(Trying).now

function Nothing() {
  return null
}

function standingIn<Props extends object>(Instead: ComponentType<Props>) {
  return function StandIn(props: Props) {
    const { now, later } = useContext(Trying)
    useEffect(() => {
      window.addEventListener('online', now)
      return () => window.removeEventListener('online', now)
    }, [now])
    useEffect(() => later, [later])
    return <Instead {...props} />
  }
}

// A stylesheet that failed would count as loaded at the next try.
window.addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true)
