import type { Internship } from '@fledge/contract/internships'
import { hoursText, perkNames } from '@fledge/core/internships/perks'
import { findDegreeNames } from '@fledge/core/matching/studies/study-names'
import { readPostalAddress } from '@fledge/core/places/postal-address'

/**
 * The listing as a schema.org JobPosting, with the properties that Google documents for job postings
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(internship: Internship, url: string): object {
  const { id, title, description, requirements, companyName, createdAt, applyBy, openings, startsOn } = internship
  const { perks, hoursPerWeek } = internship
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: `<p>${escapeHtml(description).replaceAll('\n', '<br>')}</p>`,
    identifier: { '@type': 'PropertyValue', name: companyName, value: id },
    url,
    hiringOrganization: { '@type': 'Organization', name: companyName },
    employmentType: 'INTERN',
    datePosted: createdAt,
    // The last day ends at midnight in India.
    ...(applyBy !== null && { validThrough: `${applyBy}T23:59:59+05:30` }),
    ...(startsOn !== null && { jobStartDate: startsOn }),
    ...(openings !== null && { totalJobOpenings: openings }),
    skills: requirements.join(', '),
    directApply: true,
    ...(perks.length > 0 && { jobBenefits: perks.map((perk) => perkNames[perk]).join(', ') }),
    ...(hoursPerWeek !== null && { workHours: hoursText(hoursPerWeek) }),
    ...educationFields(internship),
    ...locationFields(internship),
    ...salaryFields(internship),
  }
}

/** Only what is recognised of the location: a wrong country hides the posting where it is, and shows it elsewhere. */
function locationFields({ location, type }: Internship) {
  const { locality, region, country } = readPostalAddress(location)
  const address = {
    '@type': 'PostalAddress',
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  }
  return {
    ...(type === 'Remote' && {
      jobLocationType: 'TELECOMMUTE',
      ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country } }),
    }),
    ...(country && { jobLocation: { '@type': 'Place', address } }),
  }
}

/** The level of the degrees that are asked for, in the categories that Google knows. */
function educationFields({ degrees }: Internship) {
  const levels = findDegreeNames(degrees.join(', ')).map(({ level }) => level)
  const credentialCategory = levels.includes('bachelor')
    ? 'bachelor degree'
    : levels.some((level) => level === 'master' || level === 'doctor') && 'postgraduate degree'
  if (!credentialCategory) return {}
  return { educationRequirements: { '@type': 'EducationalOccupationalCredential', credentialCategory } }
}

const salaryFields = ({ stipend, stipendMax }: Internship) =>
  (stipend > 0 || stipendMax !== null) && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        ...(stipendMax === null ? { value: stipend } : { minValue: stipend, maxValue: stipendMax }),
        unitText: 'MONTH',
      },
    },
  }

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
