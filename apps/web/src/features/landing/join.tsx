import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'

const ways = [
  {
    role: 'student',
    title: 'Looking for an internship',
    text: 'See in a minute which open internships fit your resume.',
    action: 'Join as Student',
  },
  {
    role: 'company',
    title: 'Looking for an intern',
    text: 'Post an internship and see the evidence for every applicant.',
    action: 'Join as Company',
  },
] as const

export const Join = () => (
  <section aria-label="Join" className="border-t border-line bg-sunken">
    <div className="page grid divide-y divide-line md:grid-cols-2 md:divide-x md:divide-y-0">
      {ways.map(({ role, title, text, action }) => (
        <div key={role} className="grid content-start justify-items-start gap-3 py-10 md:px-10 md:first:pl-0">
          <h2 className="text-25 tracking-tight">{title}</h2>
          <p className="text-soft">{text}</p>
          <Link
            to="/register"
            search={{ role }}
            className={buttonLook(role === 'student' ? 'primary' : 'secondary', 'large')}
          >
            {action}
          </Link>
        </div>
      ))}
    </div>
  </section>
)
