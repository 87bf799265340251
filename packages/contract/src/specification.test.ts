import { describe, expect, test } from 'vitest'
import { analysis, match } from './analysis.ts'
import { application } from './applications.ts'
import { companyRegistration, signedIn, studentRegistration } from './auth.ts'
import { allEndpoints } from './http/all-endpoints.ts'
import { internship } from './internships.ts'
import { notification, notificationStats } from './notifications.ts'
import { resume } from './resumes.ts'
import { settings } from './settings.ts'
import { companyUser, studentUser } from './users.ts'

const words = (text: string) => text.split(' ')

/** The fields of the specification, section 3: each is there under its name; ours may have more. */
describe('the entities of the specification', () => {
  test.each([
    ['a signed-in student', studentUser, '_id id email role firstName lastName university major graduationYear'],
    [
      'a company that is signed in',
      companyUser,
      '_id id email role companyName name industry companySize contactPerson',
    ],
    ['what login and register answer', signedIn, 'token user'],
    [
      'the registration of a student',
      studentRegistration,
      'email password role firstName lastName university major graduationYear',
    ],
    [
      'the registration of a company',
      companyRegistration,
      'email password role companyName industry companySize contactPerson',
    ],
    [
      'what a notification says',
      notification,
      '_id id type category priority title message isRead createdAt actionUrl relatedInternship sender',
    ],
    ['the internship of a notification', notification.shape.relatedInternship.unwrap(), '_id'],
    ['the sender of a notification', notification.shape.sender.unwrap(), 'name'],
    ['the counts of notifications', notificationStats.response.shape.data, 'total categories'],
    [
      'what an internship says',
      internship,
      '_id id title company location type duration description requirements stipend createdAt',
    ],
    ['the company of an internship', internship.shape.company, 'companyName name'],
    ['what a resume says', resume, 'id filename url uploadedAt fileSize skills experience education'],
    [
      'what an application says',
      application,
      'id status appliedAt createdAt internship resume user applicant internshipId',
    ],
    ['the internship of an application', application.shape.internship, '_id id title company location type stipend'],
    ['the resume of an application', application.shape.resume.unwrap(), 'filename url resumeUrl'],
    [
      'the applicant of an application',
      application.shape.applicant,
      'firstName lastName email university major graduationYear',
    ],
    ['what was parsed', analysis.shape.parsing, 'skills experience wasParsed lastParsed'],
    [
      'one experience of what was parsed',
      analysis.shape.parsing.shape.experience.element,
      'title company duration description',
    ],
    ['the matching of an analysis', analysis.shape.matching, 'matches'],
    [
      'one match of an analysis',
      match,
      'internshipId internshipTitle company location type description matchPercentage',
    ],
    [
      'the settings of a person',
      settings,
      'email push applications matches messages profileVisible showEmail showPhone',
    ],
  ])('%s', (_what, { shape }, fields) => {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(words(fields)))
  })

  test('the statuses of an application and no others', () => {
    expect(application.shape.status.options).toEqual(words('pending accepted rejected'))
  })

  test('the kinds of a notification', () => {
    const { type, category, priority } = notification.shape
    expect(type.options).toEqual(expect.arrayContaining(words('success error warning application interview')))
    expect(category.options).toEqual(
      expect.arrayContaining([
        'application_submitted',
        'application_status',
        'application_received',
        'new_opportunity',
        'new_opportunity_matched',
        'internship_posted',
        'interview_scheduled',
        'profile_viewed',
      ]),
    )
    expect(priority.options).toEqual(expect.arrayContaining(words('urgent high')))
  })
})

const student = {
  role: 'student',
  email: 'asha@example.test',
  password: 'kite over Pune',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'Pune University',
  major: 'Design',
  graduationYear: 2027,
}
const company = {
  role: 'company',
  email: 'hr@kite.test',
  password: 'kite over Pune',
  companyName: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Iyer',
}
const listing = {
  title: 'Data intern',
  description: 'Reports.',
  requirements: ['SQL'],
  location: 'Pune',
  type: 'Hybrid',
  duration: '3 months',
  stipend: 15_000,
}

/** The calls of the specification, section 7: each is there and takes the payload that the specification gives it. */
describe('the calls of the specification', () => {
  test.each([
    ['POST /auth/login', { email: 'asha@example.test', password: 'kite over Pune' }],
    ['POST /auth/register', student],
    ['POST /auth/register', company],
    ['GET /notifications', undefined],
    ['GET /notifications/stats', undefined],
    ['PATCH /notifications/:id/read', undefined],
    ['PATCH /notifications/read-all', undefined],
    ['DELETE /notifications/:id', undefined],
    ['GET /internship', undefined],
    ['POST /internship', { ...listing, company: 'Kite Labs' }],
    ['PUT /internship/:id', listing],
    ['DELETE /internship/:id', undefined],
    ['POST /ai/analyze-resume', { resumeId: 'r1' }],
    ['POST /apply/:internshipId', { resumeId: 'r1' }],
    ['GET /apply/user/:userId', undefined],
    ['GET /apply/company/:internshipId', undefined],
    ['PUT /apply/:applicationId', { status: 'accepted' }],
    ['PUT /apply/:applicationId', { status: 'rejected' }],
    ['GET /resume/user/:userId', undefined],
    ['POST /resume/upload', undefined],
    ['DELETE /resume/:resumeId', undefined],
  ])('%s with %j', (call, body) => {
    const [method, path] = words(call)
    const found = allEndpoints.find((one) => one.method === method && one.path === `/api${path}`)
    expect(found).toBeDefined()
    expect(found?.query?.safeParse({}).success ?? true).toBe(true)
    expect(found?.body === undefined).toBe(body === undefined)
    expect(found?.body?.safeParse(body).error).toBeUndefined()
  })

  test('the listings of one company are asked for by its id', () => {
    const { query } = allEndpoints.find(({ method, path }) => method === 'GET' && path === '/api/internship')!
    expect(query?.parse({ company: 'c1' })).toMatchObject({ company: 'c1' })
  })
})
