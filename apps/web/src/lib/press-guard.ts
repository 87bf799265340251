/** The longest double click, in milliseconds. */
const doublePressMs = 500
/** How far apart two presses still count as the same place, in pixels. */
const samePlacePx = 16

const fields = 'input, select, textarea'
/** Toggles, and steps such as 'Next', which are pressed in rapid succession. */
const repeatable = '[aria-pressed], [aria-expanded], [aria-checked], [role=tab], [data-repeatable]'
/** Items that are removed one after another, each of which moves into the place of the one before. */
const serial = '[data-repeatable=serial]'
/** Between two presses of a series, in milliseconds; those of a double click are closer. */
const serialPressMs = 200
const pressable = `a, button, summary, dialog, [role=button], [role=tab], ${fields}`

/**
 * Ignores the second press of a double click, so that no button sends twice, and a press on a control that has moved into
 * the place of another one, so that a double click on a row that disappears does not act on the next row. A field always
 * takes a press: rows that are ticked one after another may scroll through the same place. Clicks of the keyboard have no place and always count, but a held Enter
 * presses a button or submits a form only once.
 */
export function guardPresses(page: Document): void {
  let last: (Press & { control: Element }) | undefined
  page.addEventListener(
    'keydown',
    (event) => {
      if (isHeldEnter(event)) event.preventDefault()
      // With a key in between, two clicks are no double click.
      last = undefined
    },
    { capture: true },
  )
  // Nor with something entered in between, such as a pasted text.
  page.addEventListener('input', () => (last = undefined), { capture: true })
  page.addEventListener(
    'click',
    (event) => {
      const control = findControl(event.target)
      if (event.detail === 0 || !control) return
      const { clientX: x, clientY: y, timeStamp: at } = event
      if (last && isDoublePress(last, { x, y, at }) && !takesRepeats(control, last, at)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        last.at = at
      } else last = { control, x, y, at }
    },
    { capture: true },
  )
}

const isHeldEnter = ({ key, repeat, target }: KeyboardEvent): boolean =>
  key === 'Enter' && repeat && target instanceof Element && target.closest('button, input, a') !== null

type Press = { x: number; y: number; at: number }

const takesRepeats = (control: Element, last: Press & { control: Element }, at: number): boolean =>
  control.matches(fields) ||
  (control === last.control && control.matches(`:not(button), ${repeatable}`)) ||
  (at - last.at >= serialPressMs && control.matches(serial) && last.control.matches(serial))

const isDoublePress = (one: Press, next: Press): boolean =>
  next.at - one.at <= doublePressMs && Math.hypot(next.x - one.x, next.y - one.y) <= samePlacePx

/** The control that a click on this target operates; of a label, its field. */
function findControl(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  return target.closest('label')?.control ?? target.closest(pressable)
}
