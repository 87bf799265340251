import { z } from 'zod'
import { companySizes, industries, majors, passwordMaxBytes, passwordMinLength } from './constants.ts'
import { lineField } from './fields/line-field.ts'
import { numberField } from './fields/number-field.ts'
import { endpoint, withData } from './http/endpoint.ts'
import { texts } from './texts.ts'
import { user } from './users.ts'

const name = lineField(100)
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'At most 254 characters')
  .pipe(z.email('Enter an email address such as name@example.com'))
export const password = z
  .string()
  .min(passwordMinLength, texts.register.passwordShort)
  .refine((text) => new TextEncoder().encode(text).length <= passwordMaxBytes, 'At most 1,024 bytes')

export const studentRegistration = z.object({
  role: z.literal('student'),
  email,
  password,
  firstName: name,
  lastName: name,
  university: name,
  major: z.enum(majors),
  graduationYear: numberField('Choose a year').pipe(
    z.int('Choose a year').min(1950, 'Choose a later year').max(2100, 'Choose an earlier year'),
  ),
})

export const companyRegistration = z.object({
  role: z.literal('company'),
  email,
  password,
  companyName: name,
  industry: z.enum(industries),
  companySize: z.enum(companySizes),
  contactPerson: name,
})

export const registration = z.discriminatedUnion('role', [studentRegistration, companyRegistration])
export type Registration = z.output<typeof registration>

export const credentials = z.object({
  email: z.string().trim().toLowerCase().max(254),
  password: z.string().max(passwordMaxBytes),
})

/** A random id that a browser keeps: failed sign-ins elsewhere do not keep the owner out on a known device. */
const device = z.string().max(100)

/** Names the browser's time zone on sign-in and with `me`, for the times in mails. */
export const timeZoneHeader = 'time-zone'

/** What login and register answer: the opaque session token, sent later as `Authorization: Bearer`. */
export const signedIn = z.object({ success: z.literal(true), token: z.string(), user })

/** Tells a company that its name looks like another's; otherwise absent. */
export const notice = z.string().optional()

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with email and password',
  access: 'anyone',
  body: credentials.extend({ device: device.optional() }),
  response: signedIn,
})

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create a student or company account and sign in',
  access: 'anyone',
  status: 201,
  body: registration,
  response: signedIn.extend({ notice }),
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in person',
  access: 'member',
  response: z.object({ success: z.literal(true), user }),
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session',
  access: 'member',
  status: 204,
  response: z.undefined(),
})

export const demoAccounts = endpoint({
  method: 'GET',
  path: '/api/auth/demo-accounts',
  summary: 'The demo accounts, when the demo world is loaded',
  access: 'anyone',
  response: withData(
    z.array(z.object({ role: z.enum(['student', 'company']), email: z.string(), password: z.string() })),
  ),
})
