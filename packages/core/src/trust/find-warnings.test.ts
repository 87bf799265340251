import { describe, expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findWarnings } from './find-warnings.ts'

const listing = (description: string) => ({
  title: 'Operations Intern',
  description,
  requirements: ['Excel'],
  type: 'Full-time',
  stipend: 12_000,
})
const kindsIn = (description: string) => findWarnings(listing(description)).map(({ kind }) => kind)

const warned: Record<string, string[]> = {
  job_guarantee: [
    '100% job guarantee after the internship.',
    'We offer 100% placement guarantee to all interns.',
    '100 % placement.',
    'Guaranteed job after 3 months!',
    'Guaranteed PPO for every intern.',
    'Assured placement in an MNC.',
    'Placement is guaranteed.',
    'Job guaranteed, no interview.',
    'Selection is 100% guaranteed without any exam.',
    'We guarantee you a job at the end.',
    'We guarantee every student a placement.',
    'Sure shot selection for freshers.',
    'Get a guaranteed full-time job with a top MNC',
    'Internship with job guarantee',
    'Guaranteed offer letter on day one.',
  ],
  equipment_cheque: [
    'We will send you a cheque to buy your laptop from our vendor.',
    'You will receive a check to purchase home office equipment.',
    'A cheque will be mailed to you, which you use to purchase the office supplies; a cheque will be sent for the laptop.',
    'Deposit the cheque into your account and send the balance to our vendors.',
    'The company will transfer money to purchase the equipment from our approved supplier.',
    'Interns will be sent a demand draft for the laptop.',
    'You get funds to set up your home office.',
    'Encash the cheque through your own bank account.',
  ],
  personal_mailbox: [
    'Send your resume to kitelabs.hr@gmail.com.',
    'Mail your CV at hr_kite@yahoo.co.in, no calls please.',
    'Contact: kite.jobs@outlook.com',
    'Write to kitelabs@rediffmail.com',
    'E-mail kite.hr (at) gmail (dot) com',
    'Queries: HR.KITE@HOTMAIL.COM',
  ],
  messenger_only: [
    'Apply only on WhatsApp.',
    'To apply, WhatsApp 98765 43210.',
    'Send your resume on WhatsApp to +91 98765 43210.',
    'Kindly share your CV via Whats App at 9876543210.',
    'WhatsApp your resume to 9876543210.',
    'Interested candidates can WhatsApp on 9876543210.',
    'Interested students message @kite_hr on Telegram.',
    'Contact HR on Telegram.',
    'DM us on WhatsApp.',
    'The interview will be conducted on Telegram.',
    'Whatsapp only: 9876543210',
    'Join our Telegram channel to apply.',
    'Contact us through WhatsApp, no calls please.',
  ],
}

for (const [kind, sentences] of Object.entries(warned))
  test.each(sentences)(`${kind}: %s`, (sentence) => {
    expect(kindsIn(sentence)).toEqual([kind])
  })

test('contact on a messenger is no warning when the listing names another way', () => {
  expect(kindsIn('Send your resume on WhatsApp to 9876543210.\nOr write to careers@kitelabs.in.')).toEqual([])
  expect(kindsIn('Apply here, or send your CV on WhatsApp.')).toEqual([])
  expect(kindsIn('Apply only on WhatsApp.\nFor invoices write to accounts@kitelabs.in.')).toEqual(['messenger_only'])
})

describe('texts without a pattern', () => {
  test.each([
    // Denied.
    'No job is guaranteed at the end.',
    'We do not guarantee a placement.',
    'A PPO is not guaranteed, but most interns get one.',
    'Is a job guaranteed? No.',
    'Guaranteed job offers are a scam; we never make them.',
    'We never send cheques for equipment.',
    'You will not receive a cheque to buy a laptop.',
    'We never contact applicants on WhatsApp or Telegram.',
    'Do not send your resume on WhatsApp.',
    'Mails from kitelabs@gmail.com are not from us.',
    'Please do not reply to kite.hr@gmail.com; it is fake.',
    'We never ask for a fee.',
    // Ordinary promises.
    'Good interns may get a pre-placement offer.',
    'The stipend is guaranteed for all three months.',
    'Placement assistance after the internship.',
    '100% placement assistance from our alumni team.',
    'Certificate and letter of recommendation on completion.',
    // Work.
    'Build a queue with guaranteed job execution.',
    'Study the Rural Employment Guarantee Act with our field team.',
    'Write about job guarantee programmes in Europe.',
    'Design guaranteed placement of ads for brands.',
    'Record cheques for office supplies in Tally.',
    'We give you a laptop on the first day.',
    'Deposit cheques in the bank of the company each morning.',
    'We reimburse software and books up to ₹2,000.',
    'Process cheques from vendors for equipment.',
    'Manage our WhatsApp Business account.',
    'Build a bot on Telegram that takes orders.',
    'Answer customers on WhatsApp and by phone.',
    'Our team talks on WhatsApp and meets on Mondays.',
    'Once you join, you are added to our WhatsApp group.',
    'Questions? Message us on WhatsApp.',
    'Plan WhatsApp campaigns and measure applications.',
    'Write to careers@kitelabs.in.',
    'Integrate Gmail and Outlook calendars with our product.',
    'Test sign-in with Gmail and Yahoo accounts.',
  ])('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual([])
  })
})

test.each([
  ['Full-time', 0, ['unpaid_full_time']],
  ['Full-time', 1, []],
  ['Part-time', 0, []],
  ['Remote', 0, []],
  ['Full-time', undefined, []],
])('%s with a stipend of %s', (type, stipend, expected) => {
  const kinds = findWarnings({ ...listing('Learn with us.'), type, stipend }).map(({ kind }) => kind)
  expect(kinds).toEqual(expected)
})

test('lists one warning per kind with each quote once, money first', () => {
  const text = `Guaranteed job. Send your CV to a@gmail.com. A registration fee of ₹500 applies.
Guaranteed job. Send your CV to b@gmail.com.`
  expect(findWarnings(listing(text))).toEqual([
    { kind: 'money', quotes: ['A registration fee of ₹500 applies.'] },
    { kind: 'job_guarantee', quotes: ['Guaranteed job.'] },
    { kind: 'personal_mailbox', quotes: ['Send your CV to a@gmail.com.', 'Send your CV to b@gmail.com.'] },
  ])
})

test('warns of a pool of candidates unless the company states it', () => {
  const pooled = listing('We plan for 2027. We are collecting resumes for future openings. Talent pools matter.')
  const warning = { kind: 'candidate_pool', quotes: ['We are collecting resumes for future openings.'] }
  expect(findWarnings(pooled)).toEqual([warning])
  expect(findWarnings({ ...pooled, vacancy: 'now' })).toEqual([warning])
  expect(findWarnings({ ...pooled, vacancy: 'pool' })).toEqual([])
  expect(kindsIn('Is this a talent pool? No, we hire two interns now.')).toEqual([])
})

test('eight times the text takes some eight times as long, not sixty-four', () => {
  const pieces = [
    'guaranteed ',
    'we send ',
    'cheque for ',
    'send cv ',
    'a@',
    'apply ',
    'join whatsapp ',
    'deposit the cheque ',
    'we are building a talent pool ',
    'no current future ',
  ]
  for (const piece of pieces) {
    const [short, long] = [5000, 40_000].map((length) => {
      const text = piece.repeat(length / piece.length)
      return fastestRun(() => findWarnings(listing(text)))
    })
    expect(long! / Math.max(short!, 1)).toBeLessThan(40)
  }
})
