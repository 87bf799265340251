/** What says the result of a press in it: a card or row, a dialog, a form, or else the whole panel. */
const surroundings = 'article, li, [role=dialog], form, [role=tabpanel], main'

/**
 * Moves the focus from a control that its own press has disabled to what is around it: browsers would move it to the start
 * of the page. What moves it elsewhere while rendering comes first. Returns a function that ends it.
 */
export function guardFocus(page: Document): () => void {
  const disabled = new MutationObserver((changes) => {
    const lost = changes.map(({ target }) => target as Element).find((control) => control === page.activeElement)
    const around = lost?.matches(':disabled') ? lost.closest<HTMLElement>(surroundings) : null
    if (!around) return
    if (!around.hasAttribute('tabindex')) around.tabIndex = -1
    around.focus({ preventScroll: true })
  })
  disabled.observe(page, { subtree: true, attributeFilter: ['disabled'] })
  return () => disabled.disconnect()
}
