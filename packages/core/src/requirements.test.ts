import { expect, test } from 'vitest'
import { readRequirements } from './requirements.ts'

test('splits on commas and lines, trims, and drops empties', () => {
  expect(readRequirements(' React,, TypeScript \nNode.js , ')).toEqual(['React', 'TypeScript', 'Node.js'])
})

test('keeps the first spelling of a skill', () => {
  expect(readRequirements(['SQL', 'sql', 'Python, SQL'])).toEqual(['SQL', 'Python'])
})

test('gives nothing for nothing', () => {
  expect(readRequirements('')).toEqual([])
})
