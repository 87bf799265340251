import { expect, test } from 'vitest'
import { findWarnings } from './find-warnings.ts'

/** Openings, tasks and closings of honest listings as they are written in India; 200 texts combine them. */
const openings = [
  'We are a 12-member startup in Indiranagar that makes billing software for kirana stores.',
  'Urgent opening for MBA freshers in our Noida office.',
  'Our NGO runs after-school centres in eleven districts of Bihar.',
  'Greetings from Deepam Textiles, Tiruppur! We need an intern in the merchandising team.',
  'Fintech, Series A, backed by good investors. We move fees and deposits for 2,300 schools.',
  'A fixed deposit marketplace for small towns. You join the product team.',
  'Our lab checks soil, water and mineral deposits for farmers and mines.',
  'We verify KYC documents for banks: Aadhaar, PAN cards and cheques pass through our software.',
  'Looking for a final-year student who likes Excel and can explain a number to a shopkeeper.',
  'Hiring 3 social media interns, work from office, Andheri East.',
  'Law firm in Chennai, corporate and bond market practice.',
  'We build chatbots on WhatsApp and Telegram for clinics.',
  'Immediate joiners preferred. Six days a week, alternate Saturdays off.',
  'We are hiring for our placement cell software used by 140 colleges.',
  'Travel company; you plan trips, talk to guests and follow up on payments.',
]
const tasks = [
  'Collect course fees from parents at the desk and issue receipts.',
  'Follow up with customers for pending payments and update the sheet daily.',
  'Prepare vouchers, enter cheques and bank statements in Tally.',
  'Build React screens for the page where users upload a PAN card and a cancelled cheque.',
  'Make reels, reply to DMs on Instagram and run WhatsApp campaigns.',
  'Call students who asked about our courses and explain the fee structure.',
  'Screen resumes, schedule interviews and coordinate with candidates on phone and e-mail.',
  'Track laptop deposits of employees and the return of company assets.',
  'Test payment gateways: refunds, late fees, failed UPI transfers.',
  'Write SQL to find duplicate accounts and suspicious transfers.',
  'Draft service bonds and employment contracts under the guidance of a senior associate.',
  'Visit dealers, check stock and collect feedback on pricing.',
  'Help students of our partner colleges with placement preparation.',
  'Automate mails from Gmail and Outlook with Python.',
  'Verify identity documents of drivers before they join the platform.',
  'Design posters for the admission season and the entry fee counter.',
  'Support vendors in onboarding, KYC and first orders.',
  'Order office supplies, match cheques with invoices and file them.',
]
const closings = [
  'We never ask for a fee, a deposit or documents before you join.',
  'Stipend paid by the 7th of each month into your bank account.',
  'PPO based on performance; no job is guaranteed.',
  'There is no bond and no training fee.',
  'Certificate and LOR on successful completion. Placement assistance for the best two.',
  'Bring your own laptop; we give you a monitor and internet reimbursement.',
  'Freshers may apply. No prior experience needed.',
  'Apply here with your resume and two lines on why you like numbers.',
  'Shortlisted candidates get a call from our HR within a week.',
  'Travel and food are paid by the company on field days.',
  'Please do not send your resume on WhatsApp; apply on this page only.',
  'If anybody asks you for money in our name, tell us: it is not us.',
  'Selected interns sign an NDA on the first day.',
  'You will work 10 to 6 with a one-hour break, and Sundays are off.',
  'Questions? Write to careers@deepamtextiles.in or call the office.',
  'Good performers get a full-time offer after graduation.',
  'We share the interview slots by e-mail. Two rounds, both online.',
]

const honest = Array.from({ length: 200 }, (_, index) => ({
  title: 'Operations Intern',
  description: [
    openings[index % openings.length],
    tasks[(index * 5) % tasks.length],
    tasks[(index * 7 + 3) % tasks.length],
    closings[(index * 3) % closings.length],
    closings[(index * 11 + 6) % closings.length],
  ].join('\n'),
  requirements: ['Excel', 'Communication'],
  type: 'Part-time',
  stipend: 8000,
}))

test('flags at most 1 % of 200 honest listings for money or documents', () => {
  const flagged = honest.filter((listing) =>
    findWarnings(listing).some(({ kind }) => kind === 'money' || kind === 'documents'),
  )
  expect(new Set(honest.map(({ description }) => description)).size).toBe(200)
  expect(flagged.map(({ description }) => description).slice(2)).toEqual([])
})

test('finds no other pattern in them', () => {
  const others = honest.flatMap(findWarnings).filter(({ kind }) => kind !== 'money' && kind !== 'documents')
  expect(others).toEqual([])
})
