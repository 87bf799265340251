export type Answer = { status: number; ms: number; body: string; headers: Headers }
export type Person = { token: string; id: string }

type Sent = { token?: string; json?: unknown; form?: FormData; headers?: Record<string, string> }

/** Calls the product from outside and measures how long it takes; status 0 when there was no answer. */
export function callerOf(address: string) {
  async function call(method: string, path: string, { token, json, form, headers }: Sent = {}): Promise<Answer> {
    const start = performance.now()
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: form }),
    }).catch(() => null)
    const body = (await reply?.text().catch(() => '')) ?? ''
    return { status: reply?.status ?? 0, ms: performance.now() - start, body, headers: reply?.headers ?? new Headers() }
  }

  async function register(details: object): Promise<Person> {
    const answer = await call('POST', '/auth/register', { json: { password, ...details } })
    if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.body}`)
    const { token, user } = JSON.parse(answer.body) as { token: string; user: { id: string } }
    return { token, id: user.id }
  }
  const student = (email: string) => register({ ...studies, email })
  const company = (email: string) => register({ ...hires, email })
  return { call, student, company }
}

export type Caller = ReturnType<typeof callerOf>

export const password = 'a kite over Pune'

const studies = {
  role: 'student',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'Pune University',
  major: 'Computer Science',
  graduationYear: 2027,
}
const hires = {
  role: 'company',
  companyName: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Iyer',
}

export const listing = {
  title: 'Data intern',
  description: 'Clean data.',
  requirements: ['SQL'],
  location: 'Pune',
  type: 'Hybrid',
  duration: '3 months',
  stipend: 15_000,
}
