import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ChipsInput } from './chips-input.tsx'

function Skills({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState<string[]>(start)
  return <ChipsInput label="Skills" value={value} onChange={setValue} />
}

const box = () => screen.getByLabelText<HTMLInputElement>('Skills')
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map(({ textContent }) => textContent)

test('comma, Enter and leaving the field add what was typed', async () => {
  render(<Skills />)
  await userEvent.type(box(), 'React, Git{Enter}SQL')
  expect(chips()).toEqual(['React', 'Git'])
  await userEvent.tab({ shift: true })
  expect(chips()).toEqual(['React', 'Git', 'SQL'])
  expect(box().value).toBe('')
})

test('a comma counts also where the keyboard does not say which key it was', () => {
  render(<Skills />)
  fireEvent.change(box(), { target: { value: 'React,' } })
  expect(chips()).toEqual(['React'])
})

test('a pasted list becomes one chip each, and the same skill is kept once', async () => {
  render(<Skills start={['react']} />)
  await userEvent.click(box())
  await userEvent.paste('React\nNode.js, SQL,,')
  expect(chips()).toEqual(['react', 'Node.js', 'SQL'])
})

test('Backspace in the empty field takes the last one, held down no more than that', async () => {
  render(<Skills start={['React', 'Git', 'SQL']} />)
  await userEvent.type(box(), '{Backspace}')
  expect(chips()).toEqual(['React', 'Git'])
  fireEvent.keyDown(box(), { key: 'Backspace', repeat: true })
  expect(chips()).toEqual(['React', 'Git'])
})

test('removing one leaves the focus in the field', async () => {
  render(<Skills start={['React', 'Git']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove React' }))
  expect(chips()).toEqual(['Git'])
  expect(document.activeElement).toBe(box())
})
