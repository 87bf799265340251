import type { Internship } from '@fledge/contract/internships'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../../api/session.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { CompanyLink } from '../company-link.tsx'
import { InternshipText } from '../detail/internship-detail.tsx'
import { WhoCanApply } from '../detail/who-can-apply.tsx'
import { InternshipFacts, PostedDate, ReplyPromiseText } from '../internship-facts.tsx'

/** The details of an internship next to the list, on wide screens only. */
export const PreviewPane = ({ internship }: { internship: Internship }) => (
  <section
    aria-label="Details"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls by itself must be reachable by keyboard
    tabIndex={0}
    className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] content-start gap-5 overflow-y-auto rounded-base border border-line bg-raised p-6 lg:grid print:hidden"
  >
    <header className="grid gap-3">
      <div className="flex items-center gap-4">
        <CompanyMark company={internship.company} className="size-14 [view-transition-name:company-mark]" />
        <div className="min-w-0">
          <h2 className="text-25">{internship.title}</h2>
          <p className="font-medium">
            <CompanyLink company={internship.company} />
          </p>
        </div>
      </div>
      <InternshipFacts internship={internship} />
      <div className="grid gap-0.5">
        <PostedDate iso={internship.createdAt} />
        <ReplyPromiseText internship={internship} />
      </div>
    </header>
    <Ways id={internship.id} />
    <InternshipText
      internship={internship}
      heading="h3"
      check={null}
      conditions={<WhoCanApply internship={internship} heading="h3" />}
    />
  </section>
)

function Ways({ id }: { id: string }) {
  const role = useSession()?.user.role
  const look = buttonLook()
  const search = { tab: 'internships', highlight: id } as const
  const returnTo = `/student/dashboard?${new URLSearchParams(search)}`
  return (
    <div className="flex flex-wrap items-center gap-3 border-y border-line py-3">
      {role === undefined && (
        <Link to="/login" search={{ returnTo }} className={look}>
          Sign in to apply
        </Link>
      )}
      {role === 'student' && (
        <Link to="/student/dashboard" search={search} className={look}>
          See how it fits your resume
        </Link>
      )}
      <Link to="/internships/$id" params={{ id }} viewTransition className={buttonLook('secondary')}>
        Open full page
      </Link>
    </div>
  )
}
