import type { Question } from '@fledge/core/applications/questions'

/** Questions of the demo company, each with answers of applicants. */
export const askedQuestions: readonly { question: Question; answers: readonly string[] }[] = [
  {
    question: { text: 'Which project are you most proud of?', kind: 'text', required: true, choices: [] },
    answers: [
      'A timetable for our hostel mess. Two hundred people use it each week, and I still fix it.',
      'My final-year project: it finds free study rooms from the library’s door counters.',
      'A small budget app for my parents’ shop. I learned to ask before I build.',
      'The website of our college fest, which stayed up when eight thousand people opened it.',
    ],
  },
  {
    question: {
      text: 'How many days a week can you come to the office?',
      kind: 'choice',
      required: false,
      choices: ['None', '1 or 2', '3 or more'],
    },
    answers: ['1 or 2', '3 or more', '3 or more', 'None'],
  },
]

export const motivations = [
  'I use your product every day and would like to see how it is made.',
  'I learn fastest next to people who review my work, and your listing says that you do.',
  'The work is close to what I did in my last project, and I want to do it for real users.',
  'I am free from the first week and can stay until the semester begins.',
] as const
