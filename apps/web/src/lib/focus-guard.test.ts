import { beforeAll, expect, test } from 'vitest'
import { guardFocus } from './focus-guard.ts'

beforeAll(() => guardFocus(document))

/** Focuses the first button of this page and disables a control, as a press does. */
async function disable(html: string, selector: string) {
  document.body.innerHTML = html
  document.querySelector('button')?.focus()
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
  expect(await disable(html, 'button')).toBe(around)
})

test('leaves the focus on a control that stays enabled', async () => {
  expect(await disable('<li><button id="kept">Save</button><input></li>', 'input')).toBe('kept')
})

test('leaves the focus where rendering has moved it', async () => {
  document.body.innerHTML = '<li><button>Apply</button><p id="note" tabindex="-1">Sent</p></li>'
  const button = document.querySelector('button')!
  button.focus()
  button.disabled = true
  document.getElementById('note')?.focus()
  await Promise.resolve()
  expect(document.activeElement?.id).toBe('note')
})
