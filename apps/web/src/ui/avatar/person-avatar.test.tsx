import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonAvatar } from './person-avatar.tsx'

const picture = () => document.querySelector('img')?.getAttribute('src') ?? null
const draw = (person: Omit<Parameters<typeof PersonAvatar>[0]['person'], 'id'>, id = 's1') =>
  render(<PersonAvatar person={{ id, ...person }} name="Asha Rao" />)

test('shows initials by default', () => {
  draw({})
  screen.getByText('AR')
  expect(picture()).toBeNull()
})

test('shows an uploaded picture, or initials if it fails to load', () => {
  draw({ avatar: 'uploaded', avatarUrl: '/api/avatars/1' })
  expect(picture()).toBe('/api/avatars/1')
  fireEvent.error(document.querySelector('img')!)
  screen.getByText('AR')
})

test('generates the same pattern for the same id without a request', async () => {
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
