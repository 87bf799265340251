/**
 * Runs in the page. Lists visible layout faults: a page that scrolls sideways, text or controls outside their card or
 * the window, covered controls. Elements that scroll sideways by design are ignored.
 */
export function findLayoutProblems(): string[] {
  const slack = 1.5
  const scope = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body
  const problems = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) problems.add(`the page is ${scrollWidth} pixels wide`)

  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    return `<${element.tagName.toLowerCase()}> '${text}'`
  }
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isForScreenReaders = (element: Element) =>
    element.clientWidth === 1 || element.closest('.sr-only, svg, .textLayer, [aria-hidden=true]') !== null

  /** The nearest ancestor that looks like a box, or that clips or scrolls its content. */
  const boxAround = (element: Element, from: Element | null): Element | null => {
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') {
        // A column that scrolls down is a box; a row that scrolls sideways may hold more than it shows.
        if (at.scrollWidth > at.clientWidth + slack && !isRow(at)) problems.add(`${name(at)} scrolls sideways`)
        if (isRow(at)) return null
      }
      if (style.position === 'fixed') return at
      const isBordered = Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderRightWidth) > 0
      if (at !== element && isBordered) return at
    }
    return document.documentElement
  }
  const isRow = (element: Element) => element.matches('[role=tablist], ul, pre, .scroll-hint')
  const isCut = (element: Element) => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).textOverflow === 'ellipsis' || getComputedStyle(at).webkitLineClamp !== 'none')
        return true
    return false
  }
  const checkInside = (rect: DOMRect, what: Element, from: Element | null) => {
    if (rect.width < 2 || rect.height < 2) return
    const box = boxAround(what, from)
    if (!box) return
    const { left, right } =
      box === document.documentElement ? new DOMRect(0, 0, clientWidth, 0) : box.getBoundingClientRect()
    if (rect.left < left - slack || rect.right > right + slack)
      problems.add(
        `${name(what)} reaches ${Math.round(Math.max(left - rect.left, rect.right - right))} pixels beyond ${name(box)}`,
      )
  }

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (
      !parent ||
      !walker.currentNode.nodeValue?.trim() ||
      !isShown(parent) ||
      isForScreenReaders(parent) ||
      isCut(parent)
    )
      continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    for (const rect of range.getClientRects()) checkInside(rect, parent, parent)
  }

  const controls = [...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (control) => isShown(control) && !isForScreenReaders(control),
  )
  /** What is above the middle of a control; null outside of the window, and undefined where a press meets the control. */
  const coverOf = (control: HTMLElement) => {
    const [rect] = control.getClientRects()
    if (!rect || rect.width < 2 || rect.height < 2) return undefined
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    const meets = top !== null && (control.contains(top) || control.closest('label')?.contains(top))
    return meets ? undefined : top
  }
  const scrolled = scrollY
  for (const control of controls) {
    checkInside(control.getBoundingClientRect(), control, control.parentElement)
    // Scrolling lays out the page again: most controls can be pressed where they are.
    if (coverOf(control) === undefined) continue
    control.scrollIntoView({ block: 'center', inline: 'nearest' })
    const cover = coverOf(control)
    if (cover !== undefined)
      problems.add(`${name(control)} is covered by ${cover ? name(cover) : 'nothing that can be pressed'}`)
  }
  scrollTo(0, scrolled)
  return [...problems]
}
