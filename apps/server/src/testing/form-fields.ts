/** What a company sends to post a listing. */
export const listingFields = {
  title: 'Data intern',
  description: 'Clean data.',
  requirements: ['SQL'],
  location: 'Pune',
  type: 'Hybrid' as const,
  duration: '3 months',
  stipend: 15_000,
}

/** What a student sends to register. */
export const registrationFields = {
  role: 'student',
  email: 'asha@example.test',
  password: 'a kite over Pune',
  firstName: 'Asha',
  lastName: 'Rao',
  university: 'Pune University',
  major: 'Design',
  graduationYear: 2027,
}
