import { describe, expect, test } from 'vitest'
import { fastestRun } from '../resume/testing/fastest-run.ts'
import { findAsks } from './find-asks.ts'

const asksIn = (description: string) => findAsks({ title: 'Operations Intern', description, requirements: ['Excel'] })
const kindsIn = (description: string) => asksIn(description).map(({ kind }) => kind)

describe('money that applicants have to pay', () => {
  test.each([
    'A registration fee of ₹500 applies.',
    'Registration fee: Rs. 999 only.',
    'Pay ₹1,500 to confirm your seat.',
    'You must pay a refundable deposit of Rs 2000 before joining.',
    'A security deposit of INR 5,000 is required.',
    'The training fee is to be paid in two parts.',
    'Selected candidates pay a processing fee.',
    'There is a non-refundable application fee of ₹250.',
    'The fee is not refundable and is to be paid at the time of joining.',
    'Caution money of ₹3,000 will be collected and returned after the internship.',
    'Interns are required to pay for the training kit.',
    'We charge a small onboarding fee.',
    'Certificate charges of ₹300 are extra.',
    'Candidates have to deposit ₹1000 for the laptop.',
    'A nominal fee will be charged from selected students.',
    'To process your application a registration fee of ₹500 must be paid.',
    'There is no fee to apply, but a security deposit of ₹2,000 is to be paid.',
    'No fee, only a refundable deposit of ₹1,000.',
    'There is no interview fee and a deposit of ₹750 is to be paid on the first day.',
    'Nobody joins without a deposit of ₹5,000.',
    'Applications are not considered unless the registration fee of ₹100 is paid.',
    'You cannot start without paying the uniform fee.',
    'The deposit of ₹4,000 is refunded after six months.',
    'Payment of ₹600 is mandatory to book the interview slot.',
    'Please transfer Rs 450 to reserve your place.',
    'Interns sign a service bond of one year.',
    'Bond: 18 months.',
    'You will sign a two-year bond on the first day.',
    'There is a training bond of ₹50,000.',
    'A 6 months bond applies to all interns.',
    'Do you charge a fee? Yes, a registration fee of ₹200 is to be paid.',
    'FEES: ₹1200/- PAYABLE BEFORE JOINING',
    'We ask for a token amount of 500 rupees to hold your place.',
    'Laptop deposit of ₹10,000 (refundable).',
    'Candidates will be charged Rs.300 for the card at the gate.',
    'Send ₹200 to block your seat.',
    'To complete the onboarding process you pay a fee of ₹1,000.',
    'For the background verification a fee of ₹800 is payable.',
    'After the review of your profile, a deposit of ₹600 must be paid.',
    'We offer a certificate; a one-time charge of ₹499 is to be paid for it.',
  ])('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['money'])
  })
})

describe('documents that applicants have to hand over', () => {
  test.each([
    'Send a copy of your Aadhaar with your resume.',
    'Please share your PAN card and bank details on WhatsApp.',
    'Candidates must submit a passport copy before the interview.',
    'Bring your original certificates; we keep them until the end.',
    'Documents required: Aadhar card, two photos.',
    'Aadhaar card is mandatory.',
    'Attach an identity proof to the application.',
    'Applicants should upload their voter ID.',
    'Email us your bank account number for the first payment.',
    'Kindly provide your UPI ID and IFSC code.',
    'We need your debit card details for the registration.',
    'Original marksheets will be collected on the first day.',
    'Provide your passport number in the first mail.',
    'Students are asked to send a government ID before the call.',
    'We ask for no fee, but please send your PAN card.',
    'A cancelled cheque is required.',
    'KYC documents are required.',
  ])('%s', (sentence) => {
    expect(kindsIn(sentence)).toEqual(['documents'])
  })
})

describe('texts that ask nothing of applicants', () => {
  test.each([
    // Denied.
    'There is no fee, no deposit and no bond, and there never will be.',
    'We never charge a fee at any stage.',
    'We do not ask for a registration fee or a deposit.',
    'No registration fee. No deposit. No bond.',
    'You will not be asked to pay a fee before joining.',
    'Fee: none. Bond: nil.',
    'Registration fee: ₹0.',
    'Applying is free of any charges or fees.',
    'The internship is fee-free.',
    'Neither a deposit nor a bond is required.',
    'Nobody here will ever ask you to pay a security deposit.',
    'If someone asks you for a fee of ₹500 in our name, it isn’t us.',
    'Is a deposit required? No.',
    'Do I have to pay a registration fee of ₹500? Never.',
    'You do not need to send your Aadhaar or PAN card.',
    'Please don’t share bank details with anybody who writes in our name.',
    'Without any fee, deposit or bond.',
    'We don’t keep original certificates.',
    'The training fee is waived for all interns.',
    'We never ask for a fee, before or after the offer.',
    // The company pays.
    'We pay the exam fee for one certificate.',
    'Course fees are covered by us.',
    'Travel is reimbursed, and the certification fee is paid by the company.',
    // Work on the fees and papers of others.
    'Reconcile cash deposits with the bank each morning.',
    'Process registration fees of customers.',
    'You will track security deposits of tenants and remind them before they are due.',
    'Help build the screen where parents pay the admission fee.',
    'Explain our entry fee of ₹50 to visitors.',
    'Collect the course fee from each customer and issue receipts.',
    'Verify fee receipts and post them to the ledger.',
    'Chase late fees and match payments to invoices.',
    'Document verification for new merchants.',
    'Check Aadhaar and PAN card copies of customers against the form.',
    'Build the flow in which drivers upload a driving licence copy.',
    'Design the page where users share bank details safely.',
    'Train a model that extracts the number from a scanned PAN card.',
    'Mask account numbers before you share logs with the team.',
    'Review identity documents that users submit.',
    'Assist with KYC: passport scans, address proofs and bank statements of investors.',
    'Build features for fee payment, deposit tracking and refunds.',
    'You must verify that deposits are paid before the order ships.',
    'Prepare invoices; deposits are required from dealers.',
    'Support the fee desk: fees are due each quarter and you answer questions.',
    'You will build a form that must be submitted with a fee of ₹100 by farmers.',
    'Our app lets students pay hostel fees of ₹5,000 in parts.',
    'Fees are charged by the platform per trade; you will model them.',
    'Learn how insurers are required to hold deposits.',
    'You call people whose payment is required this week.',
    'In digital banking a passport number is required in form 15.',
    // Other meanings.
    'Experience: 6 months bond trading.',
    'Help customers who pay a fee of ₹20 by phone.',
    'You will pay attention to detail and pay vendors on time.',
    'Our payment gateway moves fees for 2,300 schools.',
    'Experience with the registration fee module is welcome.',
    'Interest in bonds, equities and fixed deposits.',
    'Bond with a team of six over lunch.',
    'Study the bond market and price government bonds.',
    'Map mineral deposits with a geologist.',
    'Adhesives: how a bond between steel and glass fails.',
    'Stipend of ₹15,000 per month, paid on the first.',
    'You are paid monthly into your bank account.',
    'Two passport-size photos hang at the door of each lab.',
    'Free coffee and lunch, no dress code.',
    'Fees are a delicate matter for schools, and you will see why.',
    'Deposits in rivers are measured with sonar.',
    'Send your resume and two lines about a project of your own.',
    'Bring your own laptop if you like; otherwise you get one.',
    'Write copy for our fixed deposit and savings deposit products.',
  ])('%s', (sentence) => {
    expect(asksIn(sentence)).toEqual([])
  })
})

test('each ask is quoted as it was written, once, from title to requirements', () => {
  const asks = findAsks({
    title: 'Intern (registration fee ₹99)',
    description: 'Learn with us.\nSend your PAN card.\nSend your PAN card.',
    requirements: ['Excel', 'Deposit of ₹500'],
  })
  expect(asks).toEqual([
    { kind: 'money', quote: 'Intern (registration fee ₹99)' },
    { kind: 'documents', quote: 'Send your PAN card.' },
    { kind: 'money', quote: 'Deposit of ₹500' },
  ])
})

test('a long sentence is quoted around what was found, in whole words', () => {
  const long = 'word '.repeat(40)
  const [ask] = asksIn(`${long}pay a registration fee of ₹500 ${long}`)
  expect(ask?.quote.length).toBeLessThan(160)
  expect(ask?.quote).toMatch(/^word .*pay a registration fee of ₹500 .*word$/)
})

test('eight times the text takes some eight times as long, not sixty-four', () => {
  for (const piece of ['no ', 'pay ', 'fee ', 'Rs. ', 'and you ', 'a bond of ', '₹1,', 'send your ', '5,']) {
    const [short, long] = [5000, 40_000].map((length) => {
      const text = piece.repeat(length / piece.length)
      return fastestRun(() => asksIn(text))
    })
    expect(long! / Math.max(short!, 1)).toBeLessThan(40)
  }
})
