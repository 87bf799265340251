type Company = { companyName: string; domain?: string | null | undefined }

/** The name of a company; where it looks like another's, with the domain of its confirmed email address. */
export const CompanyName = ({ company: { companyName, domain } }: { company: Company }) => (
  <>
    {companyName}
    {domain !== undefined && (
      <span className="font-normal text-soft wrap-anywhere"> ({domain ?? 'email address not confirmed'})</span>
    )}
  </>
)
