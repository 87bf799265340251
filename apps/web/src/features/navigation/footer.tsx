import { Link } from '@tanstack/react-router'

const links = [
  { to: '/internships', text: 'Internships' },
  { to: '/about', text: 'About' },
  { to: '/contact', text: 'Contact' },
  { to: '/privacy', text: 'Privacy' },
] as const

export const Footer = () => (
  <footer className="border-t border-line print:hidden">
    <div className="page flex flex-wrap items-center gap-x-6 gap-y-1 py-4 text-14 text-soft">
      <p className="mr-auto">Fledge, the AI-powered internship marketplace</p>
      <nav aria-label="Footer" className="-mx-2 flex flex-wrap">
        {links.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            className="inline-flex min-h-10 items-center px-2 underline-offset-4 hover:text-ink hover:underline aria-[current=page]:text-ink"
          >
            {text}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
)
