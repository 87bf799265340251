import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'
import { MobileMenu, menuRow } from './mobile-menu.tsx'
import { barLink } from './top-bar.tsx'

/** Signed out: Home, Sign In, Get Started. */
export const VisitorNav = () => (
  <>
    <nav aria-label="Main" className="hidden items-center gap-2 md:flex">
      <Link to="/" activeOptions={{ exact: true }} className={barLink}>
        Home
      </Link>
      <Link to="/login" className={barLink}>
        Sign In
      </Link>
      <Link to="/register" className={buttonLook()}>
        Get Started
      </Link>
    </nav>
    <MobileMenu>
      {(close) => (
        <>
          <Link to="/" activeOptions={{ exact: true }} onClick={close} className={menuRow}>
            Home
          </Link>
          <Link to="/login" onClick={close} className={menuRow}>
            Sign In
          </Link>
          <Link to="/register" onClick={close} className={menuRow}>
            Get Started
          </Link>
        </>
      )}
    </MobileMenu>
  </>
)
