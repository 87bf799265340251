import { expect, test } from 'vitest'
import { listPerks } from './perks.ts'

test.each([
  ['What you get:\n- A certificate and a letter\n- Flexible hours around exams', ['Certificate', 'Flexible hours']],
  ['PPO for the best two interns.', ['PPO']],
  ['A pre-placement offer is possible; working hours are flexible.', ['PPO', 'Flexible hours']],
  ['There is no PPO. We give a certificate.', ['Certificate']],
  ['A project tells us more than a certificate.', []],
  ['Bring your certificates. Certificate courses do not count.', []],
  ['', []],
])('reads the perks of %j', (description, perks) => {
  expect(listPerks(description)).toEqual(perks)
})
