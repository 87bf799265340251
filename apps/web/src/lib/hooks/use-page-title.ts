import { useEffect } from 'react'

/** Sets the title of a page whose route has `ownTitle` or no route; until it is known, the title of the document stays. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Fledge`
  }, [title])
}
