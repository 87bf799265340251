import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { buttonLook } from '../../ui/button.tsx'
import { EvidenceSample } from './evidence-sample.tsx'

export const Hero = () => (
  <div className="page pt-8 pb-12 md:pt-10 md:pb-16">
    <EvidenceSample>
      <div className="grid gap-5">
        <h1 className="text-31 tracking-tight md:text-39">
          <span className="block">Internships that fit you,</span> <span className="block">with the evidence</span>
        </h1>
        <p className="max-w-prose text-soft">
          Fledge reads your resume, compares it with every open internship and shows the evidence: each point of a match
          links to the words in your resume.
        </p>
        <Ways />
      </div>
    </EvidenceSample>
  </div>
)

function Ways() {
  if (useSession()) {
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Link to="/dashboard" className={buttonLook('primary', 'large')}>
          Go to your dashboard
        </Link>
        <Link to="/internships" className="py-2 font-medium text-primary underline underline-offset-4">
          Browse internships
        </Link>
      </div>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Link to="/register" className={buttonLook('primary', 'large')}>
          Start Your Journey
        </Link>
        <Link to="/login" className={buttonLook('secondary', 'large')}>
          Sign In
        </Link>
      </div>
      <SearchForm />
    </>
  )
}

/** A plain form, because the public search is rendered by the server. Empty, it finds everything. */
const SearchForm = () => (
  // biome-ignore lint/a11y/useSemanticElements: not every browser in use knows <search>
  <form role="search" aria-label="Internships" action="/internships" className="grid max-w-md gap-1">
    <label htmlFor="hero-search" className="text-14 text-soft">
      Or look around first, without an account
    </label>
    <div className="flex gap-2">
      <input
        id="hero-search"
        name="q"
        type="search"
        enterKeyHint="search"
        placeholder="Role, skill, company or place"
        className="min-h-11 w-full min-w-0 rounded-base border border-line-strong bg-raised px-3 placeholder:text-soft max-sm:px-2"
      />
      <button type="submit" className={buttonLook('secondary')}>
        Search
      </button>
    </div>
  </form>
)
