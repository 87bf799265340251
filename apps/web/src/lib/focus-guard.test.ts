import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardFocus } from './focus-guard.ts'

let stop: () => void
beforeEach(() => {
  stop = guardFocus(document)
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

/** Shows this page with its first button focused. */
function show(html: string) {
  document.body.innerHTML = html
  document.querySelector('button')?.focus()
}

/** The id of the focused element after a control was disabled, as a press does. */
async function disable(selector: string) {
  document.querySelector<HTMLButtonElement>(selector)!.disabled = true
  await Promise.resolve()
  return document.activeElement?.id
}

test.each([
  ['row', '<ul><li id="row"><button>Apply</button></li></ul>'],
  ['card', '<ul><li><article id="card"><p><button>Apply</button></p></article></li></ul>'],
  ['dialog', '<div role="dialog" id="dialog" tabindex="-1"><button>Mark all as read</button></div>'],
  ['form', '<main><form id="form"><button>Change password</button></form></main>'],
  ['panel', '<main><div role="tabpanel" id="panel"><button>Clear</button></div></main>'],
])('moves the focus from a button that its press disables to its %s', async (around, html) => {
  show(html)
  expect(await disable('button')).toBe(around)
})

test('leaves the focus on a control that stays enabled', async () => {
  show('<li><button id="kept">Save</button><input></li>')
  expect(await disable('input')).toBe('kept')
})

test('leaves the focus where rendering has moved it', async () => {
  show('<li><button>Apply</button><p id="note" tabindex="-1">Sent</p></li>')
  const focused = disable('button')
  document.getElementById('note')?.focus()
  expect(await focused).toBe('note')
})

test('moves the focus also when the browser has taken it first', async () => {
  show('<ul><li id="row"><button>Apply</button></li></ul>')
  const focused = disable('button')
  document.querySelector('button')?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  Object.defineProperty(document, 'activeElement', { value: document.body, configurable: true })
  queueMicrotask(() => Reflect.deleteProperty(document, 'activeElement'))
  await focused
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('row')
})
