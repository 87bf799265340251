import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'
import { MobileMenu, menuRow } from './mobile-menu.tsx'
import { barLink } from './top-bar.tsx'

const pages = [
  { to: '/', text: 'Home', activeOptions: { exact: true } },
  { to: '/about', text: 'About' },
  { to: '/contact', text: 'Contact' },
  { to: '/login', text: 'Sign In' },
] as const

export const VisitorNav = () => (
  <>
    <nav aria-label="Main" className="hidden items-center gap-2 in-data-member:invisible md:flex">
      {pages.map(({ text, ...link }) => (
        <Link key={text} {...link} className={barLink}>
          {text}
        </Link>
      ))}
      <Link to="/register" className={buttonLook()}>
        Get Started
      </Link>
    </nav>
    <MobileMenu>
      {(close) => (
        <>
          {pages.map(({ text, ...link }) => (
            <Link key={text} {...link} onClick={close} className={menuRow}>
              {text}
            </Link>
          ))}
          <Link to="/register" onClick={close} className={menuRow}>
            Get Started
          </Link>
        </>
      )}
    </MobileMenu>
  </>
)
