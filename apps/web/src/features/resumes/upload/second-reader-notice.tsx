import { useQuery } from '@tanstack/react-query'
import { site } from '../../../api/site.ts'

/** Says which host also reads the resume, where a language model is configured. */
export function SecondReaderNotice() {
  const host = useQuery(site).data?.secondReader
  if (!host) return null
  return (
    <p className="max-w-prose text-14 text-soft">
      We also send the text of your resume to the model at{' '}
      <span className="font-medium wrap-anywhere text-ink">{host}</span>, without the name, email, phone and links we
      recognise. What it finds is only suggested to you.
    </p>
  )
}
