import type { WarningKind } from './find-warnings.ts'

/** What a warning says to students: its headline, the rule that found it, and what to do. */
type WarningText = {
  headline: string
  rule: string
  advice: string
}

export const warningTexts: Record<WarningKind, WarningText> = {
  money: {
    headline: 'This listing seems to ask for money or a bond',
    rule: 'Rule: a sentence asks applicants for a fee, a deposit, a bond or a payment.',
    advice: 'Applying on Fledge is free. Ask the company why before you pay anything.',
  },
  documents: {
    headline: 'This listing seems to ask for identity or bank documents',
    rule: 'Rule: a sentence asks applicants to hand over an identity or bank document.',
    advice: 'Applying on Fledge needs no such documents. Ask the company why before you send anything.',
  },
  equipment_cheque: {
    headline: 'This listing seems to send you money to buy equipment',
    rule: 'Rule: a sentence sends applicants a cheque or money for equipment, or has them deposit one.',
    advice: 'Such cheques often bounce after you have spent the money. Do not deposit or pass on money for a company.',
  },
  job_guarantee: {
    headline: 'This listing seems to guarantee a job or a placement',
    rule: 'Rule: a sentence promises a job, a placement or an offer as certain.',
    advice: 'An internship cannot guarantee a job. Ask for the terms in writing, and pay nothing for them.',
  },
  messenger_only: {
    headline: 'This listing seems to take applications on a messenger only',
    rule: 'Rule: a sentence asks applicants to write on WhatsApp or Telegram, and the listing names no other way.',
    advice: 'Apply on Fledge, so that your application and the answers are recorded.',
  },
  personal_mailbox: {
    headline: 'This listing gives a personal mailbox as its contact',
    rule: 'Rule: the text has an address of a free mail service, such as Gmail, Yahoo or Outlook.',
    advice: 'Anyone can open such a mailbox. Apply on Fledge, or ask for an address at the company.',
  },
  unpaid_full_time: {
    headline: 'This internship is full-time and unpaid',
    rule: 'Rule: the work type is Full-time and the stipend is ₹0.',
    advice: 'Ask about the hours, the costs you would bear and what you will learn.',
  },
  candidate_pool: {
    headline: 'This listing seems to be for a pool of candidates, not for a vacancy now',
    rule: 'Rule: a sentence says that there is no vacancy now or that candidates are collected for later, and the company has not stated a pool.',
    advice: 'Ask the company whether there is a vacancy now and when it decides.',
  },
}
