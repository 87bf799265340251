import { ChevronDown } from 'lucide-react'
import { TitledSection } from '../../ui/card.tsx'

const questions = [
  {
    question: 'Which files can I upload as my resume?',
    answer:
      'PDF, DOC and DOCX, up to 10 MB. You can keep one resume at a time; replace or delete it to upload another.',
  },
  {
    question: 'Where does a match score come from?',
    answer:
      'Only from your resume and the listing. Every point quotes the line of your resume that earns it. Name, gender, age, college and photo do not count.',
  },
  {
    question: 'Who sees my resume?',
    answer:
      'You and the companies you apply to. Each gets a copy of your resume as it was when you applied. No one can browse resumes.',
  },
  {
    question: 'I applied. What happens now?',
    answer:
      'Your application is pending until the company accepts or rejects it. The decision appears in Applications, and you get a notification in the bell.',
  },
  {
    question: 'What does it cost?',
    answer: 'Nothing for students. No company may ask you for a fee or a deposit. Contact us if one does.',
  },
  {
    question: 'I forgot my password.',
    answer:
      'Choose “Forgot your password?” on the sign-in page. We’ll email you a link that works once, for half an hour.',
  },
]

export const Faq = () => (
  <TitledSection title="Frequently asked questions">
    <div className="border-b border-line">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-3 font-medium">
            {question}
            <ChevronDown aria-hidden size={16} className="shrink-0 text-soft group-open:rotate-180" />
          </summary>
          <p className="max-w-prose pb-4 text-soft">{answer}</p>
        </details>
      ))}
    </div>
  </TitledSection>
)
