import { type ContactCategory, contactPromise } from '@fledge/contract/site/contact'
import { texts } from '@fledge/contract/texts'
import { classes } from '../../ui/class-names.ts'

const promises = [
  { kind: 'critical', time: 'Under 1 hour', what: 'for critical issues' },
  { kind: 'general', time: 'Under 4 hours', what: 'for general support' },
  { kind: 'feature', time: 'Under 24 hours', what: 'for feature requests' },
] as const satisfies { kind: keyof typeof texts.contact.promises; time: string; what: string }[]

type PromisesProps = { category: ContactCategory; critical: boolean }

/** The promised response times; the one for the current message is highlighted. */
export function Promises({ category, critical }: PromisesProps) {
  const own = contactPromise(category, critical)
  return (
    <section aria-labelledby="promises" className="grid gap-3">
      <h2 id="promises" className="text-20">
        Response times
      </h2>
      <ul className="border-b border-line">
        {promises.map(({ kind, time, what }) => (
          <li key={kind} className={classes('border-t border-line py-3', kind === own ? 'text-ink' : 'text-soft')}>
            <p className={classes('text-16 tabular', kind === own && 'font-semibold')}>{time}</p>
            <p className="text-14">{what}</p>
          </li>
        ))}
      </ul>
      <p role="status" className="text-14">
        Your message: {texts.contact.promises[own]}.
      </p>
      <p className="text-12 text-soft">These are targets of a sample team, not guarantees.</p>
    </section>
  )
}
