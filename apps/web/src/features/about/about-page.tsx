import { claims, countriesClaim } from '@fledge/contract/site/site-claims'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../ui/button.tsx'
import { Claims } from '../../ui/marketing/claims.tsx'
import { FeatureCards } from './feature-cards.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'

export const AboutPage = () => (
  <>
    <div className="page grid gap-8 py-10 md:py-16">
      <h1 className="text-20">About Fledge</h1>
      <section aria-labelledby="mission" className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="grid gap-2">
          <h2 id="mission" className="text-14 font-medium text-soft">
            Our mission
          </h2>
          <p className="font-display text-31 font-semibold tracking-tight text-balance md:text-39">
            Every application deserves to be <mark className="px-1">read</mark>, and every score its evidence.
          </p>
        </div>
        <p className="max-w-prose text-soft">
          Students send dozens of applications into silence. Companies get hundreds and cannot see why a tool ranks one
          above another. Fledge reads a resume the way a careful person would, shows its evidence to both sides, and
          records what happens to every application.
        </p>
      </section>
    </div>
    <section aria-labelledby="impact" className="border-y border-line bg-sunken">
      <div className="page grid gap-4 py-8">
        <h2 id="impact" className="text-20">
          Impact
        </h2>
        <Claims claims={[...claims, countriesClaim]} />
      </div>
    </section>
    <FeatureCards />
    <Team />
    <Values />
    <section aria-label="Join or contact us" className="border-t border-line bg-sunken">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-4 py-10">
        <p className="mr-auto max-w-prose font-display text-20 font-semibold">
          See in a minute which internships fit your resume.
        </p>
        <Link to="/register" className={buttonLook('primary', 'large')}>
          Create an account
        </Link>
        <Link to="/contact" className={buttonLook('secondary', 'large')}>
          Contact us
        </Link>
      </div>
    </section>
  </>
)
