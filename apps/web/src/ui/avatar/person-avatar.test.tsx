import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonAvatar } from './person-avatar.tsx'

const picture = () => document.querySelector('img')?.getAttribute('src') ?? null
const draw = (person: Omit<Parameters<typeof PersonAvatar>[0]['person'], 'id'>, id = 's1') =>
  render(<PersonAvatar person={{ id, ...person }} name="Asha Rao" />)

test('initials stand for a person until something else is chosen', () => {
  draw({})
  screen.getByText('AR')
  expect(picture()).toBeNull()
})

test('an uploaded picture stands for them; one that is gone gives way to the initials', () => {
  draw({ avatar: 'uploaded', avatarUrl: '/api/avatars/1' })
  expect(picture()).toBe('/api/avatars/1')
  fireEvent.error(document.querySelector('img')!)
  screen.getByText('AR')
})

test('the pattern is the same for the same id, another for another, and comes from no host', async () => {
  const drawn: (string | null)[] = []
  for (const id of ['s1', 's1', 's2']) {
    const { unmount } = draw({ avatar: 'generated' }, id)
    await waitFor(() => expect(picture()).toMatch(/^data:image\/svg\+xml/))
    drawn.push(picture())
    unmount()
  }
  expect(drawn[0]).toBe(drawn[1])
  expect(drawn[0]).not.toBe(drawn[2])
})
