type NobodyChosenProps = {
  /** The address names an applicant who is not in the list. */
  missing: boolean
  filtered: boolean
}

/** Where an applicant would be: what to do, or why the one that was asked for is not here. */
export function NobodyChosen({ missing, filtered }: NobodyChosenProps) {
  const look = 'rounded-base border border-dashed border-line-strong px-6 py-10 text-14 text-soft'
  if (missing) {
    return (
      <p role="status" className={`${look} max-lg:order-first max-lg:py-4`}>
        {filtered
          ? 'The search or the status filter hides this applicant.'
          : 'This application is no longer available.'}
      </p>
    )
  }
  return (
    <p className={`${look} max-lg:hidden`}>
      Choose an applicant to see the resume beside what the listing asks for. Keys: J and K move, A and R decide, S
      shortlists, E shows the evidence, ? explains.
    </p>
  )
}
