import { expect, test } from 'vitest'
import { readText } from '../testing/readable.ts'

const read = (text: string) => readText(`Asha Rao\nasha@example.com\n\n${text}`)

const people = [
  ['ward nurse', 'Zed Hospital'],
  ['delivery driver', 'Kite Couriers'],
  ['law clerk', 'Menon & Sons'],
  ['waiter', 'Hotel Lotus'],
  ['farm hand supervisor', 'Green Valley Farm'],
  ['backend developer', 'Alpha Labs'],
] as const
const sentences: readonly [(role: string, firm: string) => string, boolean?][] = [
  [(role, firm) => `I worked as a ${role} at ${firm} from May 2023 to June 2024.`],
  [(role, firm) => `From May 2023 to June 2024 I was employed with ${firm} as a ${role}, and I liked it.`],
  [(role, firm) => `After school I joined ${firm} as a ${role} in May 2023 and I left in June 2024.`],
  [(role, firm) => `I was then hired by ${firm} as ${role} in May 2023. I stayed there until June 2024.`],
  [(_role, firm) => `During my final year I was posted in the office of ${firm} from May 2023 until June 2024.`, true],
  [(_role, firm) => `My internship was at ${firm} from May 2023 to June 2024, where I learned a lot.`, true],
  [(role, firm) => `From May 2023 to June 2024 I was ${role} with ${firm}.`],
  [(_role, firm) => `Then from May 2023 to June 2024 I was at my uncle's shop, ${firm}, Pune.`, true],
  [(_role, firm) => `I carried boxes for ${firm} between May 2023 and June 2024.`, true],
]

test.each(sentences.map(([write, isUntitled]) => [write('role', 'Firm'), write, isUntitled] as const))(
  'a sentence tells of a job, with role, employer and time: %s',
  (_example, write, isUntitled) => {
    for (const [role, firm] of people)
      for (const around of ['', 'I am from Pune and I like films.\n\n']) {
        const { experience } = read(`${around}${write(role, firm)}\n\nI hope to work at a large firm from 2027.`)
        expect(experience.map(({ company, start, end }) => [company, start, end])).toEqual([
          [firm, '2023-05', '2024-06'],
        ])
        if (!isUntitled) expect(experience[0]?.title).toBe(role)
      }
  },
)

const others: readonly ((role: string, firm: string) => string)[] = [
  (role, firm) => `I want to work as a ${role} at ${firm} from May 2027.`,
  (role, firm) => `My father worked as a ${role} at ${firm} from May 2003 to June 2024.`,
  (role, firm) => `After my studies I will be joining ${firm} as a ${role} in July 2027.`,
  (role, firm) => `I have applied to ${firm} for the post of ${role} in May 2024.`,
  (role) => `I am looking for a job as a ${role} in a good firm.`,
  () => 'I joined Zed College in 2021 for BA Economics.',
  () => 'I joined in 2023 and it ends in 2026.',
  () => 'From May 2023 to June 2024 I was at home for my mother.',
  () => 'I was in Khuzama from May 2023 to June 2024.',
  () => 'I studied at Kite University from 2020 to 2023.',
]

test.each(others.map((write) => [write('role', 'Firm'), write] as const))(
  'wishes, the work of others and studies are no jobs: %s',
  (_example, write) => {
    for (const [role, firm] of people) expect(read(write(role, firm)).experience).toEqual([])
  },
)
