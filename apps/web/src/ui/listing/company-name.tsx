type Company = { companyName: string; domain?: string | null | undefined }

/** The name of a company; if it resembles another name, with the domain of the confirmed email address. */
export const CompanyName = ({ company: { companyName, domain } }: { company: Company }) => (
  <span translate="no">
    {companyName}
    {domain !== undefined && (
      <span className="font-normal text-soft wrap-anywhere"> ({domain ?? 'email address not confirmed'})</span>
    )}
  </span>
)
