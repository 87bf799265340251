import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const product = 'Fledge'
const homeTitle = 'Fledge · AI-powered internship marketplace'

/** Sets the title and focuses the heading after navigation to another page, as browsers do. */
export function usePageTitleAndFocus(): void {
  const router = useRouter()
  useEffect(() => {
    const updateTitle = () => {
      const isFound = router.state.matches.length > 1
      if (!isFound || router.state.matches.some(({ staticData }) => staticData.ownTitle)) return
      const title = router.state.matches.findLast(({ staticData }) => staticData.title)?.staticData.title
      document.title = title ? `${title} · ${product}` : homeTitle
    }
    updateTitle()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      updateTitle()
      if (!fromLocation || !pathChanged) return
      removePageHead()
      focusHeading()
    })
  }, [router])
}

/** Removes what the server wrote into the head about the first page. */
function removePageHead() {
  const written = 'link[rel=canonical], meta[property], meta[name=robots], script[type="application/ld+json"]'
  for (const element of document.head.querySelectorAll(written)) element.remove()
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  // A link target may already have the focus.
  if (!heading || document.activeElement?.closest('main > *')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
