import { expect, test } from 'vitest'
import { findSkillIds } from '../extract.ts'
import { skills } from '../vocabulary.ts'
import { findShownDeeds } from './shown-deeds.ts'

const found = (text: string) =>
  new Set([...findShownDeeds(text), ...findSkillIds(text)].map(({ id }) => skills[id]!.name))

/** Work of software, support, courts, news desks and stages in the words of the trade. */
test.each([
  ['Smoke testing', 'Checked the main flow of the app on each build'],
  ['Cross-browser testing', 'Compared the layout in Chrome and Safari and fixed the page'],
  ['Requirement traceability matrix', 'Linked each requirement of the SRS to a test case'],
  ['CRUD operations', 'Built add, edit and delete screens for student records'],
  ['Figma to code', 'Turned Figma frames into Tailwind pages'],
  ['SSL certificates', "Renewed Let's Encrypt on the club domain"],
  ['Network cabling', 'Pulled Cat6 to 40 desks and punched the patch panel'],
  ['IP address planning', 'Split the address block among four floors'],
  ['Printer installation', 'Cleared paper jams and set drivers on 20 PCs'],
  ['Phishing analysis', 'Checked the email header and links of suspicious mails'],
  ['Model evaluation', 'Compared three classifiers by F1 score on a held out test set'],
  ['Serving of summons', 'Delivered dasti summons to two respondents'],
  ['Limitation law', 'Computed the limitation period for an appeal'],
  ['Tenancy disputes', 'Drafted an eviction suit against a tenant'],
  ['Noting and drafting', 'Put up note sheets to the section officer'],
  ['Vox pops', 'Recorded bytes of commuters on camera'],
  ['Agency copy', 'Rewrote PTI stories for page four'],
  ['Marathi translation', 'Translated six Marathi folk tales'],
  ['Event vendor coordination', 'Booked the caterer and florist for a reception'],
  ['Event permissions', 'Got police permission for the fest'],
])('%s: %s', (skill, text) => {
  expect(found(text)).toContain(skill)
})

test.each([
  ['Form validation', 'Validated KYC forms of 40 customers'],
  ['Network monitoring', 'Monitored a network of 30 dealers'],
  ['Drive testing', 'Tested drives of the packing motors'],
  ['Network cabling', 'Crimped lugs on armoured cable'],
  ['Legislative research', 'Tracked bills of 30 suppliers'],
])('not %s: %s', (skill, text) => {
  expect(found(text)).not.toContain(skill)
})
