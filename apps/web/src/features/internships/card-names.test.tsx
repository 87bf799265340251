import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { anInternship, asha, signIn } from '../../testing/things.ts'
import { open, stubMarket } from './testing/panel.tsx'

beforeEach(() => signIn(asha))

const match = { matchPercentage: 72, band: 'good', reason: null } as const

test('names the buttons of cards with equal titles by company and place', async () => {
  stubMarket([
    anInternship({ id: 'i1', match }),
    anInternship({ id: 'i2', match, companyName: 'Banyan Works' }),
    anInternship({ id: 'i3', match, location: 'Kochi' }),
  ])
  open({}, true)
  const name = 'Frontend Developer Intern at Banyan Works, Pune'
  await screen.findByRole('article', { name })
  for (const button of [name, `Save ${name}`, `Apply Now: ${name}`, new RegExp(`^72%.*Why.*${name}$`)])
    expect(screen.getAllByRole('button', { name: button })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /Frontend Developer Intern at Kite Labs, Kochi$/ })).toHaveLength(4)
})
