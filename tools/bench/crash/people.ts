import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { call } from '../call.ts'

export type Person = { token: string; id: string }
export type Applicant = Person & { resumeId: string }
/** Companies, students who apply with the resume they hold, and students who change theirs all the time. */
export type People = { companies: Person[]; applicants: Applicant[]; movers: Person[] }

const resume = await readFile(new URL('../../../e2e/resumes/ananya-kulkarni.pdf', import.meta.url))
const password = 'a kite over Pune'

/** A resume in a form to send. Its bytes are like those of no other. */
export function resumeForm(): FormData {
  const form = new FormData()
  const own = Buffer.from(`\n% ${crypto.randomUUID()}\n`)
  form.append('resume', new File([resume, own], 'resume.pdf', { type: 'application/pdf' }))
  return form
}

/** A listing whose title no other has, in digits: among random letters are names of skills, such as 'acca'. */
export const newListing = (requirement = 'SQL') => ({
  title: `Intern ${randomInt(2 ** 47)}`,
  description: 'Answer questions.',
  requirements: [requirement],
  location: 'Pune',
  type: 'Hybrid',
  duration: '3 months',
  stipend: 15_000,
})

/** Signs everybody up. `run` sets their addresses apart from those of other runs. */
export async function makePeople(
  address: string,
  { companies = 8, applicants = 60, movers = 16, run = 'crash' } = {},
): Promise<People> {
  const signUp = async (body: object): Promise<Person> => {
    const { token, user } = await post(address, '/auth/register', { ...body, password })
    return { token, id: user.id }
  }
  const student = (name: string) =>
    signUp({
      role: 'student',
      email: `${name}@${run}.test`,
      firstName: 'Asha',
      lastName: `Rao ${name}`,
      university: 'Pune University',
      major: 'Computer Science',
      graduationYear: 2027,
    })
  const company = (name: string) =>
    signUp({
      role: 'company',
      email: `${name}@${run}.test`,
      companyName: `Kite ${name}`,
      industry: 'Technology',
      companySize: '11-50',
      contactPerson: 'Meera Iyer',
    })
  const applicant = async (name: string): Promise<Applicant> => {
    const person = await student(name)
    const { data } = await post(address, '/resume/upload', resumeForm(), person.token)
    return { ...person, resumeId: data.id }
  }
  return {
    companies: await several(companies, 'hr', company),
    applicants: await several(applicants, 'applicant', applicant),
    movers: await several(movers, 'mover', student),
  }
}

const several = <T>(count: number, name: string, make: (name: string) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(`${name}${i}`)))

type Made = { token: string; user: { id: string }; data: { id: string } }

async function post(address: string, path: string, body: object | FormData, token?: string): Promise<Made> {
  const reply = await call(address, { method: 'POST', path, token, body })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Made
}
