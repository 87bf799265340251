/** How a question of a company is answered: in a few words, with one of its choices, or with yes or no. */
export const questionKinds = ['text', 'choice', 'yesno'] as const

/** A question that a listing asks its applicants. Within a listing its text identifies it. */
export type Question = { text: string; kind: (typeof questionKinds)[number]; required: boolean; choices: string[] }
export type Answer = { question: string; answer: string }

/** The answers from which a student chooses; empty for a question that is answered in words. */
export const answerChoices = ({ kind, choices }: Question): readonly string[] =>
  kind === 'yesno' ? ['Yes', 'No'] : kind === 'choice' ? choices : []

export type AnswerRefusal = { question: string; reason: 'unknown' | 'required' | 'no_choice' }

/** The first question whose answer is missing or not possible, or that the listing does not ask; null when all suit. */
export function refuseAnswers(questions: readonly Question[], answers: readonly Answer[]): AnswerRefusal | null {
  const unknown = answers.find(({ question }) => !questions.some(({ text }) => text === question))
  if (unknown) return { question: unknown.question, reason: 'unknown' }
  for (const question of questions) {
    const answer = answers.find((one) => one.question === question.text)?.answer ?? ''
    const choices = answerChoices(question)
    if (answer === '' && question.required) return { question: question.text, reason: 'required' }
    if (answer !== '' && choices.length > 0 && !choices.includes(answer))
      return { question: question.text, reason: 'no_choice' }
  }
  return null
}
