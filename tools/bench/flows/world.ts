import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashPassword } from '../../../apps/server/src/features/auth/password.ts'
import { linesOfText } from '../../../packages/core/src/resume/layout/lines-of-text.ts'
import { readResume } from '../../../packages/core/src/resume/read-resume.ts'
import { call } from '../call.ts'
import { loadMarket } from '../market/load.ts'

export type Person = { id: string; token: string; email: string }
export type Student = Person & { resumeId: string }
export type World = { students: Student[]; company: Person; internshipIds: string[]; pending: Pending[] }
type Pending = { id: string; studentId: string }

/** What every student's resume says: read already, as it is within seconds of an upload. */
const resumeText = `
Asha Rao
asha.rao@mail.example | +91 98765 43210 | Pune
Education
B.Tech Computer Science, Pune University, 2024 - 2028, CGPA 8.4
Skills
Python, SQL, JavaScript, React, Node.js, Git, Docker, Statistics
Experience
Data Intern, Kite Labs, June 2026 - August 2026
Built dashboards in Python and SQL for twelve teams
Projects
Tide tables: a React app with a Node.js server, used by 300 people`

export const password = 'a kite over Pune'
const studentCount = 1000
/** The company whose dashboard is measured: so many listings, with so many applications each. */
const [ownListings, applicationsEach] = [50, 100]

/** A market, students who are signed in and hold a resume, and a company with much to decide. Always as many. */
export async function loadWorld(url: string, listings: number): Promise<World> {
  await loadMarket(url, { listings })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const passwordHash = await hashPassword(password)
    const students = await addStudents(client, passwordHash)
    const company = await addCompany(client, passwordHash)
    const own = await giveListings(client, company.id)
    await client.query(versionsOfAll)
    const pending = await addApplications(client, own, students)
    const { rows } = await client.query<{ id: string }>(openOfOthers, [company.id])
    await client.query('vacuum (analyze)')
    return { students, company, internshipIds: rows.map(({ id }) => id), pending }
  } finally {
    await client.end()
  }
}

const newPerson = (email: string): Person => ({ id: randomUUID(), token: randomBytes(32).toString('base64url'), email })

async function addStudents(client: pg.Client, passwordHash: string): Promise<Student[]> {
  const students = Array.from({ length: studentCount }, (_, n) => ({
    ...newPerson(`student-${n}@bench.example`),
    resumeId: randomUUID(),
  }))
  const ids = students.map(({ id }) => id)
  await addAccounts(client, students, 'student', passwordHash)
  await client.query(
    `insert into students (user_id, first_name, last_name, university, major, graduation_year)
     select id, 'Asha', 'Rao', 'Pune University', 'Computer Science', 2028 from unnest($1::uuid[]) id`,
    [ids],
  )
  const lines = linesOfText(resumeText)
  const draft = readResume({ pages: 1, lines })
  await client.query(
    `with files as (
       insert into resume_files (student_id, filename, kind, size, sha256, status, pages, lines, draft)
       select id, 'resume.pdf', 'pdf', 48000, 'of no file', 'read', 1, $3, $4 from unnest($1::uuid[]) id
       returning id, student_id
     )
     insert into resumes (id, student_id, file_id)
     select held.resume, held.student, files.id
     from unnest($1::uuid[], $2::uuid[]) held(student, resume) join files on files.student_id = held.student`,
    [ids, students.map(({ resumeId }) => resumeId), JSON.stringify(lines), JSON.stringify(draft)],
  )
  return students
}

async function addCompany(client: pg.Client, passwordHash: string): Promise<Person> {
  const company = newPerson('company@bench.example')
  await addAccounts(client, [company], 'company', passwordHash)
  await client.query(
    `insert into companies (user_id, company_name, industry, company_size, contact_person)
     values ($1, 'Bench Labs', 'Technology', '51-200', 'Meera Iyer')`,
    [company.id],
  )
  return company
}

async function addAccounts(client: pg.Client, people: readonly Person[], role: string, passwordHash: string) {
  const ids = people.map(({ id }) => id)
  await client.query(
    `insert into users (id, email, password_hash, role)
     select *, $3, $4 from unnest($1::uuid[], $2::text[])`,
    [ids, people.map(({ email }) => email), passwordHash, role],
  )
  await client.query(
    `insert into sessions (user_id, token_hash, expires_at)
     select *, now() + interval '1 day' from unnest($1::uuid[], $2::text[])`,
    [ids, people.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  )
}

async function giveListings(client: pg.Client, companyId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `update internships set company_id = $1
     where id in (select id from internships where state = 'open' and deleted_at is null order by id limit $2)
     returning id`,
    [companyId, ownListings],
  )
  return rows.map(({ id }) => id)
}

const versionsOfAll = `
  insert into internship_versions (internship_id, version, title, description, requirements, location, type, duration, stipend)
  select id, version, title, description, requirements, location, type, duration, stipend from internships
  on conflict do nothing`

const openOfOthers = `
  select id from internships where state = 'open' and deleted_at is null and company_id <> $1 order by id limit 5000`

async function addApplications(
  client: pg.Client,
  own: readonly string[],
  students: readonly Student[],
): Promise<Pending[]> {
  const pairs = own.flatMap((internship, n) =>
    Array.from({ length: applicationsEach }, (_, k) => [internship, students[(n * 37 + k) % students.length]!.id]),
  )
  const { rows } = await client.query<Pending>(
    `insert into applications (internship_id, internship_version, student_id, resume_file_id)
     select pair.internship, 1, pair.student, resumes.file_id
     from unnest($1::uuid[], $2::uuid[]) pair(internship, student) join resumes on resumes.student_id = pair.student
     returning id, student_id as "studentId"`,
    [pairs.map(([internship]) => internship), pairs.map(([, student]) => student)],
  )
  return rows
}

/**
 * The first student and the first company that want a score wait until all listings were read for it, for some seconds:
 * what a start does before it is healthy, of the listings that are there by then.
 */
export async function prepareMatching(address: string, { students, company }: World): Promise<void> {
  const asked = { '/internship?limit=20': students[0]!, '/apply/company?limit=1': company }
  for (const [path, { token }] of Object.entries(asked)) {
    const reply = await call(address, { method: 'GET', path, token })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}.`)
  }
}
