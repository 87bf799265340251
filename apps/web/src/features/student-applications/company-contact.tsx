import type { CompanyContact as Contact } from '@fledge/contract/applications'

/** The contact details that the company shows to applicants. */
export function CompanyContact({ contact }: { contact: Contact | undefined }) {
  if (!contact) return null
  const { person, industry, companySize, email, phone } = contact
  const about = [industry, companySize && `${companySize} employees`, person && `Contact: ${person}`, phone]
  const text = about.filter(Boolean).join(' · ')
  if (!text && !email) return null
  return (
    <p className="text-14 text-soft wrap-anywhere">
      {text && <span>{email ? `${text} · ` : text}</span>}
      {email && (
        <a href={`mailto:${email}`} className="text-primary underline underline-offset-4">
          {email}
        </a>
      )}
    </p>
  )
}
