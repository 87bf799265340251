import type { messageTemplates } from '../db/schema/message-templates.ts'
import { demoCompanyEmail } from './demo-accounts.ts'
import type { DemoCompany } from './people/companies.ts'
import { uuidOf } from './random.ts'

const texts = [
  {
    name: 'Ask for availability',
    text: 'Hi {first name}, thank you for applying to {internship}. When could you start, and how many hours a week do you have?',
  },
  {
    name: 'Ask for a work sample',
    text: 'Hi {first name}, we liked your resume. Could you send us one project that you are proud of, and tell us in two sentences what you did in it?\n\n{company}',
  },
  {
    name: 'We need a few more days',
    text: 'Hi {first name}, we are still reading the applications to {internship}. You will hear from us this week.',
  },
]

/** The message templates of the demo company. */
export const demoTemplates = (companies: readonly DemoCompany[]): (typeof messageTemplates.$inferInsert)[] =>
  companies
    .filter(({ email }) => email === demoCompanyEmail)
    .flatMap(({ id, createdAt }) =>
      texts.map((template) => ({
        ...template,
        id: uuidOf(`template/${template.name}`),
        companyId: id,
        createdAt,
        updatedAt: createdAt,
      })),
    )
