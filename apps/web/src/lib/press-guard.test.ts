import { expect, test, vi } from 'vitest'
import { guardPresses } from './press-guard.ts'

type Place = { x?: number; y?: number; detail?: number }

/** Two buttons, and a press on each at a given time and place. */
function setup() {
  const page = document.implementation.createHTMLDocument()
  guardPresses(page)
  const pressed = vi.fn()
  const names = ['first', 'second']
  for (const name of names) page.body.append(Object.assign(page.createElement('button'), { id: name }))
  page.body.addEventListener('click', ({ target }) => pressed((target as Element).id))
  const press = (name: string, at: number, { x = 100, y = 100, detail = 1 }: Place = {}) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail })
    Object.defineProperty(click, 'timeStamp', { value: at })
    page.getElementById(name)!.dispatchEvent(click)
    return click
  }
  return { page, press, presses: () => pressed.mock.calls.flat() }
}

test.each([50, 100, 200, 350, 500])('ignores another control in the place pressed %d ms before', (gap) => {
  const { press, presses } = setup()
  press('first', 1000)
  const second = press('second', 1000 + gap, { x: 104, y: 97 })
  expect(presses()).toEqual(['first'])
  expect(second.defaultPrevented).toBe(true)
})

test('ignores every press of a rapid series on the place', () => {
  const { press, presses } = setup()
  for (const [place, name] of ['first', 'second', 'second', 'second'].entries()) press(name, 1000 + place * 300)
  expect(presses()).toEqual(['first'])
})

test.each([50, 200, 500])('ignores the second press of a double click on one button after %d ms', (gap) => {
  const { press, presses } = setup()
  press('first', 1000)
  press('first', 1000 + gap)
  expect(presses()).toEqual(['first'])
})

test.each(['aria-pressed', 'aria-expanded', 'aria-checked', 'data-repeatable'])('takes each press of %s', (name) => {
  const { page, press, presses } = setup()
  page.getElementById('first')!.setAttribute(name, 'false')
  press('first', 1000)
  press('first', 1100)
  expect(presses()).toEqual(['first', 'first'])
})

test('takes presses on items that move into one place, but no double click', () => {
  const { page, press, presses } = setup()
  for (const id of ['first', 'second']) page.getElementById(id)!.setAttribute('data-repeatable', 'serial')
  for (const [at, id] of [
    [1000, 'first'],
    [1250, 'second'],
    [1350, 'first'],
    [1600, 'second'],
  ] as const)
    press(id, at)
  expect(presses()).toEqual(['first', 'second', 'second'])
})

test('ticks every checkbox of rows that scroll through one place', () => {
  const page = document.implementation.createHTMLDocument()
  guardPresses(page)
  const rows = ['first', 'second', 'third'].map((text) => {
    const label = Object.assign(page.createElement('label'), { textContent: text })
    const box = label.appendChild(Object.assign(page.createElement('input'), { type: 'checkbox' }))
    page.body.append(label)
    return { label, box }
  })
  for (const { label } of rows)
    label.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 9, clientY: 9, detail: 1 }))
  expect(rows.map(({ box }) => box.checked)).toEqual([true, true, true])
})

test.each([
  ['after a pause', 1501, {}],
  ['in another place', 1100, { y: 140 }],
  ['by the keyboard', 1100, { detail: 0 }],
])('accepts another control %s', (_, at, place) => {
  const { press, presses } = setup()
  press('first', 1000)
  press('second', at, place)
  expect(presses()).toEqual(['first', 'second'])
})

test.each([
  ['button', true, true],
  ['input', true, true],
  ['button', false, false],
  ['textarea', true, false],
])('of Enter on a %s with repeat %s the action is prevented: %s', (name, repeat, prevented) => {
  const page = document.implementation.createHTMLDocument()
  guardPresses(page)
  const control = page.body.appendChild(page.createElement(name))
  const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true })
  control.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(prevented)
})
