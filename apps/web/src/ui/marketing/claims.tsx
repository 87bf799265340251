import { classes } from '../class-names.ts'

/** Illustrative figures, labelled as such. */
export const Claims = ({ claims }: { claims: readonly { value: string; label: string }[] }) => (
  <>
    <dl
      className={classes(
        'grid grid-cols-2 gap-6',
        claims.length > 4 ? 'sm:grid-cols-3 md:grid-cols-5' : 'md:grid-cols-4',
      )}
    >
      {claims.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-14 text-soft">{label}</dt>
          <dd className="font-display text-31 font-semibold tabular">{value}</dd>
        </div>
      ))}
    </dl>
    <p className="text-12 text-soft">Illustrative figures</p>
  </>
)
