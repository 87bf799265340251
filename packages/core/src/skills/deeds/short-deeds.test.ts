import { expect, test } from 'vitest'
import { skills } from '../vocabulary.ts'
import { findShownDeeds } from './shown-deeds.ts'

const shown = (text: string) => findShownDeeds(text).map(({ id }) => skills[id]!.name)

test.each([
  ['Customer service', 'Greeted visitors and walk-in customers at the counter'],
  ['Complaint handling', 'Heard guests out when their rooms were late'],
  ['Staff scheduling', 'Wrote the shift sheet for five of us'],
  ['Planning', 'Prepared the timetable of the inter-college meet'],
  ['Planning', 'Planned the trip of 40 students to Hampi'],
  ['Documentation', 'Filled the deviation form when two plates crossed the limit'],
  ['Data collection', 'Went to every door and filled 112 family folders'],
  ['Inventory management', 'Told the owner each Friday what was running low'],
  ['Electrical machines', 'Changed bearings and brushes of 11 motors'],
  ['Problem solving', 'Found why two starters tripped'],
  ['In-process inspection', 'Weighed tablets every half hour'],
  ['Onboarding', 'Showed eleven new joiners the property'],
  ['Due diligence', 'Went through 70 vendor agreements for an acquisition'],
  ['Content creation', 'Shot 12 reels'],
  ['Performance optimization', 'Cut first load from 4.8 s to 2.1 s'],
  ['Quality control', 'Checked viscosity and gloss of every batch'],
  ['Process improvement', 'Suggested a tray for bolts, assembly time down from 21 to 17 minutes'],
  ['Patient education', 'Handed the right strips to patients with dose advice'],
  ['Two-wheeler repair', 'Serviced around 4 bikes a day'],
  ['Company secretarial practice', 'Prepared board resolutions of two subsidiaries'],
])('%s is shown by: %s', (skill, text) => {
  expect(shown(text)).toContain(skill)
})

test.each([
  ['Customer service', 'Customer Manager Assistant'],
  ['Customer service', 'Helped cluster customer segments with k-means'],
  ['Planning', 'Wrote a service that plans routes'],
  ['Electrical machines', 'Called on the Alternative Investments Service desk'],
  ['Organic synthesis', 'Ran 40 solvent samples on GC and noted purity'],
  ['Property showings', 'Showed eleven new joiners the property'],
  ['Financial analysis', 'Final year project: calculated gear ratio of the machine'],
])('%s is not shown by: %s', (skill, text) => {
  expect(shown(text)).not.toContain(skill)
})
