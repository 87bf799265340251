/** What says the result of a press in it: a card or row, a dialog, a form, or else the whole panel. */
const surroundings = 'article, li, [role=dialog], form, [role=tabpanel], main'

/**
 * Moves the focus from a control that its own press has disabled to what is around it: browsers would move it to the start
 * of the page. What moves it elsewhere while rendering comes first. Returns a function that ends it.
 */
export function guardFocus(page: Document): () => void {
  /** A layout read while rendering takes the focus from a disabled control before the observer runs. */
  let left: EventTarget | null = null
  const onFocusOut = ({ target }: FocusEvent) => {
    left = (target as Element).matches(':disabled') ? target : null
  }
  const disabled = new MutationObserver((changes) => {
    const focused = page.activeElement === page.body ? left : page.activeElement
    const lost = changes.map(({ target }) => target as Element).find((control) => control === focused)
    const around = lost?.matches(':disabled') ? lost.closest<HTMLElement>(surroundings) : null
    if (!around) return
    left = null
    if (!around.hasAttribute('tabindex')) around.tabIndex = -1
    around.focus({ preventScroll: true })
  })
  page.addEventListener('focusout', onFocusOut)
  disabled.observe(page, { subtree: true, attributeFilter: ['disabled'] })
  return () => {
    page.removeEventListener('focusout', onFocusOut)
    disabled.disconnect()
  }
}
