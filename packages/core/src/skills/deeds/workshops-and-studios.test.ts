import { expect, test } from 'vitest'
import { skillNamed } from '../vocabulary.ts'
import { findShownDeeds } from './shown-deeds.ts'

const shows = (text: string, skill: string): boolean =>
  findShownDeeds(text).some(({ id }) => id === skillNamed(skill)!.id)

test.each([
  ['Levelling survey', 'Shot RLs with an auto level for the plinths of 5 houses'],
  ['Net metering', 'Applied for bidirectional meters at the discom for 6 rooftops'],
  ['Solar panel cleaning', 'Wiped solar panels of the hostel roof every fortnight'],
  ['Reactive dyeing', 'Dyed 40 kg of cotton yarn with soda ash and reactive colours'],
  ['Batik', 'Painted molten wax on silk scarves before each bath'],
  ['Fabric inspection', 'Graded greige rolls on the inspection table for slubs'],
  ['Hand embroidery', 'Finished 6 blouses in kantha and french knots'],
  ['Concrete testing', 'Broke M30 cubes at 28 days in the CTM'],
  ['Lathe operation', 'Turned 90 bushes with a four jaw chuck, boring to size'],
  ['Footage logging', 'Backed up rushes to two hard disks after each shoot'],
  ['Tabla', 'Accompanied two singers in teental and rupak'],
  ['Weld inspection', 'Checked fillet size and undercut of 40 welds'],
])('%s is shown by the words of the trade: %j', (skill, text) => {
  expect(shows(text, skill)).toBe(true)
})

test.each([
  ['Solar panel cleaning', 'Cleaned electrical panels on Sundays'],
  ['Solar module testing', 'Tested 9 modules of the payroll app'],
  ['Shot blasting', 'Cleaned the sand filter tank'],
  ['Labour supervision', 'Supervised labour cost of the dining floor'],
  ['Chiller operation', 'Checked the chiller temperature of the kitchen daily'],
  ['Bridge construction', 'Checked abutment teeth before the bridge'],
  ['Ring frame operation', 'Ran the spindle of a mill for a shift'],
  ['Formwork', 'Checked the staging server column by column'],
  ['Subtitles and captions editing', 'Wrote captions for reels of a salon'],
  ['Solar plant monitoring', 'Tracked lead generation for a solar firm'],
  ['Wire harness design', 'Crimped RJ45 connectors on the wires of two labs'],
  ['Chain survey', 'Surveyed retail chains of the town'],
  ['Jigs and fixtures', 'Made beds, reported broken fixtures'],
  ['Appliance repair', 'Cleaned floors and service refrigerators'],
])('%s is not shown by the words of another trade: %j', (skill, text) => {
  expect(shows(text, skill)).toBe(false)
})
