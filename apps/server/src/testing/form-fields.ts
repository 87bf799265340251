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

/** What a company sends to register. */
export const companyFields = {
  role: 'company',
  email: 'hr@kite.test',
  password: 'a kite over Pune',
  companyName: 'Kite Labs',
  industry: 'Technology',
  companySize: '11-50',
  contactPerson: 'Meera Iyer',
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
