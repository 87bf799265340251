import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const product = 'Fledge'
const ofHome = 'Fledge · AI-powered internship marketplace'

/**
 * What a browser does for a new document, for a page that is only drawn anew: its title, and the reader's place moved
 * to its heading. A change of filters or tabs on the same page leaves the place alone.
 */
export function useArrival(): void {
  const router = useRouter()
  useEffect(() => {
    const nameThePage = () => {
      const title = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title
      const found = router.state.matches.length > 1
      document.title = !found ? `Page not found · ${product}` : title ? `${title} · ${product}` : ofHome
    }
    nameThePage()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      nameThePage()
      if (fromLocation && pathChanged) focusHeading()
    })
  }, [router])
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  // What a link leads to may have taken the focus already.
  if (!heading || document.activeElement?.closest('main > *')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
