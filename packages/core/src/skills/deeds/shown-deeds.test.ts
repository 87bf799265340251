import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cases } from '../../testing/cases.ts'
import { findSkillIds } from '../extract.ts'
import { relatedSkills } from '../related.ts'
import { skillNamed, skills } from '../vocabulary.ts'
import { stemPhrase } from './deed-index.ts'
import { findShownDeeds, readDeeds } from './shown-deeds.ts'

const shown = (text: string) => findShownDeeds(text).map(({ id }) => skills[id]!.name)
const deeds = readDeeds()

describe('the deeds of the vocabulary', () => {
  test('are many', () => {
    expect(deeds.length).toBeGreaterThan(300)
  })

  test('have skills of the vocabulary', () => {
    expect(deeds.map(({ skill }) => skill).filter((skill) => skillNamed(skill) === null)).toEqual([])
  })

  test('have phrases in every group', () => {
    const empty = deeds.filter(({ groups }) => groups.some((group) => group.length === 0 || group.includes('')))
    expect(empty).toEqual([])
  })

  test('have at least two groups, because one word shows no skill', () => {
    const single = deeds.filter(({ groups, byAnyVerb }) => groups.length < 2 && !byAnyVerb).map(({ skill }) => skill)
    expect(single).toEqual([])
  })
})

test('law: every deed is found in a sentence of its phrases, in any order and case, and not when it is denied', () => {
  const sentence = fc.constantFrom(...deeds).chain(({ skill, groups, byAnyVerb }) =>
    fc
      .tuple(...groups.map((phrases) => fc.constantFrom(...phrases)))
      .filter((phrases) => {
        // 'Finalise' is found, its stem alone is an adjective.
        if (phrases[0] === 'final') return false
        // A phrase may repeat a word ('side by side'), two phrases may not share one.
        const words = phrases.flatMap((phrase) => [...new Set(phrase.split(' '))])
        return new Set(words).size === words.length
      })
      .map((phrases) => ({ skill, phrases, byAnyVerb })),
  )
  fc.assert(
    fc.property(sentence, fc.boolean(), ({ skill, phrases, byAnyVerb }, isTurned) => {
      // After an article the verb would be a noun.
      const [first, ...others] = phrases
      const text = isTurned ? `${others.toReversed().join(' the ')} then ${first}` : phrases.join(' the ')
      // 'Go kart', 'order of tasks' and 'buy contacts' look like verbs of people who are served.
      const isServed = /^(?:sleep|face|travel|go|order|fall|live|stai|pay|listen|buy|drink|sign|observ)\b/.test(text)
      const verb = byAnyVerb ? 'handled ' : isServed ? 'handled and ' : ''
      // 'After', 'before' and 'while' end what is denied.
      if (phrases.some((phrase) => stemPhrase(phrase) !== phrase || /\b(?:after|befor|while)\b/.test(phrase))) return
      expect(shown(`We ${verb}${text} in May`), text).toContain(skill)
      expect(shown(`WE ${verb.toUpperCase()}${text.toUpperCase()} IN MAY`), text).toContain(skill)
      // 'Never failed' and 'never missed' are praise.
      if (!/^(?:only|just|miss|fail|late|lost|lose|come(?! up)|arriv|stop)/.test(text))
        expect(shown(`We never ${verb}${text} in May`), text).not.toContain(skill)
    }),
    cases(2_000),
  )
})

describe('what was done shows a skill without its name', () => {
  test.each([
    ['Screened 60 resumes for a vacancy', 'Resume screening'],
    ['Made 40 cold calls to prospects every day', 'Cold calling'],
    ['Wrote and scheduled a weekly newsletter for 900 subscribers', 'Newsletter marketing'],
    ['Cut and graded forty rompers', 'Pattern making'],
    ['Forty rompers cut and graded', 'Pattern making'],
    ['Fixed interview slots with the panel', 'Interview scheduling'],
    ['Calculated salaries of 40 employees with overtime and deductions', 'Payroll'],
    ['Made a packaging for cashew nuts of a village unit', 'Packaging design'],
    ['Gave a presentation on safety to the shop floor workers', 'Presentation skills'],
    ['Told our ideas to the client in the meeting', 'Sales presentations'],
    ['Reserved conference rooms and scheduled meetings', 'Meeting coordination'],
    ['Sat at the help desk on Saturdays', 'Customer service'],
    ['Kept the intake output chart hourly', 'Documentation'],
    ['Administered four tests with reports', 'Report writing'],
    ['Our team did the food stall', 'Teamwork'],
    ['Three of us maintained ledgers of the mess', 'Bookkeeping'],
    ['Aligned motor and pump shafts with a dial indicator', 'Shaft alignment'],
    ['Assessing 40 students each week', 'Student assessment'],
    ['Assessment of students in three classes', 'Student assessment'],
    ['Preparing standard solutions for titration', 'Reagent preparation'],
    ['Sampling of raw materials from each drum', 'Raw material testing'],
    ['When two volunteers did not come in time, I shifted others to the counter', 'Problem solving'],
  ])('%s: %s', (text, skill) => {
    expect(shown(text)).toContain(skill)
  })

  test('quotes the words of the deed', () => {
    const text = 'Last year, screened 60 resumes'
    const [deed] = findShownDeeds(text)
    expect(text.slice(deed!.start, deed!.end)).toBe('screened 60 resumes')
  })

  test.each([
    'Punctual and hard-working',
    'My resume is attached',
    'Reading, cricket and music',
    'Fergusson College, Pune, 2022 - 2025',
    'Member of the photography club',
    'Hoping to screen resumes',
    'Never screened resumes for a vacancy',
    'Would like to file GST returns',
    'Did not sell tickets',
    'My father sells insurance',
    '',
  ])('nothing is shown by: %s', (text) => {
    expect(shown(text)).toEqual([])
  })
})

test.each([
  ['checked in up to 60 guests a shift and took reservations on Opera', 'Check-in and check-out'],
  ['Checked out delegates at the front desk', 'Check-in and check-out'],
  ['took reservations on Opera for a resort', 'Opera PMS'],
  ['Posted folio charges in Opera', 'Opera PMS'],
  ['Did disintegration and friability of tablets', 'In-process inspection'],
  ['Took readings of bore diameter with a dial bore gauge', 'Metrology'],
  ['Placed orders with 12 stockists', 'Procurement'],
  ['Called 46 shop owners who had left in the first week', 'User interviews'],
  ['Received soles, tallied them against challans, issued material on slips', 'Inventory management'],
  ['Handled room bookings of the resort by phone', 'Front office operations'],
  ['Isolated DNA and amplified the 16S gene', 'PCR'],
  ['ran the products on a gel', 'Gel electrophoresis'],
  ['Checked in guests at the reception of a lodge', 'Check-in and check-out'],
  ['Autoclaved glassware and prepared media', 'Aseptic technique'],
  ['Kept the lab notebook according to GLP', 'Documentation'],
  ['Filled batch manufacturing records', 'Documentation'],
  ['Welded the frame and turned the rollers on the college lathe', 'Manufacturing processes'],
  ['Measured 200 shafts with micrometer and vernier', 'Quality control'],
  ['Read 32 judgments on bail and summed up each in half a page', 'Legal research'],
  ['Streaked E. coli on nutrient agar and counted the colonies', 'Microbiology'],
  ['Pulled DNA from leaf tissue with the CTAB method', 'DNA extraction'],
  ['Replaced two bearings of a pump and aligned the coupling', 'Maintenance'],
  ['Set up alerts on latency and disk', 'Monitoring'],
  ['Planned daily routes of 12 vans for 400 drops', 'Transportation management'],
  ['Watched eight shopkeepers try the app and noted where they got stuck', 'Usability testing'],
])('work of a trainee is shown by how it is told: %s', (text, skill) => {
  expect(shown(text)).toContain(skill)
})

test.each([
  ['Took guests of the hotel to the opera', 'Opera PMS'],
  ['Checked in code for the guest page', 'Check-in and check-out'],
  ['Checked in luggage at the airport', 'Check-in and check-out'],
  ['Amplified the reach of a post', 'PCR'],
  ['Prepared media plans for a sterile gauze brand', 'Aseptic technique'],
  ['Kept a notebook of recipes', 'Documentation'],
  ['Watched the subscribers of a YouTube page rise', 'Social media marketing'],
  ['Turned frames into code on a workshop', 'Manufacturing processes'],
  ['Checked the bearing of the ship with a compass', 'Quality control'],
  ['Made a reservation of seats for friends', 'Front office operations'],
  ['Measured engagement with a dashboard', 'Quality control'],
  ['Met customers who collect parcels and check their slip', 'Export documentation'],
  ['Handled 40 support calls a day for a DTH company', 'Cold calling'],
  ['Indexed files of 60 sale deeds', 'Legal drafting'],
])('words of other work show no work of a trainee: %s', (text, skill) => {
  expect(shown(text)).not.toContain(skill)
})

test.each([
  ['Closed the user account after a legal check', 'Access control'],
  ['Closed three high value deals in big accounts year after year', 'Accounting'],
  ['Handled venue bookings for sales events', 'Bookkeeping'],
  ['Managed window displays during overnight shifts', 'Adaptability'],
  ['Set up lights for a visiting client', 'Appointment scheduling'],
  ['Tested software for claims that need sanction', 'Auditing'],
  ['Finished the water plant under budget', 'Budgeting'],
  ['Signed the minutes of corporate board meetings', 'Business development'],
  ['Managed hiring needs and posted available positions', 'Brand management'],
  ['Prepared a monthly report on office spending', 'Campaign reporting'],
  ['Kept the display cases and the order area clean', 'Case tracking'],
  ['Typed purchase orders and closed the file', 'Cash register operation'],
  ['Handled the trafficking of samples to editors', 'Child welfare'],
  ['Kept in touch with clients through calls and meetings', 'Cold calling'],
  ['Entered information about customers and products', 'Communication'],
  ['Worked with the manager to prepare the budget of the company', 'Company law compliance'],
  ['Reviewed spending and compared it to the budget', 'Competitive analysis'],
  ['My core strengths are patience and speed', 'Concrete testing'],
  ['Kept employees informed in the event of a fire', 'Coordination'],
  ['Tested the claims module of an insurer', 'Critical thinking'],
  ['Provided guidance to the management office so that people follow the process', 'Crowd management'],
  ['Grouped users who visit the site', 'Customer segmentation'],
  ['Worked closely with users on problems of the system', 'Customer service'],
  ['Addressed the complaints of guests and kept the hall clean', 'Data cleaning'],
  ['Mine was the job of reviewing numbers which others wrote', 'Data analysis'],
  ['Kept records of equipment updated', 'Data management'],
  ['Built a server rack with a stack of switches on schedule', 'Data structures'],
  ['Bringing an exceptional attitude, I find joy as a server', 'Debugging'],
  ['Filled forms and made an impression on visitors', 'Dentistry'],
  ['Generated digital image files for print', 'Document scanning'],
  ['Took stock of the kitchen, responsible for orders and the schedule', 'ETL'],
  ['Led regression tests of a data loader', 'Econometrics'],
  ['Processed journal entries and corrected them', 'Editing'],
  ['Managed break and leave times of employees', 'Human resources'],
  ['Attended workshops for teachers to maintain skills', 'Employee records'],
  ['Adjusted seats and tables for the staff', 'Ergonomics'],
  ['Ran test versions under version control', 'Experimental design'],
  ['Opened a new oil change shop', 'FMCG sales'],
  ['Made referrals to DCF and other agencies', 'Financial modeling'],
  ['Generated and maintained a calendar of posts', 'Genetics'],
  ['Reviewed changes in the branch office', 'Git'],
  ['Wrote the name of staff on leave cards', 'Herbarium preparation'],
  ['Ward clerk for admissions', 'History taking'],
  ['Served customers while complying with company policies', 'Insurance'],
  ['Coordinated the training of managers in interviewing', 'Interview scheduling'],
  ['Reported shortages daily to the operations team', 'Journalism'],
  ['Managed stock levels and made decisions', 'Laboratory techniques'],
  ['Worked under the direct command of a general with service members', 'Leadership'],
  ['Prepared period end entries for closing', 'Lesson planning'],
  ['Processed credit cards over the phone, with security', 'Loan processing'],
  ['Fixed asset account of vehicles for airports', 'Logistics'],
  ['Coursework in macro economics and business accounting', 'Microsoft Excel'],
])('a sentence of other work, “%s”, does not show %s', (text, skill) => {
  expect(shown(text)).not.toContain(skill)
})

test.each([
  ['Writen 22 blogs', 'Content writing'],
  ['Writting blogs and articels for the website', 'Content writing'],
  ['Handeled instagram and facebok pages, folowers increased', 'Social media marketing'],
  ['Designed posters for instagarm campaigns', 'Graphic design'],
  ['Reconciled bank statments with the cash book', 'Bank reconciliation'],
  ['Screened resumes and scheduled interveiws of candidates', 'Interview scheduling'],
  ['Drafted two non-disclosure agrements', 'Contract drafting'],
  ['Autoclaved glassware in the labratory', 'Autoclaving'],
  ['Choosen fonts for a magazine', 'Typography'],
  ['Inspected garmetns for defects and rejected pieces', 'Garment inspection'],
])('slips of the keyboard hide no deed: %s', (text, skill) => {
  expect(shown(text)).toContain(skill)
})

test.each([
  ['Presented the answers of 300 students in charts and a map', 'Data visualization'],
  ['Weighed and inspected every tenth carton before dispatch', 'Quality control'],
  ['Asked 80 mothers which baby soap they would pay more for', 'Market research'],
  ['Arranged a stage, food and lights for the annual day of 800 pupils', 'Event management'],
  ["Made and posted three reels a week for an NGO's page", 'Social media marketing'],
  ['Wrote eight articles about monsoon travel for a travel site', 'Content writing'],
  ['Rewrote titles so that 12 pages moved to the top ten of Google results', 'SEO'],
  ['Cut 30 lecture recordings and put captions on them', 'Video editing'],
  ['Designed the menu, posters and stickers of a food truck', 'Graphic design'],
  ['Drew the screens of a bus pass app and its icons', 'UI design'],
  ['Visited nine shops to watch how owners keep credit notes', 'User research'],
  ['Watched seven farmers try the prototype and noted where they got stuck', 'Usability testing'],
  ['Forecast revenue and costs of a gym for three years in a spreadsheet', 'Financial modeling'],
  ['Entered 400 bills a month and matched them with the bank statement', 'Accounting'],
  ['Prepared GSTR-1 of 11 shops and uploaded it', 'GST'],
  ['Counted 700 items every Saturday and corrected the register', 'Inventory management'],
  ['Arranged trucks and followed 25 consignments a day', 'Logistics'],
  ['Rang 200 applicants and lined up 45 for interviews', 'Recruitment'],
  ['Sold 120 notebooks door to door in a month', 'Sales'],
  ['Replied to 60 chats a day about lost parcels', 'Customer service'],
  ['Fitted a model that predicts which members will leave the gym', 'Machine learning'],
  ['Wrote a program that counts potholes in road photos', 'Computer vision'],
  ['Joined order and customer tables to list late payers', 'SQL'],
  ['Programmed a Raspberry Pi Pico to log temperature', 'Embedded systems'],
  ['Worked out bar sizes of slabs and beams for a school', 'Structural engineering'],
  ['Grew bacteria from 30 water samples and counted colonies', 'Microbiology'],
  ['Heard out first-year students who felt homesick, two afternoons a week', 'Counseling'],
  ['Took maths periods of class 8 for two months', 'Teaching'],
  ['Brought in 60,000 rupees from alumni for the library', 'Fundraising'],
  ['Collected 25 judgments on dowry cases for a senior advocate', 'Legal research'],
])('a task of an internship, “%s”, shows %s', (sentence, skill) => {
  const asked = skillNamed(skill)!.id
  const shown = [...findSkillIds(sentence), ...findShownDeeds(sentence)].flatMap(({ id }) => [...relatedSkills(id)])
  expect(shown.some(([id, relation]) => id === asked && (relation === 'same' || relation === 'implied'))).toBe(true)
})

describe('the name of a skill as a sentence', () => {
  test.each([
    ['Collect payments and keep the dealer ledger', 'Payment collection'],
    ['Scheduled 40 interviews in two weeks', 'Interview scheduling'],
    ['Reviewed code of two juniors', 'Code review'],
    ['Generated 140 leads at a trade fair', 'Lead generation'],
    ['Drafted notices, wills and contracts for a notary', 'Contract drafting'],
    ['Analysed sales data', 'Data analysis'],
    ['Paid the vendors every Friday', 'Accounts payable'],
    ['Entered purchase invoices of 40 shops', 'Voucher entry'],
    ['Drafted 20 loan and bail applications', 'Legal drafting'],
    ['Wrote eleven bail applications', 'Legal drafting'],
    ['Took case histories from 25 clients', 'Case history taking'],
  ])('“%s” shows %s', (sentence, skill) => {
    expect([...findSkillIds(sentence).map(({ id }) => skills[id]!.name), ...shown(sentence)]).toContain(skill)
  })

  test.each([
    ['Managed a risk register', 'Risk management'],
    ['Learned machines', 'Machine learning'],
    ['Collected money for payments', 'Payment collection'],
    ['My brother scheduled interviews', 'Interview scheduling'],
    ['Never reviewed code', 'Code review'],
    ['Attended a talk on how to generate leads', 'Lead generation'],
    ['Prepared reports', 'Data reporting'],
  ])('“%s” does not show %s', (sentence, skill) => {
    expect(shown(sentence)).not.toContain(skill)
  })
})

test.each(['mothers to mix ORS', 'the new intern how to bill', 'home exercise programmes', 'insulin injection'])(
  'who taught %s gave no lessons',
  (object) => {
    expect(shown(`Taught ${object} every week`)).not.toContain('Teaching')
    expect(shown('Taught 30 children every week')).toContain('Teaching')
  },
)
