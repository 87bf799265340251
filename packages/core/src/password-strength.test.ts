import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['kite5', 'short'],
  ['kite-6', 'weak'],
  ['kite-over', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['12345678901234', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['aaaaaaaadgjm', 'weak'],
  ['aaaaaaadgjmp', 'fair'],
  ['kite-pune7', 'fair'],
  ['plainwordsx', 'fair'],
  ['aciknqtwbehmp', 'fair'],
  ['aciknqtwbehmps', 'strong'],
  ['Kite-pune-72', 'strong'],
  ['a kite over Pune', 'strong'],
  ['ನನ್ನ ಗಾಳಿಪಟ ಹಾರುತ್ತದೆ', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength)
})

test('a character counts once, however many bytes it has', () => {
  expect(passwordStrength('🪁🪁🪁🪁🪁', 6)).toBe('short')
})
