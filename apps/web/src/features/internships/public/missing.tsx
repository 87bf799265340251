import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../../ui/button.tsx'

/** In place of a page whose internship or company is not on Fledge. */
export const Missing = ({ title, why }: { title: string; why: string }) => (
  <div className="grid justify-items-start gap-4">
    <h1 className="text-25">{title}</h1>
    <p className="text-soft">{why}</p>
    <Link to="/internships" className={buttonLook('secondary')}>
      See all internships
    </Link>
  </div>
)
