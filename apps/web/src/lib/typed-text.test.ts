import { expect, test } from 'vitest'
import { keepTypedText } from './typed-text.ts'

const form =
  '<form><input name="name"><textarea name="message"></textarea><input type="checkbox" name="critical"></form>'

function draw() {
  document.body.innerHTML = '<div id="root"></div>'
  const root = document.querySelector<HTMLElement>('#root')!
  root.innerHTML = form
  return root
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!

function type(name: string, value: string) {
  field(name).focus()
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

test('what was typed before and after the scripts arrived is in the fields that replace the old ones', () => {
  const root = draw()
  type('name', 'Ananya')
  type('message', 'A')
  const restore = keepTypedText(root)
  type('message', 'A question')
  root.innerHTML = form
  const heard: string[] = []
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name))
  restore()
  expect(['name', 'message', 'critical'].map((name) => field(name).value)).toEqual(['Ananya', 'A question', 'on'])
  expect(heard).toEqual(['name', 'message'])
  expect(document.activeElement).toBe(field('message'))
})

test('restores once, and nothing where nothing was typed', () => {
  const root = draw()
  const restore = keepTypedText(root)
  root.innerHTML = form
  restore()
  expect(field('name').value).toBe('')
  expect(document.activeElement).toBe(document.body)
  type('name', 'Bhavna')
  restore()
  expect(field('name').value).toBe('Bhavna')
})
