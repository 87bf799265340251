import { expect, test } from 'vitest'
import { skills } from '../vocabulary.ts'
import { findShownDeeds } from './shown-deeds.ts'

/** Everyday work in the words of people who name no skill. */
test.each([
  ['Presentation skills', "Explained the month's figures to branch heads on a call every Friday"],
  ['Presentation skills', 'Every quarter I showed the trustees one sheet with charts of spending'],
  ['Field research', 'Stood at four bus stops for a week and noted how long people waited'],
  ['Field research', 'Sat in six tea stalls for twenty days and counted cups sold'],
  ['Payment collection', 'Rang 30 traders whose dues were older than two months'],
  ['Payment collection', 'Reminded members with unpaid fees on WhatsApp till they paid'],
  ['Immunization', 'Helped the sister in the tika camp and filled the vaccine cards of infants'],
  ['Student assessment', 'Made a short paper each Friday and went through the wrong answers with weak children'],
  ['Student assessment', 'Took dictation daily and kept the marks of each pupil'],
  ['Records management', 'Kept the sheet of 150 cases up to date'],
  ['Client interviewing in law', 'Heard litigants at the legal aid camp and told them which office to go to'],
  ['Check-in and check-out', 'Took the ID of visitors, gave them rooms and keys at the lodge'],
  ['Check-in and check-out', 'Allotted rooms to arriving groups and made their bill when they left'],
  ['Community organizing', 'Went from door to door and brought 25 families to the water committee'],
  ['Community organizing', 'Persuaded weavers to join a cooperative'],
  ['Soil testing of farmland', 'Dug earth samples from orchards and tested nitrogen with a kit'],
  ['Soil testing of farmland', 'Collected samples from 30 farms and sent them for NPK'],
  ['Filing', 'Kept papers in numbered folders by month'],
  ['Warehouse management', 'Moved fast selling items near the door of the godown'],
  ['Warehouse management', 'Put goods on racks by code and kept the bin list'],
  ['Logo design', 'Sketched six marks for a clinic till the owner chose one'],
  ['Machine learning', 'Trained a model on three years of bills to tell who would stop buying'],
  ['Sales', 'Showed phones to customers, told prices and closed eight bills a day'],
  ['Sales', 'Showed sarees to buyers and made bills of Rs 20,000 a day'],
  ['Lesson planning', "Planned the week's periods of science with charts and games"],
  ['Invoicing', 'Scanned items, took cash and UPI and gave the slip'],
  ['Reservations', 'Kept the calendar of our guest house so that no room was given twice'],
  ['Reservations', 'Put our rooms on booking sites and replied to guests'],
  ['Guest relations', "Heard a guest's complaint about noise and gave another room"],
  ['Guest relations', 'Sat with an angry guest, said sorry and sent tea'],
  ['Preventive maintenance', 'Went round ten machines each morning with a sheet and wrote oil level and heat'],
  ['Court filing', 'Filed papers at the counter, paid fee and cleared objections'],
  ['Back-end development', 'Wrote the server code for orders and payments'],
  ['REST APIs', 'Made URLs which the phone app calls to get and save orders'],
  ['Fundraising', 'Collected money from shops for the blood camp'],
  ['Volunteer management', 'Gave duties to 50 helpers of the flood camp'],
  ['Crop management', 'Sowed, weeded and watered two acres of wheat'],
  ['Dairy farming', 'Milked and fed ten buffaloes and wrote the yield'],
  ['User research', 'Talked to 12 users and wrote what troubles them'],
  ['Interior design', 'Made layout and colour boards for a two room flat'],
])('%s is shown by “%s”', (skill, text) => {
  expect(findShownDeeds(text).map(({ id }) => skills[id]!.name)).toContain(skill)
})
