import { isVisible } from '@fledge/core/visible-text'
import { z } from 'zod'
import { companyRegistration, notice, studentRegistration } from './auth.ts'
import { avatarMaxBytes, graduationYears } from './constants.ts'
import { endpoint, ids, withData } from './http/endpoint.ts'
import { user } from './users.ts'

const { firstName, lastName, university, major, graduationYear } = studentRegistration.shape
const { companyName, industry, companySize, contactPerson } = companyRegistration.shape

/** At least six digits, with the signs that people put between them. Nothing is no number. */
const phone = z
  .string()
  .trim()
  .max(30, 'At most 30 characters')
  .regex(/^(\+?[\d\s().-]*|)$/, 'Enter a phone number such as +91 98765 43210')
  .refine((text) => text === '' || text.replace(/\D/g, '').length >= 6, 'Enter a phone number such as +91 98765 43210')
  .transform((text) => text || null)
  .nullable()

export const aboutMaxLength = 1000

/** Text without a visible character is no text. */
const about = z
  .string()
  .trim()
  .max(aboutMaxLength, 'At most 1,000 characters')
  .transform((text) => (isVisible(text) ? text : null))
  .nullable()

/** What a student may change of themselves. The email is not among it. */
export const studentProfile = z.object({ firstName, lastName, university, major, graduationYear, phone })
export const companyProfile = z.object({ companyName, industry, companySize, contactPerson, about, phone })

/** Any of the fields of one's role; those that are left out stay, those of the other role are ignored. */
const profileChange = z.object({ ...studentProfile.shape, ...companyProfile.shape }).partial()
export type ProfileChange = z.output<typeof profileChange>

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/api/users/me',
  summary: 'Change one’s profile',
  access: 'member',
  body: profileChange,
  response: withData(user).extend({ notice }),
})

/** The years to choose from, with the person's own when it is none of them (settlement 126); 0 is not known. */
export function yearsToChoose(now: Date, own: number): number[] {
  const years = graduationYears(now)
  return own === 0 || years.includes(own) ? years : [...years, own].sort((one, other) => one - other)
}

export const chooseAvatar = endpoint({
  method: 'PUT',
  path: '/api/users/me/avatar',
  summary: 'Show one’s initials or a generated drawing; an uploaded picture is removed',
  access: 'member',
  body: z.object({ avatar: z.enum(['initials', 'generated']) }),
  response: withData(user),
})

/** Base64 takes four characters for three bytes. */
const pictureMaxLength = Math.ceil(avatarMaxBytes / 3) * 4

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/api/users/me/avatar',
  summary: 'Show a picture, a PNG, JPEG or WebP of at most 200 kB, as base64; that of a company is its logo',
  access: 'member',
  body: z.object({
    picture: z
      .string()
      .max(pictureMaxLength, 'The picture must be at most 200 kB.')
      .pipe(z.base64('This is not a picture.')),
  }),
  response: withData(user),
})

export const getAvatar = endpoint({
  method: 'GET',
  path: '/api/avatars/:id',
  summary: 'An uploaded avatar, under the random id that it got with the upload',
  access: 'anyone',
  params: z.object({ id: z.string().max(100) }),
  response: z.any(),
})

export const listProfileViews = endpoint({
  method: 'GET',
  path: '/api/users/me/views',
  summary: 'Which companies opened one’s resume, for which internship and when, newest first',
  access: 'student',
  response: withData(
    z.array(
      z.object({
        ...ids,
        companyName: z.string(),
        internshipTitle: z.string(),
        applicationId: z.string(),
        openedAt: z.iso.datetime(),
      }),
    ),
  ),
})
export type ProfileView = z.infer<typeof listProfileViews.response>['data'][number]
