import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { readTheme, setTheme } from './theme.ts'

const shown = () => document.documentElement.dataset['theme'] ?? ''
beforeEach(() => setTheme('system'))

test.each(['light', 'dark'] as const)('applies and stores %s at once', (theme) => {
  setTheme(theme)
  expect([shown(), readTheme(), localStorage.getItem('theme')]).toEqual([theme, theme, theme])
})

test('system follows the system and stores nothing', () => {
  setTheme('dark')
  setTheme('system')
  expect([shown(), readTheme(), localStorage.getItem('theme')]).toEqual(['', 'system', null])
})

test('applies the choice of another tab', () => {
  localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  expect(shown()).toBe('dark')
})

test('the script before the first paint applies a stored theme and ignores unknown values', async () => {
  const script = await readFile(`${import.meta.dirname}/../../public/theme.js`, 'utf8')
  for (const [kept, expected] of [
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', ''],
    [null, ''],
  ] as const) {
    delete document.documentElement.dataset['theme']
    if (kept === null) localStorage.removeItem('theme')
    else localStorage.setItem('theme', kept)
    new Function(script)()
    expect(shown()).toBe(expected)
  }
})
