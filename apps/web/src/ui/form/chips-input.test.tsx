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

test('adds the typed text on comma, Enter and blur', async () => {
  render(<Skills />)
  await userEvent.type(box(), 'React, Git{Enter}SQL')
  expect(chips()).toEqual(['React', 'Git'])
  await userEvent.tab({ shift: true })
  expect(chips()).toEqual(['React', 'Git', 'SQL'])
  expect(box().value).toBe('')
})

test('adds on a comma without a key event', () => {
  render(<Skills />)
  fireEvent.change(box(), { target: { value: 'React,' } })
  expect(chips()).toEqual(['React'])
})

test('splits a pasted list into chips without duplicates', async () => {
  render(<Skills start={['react']} />)
  await userEvent.click(box())
  await userEvent.paste('React\nNode.js, SQL,,')
  expect(chips()).toEqual(['react', 'Node.js', 'SQL'])
})

test('removes only the last chip on Backspace, also when held', async () => {
  render(<Skills start={['React', 'Git', 'SQL']} />)
  await userEvent.type(box(), '{Backspace}')
  expect(chips()).toEqual(['React', 'Git'])
  fireEvent.keyDown(box(), { key: 'Backspace', repeat: true })
  expect(chips()).toEqual(['React', 'Git'])
})

test('keeps the focus in the field after removing a chip', async () => {
  render(<Skills start={['React', 'Git']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove React' }))
  expect(chips()).toEqual(['Git'])
  expect(document.activeElement).toBe(box())
})
