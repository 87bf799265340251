import { readFile } from 'node:fs/promises'
import type { People } from './writers.ts'

const resume = new URL('../../e2e/resumes/ananya-kulkarni.pdf', import.meta.url)
const password = 'a kite over Pune'

/** Companies, and students who hold a resume. */
export async function makePeople(address: string, { companies = 8, students = 60 } = {}): Promise<People> {
  const post = async (path: string, body: object | FormData, token?: string) => {
    const isForm = body instanceof FormData
    const reply = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: {
        ...(!isForm && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: isForm ? body : JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { token: string; user: { id: string }; data: { id: string } }
  }
  const signUp = (body: object) => post('/auth/register', { ...body, password })
  const file = new File([await readFile(resume)], 'resume.pdf', { type: 'application/pdf' })

  const hiring = Array.from({ length: companies }, async (_, i) => {
    const { token, user } = await signUp({
      ...{ role: 'company', email: `hr${i}@kite.test`, companyName: `Kite ${i}`, industry: 'Technology' },
      ...{ companySize: '11-50', contactPerson: 'Meera Iyer' },
    })
    return { token, id: user.id }
  })
  const studying = Array.from({ length: students }, async (_, i) => {
    const { token, user } = await signUp({
      ...{ role: 'student', email: `asha${i}@rao.test`, firstName: 'Asha', lastName: `Rao ${i}` },
      ...{ university: 'Pune University', major: 'Computer Science', graduationYear: 2027 },
    })
    const form = new FormData()
    form.append('resume', file)
    const { data } = await post('/resume/upload', form, token)
    return { token, id: user.id, resumeId: data.id }
  })
  return { companies: await Promise.all(hiring), students: await Promise.all(studying) }
}
