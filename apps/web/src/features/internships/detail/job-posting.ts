import type { Internship } from '@fledge/contract/internships'

/** The listing as a schema.org JobPosting in JSON, with '<' escapeHtml so that it is safe inside HTML. */
export function jobPosting(internship: Internship): string {
  const { id, title, description, requirements, companyName, createdAt, applyBy, openings, startsOn } = internship
  const posting = {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(description).replaceAll('\n', '<br>')}</p>`,
    identifier: { '@type': 'PropertyValue', name: companyName, value: id },
    hiringOrganization: { '@type': 'Organization', name: companyName },
    employmentType: 'INTERN',
    datePosted: createdAt,
    // The last day ends at midnight in India.
    ...(applyBy !== null && { validThrough: `${applyBy}T23:59:59+05:30` }),
    ...(startsOn !== null && { jobStartDate: startsOn }),
    ...(openings !== null && { totalJobOpenings: openings }),
    skills: requirements.join(', '),
    directApply: true,
    ...locationFields(internship),
    ...salaryFields(internship),
  }
  return JSON.stringify(posting).replaceAll('<', '\\u003c')
}

const locationFields = ({ location, type }: Internship) => ({
  ...(type === 'Remote' && { jobLocationType: 'TELECOMMUTE' }),
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: location } },
})

const salaryFields = ({ stipend }: Internship) =>
  stipend > 0 && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: { '@type': 'QuantitativeValue', value: stipend, unitText: 'MONTH' },
    },
  }

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
