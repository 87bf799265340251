import type { CompanyContact as Contact } from '@fledge/contract/applications'

/** Whom one can turn to, as far as the company shows it. */
export function CompanyContact({ contact }: { contact: Contact | undefined }) {
  if (!contact) return null
  const { person, industry, companySize, email, phone } = contact
  const about = [industry, companySize && `${companySize} employees`, person && `Contact: ${person}`, phone]
  const words = about.filter(Boolean).join(' · ')
  if (!words && !email) return null
  return (
    <p className="text-14 text-soft wrap-anywhere">
      {words}
      {words && email && ' · '}
      {email && (
        <a href={`mailto:${email}`} className="text-primary underline underline-offset-4">
          {email}
        </a>
      )}
    </p>
  )
}
